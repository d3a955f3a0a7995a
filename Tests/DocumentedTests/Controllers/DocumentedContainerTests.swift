import Testing
import UIKit

@MainActor
private final class TabDelegate: NSObject, UITabBarControllerDelegate {
    var calls = 0
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        calls += 1
        return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls += 1
    }
}

@MainActor
private final class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    var shown: [UIViewController] = []
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        shown.append(viewController)
    }
}

/// What Apple's pages say of navigation controllers.
@Suite("Documented: navigation controllers") @MainActor
struct DocumentedNavigationControllerTests {
    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test("What a new navigation controller has") func defaults() {
        let root = titled("root")
        let navigation = UINavigationController(rootViewController: root)
        documented("uikit/uinavigationcontroller/init(rootviewcontroller:)", navigation.viewControllers, [root])
        documented("uikit/uinavigationcontroller/topviewcontroller", navigation.topViewController === root, true)
        documented(
            "uikit/uinavigationcontroller/visibleviewcontroller", navigation.visibleViewController === root, true)
        documented("uikit/uinavigationcontroller/isnavigationbarhidden", navigation.isNavigationBarHidden, false)
        documented("uikit/uinavigationcontroller/istoolbarhidden", navigation.isToolbarHidden, true)
        documented("uikit/uinavigationcontroller/hidesbarsontap", navigation.hidesBarsOnTap, false)
        documented("uikit/uinavigationcontroller/hidesbarsonswipe", navigation.hidesBarsOnSwipe, false)
        documented(
            "uikit/uinavigationcontroller/hidesbarswhenverticallycompact", navigation.hidesBarsWhenVerticallyCompact,
            false)
        documented(
            "uikit/uinavigationcontroller/hidesbarswhenkeyboardappears", navigation.hidesBarsWhenKeyboardAppears, false)
        documented("uikit/uinavigationcontroller/delegate", navigation.delegate == nil, true)
        documented("uikit/uiviewcontroller/navigationcontroller", root.navigationController === navigation, true)
        documented("uikit/uiviewcontroller/parent", root.parent === navigation, true)
        documented("uikit/uinavigationcontroller", UINavigationController().viewControllers, [])
        documented(
            "uikit/uinavigationcontroller/topviewcontroller", UINavigationController().topViewController == nil, true)
    }

    @Test("Pushing and popping") func pushing() {
        let root = titled("root"), second = titled("second"), third = titled("third")
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(second, animated: false)
        documented(
            "uikit/uinavigationcontroller/pushviewcontroller(_:animated:)", navigation.topViewController === second,
            true)
        documented("uikit/uinavigationcontroller/viewcontrollers", navigation.viewControllers, [root, second])
        navigation.pushViewController(third, animated: false)
        let popped = navigation.popViewController(animated: false)
        documented("uikit/uinavigationcontroller/popviewcontroller(animated:)", popped === third, true)
        documented(
            "uikit/uinavigationcontroller/popviewcontroller(animated:)", navigation.topViewController === second, true)
        documented("uikit/uiviewcontroller/navigationcontroller", third.navigationController == nil, true)
        navigation.popViewController(animated: false)
        documented(
            "uikit/uinavigationcontroller/popviewcontroller(animated:)",
            navigation.popViewController(animated: false) == nil, true)
        documented("uikit/uinavigationcontroller/viewcontrollers", navigation.viewControllers, [root])
    }

    @Test("Popping several") func poppingMany() {
        let root = titled("root"), second = titled("second"), third = titled("third"), fourth = titled("fourth")
        let navigation = UINavigationController()
        navigation.setViewControllers([root, second, third, fourth], animated: false)
        documented(
            "uikit/uinavigationcontroller/setviewcontrollers(_:animated:)", navigation.topViewController === fourth,
            true)
        let first = navigation.popToViewController(second, animated: false)
        documented("uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)", first, [third, fourth])
        documented(
            "uikit/uinavigationcontroller/poptoviewcontroller(_:animated:)", navigation.topViewController === second,
            true)
        let rest = navigation.popToRootViewController(animated: false)
        documented("uikit/uinavigationcontroller/poptorootviewcontroller(animated:)", rest, [second])
        documented(
            "uikit/uinavigationcontroller/poptorootviewcontroller(animated:)", navigation.viewControllers, [root])
    }

