import Maquette
import MaquetteAccessibility
import MaquetteViewTestSupport
import Testing
import UIKit

/// The order of stops, and what is no stop, written down before the code ran.
///
/// Sources: Apple's pages of `accessibilityElements`, `shouldGroupAccessibilityChildren`, `accessibilityViewIsModal`,
/// `accessibilityElementsHidden`, `accessibilityContainerType` and `UIAccessibilityElement`; for rows, the tests of
/// cashapp's AccessibilitySnapshot (`AccessibilityHierarchyParserTests`), which were compared with VoiceOver.
@MainActor @Suite struct OrderScreenTests {
    private func grid() -> UIView {
        Reading.screen(
            (Reading.box("D"), CGRect(10, 10, 10, 10)), (Reading.box("C"), CGRect(0, 10, 10, 10)),
            (Reading.box("B"), CGRect(10, 0, 10, 10)), (Reading.box("A"), CGRect(0, 0, 10, 10)))
    }

    @Test func `11 Rows from top to bottom, in the direction of reading`() throws {
        #expect(try Reading.words(grid()) == ["A", "B", "C", "D"])
        #expect(try Reading.words(grid(), direction: .rightToLeft) == ["B", "A", "D", "C"])
    }

    @Test func `12 Eight points make another row on a phone, but not on a pad`() throws {
        func steps() -> UIView {
            Reading.screen(
                (Reading.box("A"), CGRect(0, 108, 10, 10)), (Reading.box("B"), CGRect(10, 100, 10, 10)),
                (Reading.box("C"), CGRect(20, 92, 10, 10)), (Reading.box("D"), CGRect(30, 92, 10, 10)))
        }
        #expect(try Reading.words(steps()) == ["C", "D", "B", "A"])
        let pad = try #require(Headless.Device.all.first { $0.idiom == .pad })
        #expect(try Reading.of(steps(), device: pad).elements.map(\.description) == ["A", "B", "C", "D"])
    }

    @Test func `13 A group is read before what stands beside its second row`() throws {
        let (left, right) = (UIView(), UIView())
        for (column, name) in [(left, "Left"), (right, "Right")] {
            for row in 0..<2 {
                let label = Reading.label("\(name) \(row + 1)")
                label.frame = CGRect(0, CGFloat(row) * 30, 100, 20)
                column.addSubview(label)
            }
        }
        let screen = Reading.screen((left, CGRect(0, 0, 100, 60)), (right, CGRect(150, 0, 100, 60)))
        #expect(try Reading.words(screen) == ["Left 1", "Right 1", "Left 2", "Right 2"])
        left.shouldGroupAccessibilityChildren = true
        #expect(try Reading.words(screen) == ["Left 1", "Left 2", "Right 1", "Right 2"])
    }

    @Test func `14 A container has its own order, and leaves out what it does not name`() throws {
        let views = ["One", "Two", "Three"].map { Reading.label($0) }
        let container = UIView()
        for (row, view) in views.enumerated() {
            view.frame = CGRect(0, CGFloat(row) * 30, 100, 20)
            container.addSubview(view)
        }
        container.accessibilityElements = [views[2], views[0]]
        let screen = Reading.screen(
            (Reading.label("Below"), CGRect(0, 200, 100, 20)), (container, CGRect(0, 0, 100, 100)))
        #expect(try Reading.words(screen) == ["Three", "One", "Below"])
    }

    @Test func `15 Behind a modal view nothing is reached`() throws {
        let dialog = Reading.screen((Reading.label("Sure?"), CGRect(0, 0, 100, 20)))
        let screen = Reading.screen(
            (Reading.label("Behind"), CGRect(0, 0, 100, 20)), (dialog, CGRect(50, 200, 200, 200)))
        #expect(try Reading.words(screen) == ["Behind", "Sure?"])
        dialog.accessibilityViewIsModal = true
        #expect(try Reading.words(screen) == ["Sure?"])
    }

    @Test func `16 Hidden, transparent and concealed views are no stops`() throws {
        let (hidden, clear, concealed) = (Reading.label("a"), Reading.label("b"), UIView())
        hidden.isHidden = true
        clear.alpha = 0
        concealed.addSubview(Reading.label("c"))
        concealed.accessibilityElementsHidden = true
        let screen = Reading.screen(
            (hidden, CGRect(0, 0, 50, 20)), (clear, CGRect(0, 40, 50, 20)), (concealed, CGRect(0, 80, 50, 20)),
            (Reading.label("Seen"), CGRect(0, 120, 50, 20)), (Reading.label(""), CGRect(0, 160, 50, 20)))
        #expect(try Reading.words(screen) == ["Seen"])
    }

