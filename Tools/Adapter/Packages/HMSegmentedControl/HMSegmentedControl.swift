import UIKit

/// Segments side by side, which scroll where they have no room, with a sign at the chosen one.
open class HMSegmentedControl: UIControl {
    open var sectionTitles: [String]? { didSet { setNeedsLayout() } }
    open var sectionImages: [UIImage]? { didSet { setNeedsLayout() } }
    open var sectionSelectedImages: [UIImage]? { didSet { setNeedsLayout() } }
    open var indexChangeBlock: IndexChangeBlock?
    open var titleFormatter: HMTitleFormatterBlock? { didSet { setNeedsLayout() } }

    // MARK: Looks

    open var titleTextAttributes: [AnyHashable: Any]? { didSet { setNeedsLayout() } }
    open var selectedTitleTextAttributes: [AnyHashable: Any]? { didSet { setNeedsLayout() } }
    open var selectionIndicatorColor = UIColor(red: 52 / 255, green: 181 / 255, blue: 229 / 255, alpha: 1) {
        didSet { setNeedsLayout() }
    }
    open var selectionIndicatorBoxColor = UIColor(red: 52 / 255, green: 181 / 255, blue: 229 / 255, alpha: 1) {
        didSet { setNeedsLayout() }
    }
    open var verticalDividerColor = UIColor.black { didSet { setNeedsLayout() } }
    open var selectionIndicatorBoxOpacity: CGFloat = 0.2 { didSet { setNeedsLayout() } }
    open var verticalDividerWidth: CGFloat = 1 { didSet { setNeedsLayout() } }
    open var isVerticalDividerEnabled = false { didSet { setNeedsLayout() } }
    open var type = HMSegmentedControlType.text { didSet { setNeedsLayout() } }
    open var selectionStyle = HMSegmentedControlSelectionStyle.textWidthStripe { didSet { setNeedsLayout() } }
    open var segmentWidthStyle = HMSegmentedControlSegmentWidthStyle.fixed { didSet { setNeedsLayout() } }
    open var selectionIndicatorLocation = HMSegmentedControlSelectionIndicatorLocation.top {
        didSet { setNeedsLayout() }
    }
    open var borderType: HMSegmentedControlBorderType = [] { didSet { setNeedsLayout() } }
    open var borderColor = UIColor.black { didSet { setNeedsLayout() } }
    open var borderWidth: CGFloat = 1 { didSet { setNeedsLayout() } }
    open var imagePosition = HMSegmentedControlImagePosition.behindText { didSet { setNeedsLayout() } }
    open var textImageSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var selectionIndicatorHeight: CGFloat = 5 { didSet { setNeedsLayout() } }
    open var selectionIndicatorEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    open var segmentEdgeInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5) { didSet { setNeedsLayout() } }
    open var enlargeEdgeInset = UIEdgeInsets.zero
    open var isUserDraggable = true { didSet { scroll.isScrollEnabled = isUserDraggable } }
    open var isTouchEnabled = true
    open var shouldStretchSegmentsToScreenSize = false { didSet { setNeedsLayout() } }
    open var shouldAnimateUserSelection = true
    open var selectedSegmentIndex: UInt = 0 { didSet { setNeedsLayout() } }

    open func setSelectedSegmentIndex(_ index: UInt, animated: Bool) { selectedSegmentIndex = index }
    open func setIndexChangeBlock(_ block: @escaping IndexChangeBlock) { indexChangeBlock = block }
    open func setTitleFormatter(_ block: @escaping HMTitleFormatterBlock) { titleFormatter = block }

    private let scroll = UIScrollView()

    // MARK: Making

    public init(sectionTitles: [String]) {
        super.init(frame: .zero)
        self.sectionTitles = sectionTitles
        setUp()
    }

    public init(sectionImages: [UIImage], sectionSelectedImages: [UIImage]) {
        super.init(frame: .zero)
        (self.sectionImages, self.sectionSelectedImages, type) = (sectionImages, sectionSelectedImages, .images)
        setUp()
    }

    public init(sectionImages: [UIImage], sectionSelectedImages: [UIImage], titlesForSections sectionTitles: [String]) {
        super.init(frame: .zero)
        (self.sectionImages, self.sectionSelectedImages) = (sectionImages, sectionSelectedImages)
        (self.sectionTitles, type) = (sectionTitles, .textImages)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        if backgroundColor == nil { backgroundColor = .white }
        scroll.showsHorizontalScrollIndicator = false
        scroll.showsVerticalScrollIndicator = false
        scroll.scrollsToTop = false
        addSubview(scroll)
    }

    // MARK: Measures

    private var count: Int { type == .images ? sectionImages?.count ?? 0 : sectionTitles?.count ?? 0 }

    private func title(at index: Int) -> NSAttributedString {
        guard let titles = sectionTitles, titles.indices.contains(index) else { return NSAttributedString(string: "") }
        let isChosen = UInt(index) == selectedSegmentIndex
        if let titleFormatter { return titleFormatter(self, titles[index], UInt(index), isChosen) }
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 19), .foregroundColor: UIColor.black,
        ]
        let own = [titleTextAttributes, isChosen ? selectedTitleTextAttributes : nil]
        for (key, value) in own.compactMap({ $0 }).joined() {
            if let key = key as? NSAttributedString.Key {
                attributes[key] = value
            } else if let key = key as? String {
                attributes[NSAttributedString.Key(key)] = value
            }
        }
        return NSAttributedString(string: titles[index], attributes: attributes)
    }

    private func size(ofTitleAt index: Int) -> CGSize {
        let size = title(at: index).size()
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private func image(at index: Int) -> UIImage? {
        let images = UInt(index) == selectedSegmentIndex ? sectionSelectedImages ?? sectionImages : sectionImages
        return images.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }

    private func width(ofContentAt index: Int) -> CGFloat {
        let (text, picture) = (size(ofTitleAt: index).width, image(at: index)?.size.width ?? 0)
        switch type {
        case .text: return text
        case .images: return picture
        case .textImages:
            let isBeside = imagePosition == .leftOfText || imagePosition == .rightOfText
            return isBeside && segmentWidthStyle == .dynamic ? text + picture + textImageSpacing : max(text, picture)
        }
    }

    /// All as wide as the widest, or each as wide as its words.
    private func segments() -> [CGRect] {
        guard count > 0 else { return [] }
        let edges = segmentEdgeInset.left + segmentEdgeInset.right
        var widths = (0..<count).map { width(ofContentAt: $0) + edges }
        if segmentWidthStyle == .fixed || type == .images {
            if type == .textImages { widths = (0..<count).map { size(ofTitleAt: $0).width + edges } }
            widths = Array(repeating: max(widths.max() ?? 0, bounds.width / CGFloat(count)), count: count)
        } else if shouldStretchSegmentsToScreenSize {
            let spare = max(bounds.width - widths.reduce(0, +), 0) / CGFloat(count)
            widths = widths.map { $0 + spare }
        }
        var x: CGFloat = 0
        return widths.map { width in
            defer { x += width }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        scroll.frame = bounds
        for view in scroll.subviews { view.removeFromSuperview() }
        let segments = segments()
        scroll.contentSize = CGSize(width: segments.last?.maxX ?? 0, height: bounds.height)
        if selectedSegmentIndex < segments.count { addSign(at: segments[Int(selectedSegmentIndex)]) }
        for (index, segment) in segments.enumerated() { addContent(at: index, in: segment) }
        if selectedSegmentIndex < segments.count {
            let chosen = segments[Int(selectedSegmentIndex)]
            let middle = chosen.insetBy(dx: -(bounds.width - chosen.width) / 2, dy: 0)
            scroll.scrollRectToVisible(
                middle.intersection(CGRect(origin: .zero, size: scroll.contentSize)), animated: false)
        }
    }

    private func add(_ frame: CGRect, _ color: UIColor) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = color
        view.isUserInteractionEnabled = false
        scroll.addSubview(view)
        return view
    }

    private func addSign(at segment: CGRect) {
        guard selectionIndicatorLocation != .none || selectionStyle == .box else { return }
        let (insets, height) = (selectionIndicatorEdgeInsets, selectionIndicatorHeight)
        let isAtBottom = selectionIndicatorLocation == .bottom
        let y = isAtBottom ? bounds.height - height + insets.bottom : insets.top
        if selectionStyle == .arrow {
            let arrow = CAShapeLayer()
            let path = UIBezierPath()
            let (base, tip) = isAtBottom ? (y + height, y) : (y, y + height)
            path.move(to: CGPoint(x: segment.midX - height, y: base))
            path.addLine(to: CGPoint(x: segment.midX, y: tip))
            path.addLine(to: CGPoint(x: segment.midX + height, y: base))
            path.close()
            arrow.path = path.cgPath
            arrow.fillColor = selectionIndicatorColor.cgColor
            add(CGRect(origin: .zero, size: scroll.contentSize), .clear).layer.addSublayer(arrow)
            return
        }
        if selectionStyle == .box {
            let box = add(segment, selectionIndicatorBoxColor)
            box.layer.borderWidth = 1
            box.layer.borderColor = selectionIndicatorBoxColor.cgColor
            box.alpha = selectionIndicatorBoxOpacity
            if selectionIndicatorLocation == .none { return }
        }
        var stripe = CGRect(x: segment.minX, y: y, width: segment.width, height: height)
        if selectionStyle == .textWidthStripe {
            let width =
                segmentWidthStyle == .dynamic
                ? segment.width - segmentEdgeInset.left - segmentEdgeInset.right
                : min(width(ofContentAt: Int(selectedSegmentIndex)), segment.width)
            (stripe.origin.x, stripe.size.width) = (segment.midX - width / 2, width)
        }
        stripe.origin.x += insets.left
        stripe.size.width -= insets.right
        _ = add(stripe, selectionIndicatorColor)
    }

    private func addContent(at index: Int, in segment: CGRect) {
        addBorders(around: segment)
        if isVerticalDividerEnabled, index > 0 {
            let x = segment.minX - verticalDividerWidth / 2
            let y = selectionIndicatorHeight * 2
            _ = add(
                CGRect(x: x, y: y, width: verticalDividerWidth, height: max(bounds.height - 2 * y, 0)),
                verticalDividerColor)
        }
        let (text, picture) = (size(ofTitleAt: index), image(at: index)?.size ?? .zero)
        let isBox = selectionStyle == .box
        let sign = isBox || selectionIndicatorLocation == .none ? 0 : selectionIndicatorHeight
        // What stays beside a stripe, in whose middle things are
        let middle = (bounds.height + (selectionIndicatorLocation == .top ? sign : -sign)) / 2
        var (textAt, pictureAt) = (CGPoint(x: segment.midX, y: middle), CGPoint(x: segment.midX, y: middle))
        if type == .textImages {
            let along = picture.width + textImageSpacing + text.width
            let down = picture.height + textImageSpacing + text.height
            switch imagePosition {
            case .behindText: break
            case .leftOfText:
                (pictureAt.x, textAt.x) = (
                    segment.midX - (along - picture.width) / 2, segment.midX + (along - text.width) / 2
                )
            case .rightOfText:
                (textAt.x, pictureAt.x) = (
                    segment.midX - (along - text.width) / 2, segment.midX + (along - picture.width) / 2
                )
            case .aboveText:
                (pictureAt.y, textAt.y) = (middle - (down - picture.height) / 2, middle + (down - text.height) / 2)
            case .belowText:
                (textAt.y, pictureAt.y) = (middle - (down - text.height) / 2, middle + (down - picture.height) / 2)
            }
        }
        if type != .text, let image = image(at: index) {
            let view = UIImageView(image: image)
            place(view, picture, pictureAt)
        }
        if type != .images {
            let label = UILabel()
            label.attributedText = title(at: index)
            label.textAlignment = .center
            place(label, text, textAt)
        }
    }

    private func place(_ view: UIView, _ size: CGSize, _ center: CGPoint) {
        view.frame = CGRect(
            x: (center.x - size.width / 2).rounded(), y: (center.y - size.height / 2).rounded(), width: size.width,
            height: size.height)
        scroll.addSubview(view)
    }

    private func addBorders(around segment: CGRect) {
        let sides: [(HMSegmentedControlBorderType, CGRect)] = [
            (.top, CGRect(x: segment.minX, y: 0, width: segment.width, height: borderWidth)),
            (.left, CGRect(x: segment.minX, y: 0, width: borderWidth, height: segment.height)),
            (
                .bottom,
                CGRect(x: segment.minX, y: segment.height - borderWidth, width: segment.width, height: borderWidth)
            ),
            (.right, CGRect(x: segment.maxX - borderWidth, y: 0, width: borderWidth, height: segment.height)),
        ]
        for (side, frame) in sides where borderType.contains(side) { _ = add(frame, borderColor) }
    }
}
