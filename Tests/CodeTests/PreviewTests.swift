import DeveloperToolsSupport
import Testing
import UIKit
import _Testing_UIKit

/// What `#Preview` expands into. The forms are those of Apple's documentation of the macro.
@MainActor @Suite struct PreviewTests {
    @Test func `It keeps its name, its traits and what it shows on the way through a function`() throws {
        let label = UILabel()
        let pointer = previewForDrawing(
            Preview("Card", traits: .landscapeLeft, .fixedLayout(width: 3, height: 4)) { label })
        let preview = Preview(forDrawing: pointer)
        #expect(preview.displayName == "Card")
        #expect(preview.traits.map(\.kind) == [.orientation(.landscapeLeft), .fixed(width: 3, height: 4)])
        guard case .view(let shown) = preview.body() else {
            Issue.record("it shows no view")
            return
        }
        #expect(shown === label)
    }

    @Test func `Its body may say return or not, and choose`() {
        let asksForMore = true
        let bodies = [
            Preview {
                let label = UILabel()
                label.text = "a"
                return label
            },
            Preview {
                let label = UILabel()
                label.text = "a"
                label
            },
            Preview { if asksForMore { UILabel() } else { UIView() } },
        ].map { $0.body() }
        for body in bodies {
            guard case .view(let view) = body else {
                Issue.record("it shows no view")
                return
            }
            #expect(view is UILabel)
        }
        guard case .controller = Preview(body: { UINavigationController() }).body() else {
            Issue.record("it shows no controller")
            return
        }
    }

    /// What a class above a delegate conforms to finds what that class has, so the delegate's own is told otherwise.
    private class Base<Content>: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var told: [String] = []
    }

    private final class Derived: Base<Int> {
        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            told.append("did")
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UITabBarController()
            return true
        }
    }

    @Test func `A delegate whose class above conforms starts once, whoever shows its window`() {
        ProjectDelegates.add(starting: { (it: Derived, app) in
            _ = it.application(app, didFinishLaunchingWithOptions: nil)
        }) { Derived() }
        let delegate = ProjectDelegates.ofApp { Derived() }
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        AppStart.begin()
        guard case .controller(let root) = Preview.starting({ Derived() }).body() else {
            Issue.record("it shows no window")
            return
        }
        #expect(root is UITabBarController && delegate.told == ["did"])
    }

    private final class OldDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
        func applicationDidFinishLaunching(_ application: UIApplication) {
            window?.rootViewController = UISplitViewController()
        }
    }

    /// The one of `UIApplicationDelegate` in Apple's documentation that has no options.
    @Test func `A delegate may be told by the older method`() {
        guard case .controller(let root) = Preview.starting({ OldDelegate() }).body() else {
            Issue.record("it shows no window")
            return
        }
        #expect(root is UISplitViewController)
    }

    private final class CountingController: UIViewController {
        var told: [String] = []
        override func viewDidLoad() { told.append("load") }
        override func viewWillAppear(_ animated: Bool) { told.append("will") }
        override func viewIsAppearing(_ animated: Bool) { told.append("is") }
        override func viewDidAppear(_ animated: Bool) { told.append("did") }
        override func viewWillDisappear(_ animated: Bool) { told.append("goes") }
    }

    private final class CountingDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = CountingController()
            window?.makeKeyAndVisible()
        }
    }

    /// Apple's order of appearing, each once: the app's window shows its root once on a device, too.
    @Test func `The root of an app's window appears once`() throws {
        guard case .controller(let root) = Preview.starting({ CountingDelegate() }).body() else {
            Issue.record("it shows no window")
            return
        }
        let controller = try #require(root as? CountingController)
        #expect(controller.told == [])
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.told == ["load", "will", "is", "did"])
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var told: [String] = []

        func application(
            _ application: UIApplication, willFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            told.append("will")
            return true
        }

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            told.append("did")
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UINavigationController()
            window?.makeKeyAndVisible()
            DispatchQueue.main.asyncInProject(group: nil, qos: .default, flags: []) {
                MainActor.assumeIsolated { self.told.append("later") }
            }
            return true
        }
    }

    @Test func `An app starts once, and its window is its own`() {
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        let windows = UIApplication.shared.windows
        AppStart.begin()
        AppStart.begin()
        #expect(delegate.told == ["will", "did", "later"])
        #expect(delegate.window?.rootViewController is UINavigationController)
        #expect(UIApplication.shared.windows == windows)
        // Tests that run in an app find its window: `UIApplication.keyWindow` in Apple's documentation.
        let former = UIApplication.shared.keyWindow
        delegate.window?.comeForward()
        #expect(UIApplication.shared.keyWindow === delegate.window)
        #expect(delegate.window?.rootViewController?.viewIfLoaded?.window === delegate.window)
        delegate.window?.isHidden = true
        former?.makeKey()
    }
}
