import Testing
import UIKit

/// Notes what a navigation bar tells and asks its delegate.
private final class Recorder: NSObject, UINavigationBarDelegate {
    var lines: [String] = []
    var pushes = true
    var pops = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        lines.append("shouldPush")
        return pushes
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        lines.append("shouldPop")
        return pops
    }
}

private final class TabRecorder: NSObject, UITabBarDelegate {
    var lines: [String] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { lines.append("didSelect") }
}

/// What Apple's pages say of navigation items, navigation bars, toolbars and tab bars.
@Suite("Documented: bars") @MainActor
struct DocumentedBarTests {
    private func button(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    @Test("What a new navigation item has") func itemDefaults() {
        let item = UINavigationItem(title: "Home")
        documented("uikit/uinavigationitem/init(title:)", item.title, "Home")
        documented("uikit/uinavigationitem/prompt", item.prompt == nil, true)
        documented("uikit/uinavigationitem/titleview", item.titleView == nil, true)
        documented("uikit/uinavigationitem/backbarbuttonitem", item.backBarButtonItem == nil, true)
        documented("uikit/uinavigationitem/backbuttontitle", item.backButtonTitle == nil, true)
        documented("uikit/uinavigationitem/backbuttondisplaymode-swift.property", item.backButtonDisplayMode, .default)
        documented("uikit/uinavigationitem/hidesbackbutton", item.hidesBackButton, false)
        documented("uikit/uinavigationitem/leftitemssupplementbackbutton", item.leftItemsSupplementBackButton, false)
        documented(
            "uikit/uinavigationitem/largetitledisplaymode-swift.property", item.largeTitleDisplayMode, .automatic)
        documented("uikit/uinavigationitem/searchcontroller", item.searchController == nil, true)
        documented("uikit/uinavigationitem/hidessearchbarwhenscrolling", item.hidesSearchBarWhenScrolling, true)
        documented("uikit/uinavigationitem/leftbarbuttonitem", item.leftBarButtonItem == nil, true)
        documented("uikit/uinavigationitem/rightbarbuttonitem", item.rightBarButtonItem == nil, true)
    }

    @Test("What newer properties of a navigation item have") func newerDefaults() {
        let item = UINavigationItem(title: "Home")
        documented("uikit/uinavigationitem/standardappearance", item.standardAppearance == nil, true)
        documented("uikit/uinavigationitem/compactappearance", item.compactAppearance == nil, true)
        documented("uikit/uinavigationitem/scrolledgeappearance", item.scrollEdgeAppearance == nil, true)
        documented("uikit/uinavigationitem/backaction", item.backAction == nil, true)
        documented("uikit/uinavigationitem/style-swift.property", item.style, .navigator)
        documented("uikit/uinavigationitem/preferredsearchbarplacement", item.preferredSearchBarPlacement, .automatic)
        documented("uikit/uinavigationitem/centeritemgroups", item.centerItemGroups.isEmpty, true)
        documented("uikit/uinavigationitem/leadingitemgroups", item.leadingItemGroups.isEmpty, true)
        documented("uikit/uinavigationitem/trailingitemgroups", item.trailingItemGroups.isEmpty, true)
        documented("uikit/uinavigationitem/pinnedtrailinggroup", item.pinnedTrailingGroup == nil, true)
        documented("uikit/uinavigationitem/customizationidentifier", item.customizationIdentifier == nil, true)
        documented("uikit/uinavigationitem/titlemenuprovider", item.titleMenuProvider == nil, true)
    }

    @Test("The left item is the first of the left items") func leftItems() {
        let item = UINavigationItem(title: "Home")
        let (a, b, c) = (button("A"), button("B"), button("C"))
        item.leftBarButtonItems = [a, b]
        documented("uikit/uinavigationitem/leftbarbuttonitem", item.leftBarButtonItem === a, true)
        item.leftBarButtonItem = c
        documented("uikit/uinavigationitem/leftbarbuttonitem", item.leftBarButtonItems?.map(\.title), ["C", "B"])
        item.leftBarButtonItem = b
        documented("uikit/uinavigationitem/leftbarbuttonitem", item.leftBarButtonItems?.first === b, true)
        item.leftBarButtonItems = [a, b, c]
        item.leftBarButtonItem = nil
        documented("uikit/uinavigationitem/leftbarbuttonitem", item.leftBarButtonItems?.map(\.title), ["B", "C"])
        documented("uikit/uinavigationitem/leftbarbuttonitem", item.leftBarButtonItem === b, true)
    }

    @Test("The right item is the first of the right items") func rightItems() {
        let item = UINavigationItem(title: "Home")
        let (a, b, c) = (button("A"), button("B"), button("C"))
        item.setRightBarButtonItems([a, b], animated: false)
        documented("uikit/uinavigationitem/setrightbarbuttonitems(_:animated:)", item.rightBarButtonItem === a, true)
        item.setRightBarButton(c, animated: false)
        documented("uikit/uinavigationitem/setrightbarbutton(_:animated:)", item.rightBarButtonItem === c, true)
        item.rightBarButtonItems = nil
        documented("uikit/uinavigationitem/rightbarbuttonitems", item.rightBarButtonItem == nil, true)
        item.rightBarButtonItem = b
        documented("uikit/uinavigationitem/rightbarbuttonitem", item.rightBarButtonItems?.map(\.title), ["B"])
        item.setHidesBackButton(true, animated: false)
        documented("uikit/uinavigationitem/sethidesbackbutton(_:animated:)", item.hidesBackButton, true)
    }

    @Test("Groups take the place of the items") func groupsReplace() {
        let item = UINavigationItem(title: "Home")
        item.leftBarButtonItem = button("A")
        let group = UIBarButtonItemGroup(barButtonItems: [button("X")], representativeItem: nil)
        item.leadingItemGroups = [group]
        documented("uikit/uinavigationitem/leadingitemgroups", item.leadingItemGroups.count, 1)
        documented("uikit/uinavigationitem/leadingitemgroups", item.leadingItemGroups.first === group, true)
        documented("uikit/uinavigationitem/leadingitemgroups", item.leftBarButtonItem?.title == "A", false)
    }

    @Test("What a new navigation bar has") func barDefaults() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        documented("uikit/uinavigationbar/topitem", bar.topItem == nil, true)
        documented("uikit/uinavigationbar/backitem", bar.backItem == nil, true)
        documented("uikit/uinavigationbar/delegate", bar.delegate == nil, true)
        documented("uikit/uinavigationbar/istranslucent", bar.isTranslucent, true)
        documented("uikit/uinavigationbar/preferslargetitles", bar.prefersLargeTitles, false)
        documented("uikit/uinavigationbar/barstyle", bar.barStyle, .default)
        documented("uikit/uinavigationbar/bartintcolor", bar.barTintColor == nil, true)
        documented("uikit/uinavigationbar/shadowimage", bar.shadowImage == nil, true)
        documented("uikit/uinavigationbar/backindicatorimage", bar.backIndicatorImage == nil, true)
        documented("uikit/uinavigationbar/compactappearance", bar.compactAppearance == nil, true)
        documented("uikit/uinavigationbar/scrolledgeappearance", bar.scrollEdgeAppearance == nil, true)
    }

