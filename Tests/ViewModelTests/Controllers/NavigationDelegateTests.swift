@testable import MaquetteViewModel
import Testing
import UIKit

/// What a navigation controller's delegate hears: Apple's pages on `navigationController(_:willShow:animated:)` ("just before the navigation
/// controller displays a view controller's view") and `didShow` ("just after").
@MainActor @Suite struct NavigationDelegateTests {
    final class Log: NSObject, UINavigationControllerDelegate {
        var lines: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { lines.append("will show \(viewController.title ?? "")\(animated ? " animated" : "")") }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { lines.append("did show \(viewController.title ?? "")") }
    }
    final class Page: UIViewController {
        weak var log: Log?
        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { fatalError("no document has one") }
        override func viewDidLoad() {
            super.viewDidLoad()
            log?.lines.append("load \(title!)")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            log?.lines.append("will appear \(title!)")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            log?.lines.append("did appear \(title!)")
        }
    }

    @Test func theDelegateHearsBeforeAndAfterEachScreen() {
        let log = Log()
        let navigation = UINavigationController(rootViewController: Page("A", log))
        navigation.delegate = log
        // Nothing is shown without a window.
        #expect(log.lines == [])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = navigation
        window.isHidden = false
        #expect(log.lines == ["load A", "will show A", "will appear A", "did appear A", "did show A"])
        log.lines = []
        navigation.pushViewController(Page("B", log), animated: true)
        #expect(log.lines == ["load B", "will show B animated", "will appear B", "did appear B", "did show B"])
        log.lines = []
        navigation.popViewController(animated: false)
        #expect(log.lines == ["will show A", "will appear A", "did appear A", "did show A"])
        log.lines = []
        // What is on top stays.
        navigation.setViewControllers([navigation.viewControllers[0]], animated: false)
        #expect(log.lines == [])
    }

    final class Moving: UIViewController {
        var log: [String] = []
        private func note(_ place: String) {
            log.append("\(place)\(isMovingToParent ? " to" : "")\(isMovingFromParent ? " from" : "")")
        }
        override func viewWillAppear(_ animated: Bool) { note("will appear") }
        override func viewDidAppear(_ animated: Bool) { note("did appear") }
        override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    }

    /// Apple's pages on `isMovingToParent` and `isMovingFromParent`: true in these methods while a controller is added or removed.
    @Test func aControllerKnowsWhetherItComesOrGoes() {
        let (first, second) = (Moving(), Moving())
        let navigation = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = navigation
        window.isHidden = false
        #expect(first.log == ["will appear to", "did appear to"])
        first.log = []
        navigation.pushViewController(second, animated: true)
        #expect(second.log == ["will appear to", "did appear to"])
        // What is covered stays in the stack.
        #expect(first.log == ["will disappear", "did disappear"])
        (first.log, second.log) = ([], [])
        navigation.popViewController(animated: true)
        #expect(second.log == ["will disappear from", "did disappear from"])
        #expect(first.log == ["will appear", "did appear"])
        #expect(!second.isMovingFromParent && !first.isMovingToParent)
    }

    /// The usual use: a bar that one screen does not have.
    @Test func aBarThatIsHiddenThereIsHidden() {
        final class Hider: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                navigationController.setNavigationBarHidden(viewController.title == "A", animated: animated)
            }
        }
        let (log, hider) = (Log(), Hider())
        let navigation = UINavigationController(rootViewController: Page("A", log))
        navigation.delegate = hider
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = navigation
        window.isHidden = false
        #expect(navigation.isNavigationBarHidden)
        navigation.pushViewController(Page("B", log), animated: true)
        #expect(!navigation.isNavigationBarHidden)
    }
}
