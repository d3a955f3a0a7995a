import UIKit

// The window that an app makes when it starts.
extension Preview {
    /// What the delegate of an app puts on the screen.
    public static func starting<Delegate: UIApplicationDelegate>(
        _ delegate: @escaping @MainActor () -> Delegate
    ) -> Preview {
        Preview(
            nil, traits: [],
            showing: {
                let made = ProjectDelegates.ofApp(delegate)
                AppStart.aside(made) {
                    AppStart.tell(made)
                    return made.window
                }
                return AppStart.shown(by: made)
            })
    }

    /// What the delegate of a scene puts on the screen.
    public static func connecting<Delegate: UIWindowSceneDelegate>(
        _ delegate: @escaping @MainActor () -> Delegate
    ) -> Preview {
        Preview(
            nil, traits: [],
            showing: {
                guard let scene = AppStart.scene else { return .obstacle("there is no scene to connect to") }
                let made = ProjectDelegates.ofScene(delegate)
                AppStart.aside(made) {
                    ProjectDelegates.connect(made, to: scene)
                    return made.window
                }
                return AppStart.shown(by: made)
            })
    }
}

/// How an app starts.
@MainActor package enum AppStart {
    /// The window that each delegate has made, if any. Nothing else keeps it.
    private static var windows: [ObjectIdentifier: UIWindow?] = [:]
    private static var kept: [AnyObject] = []

    /// The app that starts, by the module of its delegate; nil where there is none.
    package static var app: String? { ProjectDelegates.moduleOfApp }

    /// Starts the app, as it has started before a device shows any of its screens: what the app registers and how it wants bars
    /// to look is there then. Its scene connects, too. Its windows are not shown, and a start in which something is left for
    /// later ends when that is done.
    package static func begin() { UIWindow.aside(beginInWindows) }

    /// Starts the app as a device does, with its windows on the screen, and gives back the one that people see: that of its scene, or else of
    /// the app.
    package static func run() -> UIWindow? {
        UIWindow.showsScreen = true
        beginInWindows()
        let delegates = [scene?.delegate, UIApplication.shared.delegate].compactMap { $0 as AnyObject? }
        let window = delegates.lazy.compactMap { windows[ObjectIdentifier($0)] ?? nil }
            .first { $0.rootViewController != nil }
        window?.makeKeyAndVisible()
        return window
    }

    private static func beginInWindows() {
        if let delegate = UIApplication.shared.delegate {
            of(delegate) {
                let usual = delegate.window
                delegate.window = window(
                    ofStoryboard: Bundle.main.informationInProject?["UIMainStoryboardFile"], orMadeBy: usual)
                tell(delegate)
                defer { if delegate.window == nil { delegate.window = usual } }
                return delegate.window
            }
        }
        if let scene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
            of(delegate) {
                let usual = delegate.window
                delegate.window = window(ofStoryboard: storyboardOfScenes, orMadeBy: usual)
                ProjectDelegates.connect(delegate, to: scene)
                defer { if delegate.window == nil { delegate.window = usual } }
                return delegate.window
            }
        }
        Deferred.settle()
    }

    /// The app's window is on the screen and key, as tests that run in an app find it. An app without one has an empty one.
    package static func showWindow() { show(kept.lazy.compactMap { windows[ObjectIdentifier($0)] ?? nil }.first) }

    /// An empty window is on the screen and key, whatever has come of the app's own.
    package static func showEmptyWindow() { show(nil) }

    private static func show(_ own: UIWindow?) {
        guard UIApplication.shared.keyWindow == nil else { return }
        let window = own ?? UIWindow(frame: UIScreen.main.bounds)
        kept.append(window)
        window.comeForward()
    }

    /// Does what a delegate does at the start, unless it has done so before.
    ///
    /// - Parameter start: gives back its own window. Without one, the one that it has made key is meant.
    fileprivate static func of(_ delegate: AnyObject, _ start: () -> UIWindow?) {
        guard windows[ObjectIdentifier(delegate)] == nil else { return }
        windows[ObjectIdentifier(delegate)] = .some(nil)
        let former = UIApplication.shared.windows
        let own = start()
        let new = UIApplication.shared.windows.filter { !former.contains($0) }
        let window: UIWindow? = own ?? new.first(where: \.isKeyWindow) ?? new.last
        windows[ObjectIdentifier(delegate)] = .some(window)
        kept.append(delegate)
    }

    /// Does what a delegate does at the start, for what is shown in another window.
    fileprivate static func aside(_ delegate: AnyObject, _ start: () -> UIWindow?) {
        UIWindow.aside { of(delegate, start) }
    }

    fileprivate static var scene: UIWindowScene? {
        UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
    }

    /// Where no storyboard has one, the delegate may have made its window itself.
    private static func window(ofStoryboard name: Any?, orMadeBy delegate: UIWindow?) -> UIWindow? {
        window(ofStoryboard: name) ?? (ProjectDelegates.hasGiven(delegate) ? nil : delegate)
    }

    /// UIKit makes it before it tells the delegate of anything.
    private static func window(ofStoryboard name: Any?) -> UIWindow? {
        guard let name = name as? String, !name.isEmpty,
            let root = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        return window
    }

    /// The storyboard that the app's list of properties gives to the first kind of scenes.
    private static var storyboardOfScenes: Any? {
        let manifest = Bundle.main.informationInProject?["UIApplicationSceneManifest"] as? [String: Any]
        let kinds = manifest?["UISceneConfigurations"] as? [String: Any]
        let configurations = kinds?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        return configurations?.first?["UISceneStoryboardFile"]
    }

    fileprivate static func tell(_ delegate: any UIApplicationDelegate) {
        ProjectDelegates.start(delegate)
        NotificationCenter.default.post(
            name: UIApplication.didFinishLaunchingNotification, object: UIApplication.shared)
        ProjectDelegates.activate(delegate)
    }

    fileprivate static func shown(by delegate: AnyObject) -> PreviewBody {
        guard let window = windows[ObjectIdentifier(delegate)] ?? nil else {
            return .obstacle("\(type(of: delegate)) makes no window")
        }
        guard let root = window.rootViewController else {
            return .obstacle("the window of \(type(of: delegate)) has no root view controller")
        }
        window.rootViewController = nil
        return .controller(root)
    }
}
