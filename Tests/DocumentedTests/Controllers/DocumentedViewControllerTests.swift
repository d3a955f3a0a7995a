import Testing
import UIKit

private final class Diary {
    var lines: [String] = []
    func before(_ a: String, _ b: String) -> Bool {
        guard let x = lines.firstIndex(of: a), let y = lines.firstIndex(of: b) else { return false }
        return x < y
    }
    func count(_ a: String) -> Int { lines.filter { $0 == a }.count }
}

private class DiaryController: UIViewController {
    let diary = Diary()
    override func loadView() {
        diary.lines.append("loadView")
        super.loadView()
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        diary.lines.append("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        diary.lines.append("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        diary.lines.append("viewIsAppearing")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        diary.lines.append("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        diary.lines.append("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        diary.lines.append("viewDidDisappear")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        diary.lines.append("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        diary.lines.append("viewDidLayoutSubviews")
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        diary.lines.append("safeArea")
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        diary.lines.append(parent == nil ? "willMove nil" : "willMove parent")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        diary.lines.append(parent == nil ? "didMove nil" : "didMove parent")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        diary.lines.append("setEditing \(editing)")
    }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        diary.lines.append("childSize")
    }
}

private final class ManualContainer: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class LabelController: UIViewController {
    let label = UILabel()
    override func loadView() { view = label }
}

@MainActor
private func onScreen(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
}

/// What Apple's pages say of view controllers.
@Suite("Documented: view controllers") @MainActor
struct DocumentedViewControllerTests {
    @Test("What a new controller has") func defaults() {
        let controller = UIViewController()
        documented("uikit/uiviewcontroller/title", controller.title == nil, true)
        documented("uikit/uiviewcontroller/isviewloaded", controller.isViewLoaded, false)
        documented("uikit/uiviewcontroller/viewifloaded", controller.viewIfLoaded == nil, true)
        documented("uikit/uiviewcontroller/nibname", controller.nibName == nil, true)
        documented("uikit/uiviewcontroller/storyboard", controller.storyboard == nil, true)
        documented("uikit/uiviewcontroller/parent", controller.parent == nil, true)
        documented("uikit/uiviewcontroller/children", controller.children, [])
        documented("uikit/uiviewcontroller/navigationcontroller", controller.navigationController == nil, true)
        documented("uikit/uiviewcontroller/tabbarcontroller", controller.tabBarController == nil, true)
        documented("uikit/uiviewcontroller/splitviewcontroller", controller.splitViewController == nil, true)
        documented("uikit/uiviewcontroller/presentedviewcontroller", controller.presentedViewController == nil, true)
        documented("uikit/uiviewcontroller/presentingviewcontroller", controller.presentingViewController == nil, true)
        documented("uikit/uiviewcontroller/isediting", controller.isEditing, false)
        documented("uikit/uiviewcontroller/transitioningdelegate", controller.transitioningDelegate == nil, true)
        documented("uikit/uiviewcontroller/toolbaritems", controller.toolbarItems == nil, true)
    }

    @Test("Flags of a new controller") func flags() {
        let controller = UIViewController()
        documented("uikit/uiviewcontroller/modaltransitionstyle", controller.modalTransitionStyle, .coverVertical)
        documented("uikit/uiviewcontroller/ismodalinpresentation", controller.isModalInPresentation, false)
        documented("uikit/uiviewcontroller/definespresentationcontext", controller.definesPresentationContext, false)
        documented(
            "uikit/uiviewcontroller/providespresentationcontexttransitionstyle",
            controller.providesPresentationContextTransitionStyle, false)
        documented(
            "uikit/uiviewcontroller/modalpresentationcapturesstatusbarappearance",
            controller.modalPresentationCapturesStatusBarAppearance, false)
        documented("uikit/uiviewcontroller/hidesbottombarwhenpushed", controller.hidesBottomBarWhenPushed, false)
        documented(
            "uikit/uiviewcontroller/extendedlayoutincludesopaquebars", controller.extendedLayoutIncludesOpaqueBars,
            false)
        documented("uikit/uiviewcontroller/edgesforextendedlayout", controller.edgesForExtendedLayout, .all)
        documented(
            "uikit/uiviewcontroller/additionalsafeareainsets", controller.additionalSafeAreaInsets, UIEdgeInsets.zero)
        documented(
            "uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods",
            controller.shouldAutomaticallyForwardAppearanceMethods, true)
        documented(
            "uikit/uiviewcontroller/overrideuserinterfacestyle", controller.overrideUserInterfaceStyle, .unspecified)
        documented(
            "uikit/uiviewcontroller/viewrespectssystemminimumlayoutmargins",
            controller.viewRespectsSystemMinimumLayoutMargins, true)
        documented("uikit/uiviewcontroller/restorationidentifier", controller.restorationIdentifier == nil, true)
    }

    @Test("Bars and the status bar by default") func statusBar() {
        let controller = UIViewController()
        documented("uikit/uiviewcontroller/prefersstatusbarhidden", controller.prefersStatusBarHidden, false)
        documented("uikit/uiviewcontroller/preferredstatusbarstyle", controller.preferredStatusBarStyle, .default)
        documented(
            "uikit/uiviewcontroller/preferredstatusbarupdateanimation", controller.preferredStatusBarUpdateAnimation,
            .fade)
        documented("uikit/uiviewcontroller/childforstatusbarstyle", controller.childForStatusBarStyle == nil, true)
        documented("uikit/uiviewcontroller/childforstatusbarhidden", controller.childForStatusBarHidden == nil, true)
        documented(
            "uikit/uiviewcontroller/prefershomeindicatorautohidden", controller.prefersHomeIndicatorAutoHidden, false)
        documented(
            "uikit/uiviewcontroller/childforhomeindicatorautohidden", controller.childForHomeIndicatorAutoHidden == nil,
            true)
        documented(
            "uikit/uiviewcontroller/preferredscreenedgesdeferringsystemgestures",
            controller.preferredScreenEdgesDeferringSystemGestures, [])
    }

    @Test("The keyboard stays in a form sheet") func keyboardDismissal() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .formSheet
        documented(
            "uikit/uiviewcontroller/disablesautomatickeyboarddismissal", controller.disablesAutomaticKeyboardDismissal,
            true)
        controller.modalPresentationStyle = .fullScreen
        documented(
            "uikit/uiviewcontroller/disablesautomatickeyboarddismissal", controller.disablesAutomaticKeyboardDismissal,
            false)
    }

    @Test("Asking for the view loads it") func loading() {
        let controller = DiaryController()
        documented("uikit/uiviewcontroller/isviewloaded", controller.diary.lines, [])
        let view = controller.view
        documented("uikit/uiviewcontroller/view", controller.diary.lines, ["loadView", "viewDidLoad"])
        documented("uikit/uiviewcontroller/isviewloaded", controller.isViewLoaded, true)
        documented("uikit/uiviewcontroller/viewifloaded", controller.viewIfLoaded === view, true)
        controller.loadViewIfNeeded()
        documented("uikit/uiviewcontroller/loadviewifneeded()", controller.diary.count("loadView"), 1)
        documented("uikit/uiresponder/next", view?.next === controller, true)
        let other = DiaryController()
        other.loadViewIfNeeded()
        documented("uikit/uiviewcontroller/loadviewifneeded()", other.isViewLoaded, true)
        documented("uikit/uiviewcontroller/viewdidload()", other.diary.count("viewDidLoad"), 1)
    }

    @Test("An own view in loadView") func ownView() {
        let controller = LabelController()
        documented("uikit/uiviewcontroller/loadview()", controller.view === controller.label, true)
        let given = DiaryController()
        let view = UIView()
        given.view = view
        documented("uikit/uiviewcontroller/view", given.view === view, true)
        documented("uikit/uiviewcontroller/loadview()", given.diary.count("loadView"), 0)
    }

    @Test("Order of the calls on the way to the screen") func appearing() {
        let controller = DiaryController()
        let window = onScreen(controller)
        let diary = controller.diary
        documented("uikit/uiwindow/rootviewcontroller", controller.view.superview != nil, true)
        documented("uikit/uiviewcontroller/viewwillappear(_:)", diary.before("viewDidLoad", "viewWillAppear"), true)
        documented(
            "uikit/uiviewcontroller/viewisappearing(_:)", diary.before("viewWillAppear", "viewIsAppearing"), true)
        documented(
            "uikit/uiviewcontroller/viewwilllayoutsubviews()", diary.before("viewWillAppear", "viewWillLayoutSubviews"),
            true)
        documented(
            "uikit/uiviewcontroller/viewdidlayoutsubviews()",
            diary.before("viewWillLayoutSubviews", "viewDidLayoutSubviews"), true)
        documented("uikit/uiviewcontroller/viewisappearing(_:)", diary.count("viewIsAppearing"), 1)
        documented("uikit/uiviewcontroller/viewwillappear(_:)", diary.count("viewWillAppear"), 1)
        documented(
            "uikit/uiwindow/rootviewcontroller", controller.view.frame, CGRect(x: 0, y: 0, width: 393, height: 852))
        documented("uikit/uiview/window", controller.view.window === window, true)
    }

    @Test("Layout is told around the layout of the view") func layoutCalls() {
        let controller = DiaryController()
        let window = onScreen(controller)
        controller.diary.lines = []
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
        documented(
            "uikit/uiviewcontroller/viewwilllayoutsubviews()", controller.diary.lines,
            ["viewWillLayoutSubviews", "viewDidLayoutSubviews"])
        _ = window
    }

    @Test("The title goes to the items") func titles() {
        let controller = UIViewController()
        let item = controller.navigationItem
        let tab = controller.tabBarItem
        controller.title = "Hello"
        documented("uikit/uiviewcontroller/title", item.title, "Hello")
        documented("uikit/uiviewcontroller/title", tab?.title, "Hello")
        documented("uikit/uiviewcontroller/navigationitem", controller.navigationItem === item, true)
        controller.navigationItem.title = "Other"
        documented("uikit/uiviewcontroller/title", controller.title, "Hello")
        documented("uikit/uiviewcontroller/tabbaritem", controller.tabBarItem === tab, true)
    }

    @Test("Editing") func editing() {
        let controller = DiaryController()
        controller.isEditing = true
        documented("uikit/uiviewcontroller/isediting", controller.isEditing, true)
        controller.setEditing(false, animated: false)
        documented("uikit/uiviewcontroller/setediting(_:animated:)", controller.isEditing, false)
        documented(
            "uikit/uiviewcontroller/editbuttonitem", controller.editButtonItem === controller.editButtonItem, true)
    }

    @Test("Children") func children() {
        let parent = UIViewController()
        let child = DiaryController()
        parent.addChild(child)
        documented("uikit/uiviewcontroller/addchild(_:)", child.parent === parent, true)
        documented("uikit/uiviewcontroller/addchild(_:)", parent.children.count, 1)
        documented("uikit/uiviewcontroller/willmove(toparent:)", child.diary.lines, ["willMove parent"])
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.diary.lines = []
        child.removeFromParent()
        documented("uikit/uiviewcontroller/removefromparent()", child.parent == nil, true)
        documented("uikit/uiviewcontroller/removefromparent()", parent.children, [])
        documented("uikit/uiviewcontroller/didmove(toparent:)", child.diary.lines, ["didMove nil"])
    }

    @Test("A child has one parent") func oneParent() {
        let first = UIViewController()
        let second = UIViewController()
        let child = UIViewController()
        first.addChild(child)
        second.addChild(child)
        documented("uikit/uiviewcontroller/addchild(_:)", child.parent === second, true)
        documented("uikit/uiviewcontroller/addchild(_:)", first.children, [])
        let other = UIViewController()
        second.addChild(other)
        documented("uikit/uiviewcontroller/children", second.children, [child, other])
    }

    @Test("The container's navigation controller") func nearest() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        let navigation = UINavigationController(rootViewController: parent)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        documented("uikit/uiviewcontroller/navigationcontroller", child.navigationController === navigation, true)
        documented("uikit/uiviewcontroller/tabbarcontroller", child.tabBarController === tabs, true)
        documented("uikit/uiviewcontroller/tabbarcontroller", navigation.tabBarController === tabs, true)
    }

