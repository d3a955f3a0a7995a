import UIKit

/// A blurred box with a sign and two texts, over a view.
open class JGProgressHUD: UIView {
    public weak var delegate: (any JGProgressHUDDelegate)?
    public let style: JGProgressHUDStyle
    public let contentView = UIView()
    public let textLabel = UILabel()
    public let detailTextLabel = UILabel()
    public private(set) var hudView: UIVisualEffectView
    public private(set) weak var targetView: UIView?

    public var position = JGProgressHUDPosition.center { didSet { setNeedsLayout() } }
    public var interactionType = JGProgressHUDInteractionType.blockAllTouches
    public var parallaxMode = JGProgressHUDParallaxMode.device
    public var animation: JGProgressHUDAnimation = JGProgressHUDFadeAnimation()
    public var shadow: JGProgressHUDShadow?
    public var square = false { didSet { setNeedsLayout() } }
    public var vibrancyEnabled = false
    public var voiceOverEnabled = true
    public var tapOnHUDViewBlock: ((JGProgressHUD) -> Void)?
    public var tapOutsideBlock: ((JGProgressHUD) -> Void)?
    public var contentInsets = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20) { didSet { setNeedsLayout() } }
    public var layoutMargin: UIEdgeInsets = .zero
    public var minimumDisplayTime: TimeInterval = 0
    public var graceTime: TimeInterval = 0
    public var isVisible: Bool { targetView != nil }

    public var indicatorView: JGProgressHUDIndicatorView? = JGProgressHUDIndeterminateIndicatorView() {
        didSet {
            oldValue?.removeFromSuperview()
            addIndicator()
        }
    }

    public var progress: Float = 0 { didSet { setProgress(progress, animated: false) } }

    public var cornerRadius: CGFloat {
        get { hudView.layer.cornerRadius }
        set { hudView.layer.cornerRadius = newValue }
    }

    public convenience init() { self.init(automaticStyle: ()) }

    /// Dark where the rest is light.
    public convenience init(automaticStyle: Void) {
        self.init(style: UITraitCollection.current.userInterfaceStyle == .dark ? .light : .dark)
    }

    public required init(style: JGProgressHUDStyle) {
        self.style = style
        let effect: UIBlurEffect.Style = style == .dark ? .dark : style == .light ? .light : .extraLight
        hudView = UIVisualEffectView(effect: UIBlurEffect(style: effect))
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        hudView.layer.cornerRadius = 10
        hudView.clipsToBounds = true
        addSubview(hudView)
        hudView.contentView.addSubview(contentView)
        textLabel.font = .boldSystemFont(ofSize: 17)
        detailTextLabel.font = .systemFont(ofSize: 15)
        for label in [textLabel, detailTextLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.textColor = style == .dark ? .white : .black
            contentView.addSubview(label)
        }
        addIndicator()
    }

    public required init?(coder: NSCoder) { nil }

    private func addIndicator() {
        if let indicatorView {
            indicatorView.setUp(for: style, vibrancyEnabled: vibrancyEnabled)
            contentView.addSubview(indicatorView)
        }
        setNeedsLayout()
    }

    public func setProgress(_ progress: Float, animated: Bool) {
        indicatorView?.setProgress(progress, animated: animated)
    }

    // MARK: Showing

    public func show(in view: UIView) { show(in: view, animated: true) }

    public func show(in view: UIView, animated: Bool) {
        if isVisible { return }
        frame = view.bounds
        show(in: view, over: view.bounds)
    }

    public func show(in view: UIView, animated: Bool, afterDelay delay: TimeInterval) {
        if delay <= 0 { show(in: view, animated: animated) }
    }

    public func show(inRect rect: CGRect, in view: UIView) { show(inRect: rect, in: view, animated: true) }

    public func show(inRect rect: CGRect, in view: UIView, animated: Bool) {
        if !isVisible { show(in: view, over: rect) }
    }

    private func show(in view: UIView, over rect: CGRect) {
        targetView = view
        frame = rect
        delegate?.progressHUD(self, willPresentIn: view)
        view.addSubview(self)
        delegate?.progressHUD(self, didPresentIn: view)
    }

    public func dismiss() { dismiss(animated: true) }

    public func dismiss(animated: Bool) {
        guard let view = targetView else { return }
        delegate?.progressHUD(self, willDismissFrom: view)
        targetView = nil
        removeFromSuperview()
        delegate?.progressHUD(self, didDismissFrom: view)
    }

    /// It is gone after that time; a picture is made before.
    public func dismiss(afterDelay delay: TimeInterval) { dismiss(afterDelay: delay, animated: true) }

    public func dismiss(afterDelay delay: TimeInterval, animated: Bool) {
        if delay <= 0 { dismiss(animated: animated) }
    }

    public func perform(afterDelay delay: TimeInterval, _ block: @escaping () -> Void) { if delay <= 0 { block() } }

    public class func allProgressHUDs(in view: UIView) -> [JGProgressHUD] {
        view.subviews.compactMap { $0 as? JGProgressHUD }
    }

    public class func allProgressHUDsInViewHierarchy(_ view: UIView) -> [JGProgressHUD] {
        view.subviews.flatMap { ($0 as? JGProgressHUD).map { [$0] } ?? allProgressHUDsInViewHierarchy($0) }
    }

    // MARK: The box

    open override func layoutSubviews() {
        super.layoutSubviews()
        let most = CGSize(width: min(bounds.width - 80, 300), height: .greatestFiniteMagnitude)
        let parts = [indicatorView, textLabel, detailTextLabel].compactMap { $0 }.filter { view in
            (view as? UILabel).map { !($0.text ?? "").isEmpty } ?? true
        }
        for label in [textLabel, detailTextLabel] where !parts.contains(label) { label.frame = .zero }
        let sizes = parts.map { ($0 as? UILabel)?.sizeThatFits(most) ?? $0.frame.size }
        let width = sizes.map(\.width).max() ?? 0
        var y: CGFloat = 0
        for (part, size) in zip(parts, sizes) {
            if y > 0 { y += part === detailTextLabel ? 4 : 10 }
            part.frame = CGRect(x: (width - size.width) / 2, y: y, width: size.width, height: size.height)
            y += size.height
        }
        var box = CGSize(
            width: width + contentInsets.left + contentInsets.right,
            height: y + contentInsets.top + contentInsets.bottom)
        if square { (box.width, box.height) = (max(box.width, box.height), max(box.width, box.height)) }
        hudView.frame = CGRect(origin: place(box), size: box)
        contentView.frame = CGRect(x: (box.width - width) / 2, y: (box.height - y) / 2, width: width, height: y)
    }

    private func place(_ size: CGSize) -> CGPoint {
        let room = bounds.inset(by: layoutMargins).inset(by: safeAreaInsets)
        let x =
            switch position {
            case .topLeft, .centerLeft, .bottomLeft: room.minX
            case .topRight, .centerRight, .bottomRight: room.maxX - size.width
            default: bounds.midX - size.width / 2
            }
        let y =
            switch position {
            case .topLeft, .topCenter, .topRight: room.minY
            case .bottomLeft, .bottomCenter, .bottomRight: room.maxY - size.height
            default: bounds.midY - size.height / 2
            }
        return CGPoint(x: x, y: y)
    }
}
