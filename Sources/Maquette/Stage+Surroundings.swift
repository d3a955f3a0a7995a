import MaquetteCanvas
import MaquetteViewModel

/// What the system draws over the content of a controller.
@MainActor extension Stage {
    func surround(_ window: UIWindow, with controller: UIViewController) {
        guard !surroundings.isEmpty else { return }
        if surroundings.contains(.keyboard), let height = KeyboardField.height(above: window, settings) {
            window.keyboardHeight = height
            let keyboard = KeyboardField()
            keyboard.frame = CGRect(
                x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
            window.addSubview(keyboard)
        }
        let front = controller.frontmost
        let showsStatusBar = surroundings.contains(.statusBar) && !front.prefersStatusBarHidden
        let bars = SceneBars(
            upper: .none, lower: .none,
            statusColor: showsStatusBar ? (window.pushesBack ? .white : front.statusBarColor) : nil,
            doubledInsets: nil, showsHomeIndicator: surroundings.contains(.homeIndicator))
        bars.frame = window.bounds
        window.addSubview(bars)
        window.layoutIfNeeded()
    }
}

extension UIViewController {
    /// The controller that covers the whole screen, which the status bar asks for its look.
    fileprivate var frontmost: UIViewController {
        guard let presented = presentedViewController, presented.modalPresentationStyle == .fullScreen else {
            return childForStatusBarStyle ?? self
        }
        return presented.frontmost
    }

    fileprivate var statusBarColor: UIColor {
        switch preferredStatusBarStyle {
        case .lightContent: .white
        case .darkContent: .black
        default: .label
        }
    }
}

/// The place of the keyboard, without its keys.
private final class KeyboardField: UIView, InternalView {
    init() {
        super.init(frame: .zero)
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(red: 43 / 255, green: 43 / 255, blue: 44 / 255, alpha: 1)
                : UIColor(red: 209 / 255, green: 211 / 255, blue: 217 / 255, alpha: 1)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// nil without a first responder for text. The heights, with the bar of suggestions, are recalled: nobody measured
    /// them here.
    static func height(above window: UIWindow, _ settings: Headless.Settings) -> CGFloat? {
        guard window.isTypedInto else { return nil }
        let size = settings.screenSize
        if settings.device.idiom == .pad { return settings.isLandscape ? 406 : 318 }
        guard !settings.isLandscape else { return settings.safeAreaInsets.bottom > 0 ? 219 : 209 }
        if settings.safeAreaInsets.bottom == 0 { return size.width >= 414 ? 271 : 260 }
        return size.width >= 414 ? 346 : size.width >= 390 ? 336 : 335
    }
}

extension UIView {
    fileprivate var isTypedInto: Bool {
        if isFirstResponder, self is UITextField || self is UITextView { return true }
        return subviews.contains { $0.isTypedInto }
    }
}