    @Test func `17 A list says where it begins and ends, a group has its name`() throws {
        let (list, group) = (UIView(), UIView())
        list.accessibilityContainerType = .list
        for (row, name) in ["Tea", "Coffee", "Milk"].enumerated() {
            let label = Reading.label(name)
            label.frame = CGRect(0, CGFloat(row) * 30, 100, 20)
            list.addSubview(label)
        }
        group.accessibilityContainerType = .semanticGroup
        group.accessibilityLabel = "Total"
        let price = Reading.label("4 €")
        price.frame = CGRect(0, 0, 100, 20)
        group.addSubview(price)
        let reading = try Reading.of(
            Reading.screen((list, CGRect(0, 0, 100, 90)), (group, CGRect(0, 200, 100, 20))))
        #expect(
            reading.elements.map(\.description) == ["Tea. List Start.", "Coffee", "Milk. List End.", "4 €"])
        #expect(reading.elements[3].groups == ["Total"])
    }

    @Test func `18 A row of a table is one stop with its texts, and its switch another`() throws {
        let table = UITableView(frame: CGRect(0, 0, 375, 400), style: .grouped)
        let rows = Rows()
        table.dataSource = rows
        let words = try withExtendedLifetime(rows) {
            try Reading.words(Reading.screen((table, CGRect(0, 0, 375, 400))))
        }
        #expect(
            words == [
                "Network. Heading.", "Wi-Fi, Home. Button.", "Selected: English", "Airplane Mode",
                "Airplane Mode. Switch Button. Off.",
            ])
    }

    @Test func `19 A navigation bar and tabs: back button, title as heading, tabs counted`() throws {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "Mail"
        second.title = "Inbox"
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: nil, action: nil)
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        let tabs = UITabBarController()
        let other = UIViewController()
        navigation.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
        navigation.tabBarItem.badgeValue = "3"
        other.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
        tabs.viewControllers = [navigation, other]
        let words = try Stage(release: .iOS18, room: .screen).show(tabs) {
            AccessibilityReading($0).elements.map(\.description)
        }
        #expect(
            words == [
                "Mail. Back Button.", "Inbox. Heading.", "Compose. Button.", "Selected: Mail: 3 items. Tab. 1 of 2.",
                "Search. Tab. 2 of 2.",
            ])
    }

    // The glass of iOS 26 makes buttons higher than the title: they are in one row all the same.
    @Test func `A title is read between the buttons at its sides, whatever their height`() throws {
        let (first, second) = (UIViewController(), UIViewController())
        second.title = "Inbox"
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .compose, target: nil, action: nil)
        let navigation = UINavigationController()
        navigation.viewControllers = [first, second]
        for stage in [Stage(release: .iOS18, room: .screen), Stage(release: .iOS26, room: .screen)] {
            let words = try stage.show(navigation) {
                AccessibilityReading($0).elements.map(\.description)
            }
            #expect(words == ["Back Button.", "Inbox. Heading.", "Compose. Button."])
        }
    }

    @Test func `20 An element without a view, with actions, a point of its own and words for Voice Control`() throws {
        let chart = UIView()
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "March"
        bar.accessibilityValue = "12 sales"
        bar.accessibilityFrameInContainerSpace = CGRect(10, 20, 30, 40)
        bar.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Compare") { _ in true }]
        bar.accessibilityUserInputLabels = ["March", "Spring"]
        bar.accessibilityActivationPoint = CGPoint(x: 112, y: 225)
        chart.accessibilityElements = [bar]
        let reading = try Reading.of(Reading.screen((chart, CGRect(100, 200, 200, 100))))
        let element = try #require(reading.elements.first)
        #expect(element.description == "March: 12 sales")
        #expect(element.frame == CGRect(110, 220, 30, 40))
        #expect(
            element.actions == ["Compare"] && element.userInputLabels == ["March", "Spring"]
                && element.hasOwnActivationPoint)
        #expect(
            reading.lines == [
                "1  March: 12 sales", "     Actions: Compare", "     Voice Control: March, Spring",
                "     Activated at 112, 225",
            ])
    }

    @Test func `A container that names itself or what it is in does not go round in circles`() throws {
        let (outer, inner) = (UIView(), UIView())
        let label = Reading.label("Once")
        label.frame = CGRect(0, 0, 50, 20)
        inner.addSubview(label)
        outer.addSubview(inner)
        inner.frame = CGRect(0, 0, 100, 100)
        inner.accessibilityElements = [inner, outer, label]
        #expect(try Reading.words(Reading.screen((outer, CGRect(0, 0, 100, 100)))) == ["Once"])
    }

    @Test func `21 An alert hides the screen behind it`() throws {
        let controller = UIViewController()
        let label = Reading.label("Behind")
        label.frame = CGRect(20, 100, 100, 20)
        controller.view.addSubview(label)
        let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        let words = try Stage(release: .iOS18, room: .screen).show(controller) { shown in
            controller.present(alert, animated: false)
            shown.canvas.layoutIfNeeded()
            return AccessibilityReading(shown).elements.map(\.description)
        }
        #expect(words == ["Delete?", "It cannot be undone.", "Cancel. Button.", "Delete. Button."])
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Network" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        switch indexPath.row {
        case 0:
            cell.textLabel?.text = "Wi-Fi"
            cell.detailTextLabel?.text = "Home"
            cell.accessoryType = .disclosureIndicator
        case 1:
            cell.textLabel?.text = "English"
            cell.accessoryType = .checkmark
        default:
            cell.textLabel?.text = "Airplane Mode"
            let control = UISwitch()
            control.accessibilityLabel = "Airplane Mode"
            cell.accessoryView = control
        }
        return cell
    }
}