    @Test("Appearance transitions given by hand") func manual() {
        let container = ManualContainer()
        let child = DiaryController()
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        let window = onScreen(container)
        documented(
            "uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods", child.diary.count("viewWillAppear"), 0
        )
        child.beginAppearanceTransition(true, animated: false)
        documented(
            "uikit/uiviewcontroller/beginappearancetransition(_:animated:)", child.diary.count("viewWillAppear"), 1)
        documented(
            "uikit/uiviewcontroller/beginappearancetransition(_:animated:)", child.diary.count("viewDidAppear"), 0)
        child.endAppearanceTransition()
        documented("uikit/uiviewcontroller/endappearancetransition()", child.diary.count("viewDidAppear"), 1)
        child.beginAppearanceTransition(false, animated: false)
        documented(
            "uikit/uiviewcontroller/beginappearancetransition(_:animated:)", child.diary.count("viewWillDisappear"), 1)
        child.endAppearanceTransition()
        documented("uikit/uiviewcontroller/endappearancetransition()", child.diary.count("viewDidDisappear"), 1)
        _ = window
    }

    @Test("Children come to the screen with their container") func forwarding() {
        let container = UIViewController()
        let child = DiaryController()
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        let window = onScreen(container)
        documented(
            "uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods", child.diary.count("viewWillAppear"), 1
        )
        _ = window
    }

