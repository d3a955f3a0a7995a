import Foundation

/// The scene that fills the screen of the device in ``Headless/settings`` and holds every window.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
    open var screen: UIScreen { .main }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var windows: [UIWindow] { UIWindow.all }
    open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
    open var interfaceOrientation: UIInterfaceOrientation { Headless.settings.orientation }
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// A window's delegate, with the window that a storyboard would give it.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}

/// The status bar; it is as high as the safe area, and hidden on phones in landscape. Below a Dynamic Island the safe area begins
/// further down: pictures of a test suite, which places views below the bar, have it 54 points high on an iPhone 15 Pro of iOS 17.5
/// and on iPhones 16 Pro of iOS 18.5 and 26.2.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
    private static var heightBesideIsland: CGFloat { 54 }

    open var statusBarFrame: CGRect {
        let settings = Headless.settings
        let height = min(settings.safeAreaInsets.top, Self.heightBesideIsland)
        return CGRect(x: 0, y: 0, width: settings.screenSize.width, height: height)
    }
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
    open var statusBarStyle: UIStatusBarStyle { .default }
}

extension UIWindow {
    /// Every window belongs to the one scene there is.
    public var windowScene: UIWindowScene? {
        get { UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first }
        set {}
    }
}

/// The windows of the process that are still referenced, the oldest first.
@MainActor enum WindowRegistry {
    private struct Entry {
        @Unretained private(set) var window: UIWindow?

        init(_ window: UIWindow) { self.window = window }
    }

    private static var entries: [Entry] = []
    /// Whether windows are made that nobody sees.
    private(set) static var isAside = false

    static func add(_ window: UIWindow) {
        entries.removeAll { $0.window == nil }
        entries.append(Entry(window))
    }

    static func aside<Result>(_ work: () -> Result) -> Result {
        let former = entries
        isAside = true
        defer { (entries, isAside) = (former, false) }
        return work()
    }

    static var windows: [UIWindow] { entries.compactMap(\.window) }
}

extension UIWindow {
    /// Does what makes windows that are not those on the screen. Their controllers are not asked for their views, and once it is
    /// done nobody finds the windows but who has made them.
    package static func aside<Result>(_ work: () -> Result) -> Result {
        WindowRegistry.aside { keepingKeyWindow(work) }
    }

    static var all: [UIWindow] { WindowRegistry.windows }
}