    @Test("The bar shows the items of the controllers") func items() {
        let root = titled("root"), second = titled("second")
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(second, animated: false)
        navigation.loadViewIfNeeded()
        navigation.view.layoutIfNeeded()
        documented(
            "uikit/uinavigationcontroller/navigationbar", navigation.navigationBar.topItem === second.navigationItem,
            true)
        documented(
            "uikit/uinavigationcontroller/navigationbar", navigation.navigationBar.backItem === root.navigationItem,
            true)
        documented("uikit/uinavigationcontroller/navigationbar", navigation.navigationBar.items?.count, 2)
        navigation.setNavigationBarHidden(true, animated: false)
        documented(
            "uikit/uinavigationcontroller/setnavigationbarhidden(_:animated:)", navigation.isNavigationBarHidden, true)
        navigation.setToolbarHidden(false, animated: false)
        documented("uikit/uinavigationcontroller/settoolbarhidden(_:animated:)", navigation.isToolbarHidden, false)
        second.toolbarItems = [UIBarButtonItem(systemItem: .add)]
        documented("uikit/uiviewcontroller/toolbaritems", second.toolbarItems?.count, 1)
    }

    @Test("Showing pushes") func showing() {
        let root = titled("root"), second = titled("second")
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        let delegate = NavigationDelegate()
        navigation.delegate = delegate
        UIView.performWithoutAnimation { root.show(second, sender: nil) }
        documented("uikit/uiviewcontroller/show(_:sender:)", navigation.topViewController === second, true)
        let third = titled("third")
        navigation.pushViewController(third, animated: false)
        window.layoutIfNeeded()
        documented(
            "uikit/uinavigationcontrollerdelegate/navigationcontroller(_:willshow:animated:)",
            delegate.shown.last === third, true)
        documented(
            "uikit/uinavigationcontroller/visibleviewcontroller", navigation.visibleViewController === third, true)
        let modal = UIViewController()
        modal.modalPresentationStyle = .fullScreen
        third.present(modal, animated: false)
        documented(
            "uikit/uinavigationcontroller/visibleviewcontroller", navigation.visibleViewController === modal, true)
        documented("uikit/uinavigationcontroller/topviewcontroller", navigation.topViewController === third, true)
        documented(
            "uikit/uiviewcontroller/presentingviewcontroller", modal.presentingViewController === navigation, true)
        withExtendedLifetime(delegate) {}
    }

    @Test("Only the top controller's view is there") func views() {
        let root = titled("root"), second = titled("second")
        let navigation = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = navigation
        window.isHidden = false
        window.layoutIfNeeded()
        documented("uikit/uinavigationcontroller", root.view.window === window, true)
        navigation.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        documented("uikit/uinavigationcontroller", second.view.window === window, true)
        documented(
            "uikit/uinavigationcontroller/pushviewcontroller(_:animated:)",
            second.view.isDescendant(of: navigation.view), true)
        documented("uikit/uinavigationcontroller", root.view.window == nil, true)
    }

    @Test("Navigation items") func navigationItem() {
        let item = UINavigationItem(title: "Title")
        documented("uikit/uinavigationitem/init(title:)", item.title, "Title")
        documented("uikit/uinavigationitem/prompt", item.prompt == nil, true)
        documented("uikit/uinavigationitem/hidesbackbutton", item.hidesBackButton, false)
        documented("uikit/uinavigationitem/leftitemssupplementbackbutton", item.leftItemsSupplementBackButton, false)
        documented(
            "uikit/uinavigationitem/largetitledisplaymode-swift.property", item.largeTitleDisplayMode, .automatic)
        documented("uikit/uinavigationitem/titleview", item.titleView == nil, true)
        documented("uikit/uinavigationitem/backbarbuttonitem", item.backBarButtonItem == nil, true)
        documented("uikit/uinavigationitem/searchcontroller", item.searchController == nil, true)
        documented("uikit/uinavigationitem/hidessearchbarwhenscrolling", item.hidesSearchBarWhenScrolling, true)
        let first = UIBarButtonItem(systemItem: .add)
        let second = UIBarButtonItem(systemItem: .done)
        item.rightBarButtonItems = [first, second]
        documented("uikit/uinavigationitem/rightbarbuttonitems", item.rightBarButtonItem === first, true)
        item.rightBarButtonItem = second
        documented("uikit/uinavigationitem/rightbarbuttonitem", item.rightBarButtonItems?.first === second, true)
        item.setLeftBarButtonItems([first, second], animated: false)
        documented("uikit/uinavigationitem/leftbarbuttonitem", item.leftBarButtonItem === first, true)
        item.setHidesBackButton(true, animated: false)
        documented("uikit/uinavigationitem/sethidesbackbutton(_:animated:)", item.hidesBackButton, true)
    }
}

