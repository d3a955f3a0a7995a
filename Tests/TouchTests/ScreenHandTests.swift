import MaquetteTouch
import SwiftUI
import Testing
import UIKit

/// Steps on screens: what follows from each was worked out by hand.
@MainActor @Suite struct ScreenHandTests {
    private func window(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    private func perform(_ words: String..., on window: UIWindow) throws {
        try ScreenHand(window).perform(words.map { try TouchStep($0) })
    }

    final class Login: UIViewController {
        let name = UITextField()
        let button = UIButton(type: .system)
        var greeting: String?

        override func viewDidLoad() {
            super.viewDidLoad()
            name.placeholder = "Name"
            button.setTitle("Sign in", for: .normal)
            button.accessibilityIdentifier = "signIn"
            button.addAction(UIAction { [self] _ in greeting = "Hello \(name.text ?? "")" }, for: .touchUpInside)
            let stack = UIStackView(arrangedSubviews: [name, button])
            stack.axis = .vertical
            stack.frame = CGRect(x: 20, y: 200, width: 300, height: 100)
            view.addSubview(stack)
        }
    }

    @Test func aFormIsFilledIn() throws {
        let login = Login()
        let window = window(login)
        try perform("tap \"Name\"", "type \"Anna\"", "tap \"Sign in\"", on: window)
        #expect(login.greeting == "Hello Anna")
        login.greeting = nil
        try perform("tap #signIn", on: window)
        #expect(login.greeting == "Hello Anna")
        login.greeting = nil
        try perform("tap 170,275", on: window)
        #expect(login.greeting == "Hello Anna")
    }

    @Test func whatIsNotThereIsSaid() {
        let window = window(Login())
        #expect { try perform("tap \"Sing in\"", on: window) } throws: {
            "\($0)".contains("did you mean") && "\($0)".contains("Sign in")
        }
        #expect { try perform("tap \"Orders\"", on: window) } throws: {
            "\($0)".contains("there are \"Name\", \"Sign in\"")
        }
        #expect { try perform("type \"x\"", on: window) } throws: { "\($0)".contains("tap a text field first") }
        #expect { try perform("press back", on: window) } throws: { "\($0)".contains("no navigation bar") }
        #expect { try perform("tap 500,10", on: window) } throws: { "\($0)".contains("outside of the screen") }
    }

    @Test func whatIsCoveredIsNotTouched() {
        let login = Login()
        let window = window(login)
        let cover = UIView(frame: window.bounds)
        login.view.addSubview(cover)
        #expect { try perform("tap \"Sign in\"", on: window) } throws: { "\($0)".contains("covered by UIView") }
    }

    final class Rows: UITableViewController {
        var chosen: [Int] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row number \(indexPath.row)."
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath.row)
            navigationController?.pushViewController(Login(), animated: true)
        }
    }

    @Test func aRowFarBelowIsFoundAndLeadsOnAndBack() throws {
        let rows = Rows()
        let navigation = UINavigationController(rootViewController: rows)
        let window = window(navigation)
        try perform("scroll to \"Row number 150.\"", "tap \"Row number 150.\"", on: window)
        #expect(rows.chosen == [150] && navigation.topViewController is Login)
        try perform("press back", on: window)
        #expect(navigation.topViewController === rows)
        let offset = rows.tableView.contentOffset.y
        try perform("swipe up", on: window)
        #expect(rows.tableView.contentOffset.y > offset)
    }

    @Test func aSwipeOnATargetBeginsThere() throws {
        let controller = UIViewController()
        let small = UIView(frame: CGRect(x: 150, y: 300, width: 60, height: 60))
        small.accessibilityIdentifier = "small"
        let recognizer = UISwipeGestureRecognizer()
        recognizer.direction = .left
        var swipes = 0
        final class Target: NSObject { var act: () -> Void = {} }
        let target = Target()
        target.act = { swipes += 1 }
        recognizer.addTarget(target) { target in { target.act() } }
        small.addGestureRecognizer(recognizer)
        controller.view.addSubview(small)
        try perform("swipe left on #small", on: window(controller))
        #expect(swipes == 1)
    }

    // MARK: SwiftUI

    struct Counter: View {
        @State private var count = 0
        @State private var isOn = false
        @State private var name = ""
        @State private var isShown = false

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Count \(count)")
                    Button("More") { count += 1 }
                    Toggle("Sound", isOn: $isOn)
                    Text(isOn ? "loud" : "quiet")
                    TextField("Name", text: $name)
                    Text("Hello \(name)")
                    Text("Tap here").onTapGesture { count += 10 }
                    NavigationLink("Details") { Text("All of it") }
                    Button("Ask") { isShown = true }
                }
                .alert("Sure?", isPresented: $isShown) { Button("Yes") { count = 0 } }
            }
        }
    }

    private func texts(_ window: UIWindow) -> Set<String> {
        var found: Set<String> = []
        func visit(_ view: UIView) {
            if let text = (view as? UILabel)?.text, !view.isHidden { found.insert(text) }
            view.subviews.forEach(visit)
        }
        visit(window)
        return found
    }

    @Test func aScreenOfSwiftUIFollowsItsState() throws {
        let window = window(UIHostingController(rootView: Counter()))
        try perform("tap \"More\"", "tap \"More\"", "tap \"Tap here\"", on: window)
        #expect(texts(window).contains("Count 12"))
        try perform("tap \"Sound\"", on: window)
        #expect(texts(window).contains("loud"))
        try perform("tap \"Name\"", "type \"Anna\"", on: window)
        #expect(texts(window).contains("Hello Anna"))
        try perform("tap \"Ask\"", "tap \"Yes\"", on: window)
        #expect(texts(window).contains("Count 0"))
        try perform("tap \"Details\"", on: window)
        #expect(texts(window).contains("All of it"))
        try perform("press back", on: window)
        #expect(texts(window).contains("Count 0"))
    }

    struct Menus: View {
        @State private var order = "none"
        @State private var colour = "Red"

        var body: some View {
            VStack {
                Text("Order \(order)")
                Menu("Sort") {
                    Button("By name") { order = "name" }
                    Menu("More") { Button("By size") { order = "size" } }
                }
                Menu("Act") {
                    Button("Never") {}
                } primaryAction: {
                    order = "primary"
                }
                Picker("Colour", selection: $colour) {
                    Text("Red").tag("Red")
                    Text("Blue").tag("Blue")
                }.pickerStyle(.menu)
                Text("It is \(colour)")
            }
        }
    }

    @Test func menusOfSwiftUIOpen() throws {
        let window = window(UIHostingController(rootView: Menus()))
        try perform("tap \"Sort\"", "tap \"By name\"", on: window)
        #expect(texts(window).contains("Order name"))
        try perform("tap \"Sort\"", "tap \"More\"", "tap \"By size\"", on: window)
        #expect(texts(window).contains("Order size"))
        try perform("tap \"Act\"", on: window)
        #expect(texts(window).contains("Order primary"))
        try perform("tap \"Colour\"", "tap \"Blue\"", on: window)
        #expect(texts(window).contains("It is Blue"))
    }
}
