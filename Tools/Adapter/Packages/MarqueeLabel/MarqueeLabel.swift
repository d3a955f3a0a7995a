import UIKit

/// A label whose text scrolls when it is too long. Pictures show it at its home, before it moves: cut at the edge, or faded.
open class MarqueeLabel: UILabel {
    public enum MarqueeType: CaseIterable, Sendable {
        case left, leftRight, right, rightLeft, continuous, continuousReverse
    }

    public enum SpeedLimit: Sendable {
        case rate(CGFloat)
        case duration(CGFloat)
    }

    open var type = MarqueeType.continuous { didSet { placeText() } }
    open var scrollSequence: [MarqueeStep]?
    open var animationCurve = UIView.AnimationCurve.linear
    @IBInspectable open var labelize = false { didSet { placeText() } }
    @IBInspectable open var holdScrolling = false
    @IBInspectable public var forceScrolling = false { didSet { placeText() } }
    @IBInspectable open var tapToScroll = false
    open var speed = SpeedLimit.duration(7)
    @IBInspectable open var animationDelay: CGFloat = 1
    @IBInspectable open var leadingBuffer: CGFloat = 0 { didSet { placeText() } }
    @IBInspectable open var trailingBuffer: CGFloat = 0 { didSet { placeText() } }
    @IBInspectable open var fadeLength: CGFloat = 0 { didSet { placeText() } }

    @IBInspectable open var scrollDuration: CGFloat {
        get { if case .duration(let duration) = speed { duration } else { 0 } }
        set { speed = .duration(newValue) }
    }

    @IBInspectable open var scrollRate: CGFloat {
        get { if case .rate(let rate) = speed { rate } else { 0 } }
        set { speed = .rate(newValue) }
    }

    /// How long it takes to scroll away once.
    public var animationDuration: CGFloat {
        switch speed {
        case .duration(let duration): duration
        case .rate(let rate): rate > 0 ? abs(distance / rate) : 0
        }
    }

    // MARK: Making

    public init(frame: CGRect, rate: CGFloat, fadeLength fade: CGFloat) {
        speed = .rate(rate)
        fadeLength = min(fade, frame.width / 2)
        super.init(frame: frame)
        setUp()
    }

    public init(frame: CGRect, duration: CGFloat, fadeLength fade: CGFloat) {
        speed = .duration(duration)
        fadeLength = min(fade, frame.width / 2)
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, duration: 7, fadeLength: 0) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() { clipsToBounds = true }

    open override var text: String? { didSet { placeText() } }
    open override var attributedText: NSAttributedString? { didSet { placeText() } }
    open override var font: UIFont! { didSet { placeText() } }

    private func placeText() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Sizes

    open func textLayoutSize() -> CGSize {
        super.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeThatFits(size, withBuffers: true) }

    open func sizeThatFits(_ size: CGSize, withBuffers: Bool) -> CGSize {
        var fitting = textLayoutSize()
        if withBuffers { fitting.width += leadingBuffer }
        return fitting
    }

    open override var intrinsicContentSize: CGSize {
        var size = super.intrinsicContentSize
        size.width += leadingBuffer
        return size
    }

    open func labelShouldScroll() -> Bool {
        guard let text, !text.isEmpty, !labelize else { return false }
        return forceScrolling || textLayoutSize().width + leadingBuffer > bounds.width
    }

    /// The way from home to away.
    private var distance: CGFloat {
        guard labelShouldScroll() else { return 0 }
        let width = textLayoutSize().width
        return switch type {
        case .continuous, .continuousReverse: width + max(leadingBuffer, trailingBuffer)
        default: width + leadingBuffer + trailingBuffer - bounds.width
        }
    }

    private var startsAtRight: Bool { type == .right || type == .rightLeft || type == .continuousReverse }

    // MARK: Drawing

    open override func drawText(in rect: CGRect) {
        let width = textLayoutSize().width.rounded(.up)
        guard labelShouldScroll() else {
            let edge = labelize ? 0 : leadingBuffer
            let room = CGRect(x: rect.minX + edge, y: rect.minY, width: rect.width - edge, height: rect.height)
            return super.drawText(in: room)
        }
        let x = startsAtRight ? rect.maxX - leadingBuffer - width : rect.minX + leadingBuffer
        super.drawText(in: CGRect(x: x, y: rect.minY, width: width, height: rect.height))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard fadeLength > 0, bounds.width > 0, labelShouldScroll() else {
            layer.mask = nil
            return
        }
        let fade = Double(min(fadeLength / bounds.width, 0.5))
        let mask = CAGradientLayer()
        mask.frame = bounds
        mask.startPoint = CGPoint(x: 0, y: 0.5)
        mask.endPoint = CGPoint(x: 1, y: 0.5)
        let (clear, full) = (UIColor.clear.cgColor, UIColor.black.cgColor)
        mask.colors = startsAtRight ? [clear, full, full] : [full, full, clear]
        mask.locations = (startsAtRight ? [0, fade, 1] : [0, 1 - fade, 1]).map { NSNumber(value: $0) }
        layer.mask = mask
    }

    // MARK: Scrolling, which pictures do not show

    open private(set) var isPaused = false
    open var awayFromHome: Bool { false }
    open var animationPosition: CGFloat? { nil }
    public func triggerScrollStart() {}
    public func restartLabel() {}
    public func resetLabel() {}
    public func shutdownLabel() {}
    public func pauseLabel() { isPaused = true }
    public func unpauseLabel() { isPaused = false }
    open func labelWillBeginScroll() {}
    open func labelReturnedToHome(_ finished: Bool) {}
    open func textCoordinateForFramePoint(_ point: CGPoint) -> CGPoint? {
        CGPoint(x: point.x - leadingBuffer, y: point.y)
    }
    open class func restartLabelsOfController(_ controller: UIViewController) {}
    open class func controllerViewWillAppear(_ controller: UIViewController) {}
    open class func controllerViewDidAppear(_ controller: UIViewController) {}
    open class func controllerLabelsAnimate(_ controller: UIViewController) { labelize(false, below: controller.view) }
    open class func controllerLabelsLabelize(_ controller: UIViewController) { labelize(true, below: controller.view) }

    private class func labelize(_ isPlain: Bool, below view: UIView) {
        (view as? MarqueeLabel)?.labelize = isPlain
        for view in view.subviews { labelize(isPlain, below: view) }
    }
}

enum _MaquetteTables: ModuleTables {
    @MainActor static func add() {
        KeyedProperties.add("labelize", \MarqueeLabel.labelize)
        KeyedProperties.add("holdScrolling", \MarqueeLabel.holdScrolling)
        KeyedProperties.add("forceScrolling", \MarqueeLabel.forceScrolling)
        KeyedProperties.add("tapToScroll", \MarqueeLabel.tapToScroll)
        KeyedProperties.add("scrollDuration", \MarqueeLabel.scrollDuration)
        KeyedProperties.add("scrollRate", \MarqueeLabel.scrollRate)
        KeyedProperties.add("animationDelay", \MarqueeLabel.animationDelay)
        KeyedProperties.add("leadingBuffer", \MarqueeLabel.leadingBuffer)
        KeyedProperties.add("trailingBuffer", \MarqueeLabel.trailingBuffer)
        KeyedProperties.add("fadeLength", \MarqueeLabel.fadeLength)
    }
}
