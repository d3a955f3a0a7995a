import UIKit

/// A bubble with an arrow to the view that it tells of.
open class EasyTipView: UIView {
    private enum Content {
        case text(String)
        case attributedText(NSAttributedString)
        case view(UIView)
    }

    public static var globalPreferences = Preferences()

    open private(set) var preferences: Preferences
    open var contentOffset = CGPoint.zero { didSet { setNeedsLayout() } }
    private let content: Content
    private weak var delegate: (any EasyTipViewDelegate)?
    private weak var target: UIView?
    /// On which side of the bubble the arrow is, and where its tip is.
    private var arrow = ArrowPosition.top
    private var tip = CGPoint.zero

    public convenience init(
        text: String, preferences: Preferences = EasyTipView.globalPreferences,
        delegate: (any EasyTipViewDelegate)? = nil
    ) { self.init(content: .text(text), preferences: preferences, delegate: delegate) }

    public convenience init(
        text: NSAttributedString, preferences: Preferences = EasyTipView.globalPreferences,
        delegate: (any EasyTipViewDelegate)? = nil
    ) { self.init(content: .attributedText(text), preferences: preferences, delegate: delegate) }

    public convenience init(
        contentView: UIView, preferences: Preferences = EasyTipView.globalPreferences,
        delegate: (any EasyTipViewDelegate)? = nil
    ) { self.init(content: .view(contentView), preferences: preferences, delegate: delegate) }

    private init(content: Content, preferences: Preferences, delegate: (any EasyTipViewDelegate)?) {
        self.content = content
        self.preferences = preferences
        self.delegate = delegate
        super.init(frame: .zero)
        backgroundColor = .clear
        isOpaque = false
        contentMode = .redraw
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) { nil }

    private lazy var contentView: UIView = {
        if case .view(let view) = content { return view }
        let label = UILabel()
        label.numberOfLines = 0
        label.font = preferences.drawing.font
        label.textColor = preferences.drawing.foregroundColor
        label.textAlignment = preferences.drawing.textAlignment
        if case .text(let text) = content { label.text = text }
        if case .attributedText(let text) = content { label.attributedText = text }
        return label
    }()

    // MARK: Showing

    open class func show(
        animated: Bool = true, forItem item: UIBarItem, withinSuperview superview: UIView? = nil, text: String,
        preferences: Preferences = EasyTipView.globalPreferences, delegate: (any EasyTipViewDelegate)? = nil
    ) {
        EasyTipView(text: text, preferences: preferences, delegate: delegate)
            .show(animated: animated, forItem: item, withinSuperView: superview)
    }

    open class func show(
        animated: Bool = true, forView view: UIView, withinSuperview superview: UIView? = nil, text: String,
        preferences: Preferences = EasyTipView.globalPreferences, delegate: (any EasyTipViewDelegate)? = nil
    ) {
        EasyTipView(text: text, preferences: preferences, delegate: delegate)
            .show(animated: animated, forView: view, withinSuperview: superview)
    }

    open class func show(
        animated: Bool = true, forView view: UIView, withinSuperview superview: UIView? = nil, contentView: UIView,
        preferences: Preferences = EasyTipView.globalPreferences, delegate: (any EasyTipViewDelegate)? = nil
    ) {
        EasyTipView(contentView: contentView, preferences: preferences, delegate: delegate)
            .show(animated: animated, forView: view, withinSuperview: superview)
    }

    open func show(animated: Bool = true, forItem item: UIBarItem, withinSuperView superview: UIView? = nil) {
        if let view = (item as? UIBarButtonItem)?.customView {
            show(animated: animated, forView: view, withinSuperview: superview)
        }
    }

    open func show(animated: Bool = true, forView view: UIView, withinSuperview superview: UIView? = nil) {
        let windows = UIApplication.shared.windows
        guard let room = superview ?? view.window ?? windows.first else { return }
        target = view
        room.addSubview(self)
        frame.size = size
        setNeedsLayout()
        layoutIfNeeded()
    }

    open func dismiss(withCompletion completion: (() -> Void)? = nil) {
        removeFromSuperview()
        completion?()
        delegate?.easyTipViewDidDismiss(self)
    }

    // MARK: Places

    private var sizeOfContent: CGSize {
        if case .view(let view) = content {
            return view.frame.isEmpty
                ? view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : view.frame.size
        }
        let most = CGSize(width: preferences.positioning.maxWidth, height: .greatestFiniteMagnitude)
        var size = contentView.sizeThatFits(most)
        size.width = max(size.width.rounded(.up), preferences.drawing.arrowWidth)
        return CGSize(width: size.width, height: size.height.rounded(.up))
    }

