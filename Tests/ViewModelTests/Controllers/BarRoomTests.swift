import MaquetteViewTestSupport
import Testing
import UIKit

/// What the bars of containers take of their children's room, on a phone of 393 by 852 points whose screen is covered by
/// 59 points above and 34 below. Bars are 44, 52 more with a large title, and 49 below with tabs.
@MainActor @Suite(.serialized) struct BarRoomTests {
    private let root = UIViewController()

    init() { Headless.reset() }

    @Test func aNavigationBarLiesBelowTheStatusBarAndInsetsItsContent() {
        Headless.with({ $0.release = .iOS18 }) {
            let navigation = UINavigationController(rootViewController: root)
            let window = UIWindow.showing(navigation)
            expectFrame(navigation.navigationBar, 0, 59, 393, 44)
            expectFrame(root.view, 0, 0, 393, 852)
            #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
            navigation.isNavigationBarHidden = true
            window.layoutIfNeeded()
            #expect(root.view.safeAreaInsets.top == 59)
        }
    }

    @Test func contentHeldToTheSafeAreaBeginsBelowTheBar() {
        Headless.with({ $0.release = .iOS18 }) {
            let label = UIView()
            label.translatesAutoresizingMaskIntoConstraints = false
            root.view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                label.widthAnchor.constraint(equalToConstant: 50), label.heightAnchor.constraint(equalToConstant: 20),
            ])
            let window = UIWindow.showing(UINavigationController(rootViewController: root))
            expectFrame(label, 0, 111, 50, 20)
            withExtendedLifetime(window) {}
        }
    }

    /// However little is in it, unless its controller leaves scroll views alone or asks for axes that scroll.
    @Test func whatScrollsBelowABarIsKeptClearOfIt() {
        Headless.with({ $0.release = .iOS18 }) {
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            root.view.addSubview(scroll)
            let window = UIWindow.showing(UINavigationController(rootViewController: root))
            #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0))
            #expect(scroll.contentOffset.y == -103)
            scroll.contentInsetAdjustmentBehavior = .scrollableAxes
            #expect(scroll.adjustedContentInset == .zero)
            withExtendedLifetime(window) {}
        }
    }

    @Test func whatScrollsWithoutABarIsCoveredUntilItBounces() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        root.view.addSubview(scroll)
        let window = UIWindow.showing(root)
        #expect(scroll.adjustedContentInset == .zero)
        scroll.alwaysBounceVertical = true
        #expect(scroll.adjustedContentInset.top == 59)
        withExtendedLifetime(window) {}
    }

    @Test func aLargeTitleMakesTheBarHigherUntilItsItemRefuses() {
        Headless.with({ $0.release = .iOS18 }) {
            root.title = "Library"
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            let window = UIWindow.showing(navigation)
            #expect(abs(root.view.safeAreaInsets.top - 155) < 0.001)
            root.navigationItem.largeTitleDisplayMode = .never
            window.layoutIfNeeded()
            expectFrame(navigation.navigationBar, 0, 59, 393, 44)
            #expect(root.view.safeAreaInsets.top == 103)
        }
    }

    /// Apple's table of Dynamic Type sizes: a large title has 34 points, 33 at Medium, 56 at AX4. Below it the content of
    /// fespinoza/sample-json-app's pictures, whose traits are those of Medium and AX4, begins at 52 and 69.3 points from the row above.
    @Test(arguments: [
        (UIContentSizeCategory.large, 34.0, 52.0), (.medium, 33, 52), (.accessibilityExtraExtraLarge, 56, 69.3),
    ])
    func aLargeTitleGrowsWithTheTextSize(category: UIContentSizeCategory, size: Double, height: Double) throws {
        try Headless.with({ $0.release = .iOS17 }) {
            root.title = "Library"
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            let parent = UIViewController()
            parent.addChild(navigation)
            parent.view.addSubview(navigation.view)
            navigation.didMove(toParent: parent)
            let window = UIWindow.showing(parent)
            navigation.view.frame = parent.view.bounds
            window.layoutIfNeeded()
            parent.setOverrideTraitCollection(
                UITraitCollection(preferredContentSizeCategory: category), forChild: navigation)
            window.layoutIfNeeded()
            let labels = navigation.navigationBar.subviews.compactMap { $0 as? UILabel }
            let label = try #require(labels.first { !$0.isHidden && $0.text == "Library" })
            let font = try #require(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
            #expect(Double(font.pointSize) == size)
            #expect(abs(root.view.safeAreaInsets.top - (59 + 44 + height)) < 0.4)
        }
    }

    @Test func anOpaqueBarPushesItsContentDown() {
        Headless.with({ $0.release = .iOS18 }) {
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.isTranslucent = false
            let window = UIWindow.showing(navigation)
            expectFrame(root.view, 0, 103, 393, 749)
            #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
            withExtendedLifetime(window) {}
        }
    }

    @Test func tabsAndToolsTakeRoomBelow() {
        Headless.with({ $0.release = .iOS18 }) {
            let navigation = UINavigationController(rootViewController: root)
            navigation.isToolbarHidden = false
            let tabs = UITabBarController()
            tabs.viewControllers = [navigation, UIViewController()]
            let window = UIWindow.showing(tabs)
            expectFrame(tabs.tabBar, 0, 852 - 83, 393, 83)
            expectFrame(navigation.toolbar, 0, 852 - 83 - 44, 393, 44)
            #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 0, bottom: 127, right: 0))
            let pushed = UIViewController()
            pushed.hidesBottomBarWhenPushed = true
            navigation.pushViewController(pushed, animated: false)
            window.layoutIfNeeded()
            #expect(tabs.tabBar.isHidden && pushed.view.safeAreaInsets.bottom == 34 + 44)
        }
    }

    @Test func barsAreLowerOnAPhoneHeldSideways() {
        Headless.with({ $0.release = .iOS18 }) {
            Headless.with({ $0.orientation = .landscapeRight }) {
                let navigation = UINavigationController(rootViewController: root)
                let window = UIWindow.showing(navigation)
                #expect(navigation.navigationBar.frame.height == 32)
                withExtendedLifetime(window) {}
            }
        }
    }

    @Test func scrollViewsUnderTheBarBeginBelowIt() {
        Headless.with({ $0.release = .iOS18 }) {
            let table = UITableViewController(style: .plain)
            let window = UIWindow.showing(UINavigationController(rootViewController: table))
            #expect(table.tableView.adjustedContentInset.top == 103 && table.tableView.contentOffset.y == -103)
            withExtendedLifetime(window) {}
        }
    }
}
