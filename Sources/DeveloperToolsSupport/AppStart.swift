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
                let app = UIApplication.shared
                app.delegate = made
                _ = made.application(app, willFinishLaunchingWithOptions: nil)
                _ = made.application(app, didFinishLaunchingWithOptions: nil)
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

@MainActor private enum AppStart {
    /// Delegates: nothing else keeps them.
    static var kept: [AnyObject] = []

    /// The delegate's own window, or else the one that it has made key.
    static func shown(in window: UIWindow?, of delegate: AnyObject) -> PreviewBody {
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
