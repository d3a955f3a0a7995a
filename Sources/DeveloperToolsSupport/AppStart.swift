import UIKit

// The window that an app makes when it starts.
extension Preview {
    /// What the delegate of an app puts on the screen.
    public static func starting(_ delegate: @escaping @MainActor () -> any UIApplicationDelegate) -> Preview {
        Preview(
            nil, traits: [],
            showing: {
                let made = delegate()
                AppStart.kept.append(made)
                UIApplication.shared.delegate = made
                AppStart.tell(made)
                return AppStart.shown(in: made.window, of: made)
            })
    }

    /// What the delegate of a scene puts on the screen.
    public static func connecting(_ delegate: @escaping @MainActor () -> any UIWindowSceneDelegate) -> Preview {
        Preview(
            nil, traits: [],
            showing: {
                let made = delegate()
                AppStart.kept.append(made)
                guard let scene = UIApplication.shared.connectedScenes.first(where: { $0 is UIWindowScene }) else {
                    return .obstacle("there is no scene to connect to")
                }
                scene.delegate = made
                made.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
                return AppStart.shown(in: made.window, of: made)
            })
    }
}

/// How an app starts.
@MainActor package enum AppStart {
    /// Delegates and windows: nothing else keeps them.
    fileprivate static var kept: [AnyObject] = []
    private static var started: Set<ObjectIdentifier> = []

    /// Starts the app whose delegate `UIApplication.shared` has, as it has started before a device shows any of its screens: what
    /// the app registers and how it wants bars to look is there then. Its windows are not shown, and a start in which
    /// something is left for later ends when that is done.
    package static func begin() {
        UIWindow.aside {
            guard let delegate = UIApplication.shared.delegate, started.insert(ObjectIdentifier(delegate)).inserted
            else { return }
            let usual = delegate.window
            delegate.window = windowOfMainStoryboard
            tell(delegate)
            if delegate.window == nil { delegate.window = usual }
            Deferred.settle()
        }
    }

    /// UIKit makes it before it tells the delegate of anything.
    private static var windowOfMainStoryboard: UIWindow? {
        guard let name = Bundle.main.informationInProject?["UIMainStoryboardFile"] as? String, !name.isEmpty,
            let root = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        return window
    }

    fileprivate static func tell(_ delegate: any UIApplicationDelegate) {
        let app = UIApplication.shared
        _ = delegate.application(app, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(app, didFinishLaunchingWithOptions: nil)
        NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: app)
    }

    /// The delegate's own window, or else the one that it has made key.
    fileprivate static func shown(in window: UIWindow?, of delegate: AnyObject) -> PreviewBody {
        let windows = UIApplication.shared.windows
        guard let window = window ?? windows.first(where: \.isKeyWindow) ?? windows.last else {
            return .obstacle("\(type(of: delegate)) makes no window")
        }
        kept.append(window)
        guard let root = window.rootViewController else {
            return .obstacle("the window of \(type(of: delegate)) has no root view controller")
        }
        window.rootViewController = nil
        return .controller(root)
    }
}
