import UIKit

/// What marks the button of the page that is shown.
open class TMBarIndicator: UIView {
    public enum DisplayMode: Sendable {
        case top, bottom, fill
    }

    public enum OverscrollBehavior: Sendable {
        case none, bounce, compress
    }

    public enum TransitionStyle: Sendable {
        case progressive, snap
    }

    public final class None: TMBarIndicator {}

    open var displayMode: DisplayMode { .bottom }
    open var overscrollBehavior = OverscrollBehavior.bounce
    open var transitionStyle = TransitionStyle.progressive
    open var isProgressive = false

    public required init() {
        super.init(frame: .zero)
        layout(in: self)
    }

    public required init?(coder: NSCoder) { nil }

    open func layout(in view: UIView) {}

    /// How high it is above or below the buttons.
    var height: CGFloat { 0 }
}

open class TMLineBarIndicator: TMBarIndicator {
    public enum Weight: Sendable {
        case light, medium, heavy
        case custom(value: CGFloat)

        var height: CGFloat {
            switch self {
            case .light: 2
            case .medium: 4
            case .heavy: 8
            case .custom(let value): value
            }
        }
    }

    public enum CornerStyle: Sendable {
        case square, rounded, eliptical
    }

    open var weight = Weight.medium { didSet { superview?.setNeedsLayout() } }
    open var cornerStyle = CornerStyle.square { didSet { setNeedsLayout() } }
    override var height: CGFloat { weight.height }

    open override var tintColor: UIColor! { didSet { backgroundColor = tintColor } }

    open override func layout(in view: UIView) {
        super.layout(in: view)
        backgroundColor = tintColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        switch cornerStyle {
        case .square: layer.cornerRadius = 0
        case .rounded: layer.cornerRadius = bounds.height / 4
        case .eliptical: layer.cornerRadius = bounds.height / 2
        }
    }
}

open class TMBlockBarIndicator: TMLineBarIndicator {
    open override var displayMode: DisplayMode { .fill }
}

open class TMDotBarIndicator: TMBarIndicator {
    private let dot = UIView()
    open var size = CGSize(width: 8, height: 8)
    override var height: CGFloat { size.height }

    open override func layout(in view: UIView) {
        super.layout(in: view)
        dot.backgroundColor = tintColor
        view.addSubview(dot)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        dot.backgroundColor = tintColor
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(x: (bounds.width - size.width) / 2, y: 0, width: size.width, height: size.height)
        dot.layer.cornerRadius = size.height / 2
    }
}