    @Test("Additional safe areas") func safeArea() {
        let controller = DiaryController()
        let window = onScreen(controller)
        let before = controller.view.safeAreaInsets.top
        controller.diary.lines = []
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 25, left: 0, bottom: 0, right: 0)
        window.layoutIfNeeded()
        documented("uikit/uiviewcontroller/additionalsafeareainsets", controller.view.safeAreaInsets.top - before, 25)
        documented(
            "uikit/uiviewcontroller/viewsafeareainsetsdidchange()", controller.diary.count("safeArea") >= 1, true)
    }

    @Test("Styles and traits go down to children") func traits() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let window = onScreen(parent)
        parent.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        documented(
            "uikit/uiviewcontroller/overrideuserinterfacestyle", parent.traitCollection.userInterfaceStyle, .dark)
        documented(
            "uikit/uiviewcontroller/overrideuserinterfacestyle", parent.view.traitCollection.userInterfaceStyle, .dark)
        documented("uikit/uiviewcontroller/overrideuserinterfacestyle", child.traitCollection.userInterfaceStyle, .dark)
        documented(
            "uikit/uiviewcontroller/overrideuserinterfacestyle", window.traitCollection.userInterfaceStyle == .dark,
            false)
        child.overrideUserInterfaceStyle = .light
        window.layoutIfNeeded()
        documented(
            "uikit/uiviewcontroller/overrideuserinterfacestyle", child.traitCollection.userInterfaceStyle, .light)
        parent.traitOverrides.horizontalSizeClass = .regular
        window.layoutIfNeeded()
        documented(
            "uikit/uiviewcontroller/traitoverrides-swift.property", child.traitCollection.horizontalSizeClass, .regular)
        documented("uikit/uimutabletraits", parent.traitOverrides.contains(UITraitHorizontalSizeClass.self), true)
        parent.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        documented(
            "uikit/uitraitoverrides-swift.struct", parent.traitOverrides.contains(UITraitHorizontalSizeClass.self),
            false)
    }

    @Test("The preferred size is told to the container") func preferredSize() {
        let parent = DiaryController()
        let child = UIViewController()
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.preferredContentSize = CGSize(width: 100, height: 200)
        documented(
            "uikit/uicontentcontainer/preferredcontentsizedidchange(forchildcontentcontainer:)",
            parent.diary.count("childSize"), 1)
        documented(
            "uikit/uiviewcontroller/preferredcontentsize", child.preferredContentSize, CGSize(width: 100, height: 200))
    }

    @Test("The responder chain") func responders() {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        documented("uikit/uiresponder/next", child.next === parent.view, true)
        documented("uikit/uiresponder/next", parent.view.next === parent, true)
        documented("uikit/uiresponder/canbecomefirstresponder", child.canBecomeFirstResponder, false)
        documented("uikit/uiresponder/isfirstresponder", child.isFirstResponder, false)
    }

    @Test("Presenting and dismissing") func presenting() {
        let root = UIViewController()
        let window = onScreen(root)
        let sheet = DiaryController()
        sheet.modalPresentationStyle = .fullScreen
        root.present(sheet, animated: false)
        documented(
            "uikit/uiviewcontroller/present(_:animated:completion:)", root.presentedViewController === sheet, true)
        documented("uikit/uiviewcontroller/presentingviewcontroller", sheet.presentingViewController === root, true)
        documented("uikit/uiviewcontroller/presentedviewcontroller", sheet.presentedViewController == nil, true)
        documented("uikit/uiviewcontroller/present(_:animated:completion:)", sheet.diary.count("viewWillAppear"), 1)
        documented("uikit/uiviewcontroller/present(_:animated:completion:)", sheet.parent == nil, true)
        let second = UIViewController()
        second.modalPresentationStyle = .fullScreen
        sheet.present(second, animated: false)
        documented("uikit/uiviewcontroller/presentedviewcontroller", sheet.presentedViewController === second, true)
        documented("uikit/uiviewcontroller/presentedviewcontroller", root.presentedViewController === sheet, true)
        _ = window
    }

    @Test("Presenting from a child is its container's matter") func presentingChild() {
        let root = UIViewController()
        let child = UIViewController()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let window = onScreen(root)
        let shown = UIViewController()
        shown.modalPresentationStyle = .fullScreen
        child.present(shown, animated: false)
        documented("uikit/uiviewcontroller/presentingviewcontroller", shown.presentingViewController === root, true)
        documented("uikit/uiviewcontroller/presentedviewcontroller", child.presentedViewController === shown, true)
        _ = window
    }
}
