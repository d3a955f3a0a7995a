import MaquetteViewTestSupport
import Testing
import UIKit

@MainActor @Suite struct BarTests {
    @Test func theBarItemsTakeTheirTitleFromTheController() {
        let controller = UIViewController()
        #expect(controller.navigationItem.title == nil)
        controller.title = "Profile"
        #expect(controller.navigationItem.title == "Profile" && controller.tabBarItem.title == "Profile")
        #expect(controller.navigationItem === controller.navigationItem)
    }

    /// Controllers with a bar of their own class put it there by the name of the property.
    @Test func aTabBarIsReplacedByItsName() {
        let controller = UITabBarController()
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: "Cards", image: nil, tag: 0)
        controller.viewControllers = [page]
        controller.loadViewIfNeeded()
        let (first, bar) = (controller.tabBar, UITabBar())
        bar.delegate = controller
        controller.setValue(bar, forKey: "tabBar")
        #expect(controller.tabBar === bar && bar.superview === controller.view && first.superview == nil)
        #expect(bar.items == [page.tabBarItem] && bar.selectedItem === page.tabBarItem)
        bar.beginCustomizingItems([])
        #expect(bar.isCustomizing && !bar.endCustomizing(animated: false) && !bar.isCustomizing)
    }

    @Test func aSingleButtonIsTheFirstOfSeveral() {
        let item = UINavigationItem(title: "x")
        let (save, edit) = (
            UIBarButtonItem(barButtonSystemItem: .save, target: nil, action: nil),
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        )
        item.rightBarButtonItems = [save, edit]
        #expect(item.rightBarButtonItem === save)
        item.rightBarButtonItem = edit
        #expect(item.rightBarButtonItems == [edit])
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItems == nil)
    }

    @Test func controllersFindTheContainersAroundThem() {
        let leaf = UIViewController()
        let navigation = UINavigationController(rootViewController: leaf)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect(leaf.navigationController === navigation && leaf.tabBarController === tabs)
        #expect(navigation.navigationController == nil && leaf.splitViewController == nil)
    }

    @Test func showingPushesWhereThereIsAPile() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        first.show(second, sender: nil)
        #expect(navigation.viewControllers == [first, second] && navigation.topViewController === second)
        #expect(navigation.popViewController(animated: false) === second && second.parent == nil)
        #expect(navigation.popViewController(animated: false) == nil)
        let alone = UIViewController()
        alone.show(second, sender: nil)
        #expect(alone.presentedViewController === second)
    }

    @Test func onlyTheControllerInFrontIsInTheHierarchy() {
        let (first, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: first)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        expectFrame(first.view, 0, 0, 300, 500)
        navigation.pushViewController(second, animated: false)
        #expect(first.view.superview == nil && second.view.superview === navigation.view)
        navigation.popToRootViewController(animated: false)
        #expect(first.view.superview === navigation.view)
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.loadViewIfNeeded()
        tabs.selectedIndex = 1
        #expect(tabs.view.subviews == [tabs.children[1].view, tabs.tabBar])
    }

    /// A phone shows five tabs; the last of them is then that of the controller that lists the others (Apple's documentation of
    /// `moreNavigationController`).
    @Test func theFifthTabIsThatOfTheMoreController() {
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<5).map { _ in UIViewController() }
        #expect(tabs.tabBar.items?.last !== tabs.moreNavigationController.tabBarItem)
        tabs.viewControllers = (0..<6).map { _ in UIViewController() }
        #expect(tabs.tabBar.items?.count == 5)
        #expect(tabs.tabBar.items?.last === tabs.moreNavigationController.tabBarItem)
    }
}

@MainActor @Suite(.serialized) struct BarGuideTests {
    /// The iPhone 16 keeps 59 points free at the top and 34 at the bottom of its 393 x 852.
    private func inWindow(_ body: (UIViewController, UIView) -> Void) {
        let (window, controller) = (UIWindow(frame: UIScreen.main.bounds), UIViewController())
        window.rootViewController = controller
        window.isHidden = false
        body(controller, controller.view.adding(UIView.constrained()))
    }

    @Test func theOldGuidesWorkInAnchors() {
        inWindow { controller, view in
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
                view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
                view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
                view.widthAnchor.constraint(equalToConstant: 100),
            ])
            controller.view.layoutIfNeeded()
            expectFrame(view, 0, 59, 100, 852 - 59 - 34)
            #expect(controller.topLayoutGuide.length == 59 && controller.bottomLayoutGuide.length == 34)
            #expect(controller.view.subviews == [view])
        }
    }

    @Test func theOldGuidesWorkInVisualFormats() {
        inWindow { controller, view in
            let views: [String: Any] = [
                "top": controller.topLayoutGuide, "bottom": controller.bottomLayoutGuide, "view": view,
            ]
            for format in ["V:[top]-10-[view]-20-[bottom]", "H:|[view]|"] {
                NSLayoutConstraint.activate(
                    NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: views))
            }
            controller.view.layoutIfNeeded()
            expectFrame(view, 0, 69, 393, 852 - 69 - 54)
        }
    }

    @Test func theOldGuidesWorkAsItemsAndFollowTheSafeArea() {
        inWindow { controller, view in
            NSLayoutConstraint.activate([
                NSLayoutConstraint(
                    item: view, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide,
                    attribute: .bottom, multiplier: 1, constant: 0),
                view.heightAnchor.constraint(equalTo: controller.topLayoutGuide.heightAnchor),
            ])
            controller.additionalSafeAreaInsets.top = 44
            controller.view.layoutIfNeeded()
            #expect(view.frame.minY == 103 && view.frame.height == 103)
        }
    }

    /// Published logs of iOS name them: `_UILayoutSupportConstraint`, an edge at 0 and a height for each guide.
    @Test func theOldGuidesBringTheirConstraints() {
        inWindow { controller, view in
            #expect(controller.view.constraints.isEmpty)
            _ = (controller.topLayoutGuide, controller.bottomLayoutGuide)
            let found = controller.view.constraints.map { "\($0.firstAttribute) \($0.secondAttribute) \($0.constant)" }
            #expect(
                found == [
                    "top top 0.0", "height notAnAttribute 59.0", "bottom bottom 0.0", "height notAnAttribute 34.0",
                ])
            #expect(controller.view.constraints.allSatisfy { "\(type(of: $0))" == "_UILayoutSupportConstraint" })
            withExtendedLifetime(view) {}
        }
    }
}

