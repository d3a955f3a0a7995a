@testable import MaquetteTouch
import SwiftUI
import Testing
import UIKit

/// Steps on screens: what follows from each was worked out by hand.
@MainActor @Suite struct ScreenHandTests {
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
        let window = UIWindow.showing(login)
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
        let window = UIWindow.showing(Login())
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

    /// Apple on UIPinchGestureRecognizer: its scale is that of the distance between the fingers, relative to the beginning.
    @Test func twoFingersPinch() throws {
        final class Photo: UIViewController {
            var scales: [CGFloat] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                let photo = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
                (photo.isAccessibilityElement, photo.accessibilityLabel) = (true, "Photo")
                let pinch = UIPinchGestureRecognizer()
                pinch.addTarget(self) { screen in
                    { (pinch: UIPinchGestureRecognizer) in screen.scales.append(pinch.scale) }
                }
                photo.addGestureRecognizer(pinch)
                view.addSubview(photo)
            }
        }
        let photo = Photo()
        let window = UIWindow.showing(photo)
        try perform("pinch out on \"Photo\"", on: window)
        #expect(abs((photo.scales.last ?? 0) - 2) < 0.01)
        photo.scales = []
        try perform("pinch in on \"Photo\"", on: window)
        #expect(abs((photo.scales.last ?? 0) - 0.5) < 0.01)
        #expect(throws: (any Error).self) { try perform("pinch in on \"Map\"", on: window) }
    }

    /// Apple on overrideUserInterfaceStyle: what is set there is not the system's.
    @Test func theSettingsOfThePhoneChangeWhatFollowsThem() throws {
        let (following, chosen) = (Login(), Login())
        chosen.overrideUserInterfaceStyle = .light
        for controller in [following, chosen] {
            let window = UIWindow.showing(controller)
            try perform("appearance dark", on: window)
            #expect(controller.traitCollection.userInterfaceStyle == (controller === following ? .dark : .light))
            try perform("appearance light", on: window)
            #expect(controller.traitCollection.userInterfaceStyle == .light)
        }
        let window = UIWindow.showing(following)
        window.overrideUserInterfaceStyle = .light
        try perform("appearance dark", on: window)
        #expect(following.traitCollection.userInterfaceStyle == .light)
    }

    @Test func whatIsCoveredIsNotTouched() {
        let login = Login()
        let window = UIWindow.showing(login)
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
        let window = UIWindow.showing(navigation)
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
        try perform("swipe left on #small", on: .showing(controller))
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
        let window = UIWindow.showing(UIHostingController(rootView: Counter()))
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
        let window = UIWindow.showing(UIHostingController(rootView: Menus()))
        try perform("tap \"Sort\"", "tap \"By name\"", on: window)
        #expect(texts(window).contains("Order name"))
        try perform("tap \"Sort\"", "tap \"More\"", "tap \"By size\"", on: window)
        #expect(texts(window).contains("Order size"))
        try perform("tap \"Act\"", on: window)
        #expect(texts(window).contains("Order primary"))
        try perform("tap \"Colour\"", "tap \"Blue\"", on: window)
        #expect(texts(window).contains("It is Blue"))
    }

    // MARK: Windows

    /// As Apple's page on `UIWindow.windowLevel` has it, windows of a higher level are in front of others. The frontmost that answers a hit
    /// test has the touch.
    @Test func aWindowInFrontIsTouchedAndReadWhileAnAppRuns() throws {
        final class Passing: UIWindow {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                let hit = super.hitTest(point, with: event)
                return hit === self || hit === rootViewController?.view ? nil : hit
            }
        }
        UIWindow.showsScreen = true
        defer { UIWindow.showsScreen = false }
        let login = Login()
        let window = UIWindow.showing(login)
        let front = Passing(frame: window.bounds)
        front.windowLevel = .alert
        var closed = 0
        let close = UIButton(
            type: .system,
            primaryAction: UIAction(title: "Close") { _ in
                closed += 1
                front.isHidden = true
            })
        close.frame = CGRect(x: 100, y: 600, width: 100, height: 44)
        front.rootViewController = UIViewController()
        front.rootViewController?.view.addSubview(close)
        front.isHidden = false
        defer { front.isHidden = true }
        try perform("tap \"Name\"", "type \"Anna\"", "tap \"Sign in\"", "tap \"Close\"", on: window)
        #expect(login.greeting == "Hello Anna" && closed == 1)
        #expect(throws: TouchProblem.self) { try perform("tap \"Close\"", on: window) }
        #expect(front.superview == nil)
    }

    // MARK: Columns

    struct Columns: View {
        @State private var chosen: String?
        @State private var path: [Int] = []

        var body: some View {
            NavigationSplitView {
                List(selection: $chosen) {
                    NavigationLink("Inbox", value: "inbox")
                    Text("Sent").tag("sent")
                }
                .navigationTitle("Mail \(chosen ?? "none")")
            } detail: {
                NavigationStack(path: $path) {
                    VStack {
                        Text("Box \(chosen ?? "none")")
                        NavigationLink("Letter", value: 7)
                    }
                    .navigationDestination(for: Int.self) { Text("Number \($0) of \(path.count)") }
                }
            }
        }
    }

    /// Apple's page on `NavigationSplitView`: on narrow screens it "collapses all of its columns into a stack, and shows the last column that
    /// displays useful information". Back in the first column nothing is chosen.
    @Test func columnsOfAPhoneAreOneStack() throws {
        let window = UIWindow.showing(UIHostingController(rootView: Columns()))
        #expect(texts(window).contains("Mail none"))
        try perform("tap \"Inbox\"", on: window)
        #expect(texts(window).contains("Box inbox"))
        try perform("tap \"Letter\"", on: window)
        #expect(texts(window).contains("Number 7 of 1"))
        try perform("press back", on: window)
        #expect(texts(window).contains("Box inbox"))
        try perform("press back", on: window)
        #expect(texts(window).contains("Mail none"))
        try perform("tap \"Sent\"", on: window)
        #expect(texts(window).contains("Box sent"))
    }

    struct Path: View {
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                Text("Root of \(path.count)")
                    .navigationDestination(for: Int.self) { Text("Page \($0)") }
            }
        }
    }

    /// Apple's page on `NavigationStack.init(path:root:)`: the binding is updated as somebody navigates.
    @Test func theWayBackIsWrittenIntoThePath() throws {
        let window = UIWindow.showing(UIHostingController(rootView: Path()))
        #expect(texts(window).contains("Page 1"))
        try perform("press back", on: window)
        #expect(texts(window).contains("Root of 0"))
    }

    struct Search: View {
        @State private var text = ""
        @State private var sent = ""

        var body: some View {
            NavigationStack {
                VStack {
                    Text("Finds \(text)")
                    Text("Sent \(sent)")
                }
                .searchable(text: $text)
                .onSubmit(of: .search) { sent = text }
            }
        }
    }

    /// Apple's page on `searchable(text:)`: what is typed is in the binding. On `onSubmit(of:)`: a search is submitted by the return key.
    @Test(arguments: [SystemRelease.iOS18, .iOS26]) func whatIsTypedIntoASearchFieldIsInItsBinding(
        _ release: SystemRelease
    ) throws {
        try Headless.with {
            $0.release = release
        } perform: {
            let window = UIWindow.showing(UIHostingController(rootView: Search()))
            try perform("tap \"Search\"", "type \"ab\"", on: window)
            #expect(texts(window).contains("Finds ab"))
            try perform("press return", on: window)
            #expect(texts(window).contains("Sent ab"))
        }
    }

    struct Gestures: View {
        @State private var taps = "none"
        @State private var drag = "none"

        var body: some View {
            VStack {
                Text("Taps \(taps)")
                Color.red.frame(width: 100, height: 100)
                    .accessibilityIdentifier("twice")
                    .onTapGesture(count: 2) { taps += " two" }
                    .onTapGesture { taps += " one" }
                Text("Drag \(drag)")
                Color.blue.frame(width: 100, height: 100)
                    .accessibilityIdentifier("drag")
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { drag = "\(Int($0.translation.width))" }
                            .onEnded { drag = "ended \(Int($0.translation.width))" })
            }
        }
    }

    /// Apple's page on `TapGesture.count`, and on `DragGesture.minimumDistance`: 0 begins with the touch.
    @Test func oneTapAndTwoAreToldApartAndADragBeginsWithTheTouch() throws {
        let window = UIWindow.showing(UIHostingController(rootView: Gestures()))
        try perform("tap #twice", on: window)
        #expect(texts(window).contains("Taps none one"))
        try perform("double-tap #twice", on: window)
        #expect(texts(window).contains("Taps none one two"))
        try perform("tap #drag", on: window)
        #expect(texts(window).contains("Drag ended 0"))
        let place = try #require(TargetSearch(window: window, named: { _ in nil }).find(.identifier("drag"))).point
        try perform("drag #drag to \(Int(place.x) + 40),\(Int(place.y))", on: window)
        #expect(texts(window).contains { $0.hasPrefix("Drag ended") && $0 != "Drag ended 0" })
    }

    struct Editing: View {
        @Environment(\.editMode) private var mode
        var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "resting") }
    }

    /// Apple's page on `EditButton`: it toggles the edit mode of its environment, and its title is "Done" while that is active.
    @Test func theEditButtonTurnsEditingOn() throws {
        let window = UIWindow.showing(
            UIHostingController(rootView: NavigationStack { Editing().toolbar { EditButton() } }))
        #expect(texts(window).contains("resting"))
        try perform("tap \"Edit\"", on: window)
        #expect(texts(window).contains("editing"))
        try perform("tap \"Done\"", on: window)
        #expect(texts(window).contains("resting"))
    }

    // MARK: Pages

    struct Pages: View {
        @State private var page = 1

        var body: some View {
            TabView(selection: $page) {
                Text("First").tag(1)
                Text("Second of \(page)").tag(2)
            }
            .tabViewStyle(.page)
        }
    }

    /// Apple's page on `PageTabViewStyle`: a tab view that scrolls through its pages.
    @Test func pagesOfATabViewFollowASwipe() throws {
        let window = UIWindow.showing(UIHostingController(rootView: Pages()))
        #expect(ScreenSurvey(window).touchables.map(\.step) == ["swipe left on 197,426"])
        try perform("swipe left", on: window)
        #expect(texts(window).contains("Second of 2"))
        #expect(ScreenSurvey(window).touchables.isEmpty)
        try perform("swipe left", on: window)
        #expect(texts(window).contains("Second of 2"))
        try perform("swipe right", on: window)
        #expect(texts(window).contains("First"))
    }

    struct Sections: View {
        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("One") { Text("1") }
                    NavigationLink("Two") { Text("2") }
                }
            }
        }
    }

    @Test func rowsOfSwiftUIBelongToOneList() {
        let found = ScreenSurvey(.showing(UIHostingController(rootView: Sections()))).touchables
        #expect(found.map(\.name) == ["One", "Two"])
        #expect(found[0].list != nil && found[0].list == found[1].list)
    }

    struct Held: View {
        @State private var done = "nothing"
        var body: some View {
            VStack {
                Text("Done \(done)")
                Text("Letter").contextMenu { Button("Archive") { done = "archive" } }
            }
        }
    }

    /// Apple's page on `contextMenu(menuItems:)`.
    @Test func aMenuOfSwiftUIOpensWhereItIsHeld() throws {
        let window = UIWindow.showing(UIHostingController(rootView: Held()))
        try perform("long-press \"Letter\"", "tap \"Archive\"", on: window)
        #expect(texts(window).contains("Done archive"))
    }
}
