import UIKit

public enum HUDContentType {
    case success, error, progress
    case image(UIImage?)
    case rotatingImage(UIImage?)
    case labeledSuccess(title: String?, subtitle: String?)
    case labeledError(title: String?, subtitle: String?)
    case labeledProgress(title: String?, subtitle: String?)
    case labeledImage(image: UIImage?, title: String?, subtitle: String?)
    case labeledRotatingImage(image: UIImage?, title: String?, subtitle: String?)
    case label(String?)
    case systemActivity
    case customView(view: UIView)

    @MainActor var view: UIView {
        switch self {
        case .success: PKHUDSuccessView()
        case .error: PKHUDErrorView()
        case .progress: PKHUDProgressView()
        case .image(let image): PKHUDSquareBaseView(image: image)
        case .rotatingImage(let image): PKHUDRotatingImageView(image: image)
        case .labeledSuccess(let title, let subtitle): PKHUDSuccessView(title: title, subtitle: subtitle)
        case .labeledError(let title, let subtitle): PKHUDErrorView(title: title, subtitle: subtitle)
        case .labeledProgress(let title, let subtitle): PKHUDProgressView(title: title, subtitle: subtitle)
        case .labeledImage(let image, let title, let subtitle):
            PKHUDSquareBaseView(image: image, title: title, subtitle: subtitle)
        case .labeledRotatingImage(let image, let title, let subtitle):
            PKHUDRotatingImageView(image: image, title: title, subtitle: subtitle)
        case .label(let text): PKHUDTextView(text: text)
        case .systemActivity: PKHUDSystemActivityIndicatorView()
        case .customView(let view): view
        }
    }
}

/// Shows the one box of the app.
@preconcurrency @MainActor public final class HUD {
    public static var dimsBackground: Bool {
        get { PKHUD.sharedHUD.dimsBackground }
        set { PKHUD.sharedHUD.dimsBackground = newValue }
    }

    public static var allowsInteraction: Bool {
        get { PKHUD.sharedHUD.userInteractionOnUnderlyingViewsEnabled }
        set { PKHUD.sharedHUD.userInteractionOnUnderlyingViewsEnabled = newValue }
    }

    public static var leadingMargin: CGFloat = 0
    public static var trailingMargin: CGFloat = 0
    public static var isVisible: Bool { PKHUD.sharedHUD.isVisible }

    public static func show(_ content: HUDContentType, onView view: UIView? = nil) {
        PKHUD.sharedHUD.contentView = content.view
        PKHUD.sharedHUD.show(onView: view)
    }

    public static func hide() { PKHUD.sharedHUD.hide(animated: false) }
    public static func hide(_ completion: ((Bool) -> Void)? = nil) {
        PKHUD.sharedHUD.hide(animated: false, completion: completion)
    }
    public static func hide(animated: Bool, completion: ((Bool) -> Void)? = nil) {
        PKHUD.sharedHUD.hide(animated: animated, completion: completion)
    }
    public static func hide(afterDelay delay: TimeInterval, completion: ((Bool) -> Void)? = nil) {
        PKHUD.sharedHUD.hide(afterDelay: delay, completion: completion)
    }

    public static func flash(_ content: HUDContentType, onView view: UIView? = nil) { show(content, onView: view) }

    /// It is gone after that time; a picture is made before.
    public static func flash(
        _ content: HUDContentType, onView view: UIView? = nil, delay: TimeInterval,
        completion: ((Bool) -> Void)? = nil
    ) {
        show(content, onView: view)
        hide(afterDelay: delay, completion: completion)
    }

    public static func registerForKeyboardNotifications() {}
    public static func deregisterFromKeyboardNotifications() {}
}

@preconcurrency @MainActor open class PKHUD: NSObject {
    public static var sharedHUD = PKHUD()

    public weak var viewToPresentOn: UIView?
    open var dimsBackground = true
    open var userInteractionOnUnderlyingViewsEnabled = false
    open var gracePeriod: TimeInterval = 0
    open var leadingMargin: CGFloat = 0
    open var trailingMargin: CGFloat = 0
    open var effect: UIVisualEffect? = UIBlurEffect(style: .light)
    open var contentView: UIView = PKHUDProgressView() { didSet { if isVisible { fill() } } }
    open var isVisible: Bool { cover != nil }
    private var cover: UIView?

    public override init() { super.init() }

    public convenience init(viewToPresentOn view: UIView) {
        self.init()
        viewToPresentOn = view
    }

    open func show(onView view: UIView? = nil) {
        hide()
        let windows = UIApplication.shared.windows
        guard let room = view ?? viewToPresentOn ?? windows.first(where: \.isKeyWindow) ?? windows.first else { return }
        let cover = UIView(frame: room.bounds)
        cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cover.backgroundColor = dimsBackground ? UIColor(white: 0, alpha: 0.25) : .clear
        cover.isUserInteractionEnabled = !userInteractionOnUnderlyingViewsEnabled
        room.addSubview(cover)
        self.cover = cover
        fill()
    }

    private func fill() {
        guard let cover else { return }
        for view in cover.subviews { view.removeFromSuperview() }
        let box = UIVisualEffectView(effect: effect)
        box.frame.size = contentView.frame.size
        box.center = CGPoint(x: cover.bounds.midX, y: cover.bounds.midY)
        box.autoresizingMask = [
            .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
        ]
        box.layer.cornerRadius = 9
        box.clipsToBounds = true
        contentView.frame.origin = .zero
        box.contentView.addSubview(contentView)
        cover.addSubview(box)
    }

    open func hide(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
        cover?.removeFromSuperview()
        cover = nil
        completion?(true)
    }

    open func hide(_ animated: Bool, completion: ((Bool) -> Void)? = nil) {
        hide(animated: animated, completion: completion)
    }

    open func hide(afterDelay delay: TimeInterval, completion: ((Bool) -> Void)? = nil) {
        if delay <= 0 { hide(completion: completion) }
    }

    open func registerForKeyboardNotifications() {}
    open func deregisterFromKeyboardNotifications() {}
}