/// The way back gives up its name before the title is cut off.
@MainActor @Suite struct WayBackTests {
    private func words(_ width: CGFloat) -> [String] {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 44))
        bar.items = ["An Overview", "Everything There Is"].map(UINavigationItem.init(title:))
        bar.layoutIfNeeded()
        func texts(_ view: UIView) -> [String] {
            view.subviews.flatMap(texts) + [(view as? UILabel)?.text].compactMap { $0 }
        }
        return texts(bar)
    }

    /// The two are about 100 and 155 points wide, the angle and the gaps 45.
    @Test func aLongNameBecomesBackWhereTheTitleHasNoRoom() {
        Headless.with({ $0.release = .iOS18 }) {
            #expect(words(390).contains("An Overview"))
            #expect(words(280).contains("Back") && !words(280).contains("An Overview"))
        }
    }

    @Test func theNameComesBackOnAWiderBar() {
        Headless.with({ $0.release = .iOS18 }) {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 280, height: 44))
            bar.items = ["An Overview", "Everything There Is"].map(UINavigationItem.init(title:))
            bar.layoutIfNeeded()
            bar.frame.size.width = 700
            bar.layoutIfNeeded()
            let buttons = bar.subviews.flatMap(\.subviews).compactMap { ($0 as? UILabel)?.text }
            #expect(buttons.contains("An Overview"))
        }
    }
}

/// Measured on iOS 26: a platter 62 high and 85.75 · n + 16.75 wide, images around 24, titles around 44.5 below its top.
@MainActor @Suite struct TabPlatterTests {
    @Test func tabsStandTogetherOnAPlatterInTheMiddle() throws {
        Headless.with {
            $0.release = .iOS26
        } perform: {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 402, height: 83))
            bar.items = ["One", "Two", "Three"].map {
                UITabBarItem(title: $0, image: UIImage(systemName: "star"), selectedImage: nil)
            }
            bar.selectedItem = bar.items?[1]
            bar.layoutIfNeeded()
            let platter = bar.subviews[1]
            expectFrame(platter, 64, 0, 274, 62)
            let tabs = bar.subviews.dropFirst(2)
            // (402 - 274) / 2 + 16.75 / 2
            #expect(tabs.map(\.frame.minX) == [72.375, 158.125, 243.875])
            tabs.first?.layoutIfNeeded()
            let parts = tabs.first?.subviews ?? []
            #expect(abs((parts.first?.frame.midY ?? 0) - 24) <= 0.5 && parts[1].frame.midY == 44.5)
        }
    }

    /// Five tabs have 402 - 2 · 21 - 16.75 points: 68.65 each.
    @Test func manyTabsShareTheWidthOfThePhone() {
        Headless.with {
            $0.release = .iOS26
        } perform: {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 402, height: 83))
            bar.items = (1...5).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
            bar.layoutIfNeeded()
            expectFrame(bar.subviews[1], 21, 0, 360, 62)
            #expect(abs(bar.subviews[2].frame.width - 68.65) < 0.01)
        }
    }

    /// The tab of a navigation controller is that of its first controller, unless it has a title or a tab of its own.
    @Test func aNavigationControllerHasTheTabOfItsRoot() {
        let (root, other) = (UIViewController(), UIViewController())
        root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 3)
        other.title = "Other"
        let own = UINavigationController(rootViewController: UIViewController())
        own.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        let named = UINavigationController(rootViewController: UIViewController())
        named.title = "Named"
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: root), UINavigationController(rootViewController: other), own,
            named,
        ]
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Other", "Own", "Named"])
        #expect(tabs.viewControllers?[0].tabBarItem === root.tabBarItem)
        // Titles that come later are seen as well.
        other.title = "Later"
        #expect(tabs.tabBar.items?[1].title == "Later")
    }

    /// On iOS a subclass's spaces are of its own class, and a space without a width has none.
    @Test func aSubclassMakesSpacesOfItsOwn() {
        final class Item: UIBarButtonItem {
            override class func flexibleSpace() -> Self {
                let space = super.flexibleSpace()
                space.tag = 7
                return space
            }
        }
        #expect(Item.flexibleSpace().tag == 7)
        #expect(Item.fixedSpace(12).width == 12 && Item.fixedSpace().width == 0)
        #expect(type(of: Item.fixedSpace(12)) == Item.self)
    }
}