/// What Apple's pages say of tab bar controllers.
@Suite("Documented: tab bar controllers") @MainActor
struct DocumentedTabBarControllerTests {
    private func pages(_ count: Int) -> [UIViewController] {
        (0..<count).map {
            let controller = UIViewController()
            controller.title = "page \($0)"
            return controller
        }
    }

    @Test("The first is selected") func first() {
        let tabs = UITabBarController()
        documented("uikit/uitabbarcontroller/viewcontrollers", tabs.viewControllers == nil, true)
        documented("uikit/uitabbarcontroller/selectedviewcontroller", tabs.selectedViewController == nil, true)
        let three = pages(3)
        tabs.viewControllers = three
        documented("uikit/uitabbarcontroller/selectedindex", tabs.selectedIndex, 0)
        documented("uikit/uitabbarcontroller/selectedviewcontroller", tabs.selectedViewController === three[0], true)
        documented("uikit/uitabbarcontroller/viewcontrollers", tabs.viewControllers, three)
        documented("uikit/uiviewcontroller/parent", three[2].parent === tabs, true)
        documented("uikit/uiviewcontroller/tabbarcontroller", three[1].tabBarController === tabs, true)
        documented("uikit/uitabbarcontroller/customizableviewcontrollers", tabs.customizableViewControllers?.count, 3)
        documented("uikit/uitabbarcontroller/tabbar", tabs.tabBar.items?.count, 3)
        documented("uikit/uitabbarcontroller/tabbar", tabs.tabBar.items?.first === three[0].tabBarItem, true)
        documented("uikit/uiviewcontroller/tabbaritem", tabs.tabBar.items?.last?.title, "page 2")
        documented("uikit/uitabbarcontroller/delegate", tabs.delegate == nil, true)
    }

    @Test("Selecting by index and by controller") func selecting() {
        let tabs = UITabBarController()
        let three = pages(3)
        let delegate = TabDelegate()
        tabs.delegate = delegate
        tabs.viewControllers = three
        tabs.selectedIndex = 2
        documented("uikit/uitabbarcontroller/selectedindex", tabs.selectedViewController === three[2], true)
        tabs.selectedViewController = three[1]
        documented("uikit/uitabbarcontroller/selectedviewcontroller", tabs.selectedIndex, 1)
        documented("uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)", delegate.calls, 0)
        tabs.loadViewIfNeeded()
        documented("uikit/uitabbarcontroller/tabbar", tabs.tabBar.selectedItem === three[1].tabBarItem, true)
        withExtendedLifetime(delegate) {}
    }

    @Test("New controllers keep the selection where they can") func replacing() {
        let tabs = UITabBarController()
        let four = pages(4)
        tabs.viewControllers = four
        tabs.selectedIndex = 2
        tabs.viewControllers = [four[2], four[0]]
        documented("uikit/uitabbarcontroller/viewcontrollers", tabs.selectedViewController === four[2], true)
        documented("uikit/uitabbarcontroller/viewcontrollers", tabs.selectedIndex, 0)
        documented("uikit/uitabbarcontroller/viewcontrollers", four[3].parent == nil, true)
        tabs.selectedIndex = 1
        let others = pages(3)
        tabs.setViewControllers(others, animated: false)
        documented("uikit/uitabbarcontroller/viewcontrollers", tabs.selectedViewController === others[1], true)
        tabs.selectedIndex = 2
        let single = pages(1)
        tabs.viewControllers = single
        documented("uikit/uitabbarcontroller/viewcontrollers", tabs.selectedIndex, 0)
    }

    @Test("The selected view is on the screen") func views() {
        let tabs = UITabBarController()
        let two = pages(2)
        tabs.viewControllers = two
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
        documented("uikit/uitabbarcontroller", two[0].view.window === window, true)
        documented("uikit/uitabbarcontroller", two[1].isViewLoaded, false)
        tabs.selectedIndex = 1
        window.layoutIfNeeded()
        documented("uikit/uitabbarcontroller/selectedindex", two[1].view.window === window, true)
        documented("uikit/uitabbarcontroller/selectedindex", two[0].view.window == nil, true)
    }
}