    private var size: CGSize {
        let positioning = preferences.positioning
        let (inner, outer) = (positioning.contentInsets, positioning.bubbleInsets)
        let content = sizeOfContent
        let arrow = preferences.drawing.arrowHeight
        let width = content.width + inner.left + inner.right + outer.left + outer.right
        let height = content.height + inner.top + inner.bottom + outer.top + outer.bottom
        return [.left, .right].contains(self.arrow)
            ? CGSize(width: width + arrow, height: height) : CGSize(width: width, height: height + arrow)
    }

    private func frame(with arrow: ArrowPosition, at target: CGRect) -> CGRect {
        self.arrow = arrow
        let size = size
        let origin =
            switch arrow {
            case .bottom: CGPoint(x: target.midX - size.width / 2, y: target.minY - size.height)
            case .right: CGPoint(x: target.minX - size.width, y: target.midY - size.height / 2)
            case .left: CGPoint(x: target.maxX, y: target.midY - size.height / 2)
            case .top, .any: CGPoint(x: target.midX - size.width / 2, y: target.maxY)
            }
        return CGRect(origin: origin, size: size)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
        setNeedsDisplay()
    }

    /// On the first side on which it is whole, and moved along it until it is within its superview.
    private func place() {
        guard let target, let superview else { return }
        let room = superview.bounds
        let goal = target.convert(target.bounds, to: superview)
        let wanted = preferences.drawing.arrowPosition
        let sides: [ArrowPosition] = (wanted == .any ? [] : [wanted]) + ArrowPosition.allValues
        let side = sides.first { room.contains(frame(with: $0, at: goal)) } ?? (wanted == .any ? .top : wanted)
        var place = frame(with: side, at: goal)
        arrow = side == .any ? .top : side
        place.origin.x = max(min(place.minX, room.maxX - place.width), room.minX)
        place.origin.y = max(min(place.minY, room.maxY - place.height), room.minY)
        if frame != place { frame = place }
        tip = CGPoint(x: goal.midX - place.minX, y: goal.midY - place.minY)
        let inner = preferences.positioning.contentInsets
        contentView.frame = CGRect(
            origin: CGPoint(x: bubble.minX + inner.left, y: bubble.minY + inner.top), size: sizeOfContent)
    }

    private var bubble: CGRect {
        var inset = preferences.positioning.bubbleInsets
        let height = preferences.drawing.arrowHeight
        switch arrow {
        case .top, .any: inset.top += height
        case .bottom: inset.bottom += height
        case .left: inset.left += height
        case .right: inset.right += height
        }
        return bounds.inset(by: inset)
    }

    open override func draw(_ rect: CGRect) {
        let drawing = preferences.drawing
        let (bubble, half, height) = (bubble, drawing.arrowWidth / 2, drawing.arrowHeight)
        let path = UIBezierPath(roundedRect: bubble, cornerRadius: drawing.cornerRadius)
        let x = max(min(tip.x, bubble.maxX - drawing.cornerRadius - half), bubble.minX + drawing.cornerRadius + half)
        let y = max(min(tip.y, bubble.maxY - drawing.cornerRadius - half), bubble.minY + drawing.cornerRadius + half)
        let corners =
            switch arrow {
            case .top, .any: [(x - half, bubble.minY), (x, bubble.minY - height), (x + half, bubble.minY)]
            case .bottom: [(x - half, bubble.maxY), (x, bubble.maxY + height), (x + half, bubble.maxY)]
            case .left: [(bubble.minX, y - half), (bubble.minX - height, y), (bubble.minX, y + half)]
            case .right: [(bubble.maxX, y - half), (bubble.maxX + height, y), (bubble.maxX, y + half)]
            }
        let points = corners.map { CGPoint(x: $0.0, y: $0.1) }
        let point = UIBezierPath()
        point.move(to: points[0])
        point.addLine(to: points[1])
        point.addLine(to: points[2])
        if preferences.hasBorder {
            drawing.borderColor.setStroke()
            path.lineWidth = 2 * drawing.borderWidth
            point.lineWidth = 2 * drawing.borderWidth
            path.stroke()
            point.stroke()
        }
        drawing.backgroundColor.setFill()
        path.fill()
        point.close()
        point.fill()
    }
}
