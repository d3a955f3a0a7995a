import Testing
import UIKit

@MainActor @Suite struct ApplicationTests {
    @Test func theLayoutDirectionIsTheSettings() {
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        Headless.with {
            $0.layoutDirection = .rightToLeft
        } perform: {
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
        }
    }

    @Test func theSceneKnowsTheWindowsWhileTheyLive() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first)
        let window = UIWindow(windowScene: scene)
        #expect(window.frame == UIScreen.main.bounds)
        #expect(scene.windows.contains(window))
        window.makeKeyAndVisible()
        #expect(UIApplication.shared.keyWindow === window)
        #expect(window.windowScene === scene)
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            window = UIWindow(windowScene: scene)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
        }
    }

    @Test func aSceneDelegateFromTheTemplateMakesItsWindow() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first)
        let delegate = SceneDelegate()
        scene.delegate = delegate
        scene.delegate?.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        #expect(delegate.window?.rootViewController?.view.frame == UIScreen.main.bounds)
        #expect(delegate.window?.isKeyWindow == true)
    }

    @Test func windowsAreNotKeptAlive() {
        weak var forgotten: UIWindow?
        do {
            let window = UIWindow()
            forgotten = window
            #expect(UIApplication.shared.windows.contains(window))
        }
        #expect(forgotten == nil)
    }

    @Test func theStatusBarIsAsHighAsTheSafeAreaButBesideAnIsland() {
        // Lower than the safe area below the Dynamic Island, which is 59 points.
        #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 54))
        Headless.with {
            $0.orientation = .landscapeLeft
        } perform: {
            #expect(UIApplication.shared.isStatusBarHidden)
        }
    }

    @Test func traitHandlersHearOnlyOfTheirTraits() {
        let view = UIView()
        var heard: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, previous) in
            heard.append(view.traitCollection.userInterfaceStyle)
        }
        view.overrideUserInterfaceStyle = .dark
        view.traitOverrides.preferredContentSizeCategory = .small
        #expect(heard == [.dark])
        view.unregisterForTraitChanges(registration)
        view.overrideUserInterfaceStyle = .light
        #expect(heard == [.dark])
    }
}
