import Testing
import UIKit

/// The delegates of a project's app and scene, which its code finds where it would on a device.
@MainActor @Suite(.serialized) struct ProjectDelegateTests {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        static var count = 0
        var window: UIWindow?
        let hadDelegate: Bool
        override init() {
            Self.count += 1
            hadDelegate = UIApplication.shared.delegate != nil
        }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
    }

    @Test func aDelegateIsMadeWhenCodeFirstAsksForIt() {
        let former = Headless.resources.modules
        defer { Headless.resources.modules = former }
        ProjectDelegates.add { AppDelegate() }
        ProjectDelegates.addOfScenes { SceneDelegate() }
        Headless.resources.modules = []
        #expect(UIApplication.shared.delegate == nil)
        Headless.resources.modules = ["Other", "MaquetteViewModelTests"]
        #expect(AppDelegate.count == 0)
        let delegate = UIApplication.shared.delegate as? AppDelegate
        // Its initialiser may ask for it, and gets none.
        #expect(delegate?.hadDelegate == false && delegate?.window != nil)
        #expect(UIApplication.shared.delegate === delegate && AppDelegate.count == 1)
        let scene = UIApplication.shared.connectedScenes.first
        #expect((scene?.delegate as? SceneDelegate)?.window != nil)
        // One that code sets itself is the delegate.
        let own = AppDelegate()
        UIApplication.shared.delegate = own
        #expect(UIApplication.shared.delegate === own)
        UIApplication.shared.delegate = nil
    }

    /// A delegate makes a window when the app starts. What is drawn is in another one.
    @Test func windowsThatAreAsideAreFoundByNobody() {
        final class Controller: UIViewController {
            override func viewDidLoad() { Issue.record("its view is asked for") }
        }
        let before = UIApplication.shared.windows
        let window = UIWindow.aside {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = Controller()
            window.makeKeyAndVisible()
            // Meanwhile code finds it where it would on a device.
            #expect(UIApplication.shared.windows.last === window && UIApplication.shared.keyWindow === window)
            return window
        }
        #expect(UIApplication.shared.windows == before && !window.isKeyWindow && !window.isHidden)
        window.layoutIfNeeded()
        let other = UIWindow(frame: UIScreen.main.bounds)
        other.makeKeyAndVisible()
        #expect(UIApplication.shared.windows == before + [other] && other.isKeyWindow)
    }
}
