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
        view.cornerConfiguration = .uniformTopRadius(8)
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
}
