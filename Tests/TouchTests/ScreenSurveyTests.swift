@testable import MaquetteTouch
import Testing
import UIKit

/// What a screen has to touch: worked out by hand for screens of a few views.
@MainActor @Suite struct ScreenSurveyTests {
    final class Menu: UITableViewController {
        var chosen: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Choice \(indexPath.row)"
            return cell
        }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Choices" }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
        }
    }

    /// At most twenty rows of 44 points fit on the screen.
    @Test func rowsBelowAreFoundWithTheWayToThem() throws {
        let survey = ScreenSurvey(.showing(Menu()))
        let rows = survey.touchables.filter { $0.list != nil }
        #expect(rows.map(\.name) == (0..<40).map { "Choice \($0)" })
        #expect(rows[5].before.isEmpty && rows[30].before == ["scroll to \"Choice 30\""])
        let menu = Menu()
        let steps = try (rows[30].before + [rows[30].step]).map { try TouchStep($0) }
        try ScreenHand(.showing(menu)).perform(steps)
        #expect(menu.chosen == [30])
    }

    @Test func aScreenIsTheSameWhereverItsListIsScrolledTo() throws {
        let menu = Menu()
        let window = UIWindow.showing(menu)
        let words = ScreenSurvey(window).words
        #expect(words == ["Choices"])
        menu.tableView.contentOffset.y = 500
        window.layoutIfNeeded()
        let below = ScreenSurvey(window)
        #expect(below.words == words)
        // The row that is the first one at that place, and none of those above it.
        #expect(!below.touchables.map(\.name).contains("Choice 2"))
    }

    final class Account: UIViewController {
        let name = UITextField(), mail = UITextField(), secret = UITextField(), age = UITextField()
        override func viewDidLoad() {
            super.viewDidLoad()
            let title = UILabel()
            title.text = "Name"
            name.placeholder = "Name"
            mail.keyboardType = .emailAddress
            secret.isSecureTextEntry = true
            secret.placeholder = "Password"
            age.text = "41"
            let stack = UIStackView(arrangedSubviews: [title, name, mail, secret, age])
            stack.axis = .vertical
            stack.distribution = .fillEqually
            stack.frame = CGRect(x: 20, y: 100, width: 300, height: 250)
            view.addSubview(stack)
        }
    }

    /// The label above a field has its name, too. What is filled in already stays.
    @Test func emptyFieldsAreFilledInByTheirKind() throws {
        let account = Account()
        let window = UIWindow.showing(account)
        let fields = try #require(ScreenSurvey(window).touchables.first { $0.name == Touchable.emptyFields })
        try ScreenHand(window).perform((fields.before + [fields.step]).map { try TouchStep($0) })
        #expect(account.name.text == "Anna" && account.mail.text == "anna@example.com")
        #expect(account.secret.text == "Secret-2026" && account.age.text == "41")
        let after = ScreenSurvey(window)
        #expect(!after.touchables.contains { $0.name == Touchable.emptyFields })
        #expect(after.words.contains("anna@example.com"))
    }

    final class Notes: UITableViewController {
        var said: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Note \(indexPath.row)"
            return cell
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            guard indexPath.row > 0 else { return nil }
            return UISwipeActionsConfiguration(
                actions: ["Archive", "Share"].map { (title: String) in
                    UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
                        self?.said.append("\(title) \(indexPath.row)")
                        done(true)
                    }
                })
        }
    }

    /// The first row has none; the others have the same.
    @Test func whatSwipesOfRowsShowIsTouchedOnce() throws {
        let notes = Notes()
        let window = UIWindow.showing(notes)
        let swipes = ScreenSurvey(window).touchables.filter { $0.before == ["swipe left on \"Note 1\""] }
        #expect(swipes.map(\.step) == ["tap \"Archive\"", "tap \"Share\""])
        let steps = try swipes.flatMap { $0.before + [$0.step] }.map { try TouchStep($0) }
        try ScreenHand(window).perform(steps)
        #expect(notes.said == ["Archive 1", "Share 1"])
    }
}
