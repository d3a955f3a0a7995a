import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tree = UIViewController()
        tree.view = TreeView()
        tree.title = "Orchard"
        window.rootViewController = UINavigationController(rootViewController: tree)
        window.makeKeyAndVisible()
        self.window = window
    }
}
