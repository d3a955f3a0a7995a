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
        get { appState.delegate ?? ProjectDelegates.ofApp() }
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
    /// Set it has no effect, as in every app whose controllers decide over the status bar.
    open var isStatusBarHidden: Bool {
        get { statusBarFrame.height == 0 }
        set {}
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}
    /// The orientations of an app that says nothing else: phones are not held upside down.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

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
    /// Opens an address, as before iOS 10; here it opens nothing.
    @discardableResult open func openURL(_ url: URL) -> Bool { false }

    /// Without a target, the sender and those after it along the responder chain are asked in turn.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        let receiver: AnyObject?
        if let target {
            receiver = target as AnyObject
        } else {
            let first = FirstResponder.current ?? sender as? UIResponder
            receiver = first?.target(forAction: action, withSender: sender) as AnyObject?
        }
        return receiver.map { action.call($0, [sender, event]) != nil } ?? false
    }
    open func beginBackgroundTask(expirationHandler handler: (@MainActor () -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        .invalid
    }
    open func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
    public nonisolated static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude

    open var shortcutItems: [UIApplicationShortcutItem]? {
        get { appState.shortcutItems }
        set { appState.shortcutItems = newValue }
    }
    open var isProtectedDataAvailable: Bool { true }
    open var isNetworkActivityIndicatorVisible: Bool {
        get { appState.showsNetworkActivity }
        set { appState.showsNetworkActivity = newValue }
    }
    open var statusBarStyle: UIStatusBarStyle {
        get { .default }
        set {}
    }
    open var supportsAlternateIcons: Bool { false }
    open var alternateIconName: String? { nil }
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(CocoaError(.featureUnsupported))
    }
    open var isRegisteredForRemoteNotifications: Bool { false }
    open func registerForRemoteNotifications() {}
    open func unregisterForRemoteNotifications() {}
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}
    open func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: (((any Error)) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    open func sendEvent(_ event: UIEvent) {
        var told: [UIWindow] = []
        for window in (event.allTouches ?? []).compactMap(\.window) where !told.contains(window) {
            told.append(window)
            window.sendEvent(event)
        }
    }

    // Code that extensions of apps share finds the app by a name, since extensions must not say `shared`.
    open class func responds(to selector: Selector!) -> Bool { isNameOfShared(selector.name) }
    @discardableResult open class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        responds(to: selector) ? .passUnretained(shared) : nil
    }
    open class func value(forKey key: String) -> Any? { isNameOfShared(key) ? shared : nil }
    open class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
    private class func isNameOfShared(_ name: String) -> Bool { name == "sharedApplication" || name == "shared" }

    func forgetEverything() {
        appState.delegate = nil
        ProjectDelegates.forgetEverything()
        appState.isIdleTimerDisabled = false
        appState.badgeNumber = 0
        appState.shortcutItems = nil
        appState.showsNetworkActivity = false
    }
}

@MainActor final class ApplicationState: HiddenState {
    weak var delegate: (any UIApplicationDelegate)?
    let scene = UIWindowScene()
    var isIdleTimerDisabled = false
    var badgeNumber = 0
    var shortcutItems: [UIApplicationShortcutItem]?
    var showsNetworkActivity = false
}
