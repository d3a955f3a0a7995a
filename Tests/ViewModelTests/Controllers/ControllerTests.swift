import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct ControllerTests {
    @MainActor final class Log {
        var lines: [String] = []
    }

    class Speaking: UIViewController {
        let name: String
        let log: Log

        init(_ name: String, _ log: Log) {
            self.name = name
            self.log = log
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func loadView() {
            say("loadView")
            super.loadView()
        }
        override func viewDidLoad() { say("viewDidLoad") }
        override func viewWillAppear(_ animated: Bool) { say("viewWillAppear") }
        override func viewIsAppearing(_ animated: Bool) { say("viewIsAppearing") }
        override func viewDidAppear(_ animated: Bool) { say("viewDidAppear") }
        override func viewWillDisappear(_ animated: Bool) { say("viewWillDisappear") }
        override func viewDidDisappear(_ animated: Bool) { say("viewDidDisappear") }
        override func viewWillLayoutSubviews() { say("viewWillLayoutSubviews") }
        override func viewDidLayoutSubviews() { say("viewDidLayoutSubviews") }
        override func willMove(toParent parent: UIViewController?) { say("willMove \(parent == nil ? "out" : "in")") }
        override func didMove(toParent parent: UIViewController?) { say("didMove \(parent == nil ? "out" : "in")") }

        func say(_ what: String) { log.lines.append(name.isEmpty ? what : "\(name) \(what)") }
    }

    @Test func theFirstAppearanceHasUIKitsOrder() {
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let controller = Speaking("", log)
        window.rootViewController = controller
        #expect(log.lines.isEmpty)
        window.makeKeyAndVisible()
        #expect(
            log.lines == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear",
            ])
        #expect(window.isKeyWindow)
        expectFrame(controller.view, 0, 0, 320, 480)
    }

    @Test func theViewIsLoadedOnceAndWhenItIsAskedFor() {
        let log = Log()
        let controller = Speaking("", log)
        #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        _ = controller.view
        #expect(log.lines == ["loadView", "viewDidLoad"])
        #expect(controller.view.next === controller)
    }

    @Test func childrenAreToldByTheOneWhoMovesThem() {
        let log = Log()
        let (parent, child) = (Speaking("parent", log), Speaking("child", log))
        parent.addChild(child)
        #expect(log.lines == ["child willMove in"])
        #expect(child.parent === parent && parent.children == [child])
        log.lines = []
        child.removeFromParent()
        #expect(log.lines == ["child didMove out"])
        #expect(child.parent == nil && parent.children.isEmpty)
    }

    @Test func childrenAppearWithTheirParent() {
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (parent, child) = (Speaking("parent", log), Speaking("child", log))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        log.lines = []
        window.rootViewController = parent
        window.makeKeyAndVisible()
        let appearances = log.lines.filter { $0.hasSuffix("Appear") || $0.hasSuffix("Appearing") }
        #expect(
            appearances == [
                "parent viewWillAppear", "child viewWillAppear", "parent viewIsAppearing", "child viewIsAppearing",
                "parent viewDidAppear", "child viewDidAppear",
            ])
        log.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.lines == [
                "child willMove out", "child viewWillDisappear", "child viewDidDisappear", "child didMove out",
            ])
    }

    @Test func theSafeAreaOfTheDeviceReachesTheView() {
        Headless.with({ $0.device = .named("iPhone 15")! }) {
            let window = UIWindow()
            let controller = UIViewController()
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
            controller.additionalSafeAreaInsets.top = 44
            #expect(controller.view.safeAreaInsets.top == 103)
            // Sixteen points at the sides, nothing but the safe area above and below.
            #expect(controller.view.layoutMargins == UIEdgeInsets(top: 103, left: 16, bottom: 34, right: 16))
            controller.view.directionalLayoutMargins.leading = 30
            #expect(controller.view.layoutMargins.left == 30)
            controller.viewRespectsSystemMinimumLayoutMargins = false
            controller.view.layoutMargins = .zero
            #expect(controller.view.layoutMargins.left == 0)
        }
    }

    @Test func aPresentedViewCoversTheWindow() async {
        let log = Log()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (below, above) = (Speaking("below", log), Speaking("above", log))
        window.rootViewController = below
        window.makeKeyAndVisible()
        log.lines = []
        above.modalPresentationStyle = .fullScreen
        await withCheckedContinuation { done in below.present(above, animated: true) { done.resume() } }
        #expect(below.presentedViewController === above && above.presentingViewController === below)
        #expect(
            log.lines.filter { $0.contains("ppear") } == [
                "below viewWillDisappear", "above viewWillAppear", "above viewIsAppearing", "below viewDidDisappear",
                "above viewDidAppear",
            ])
        log.lines = []
        await withCheckedContinuation { done in above.dismiss(animated: true) { done.resume() } }
        #expect(below.presentedViewController == nil && above.view.window == nil)
        #expect(
            log.lines == [
                "above viewWillDisappear", "below viewWillAppear", "below viewIsAppearing",
                "below viewWillLayoutSubviews", "below viewDidLayoutSubviews", "above viewDidDisappear",
                "below viewDidAppear",
            ])
    }

    @Test func controllersAndTheirViewsAreReleased() {
        weak var controller: UIViewController?
        weak var view: UIView?
        do {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let parent = UIViewController()
            let child = UIViewController()
            parent.addChild(child)
            parent.view.addSubview(child.view)
            window.rootViewController = parent
            window.makeKeyAndVisible()
            (controller, view) = (child, child.view)
        }
        #expect(controller == nil && view == nil)
    }

    /// Without a word, looking for the window or the traits of either would go round for ever.
    @Test func noControllerIsItsOwnAncestor() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = UIViewController()
                let child = UIViewController()
                parent.addChild(child)
                child.addChild(parent)
            }
        }
        #expect(
            result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?.contains("Can't add <UI") == true)
    }

    /// On iOS a search controller is the delegate of its own transition and what animates it.
    @Test func aSearchControllerAnimatesItself() {
        final class Search: UISearchController {
            override func transitionDuration(
                using transitionContext: (any UIViewControllerContextTransitioning)?
            ) -> TimeInterval { 0.5 }
        }
        let animator: any UIViewControllerAnimatedTransitioning = Search(searchResultsController: nil)
        #expect(animator.transitionDuration(using: nil) == 0.5)
        let search = UISearchController(searchResultsController: nil)
        let delegate: any UIViewControllerTransitioningDelegate = search
        #expect(delegate.animationController(forDismissed: search) == nil)
    }

    /// As containers do by hand: the frame is that of a box which constraints size only later.
    @Test func aViewGrowsWithTheBoxThatItWasPutInto() {
        let root = UIView.root(320, 200)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 90),
        ])
        let controllers = [
            UIViewController(), UITableViewController(style: .plain), UINavigationController(), UITabBarController(),
            UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()), UISplitViewController(),
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal),
        ]
        for controller in controllers {
            #expect(controller.view.autoresizingMask == [.flexibleWidth, .flexibleHeight], "\(type(of: controller))")
            controller.view.frame = box.bounds
            box.addSubview(controller.view)
        }
        root.layoutIfNeeded()
        for controller in controllers { expectFrame(controller.view, 0, 0, 280, 90) }
    }
}
