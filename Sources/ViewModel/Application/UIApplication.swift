import Foundation

/// The app, as far as layout code asks for it. It is always active and has one scene.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    let appState = ApplicationState()

    public override init() {
        super.init()
        Headless.onReset { UIApplication.shared.forgetEverything() }
    }

    open weak var delegate: (any UIApplicationDelegate)? {
        get { appState.delegate }
        set { appState.delegate = newValue }
    }
    open var applicationState: State { .active }
    open var connectedScenes: Set<UIScene> { [appState.scene] }
    open var openSessions: Set<UISceneSession> { [appState.scene.session] }
    open var supportsMultipleScenes: Bool { false }
    open var windows: [UIWindow] { UIWindow.all }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Headless.settings.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var preferredContentSizeCategory: UIContentSizeCategory { Headless.settings.preferredContentSizeCategory }
    open var statusBarOrientation: UIInterfaceOrientation { Headless.settings.orientation }
    open var statusBarFrame: CGRect { appState.scene.statusBarManager?.statusBarFrame ?? .zero }
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }

    open var isIdleTimerDisabled: Bool {
        get { appState.isIdleTimerDisabled }
        set { appState.isIdleTimerDisabled = newValue }
    }
    open var applicationIconBadgeNumber: Int {
        get { appState.badgeNumber }
        set { appState.badgeNumber = newValue }
    }

    /// No URL can be opened: there are no other apps.
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    func forgetEverything() {
        appState.delegate = nil
        appState.isIdleTimerDisabled = false
        appState.badgeNumber = 0
    }
}

@MainActor final class ApplicationState: HiddenState {
    weak var delegate: (any UIApplicationDelegate)?
    let scene = UIWindowScene()
    var isIdleTimerDisabled = false
    var badgeNumber = 0
}