/// What Apple's pages say of split and page view controllers.
@Suite("Documented: split and page view controllers") @MainActor
struct DocumentedSplitPageTests {
    @Test("What a split view controller has") func split() {
        let split = UISplitViewController(style: .doubleColumn)
        documented("uikit/uisplitviewcontroller/init(style:)", split.style, .doubleColumn)
        documented("uikit/uisplitviewcontroller/style-swift.property", UISplitViewController().style, .unspecified)
        documented("uikit/uisplitviewcontroller/presentswithgesture", split.presentsWithGesture, true)
        documented("uikit/uisplitviewcontroller/preferreddisplaymode", split.preferredDisplayMode, .automatic)
        documented("uikit/uisplitviewcontroller/preferredsplitbehavior", split.preferredSplitBehavior, .automatic)
        documented(
            "uikit/uisplitviewcontroller/preferredprimarycolumnwidthfraction",
            split.preferredPrimaryColumnWidthFraction, UISplitViewController.automaticDimension)
        documented(
            "uikit/uisplitviewcontroller/minimumprimarycolumnwidth", split.minimumPrimaryColumnWidth,
            UISplitViewController.automaticDimension)
        documented(
            "uikit/uisplitviewcontroller/maximumprimarycolumnwidth", split.maximumPrimaryColumnWidth,
            UISplitViewController.automaticDimension)
        documented("uikit/uisplitviewcontroller/primaryedge-swift.property", split.primaryEdge, .leading)
        documented("uikit/uisplitviewcontroller/primarybackgroundstyle", split.primaryBackgroundStyle, .none)
        documented("uikit/uisplitviewcontroller/showssecondaryonlybutton", split.showsSecondaryOnlyButton, false)
        documented("uikit/uisplitviewcontroller/viewcontroller(for:)", split.viewController(for: .primary) == nil, true)
        documented("uikit/uisplitviewcontroller/delegate", split.delegate == nil, true)
    }

    @Test("Columns") func columns() {
        let split = UISplitViewController(style: .tripleColumn)
        let primary = UINavigationController(rootViewController: UIViewController())
        let secondary = UINavigationController(rootViewController: UIViewController())
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        documented(
            "uikit/uisplitviewcontroller/setviewcontroller(_:for:)", split.viewController(for: .primary) === primary,
            true)
        documented(
            "uikit/uisplitviewcontroller/viewcontroller(for:)", split.viewController(for: .secondary) === secondary,
            true)
        documented(
            "uikit/uisplitviewcontroller/viewcontroller(for:)", split.viewController(for: .supplementary) == nil, true)
        documented("uikit/uiviewcontroller/splitviewcontroller", primary.splitViewController === split, true)
        documented(
            "uikit/uiviewcontroller/splitviewcontroller", primary.topViewController?.splitViewController === split, true
        )
        split.setViewController(nil, for: .secondary)
        documented(
            "uikit/uisplitviewcontroller/setviewcontroller(_:for:)", split.viewController(for: .secondary) == nil, true)
    }

    @Test("Page view controllers") func pages() {
        let pager = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        documented("uikit/uipageviewcontroller/transitionstyle-swift.property", pager.transitionStyle, .scroll)
        documented(
            "uikit/uipageviewcontroller/navigationorientation-swift.property", pager.navigationOrientation, .vertical)
        documented("uikit/uipageviewcontroller/spinelocation-swift.property", pager.spineLocation, .none)
        let curling = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        documented("uikit/uipageviewcontroller/optionskey/spinelocation", curling.spineLocation, .min)
        documented("uikit/uipageviewcontroller/isdoublesided", pager.isDoubleSided, false)
        documented("uikit/uipageviewcontroller/datasource", pager.dataSource == nil, true)
        documented("uikit/uipageviewcontroller/delegate", pager.delegate == nil, true)
        pager.loadViewIfNeeded()
        let page = UIViewController()
        pager.setViewControllers([page], direction: .forward, animated: false)
        documented(
            "uikit/uipageviewcontroller/setviewcontrollers(_:direction:animated:completion:)", pager.viewControllers,
            [page])
        documented("uikit/uiviewcontroller/parent", page.parent === pager, true)
        let next = UIViewController()
        pager.setViewControllers([next], direction: .reverse, animated: false)
        documented("uikit/uipageviewcontroller/viewcontrollers", pager.viewControllers?.first === next, true)
    }
}