    @Test("Items are pushed and popped") func pushing() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        let one = UINavigationItem(title: "One")
        let two = UINavigationItem(title: "Two")
        let three = UINavigationItem(title: "Three")
        bar.pushItem(one, animated: false)
        documented("uikit/uinavigationbar/backitem", bar.backItem == nil, true)
        bar.pushItem(two, animated: false)
        documented("uikit/uinavigationbar/pushitem(_:animated:)", bar.topItem === two, true)
        documented("uikit/uinavigationbar/backitem", bar.backItem === one, true)
        bar.pushItem(three, animated: false)
        documented("uikit/uinavigationbar/items", bar.items?.compactMap(\.title), ["One", "Two", "Three"])
        documented("uikit/uinavigationbar/popitem(animated:)", bar.popItem(animated: false) === three, true)
        documented("uikit/uinavigationbar/popitem(animated:)", bar.topItem === two, true)
        bar.setItems([three, one], animated: false)
        documented("uikit/uinavigationbar/setitems(_:animated:)", bar.topItem === one, true)
        documented("uikit/uinavigationbar/setitems(_:animated:)", bar.backItem === three, true)
    }

    @Test("The bar asks its delegate") func asking() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        let recorder = Recorder()
        bar.delegate = recorder
        bar.pushItem(UINavigationItem(title: "One"), animated: false)
        bar.pushItem(UINavigationItem(title: "Two"), animated: false)
        documented(
            "uikit/uinavigationbardelegate/navigationbar(_:shouldpush:)", recorder.lines, ["shouldPush", "shouldPush"])
        recorder.pushes = false
        bar.pushItem(UINavigationItem(title: "Three"), animated: false)
        documented("uikit/uinavigationbardelegate/navigationbar(_:shouldpush:)", bar.topItem?.title, "Two")
        recorder.pops = false
        bar.popItem(animated: false)
        documented("uikit/uinavigationbardelegate/navigationbar(_:shouldpop:)", bar.topItem?.title, "Two")
        recorder.pops = true
        bar.popItem(animated: false)
        documented("uikit/uinavigationbardelegate/navigationbar(_:shouldpop:)", bar.topItem?.title, "One")
    }

    @Test("A navigation controller fills its bar") func controllerBar() {
        let first = UIViewController()
        first.title = "First"
        let second = UIViewController()
        second.navigationItem.title = "Second"
        let controller = UINavigationController(rootViewController: first)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        documented("uikit/uinavigationitem", controller.navigationBar.topItem === first.navigationItem, true)
        controller.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        documented("uikit/uinavigationitem", controller.navigationBar.topItem === second.navigationItem, true)
        documented("uikit/uinavigationitem", controller.navigationBar.backItem === first.navigationItem, true)
        documented("uikit/uiviewcontroller/title", first.navigationItem.title, "First")
    }

    @Test("Toolbars") func toolbars() {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
        documented("uikit/uitoolbar/items", bar.items == nil, true)
        documented("uikit/uitoolbar/istranslucent", bar.isTranslucent, true)
        documented("uikit/uitoolbar/barstyle", bar.barStyle, .default)
        documented("uikit/uitoolbar/delegate", bar.delegate == nil, true)
        documented("uikit/uitoolbar/scrolledgeappearance", bar.scrollEdgeAppearance == nil, true)
        documented("uikit/uitoolbar/compactappearance", bar.compactAppearance == nil, true)
        bar.items = [button("A"), .flexibleSpace(), button("B")]
        documented("uikit/uitoolbar/items", bar.items?.count, 3)
        bar.setItems([button("C")], animated: true)
        documented("uikit/uitoolbar/setitems(_:animated:)", bar.items?.first?.title, "C")
    }

    @Test("Tab bars") func tabBars() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 393, height: 49))
        documented("uikit/uitabbar/items", bar.items == nil, true)
        documented("uikit/uitabbar/selecteditem", bar.selectedItem == nil, true)
        documented("uikit/uitabbar/itempositioning-swift.property", bar.itemPositioning, .automatic)
        documented("uikit/uitabbar/istranslucent", bar.isTranslucent, true)
        documented("uikit/uitabbar/barstyle", bar.barStyle, .default)
        documented("uikit/uitabbar/bartintcolor", bar.barTintColor == nil, true)
        documented("uikit/uitabbar/unselecteditemtintcolor", bar.unselectedItemTintColor == nil, true)
        documented("uikit/uitabbar/selectionindicatorimage", bar.selectionIndicatorImage == nil, true)
        documented("uikit/uitabbar/iscustomizing", bar.isCustomizing, false)
        let recorder = TabRecorder()
        bar.delegate = recorder
        let one = UITabBarItem(title: "One", image: nil, tag: 1)
        let two = UITabBarItem(title: "Two", image: nil, tag: 2)
        bar.setItems([one, two], animated: false)
        documented("uikit/uitabbar/setitems(_:animated:)", bar.items?.compactMap(\.title), ["One", "Two"])
        bar.selectedItem = two
        documented("uikit/uitabbar/selecteditem", bar.selectedItem === two, true)
        documented("uikit/uitabbardelegate/tabbar(_:didselect:)", recorder.lines, [])
        bar.selectedItem = nil
        documented("uikit/uitabbar/selecteditem", bar.selectedItem == nil, true)
    }
}
