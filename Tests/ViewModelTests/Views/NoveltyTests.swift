import MaquetteViewTestSupport
import Testing
import UIKit

@testable import MaquetteViewModel

/// What iOS 26 added to views, as Apple documents it.
@MainActor @Suite struct NoveltyTests {
    @Test func cornersFollowTheirConfiguration() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 20)
        view.bounds.size.height = 60
        #expect(view.layer.cornerRadius == 30)
        view.cornerConfiguration = .capsule(maximumRadius: 12)
        #expect(view.layer.cornerRadius == 12)
        #expect(view.effectiveRadius(corner: .topLeft) == 12)
        view.cornerConfiguration = .uniformTopRadius(8)
        #expect(view.effectiveRadius(corner: .topRight) == 8 && view.effectiveRadius(corner: .bottomLeft) == 0)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        // Six points inside a container of 20.
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        container.layer.cornerRadius = 20
        container.addSubview(view)
        view.frame = CGRect(x: 6, y: 6, width: 50, height: 50)
        view.cornerConfiguration = .corners(radius: .containerConcentric())
        #expect(view.layer.cornerRadius == 14)
    }

    @Test func propertiesAreUpdatedBeforeTheLayout() {
        final class Model: UIView {
            var heard: [String] = []
            override func updateProperties() { heard.append("properties") }
            override func layoutSubviews() { heard.append("layout") }
        }
        let view = Model(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.layoutIfNeeded()
        #expect(view.heard == ["properties", "layout"])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.setNeedsUpdateProperties()
        view.layoutIfNeeded()
        #expect(view.heard == ["properties", "layout", "layout", "properties", "layout"])
    }

    @Test func regionsHaveTheirGuides() {
        let view = UIView.root(100, 100)
        #expect(view.layoutGuide(for: .margins()) === view.layoutMarginsGuide)
        #expect(view.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)) === view.safeAreaLayoutGuide)
        #expect(view.edgeInsets(for: .margins()) == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }

    @Test func tabsMakeTheirControllersWhenTheyAreShown() {
        let first = UIViewController()
        let tabs = UITabBarController(
            tabs: [
                UITab(title: "One", image: nil, identifier: "one") { _ in first },
                UISearchTab { _ in UIViewController() },
            ])
        #expect(tabs.viewControllers?.first === first && first.tabBarItem.title == "One")
        #expect(tabs.viewControllers?.last?.tabBarItem.title == "Search")
        #expect(tabs.selectedTab?.identifier == "one")
    }

    /// Ours, as nobody measured it: 48 points high, 8 above the platter of the tabs, as far from the sides as that at most is (21).
    @Test func anAccessoryStandsAboveTheTabsAndCoversContent() throws {
        Headless.reset()
        defer { Headless.reset() }
        let tabs = UITabBarController()
        let content = UIViewController()
        tabs.viewControllers = [content]
        let window = UIWindow.showing(tabs)
        // The bar of 49 above a home indicator of 34.
        #expect(content.view.safeAreaInsets.bottom == 83)
        let player = UILabel()
        tabs.bottomAccessory = UITabAccessory(contentView: player)
        window.layoutIfNeeded()
        #expect(content.view.safeAreaInsets.bottom == CGFloat(139))
        let place = player.convert(player.bounds, to: window)
        #expect(place == CGRect(x: 21, y: 852 - 83 - 8 - 48, width: 351, height: 48))
        tabs.isTabBarHidden = true
        window.layoutIfNeeded()
        #expect(player.window == nil && content.view.safeAreaInsets.bottom == 34)
        tabs.isTabBarHidden = false
        tabs.setBottomAccessory(nil, animated: false)
        window.layoutIfNeeded()
        #expect(player.window == nil && content.view.safeAreaInsets.bottom == 83)
        withExtendedLifetime(window) {}
    }

    @Test func groupsOfTabsAreFoundByTheirIdentifiers() {
        let inner = UITab(title: "In", image: nil, identifier: "in") { _ in UIViewController() }
        let group = UITabGroup(title: "Group", image: nil, identifier: "group", children: [inner])
        let tabs = UITabBarController(tabs: [group])
        tabs.mode = .tabSidebar
        #expect(tabs.mode == .tabSidebar && tabs.sidebar === tabs.sidebar)
        #expect(tabs.tab(forIdentifier: "in") === inner && tabs.tab(forIdentifier: "no") == nil)
        #expect(group.selectedChild === inner && tabs.viewControllers?.first === inner.viewController)
    }

    /// Recalled: a search bar below the title takes 52 points.
    @Test func aSearchControllerHasItsBarBelowTheTitle() {
        let item = UINavigationItem(title: "Title")
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 96))
        bar.items = [item]
        let height = bar.intrinsicContentSize.height
        let search = UISearchController(searchResultsController: nil)
        item.searchController = search
        #expect(bar.intrinsicContentSize.height == height + 52)
        bar.layoutIfNeeded()
        #expect(search.searchBar.superview === bar && search.searchBar.frame.maxY == bar.bounds.maxY)
        item.searchController = nil
        bar.layoutIfNeeded()
        #expect(search.searchBar.superview == nil && bar.intrinsicContentSize.height == height)
    }

    /// Measured on iOS 26.1 (Mac Catalyst): the field is 36 high in the middle of the bar, which fits in 44, and 8 from its sides.
    @Test func aSearchFieldStandsInTheMiddle() {
        Headless.with {
            $0.release = .iOS26
        } perform: {
            let bar = UISearchBar()
            #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 44)
            for height in [44, 60] as [CGFloat] {
                bar.frame = CGRect(x: 0, y: 0, width: 320, height: height)
                bar.layoutIfNeeded()
                let field = bar.searchTextField.convert(bar.searchTextField.bounds, to: bar)
                #expect(field == CGRect(x: 8, y: (height - 36) / 2, width: 304, height: 36))
            }
        }
    }

    /// What iOS 26 documents of navigation items and their buttons; sizes and places are ours.
    @Test func barsShowSubtitlesLargeTitlesOfTheirOwnAndBadges() {
        Headless.with {
            $0.release = .iOS26
        } perform: {
            @MainActor func texts(_ view: UIView) -> [String] {
                view.subviews.flatMap { texts($0) } + [(view as? UILabel)?.text].compactMap { $0 }
            }
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 106))
            bar.prefersLargeTitles = true
            let item = UINavigationItem(title: "Trip")
            item.subtitle = "3 days left"
            item.largeTitle = "The Trip"
            let button = UIBarButtonItem(systemItem: .add)
            button.badge = .count(3)
            item.rightBarButtonItem = button
            bar.items = [item]
            bar.layoutIfNeeded()
            #expect(texts(bar).contains("The Trip") && texts(bar).contains("3"))
            #expect(texts(bar).contains("Trip\n3 days left"))
            button.badge = nil
            bar.layoutIfNeeded()
            #expect(!texts(bar).contains("3"))
        }
        // Before, none of it was there.
        Headless.with({ $0.release = .iOS18 }) {
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            let item = UINavigationItem(title: "Trip")
            item.subtitle = "3 days left"
            bar.items = [item]
            bar.layoutIfNeeded()
            #expect(!bar.subviews.contains { ($0 as? UILabel)?.text?.contains("days") == true })
        }
    }

    /// As the issue lists them: what public code calls, some of it only so that it compiles.
    @Test func whatRealCodeCallsWorksWithoutAFinger() throws {
        #expect(autoreleasepool { 7 } == 7)
        var container = AttributeContainer()
        container.foregroundColor = .red
        let text = NSAttributedString(AttributedString("a", attributes: container))
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let field = UITextField()
        field.becomeFirstResponder()
        // Its result may be thrown away.
        field.endEditing(true)
        #expect(!field.isFirstResponder)
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        let swipe = UISwipeActionsConfiguration(actions: [action])
        swipe.performsFirstActionWithFullSwipe = false
        #expect(swipe.actions.first === action && action.title == "Delete")
        UILabel.appearance().textColor = .green
        defer { Headless.reset() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let label = UILabel()
        window.addSubview(label)
        #expect(label.textColor == .green)
    }

    /// Subclasses of constraints, and objects without arguments, are what other libraries are made of.
    @Test func whatLibrariesMakeExists() {
        final class Constraint: NSLayoutConstraint {
            override init() { super.init() }
        }
        #expect(Constraint().priority == .required)
        _ = (UITableViewCell(), UITableViewHeaderFooterView(), UINavigationItem(), UIAlertAction())
        #expect(UI_USER_INTERFACE_IDIOM() == .phone)
        #expect(CGRect.zero.equalTo(.zero))
        #expect(UIBarButtonItem.Style.prominent == .done)
    }

    /// "Returns a bar button item that toggles its title and associated state between Edit and Done", as Apple says; a table's
    /// controller puts its table into editing mode.
    @Test func theEditButtonTogglesEditing() throws {
        let controller = UITableViewController(style: .plain)
        let item = controller.editButtonItem
        #expect(item === controller.editButtonItem && item.systemItem == .edit && !controller.isEditing)
        controller.setEditing(true, animated: false)
        #expect(item.systemItem == .done && item.style == .done && controller.tableView.isEditing)
        controller.isEditing = false
        #expect(item.systemItem == .edit && item.style == .plain && !controller.tableView.isEditing)
    }

    /// Every view of UIKit has an appearance; an app may ask for any of them before it makes one.
    @Test func everyViewHasAnAppearance() {
        let types: [UIView.Type] = [
            UIView.self, UILabel.self, UIButton.self, UIImageView.self, UITextField.self, UITextView.self,
            UISwitch.self,
            UISlider.self, UIStepper.self, UISegmentedControl.self, UIPageControl.self, UIProgressView.self,
            UIActivityIndicatorView.self, UIDatePicker.self, UIPickerView.self, UISearchBar.self, UINavigationBar.self,
            UITabBar.self, UIToolbar.self, UIScrollView.self, UITableView.self, UICollectionView.self,
            UITableViewCell.self, UITableViewHeaderFooterView.self, UICollectionViewCell.self,
            UICollectionReusableView.self, UIVisualEffectView.self, UIStackView.self, UIWindow.self, UIControl.self,
            UIRefreshControl.self,
        ]
        for type in types {
            let proxy = type.appearance()
            proxy.tintColor = .red
            #expect(type.appearance() === proxy && proxy.tintColor == .red, "\(type)")
        }
        UICollectionView.appearance().isPrefetchingEnabled = false
        #expect(!UICollectionView.appearance().isPrefetchingEnabled)
        Headless.reset()
    }
}
