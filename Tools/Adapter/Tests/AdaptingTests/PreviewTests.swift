import Foundation
import Testing

@testable import Adapting

/// What a file has to show, and what its copy contains of it. The forms are those of Apple's documentation of `#Preview`,
/// `PreviewProvider` and the initialisers of UIKit's classes.
@Suite struct PreviewTests {
    private func found(_ sources: [String: String], in file: String = "A.swift") -> [PreviewEntry] {
        let files = sources.mapValues { SourceFile(path: "/m/A.swift", bytes: Array($0.utf8)) }
        let facts = ModuleFacts(files.sorted { $0.key < $1.key }.map { FactsCollector.facts(of: $0.value) })
        return PreviewFinder.find(in: files[file]!, facts)
    }

    private func found(_ source: String) -> [PreviewEntry] { found(["A.swift": source]) }

    @Test func `Previews have names, traits and lines`() {
        let previews = found(
            """
            import UIKit
            #Preview { UIView() }
            #Preview("Card", traits: .sizeThatFitsLayout, .landscapeRight) {
                UIView()
            }
            @available(iOS 17, *)
            #Preview("Wide", traits: .fixedLayout(width: 320, height: 80.5)) { UIView() }
            #Preview("n\\(1)") { UIView() }
            final class Card: UIView {}
            """)
        #expect(previews.map(\.name) == [nil, "Card", "Wide", nil])
        #expect(previews.map(\.line) == [2, 3, 7, 8])
        #expect(previews.map(\.endLine) == [2, 5, 7, 8])
        #expect(previews.map(\.layout) == [.device, .sizeThatFits, .fixed(width: 320, height: 80.5), .device])
        #expect(previews.map(\.orientation) == [nil, "landscapeRight", nil, nil])
        #expect(Set(previews.map(\.symbol)).count == 4)
    }

    /// Apple on `Preview(_:traits:arguments:body:)`: a group of previews, one for each of the arguments.
    @Test func `A preview with arguments is one for each that is written out`() {
        let source = """
            import SwiftUI
            #Preview("Badge", traits: .sizeThatFitsLayout, arguments: [Size.small, .large]) { size in Badge(size) }
            #Preview(arguments: ["one", "two"]) { Text($0) }
            #Preview(arguments: 1...2) { number in Text(number.formatted()) }
            #Preview("All", arguments: Size.allCases) { Badge($0) }
            #Preview(arguments: []) { (name: String) in Text(name) }
            """
        let previews = found(source)
        #expect(
            previews.map(\.name) == ["Badge (Size.small)", "Badge (.large)", "one", "two", "1", "2", "All"])
        #expect(previews.map(\.line) == [2, 2, 3, 3, 4, 4, 5])
        #expect(previews.map(\.turn) == [nil, 2, nil, 2, nil, 2, nil])
        #expect(previews.map(\.layout) == [.sizeThatFits, .sizeThatFits] + Array(repeating: .device, count: 5))
        #expect(Set(previews.map(\.symbol)).count == 7)
    }

    /// Apple: a structure has an initialiser without arguments if all that it stores has a value, and dynamic properties get theirs from
    /// the place of the view.
    @Test func `Views of SwiftUI that need nothing are shown, and those that need something are not`() {
        let shown = found(
            """
            import SwiftUI
            struct Plain: View { var body: some View { Text("") } }
            struct Valued: SwiftUI.View { let size = 3; @State private var isOn = true; var body: some View { Text("") } }
            struct Handed: View { @Environment(\\.dismiss) var dismiss; @FocusState var isIn: Bool; var body: some View { Text("") } }
            struct Nothing: View { @State var chosen: Int?; var note: String?; var body: some View { Text("") } }
            struct Titled: View { let title: String; var body: some View { Text(title) } }
            struct Bound: View { @Binding var isOn: Bool; var body: some View { Text("") } }
            struct Owned: View { @EnvironmentObject var model: Model; var body: some View { Text("") } }
            struct Typed: View { @Environment(Model.self) var model; var body: some View { Text("") } }
            struct Boxed<Content: View>: View { var body: some View { Text("") } }
            struct Made: View { init(_ title: String) {}; var body: some View { Text("") } }
            private struct Hidden: View { var body: some View { Text("") } }
            struct Row { }
            """)
        #expect(shown.map(\.name) == ["Plain", "Valued", "Handed", "Nothing"])
        #expect(shown.map(\.expression) == ["Plain()", "Valued()", "Handed()", "Nothing()"])
    }

    @Test func `An app of SwiftUI begins with its first window`() {
        let shown = found(
            "import SwiftUI\n@main struct Cards: App { var body: some Scene { WindowGroup { Text(\"\") } } }")
        #expect(shown.map(\.kind) == [.app])
        #expect(shown[0].isOfSwiftUI == true)
        #expect(found("import SwiftUI\nstruct Cards: App { var body: some Scene { WindowGroup {} } }").isEmpty)
    }

    @Test func `A provider is a preview with the layout and name that it says`() {
        let previews = found(
            """
            struct Card_Previews: PreviewProvider {
                static var previews: some View {
                    Card().previewLayout(.fixed(width: 200, height: 60)).previewDisplayName("Card")
                }
            }
            struct Other: SwiftUI.PreviewProvider { static var previews: some View { Card() } }
            """)
        #expect(previews.map(\.kind) == [.provider, .provider])
        #expect(previews.map(\.name) == ["Card", "Other"])
        #expect(previews.map(\.layout) == [.fixed(width: 200, height: 60), .device])
    }

    /// Swift: a body that returns something has no builder, and what stands before the return is no view.
    @Test func `What a provider returns is all that it shows`() {
        let previews = found(
            """
            struct Card_Previews: PreviewProvider {
                static var previews: some View {
                    let model = Model()
                    model.text = "Test"
                    model.load()
                    return Card(model: model)
                }
            }
            """)
        #expect(previews.map(\.name) == ["Card_Previews"] && previews.map(\.line) == [1])
    }

    /// As Xcode's canvas shows them: one for each view of a row, a group and a loop, and a modifier of a group holds for all in it
    /// that say nothing else.
    @Test func `Each view of a provider's is a preview with what its modifiers say`() {
        let previews = found(
            """
            struct Card_Previews: PreviewProvider {
                static var previews: some View {
                    Group {
                        Card().previewDisplayName("Small").previewDevice("iPhone SE (3rd generation)")
                        Card().preferredColorScheme(.light)
                    }.preferredColorScheme(.dark).previewLayout(.sizeThatFits)
                    Row().previewInterfaceOrientation(.landscapeLeft)
                    ForEach(["a", "b"], id: \\.self) { name in
                        Row().previewDisplayName(name).previewLayout(.fixed(width: 50, height: 40))
                    }
                    ForEach(ColorScheme.allCases, id: \\.self) { Row().environment(\\.colorScheme, $0) }
                }
            }
            """)
        #expect(previews.map(\.kind) == Array(repeating: .provider, count: 7))
        #expect(
            previews.map(\.name)
                == ["Small", "Card_Previews 2", "Card_Previews 3", "a", "b", "Card_Previews 6", "Card_Previews 7"])
        #expect(previews.map(\.line) == [4, 5, 7, 9, 9, 11, 11])
        #expect(previews.map(\.turn) == [nil, nil, nil, nil, 2, nil, 2])
        #expect(previews.map(\.colorScheme) == ["dark", "light", nil, nil, nil, "light", "dark"])
        #expect(previews.map(\.device) == ["iPhone SE (3rd generation)"] + Array(repeating: nil, count: 6))
        #expect(previews.map(\.orientation) == [nil, nil, "landscapeLeft", nil, nil, nil, nil])
        let square = PreviewEntry.Layout.fixed(width: 50, height: 40)
        #expect(previews.map(\.layout) == [.sizeThatFits, .sizeThatFits, .device, square, square, .device, .device])
        #expect(Set(previews.map(\.symbol)).count == 7)
    }

    @Test func `Where only the run of a provider tells how many views it has, they are one preview with its own name`()
    {
        let previews = found(
            """
            struct Cards: PreviewProvider {
                static var previews: some View {
                    Card().previewDisplayName("Red").previewLayout(.sizeThatFits)
                    ForEach(Model.all) { Card($0) }
                }
            }
            """)
        #expect(previews.map(\.name) == ["Cards"])
        #expect(previews.map(\.layout) == [.sizeThatFits])
    }

    /// What can be called without arguments follows from Swift's rules on inheriting initialisers.
    @Test func `Without previews, classes are shown that can be made without arguments`() {
        let previews = found([
            "A.swift": """
            class Plain: UIView {}
            final class Framed: UIView {
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { nil }
            }
            final class Short: UIView {
                init(title: String = "", _ done: (() -> Void)? = nil) { super.init(frame: .zero) }
                required init?(coder: NSCoder) { nil }
            }
            final class Row: UITableViewCell {}
            final class Model: UIViewController {
                init(model: Int, other: Int = 1) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { nil }
            }
            final class FromNib: UIView { required init?(coder: NSCoder) { super.init(coder: coder) } }
            final class Below: Base {}
            final class Box<Content>: UIView { class Inner: UIView {} }
            enum Space {
                final class Named: UIControl {}
                private final class Hidden: UIView {}
            }
            final class Helper: NSObject {}
            func make() { class Local: UIView {} }
            """,
            "B.swift": "class Base: UIViewController {}",
        ])
        #expect(
            previews.map { "\($0.kind) \($0.expression ?? $0.obstacle ?? "")" } == [
                "view Plain(frame: .zero)", "view Framed(frame: .zero)", "view Short()",
                "cell Row(style: .default, reuseIdentifier: nil)", "controller needs an argument: init(model:)",
                "view is made by nibs alone: init(coder:)", "controller Below()", "view Space.Named(frame: .zero)",
            ])
    }

    /// On a device the first use of such an outlet ends the app.
    @Test func `A class whose outlets no document sets is not made`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nibs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Owner\"/>"
        let nibs = ["Parts~ipad.xib": owner, "Named.xib": ""].map { name, objects in
            let file = folder.appending(path: name)
            let text = "<document targetRuntime=\"iOS.CocoaTouch\"><objects>\(objects)</objects></document>"
            try? text.write(to: file, atomically: true, encoding: .utf8)
            return file.path
        }
        let outlet = "@IBOutlet private weak var label: UILabel!"
        let entries = found([
            "A.swift": """
            class Alone: UIViewController { \(outlet); func show() { label.text = "" } }
            class Owner: UIView { \(outlet); func show() { label.text = "" } }
            class NamedController: UIViewController { \(outlet); func show() { label.text = "" } }
            class Parts: UIView { \(outlet); func show() { label.text = "" } }
            class Careful: UIView { @IBOutlet var label: UILabel?; func show() { label?.text = "" } }
            class Idle: UIView { \(outlet) }
            """
        ])
        let settled = StoryboardIndex(nibs).settled(entries, withScenes: false)
        #expect(settled.filter { $0.obstacle != nil }.map(\.name) == ["Alone"])
        #expect(settled.first?.obstacle == "no nib or storyboard sets its outlets")
    }

    @Test
    func `A controller of a storyboard is a scene there, or for who asks for its file what the first such scene makes`()
        throws
    {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).storyboard")
        defer { try? FileManager.default.removeItem(at: file) }
        try """
        <document targetRuntime="iOS.CocoaTouch"><scenes>
        <scene><objects><viewController id="a" customClass="Start"/></objects></scene>
        <scene><objects><viewController id="b" customClass="Start"/></objects></scene>
        </scenes></document>
        """.write(to: file, atomically: true, encoding: .utf8)
        let entries = found([
            "A.swift": """
            class Start: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }
            class Other: UIViewController {}
            """
        ])
        let index = StoryboardIndex([file.path])
        #expect(index.settled(entries, withScenes: false).map(\.name) == ["Other"])
        let start = index.settled(entries, withScenes: true)
        #expect(start.map(\.name) == ["Start", "Other"] && start.allSatisfy { $0.obstacle == nil })
        #expect(start[0].source == PreviewEntry.Source(place: .scene, document: file.path, scene: "a"))
    }

    /// `init()` is inherited, but what the property is for would be nil.
    @Test func `A class is not made without what its own initialiser sets`() throws {
        let previews = found([
            "A.swift": """
            final class Given: UIViewController {
                private var model: Model!
                convenience init(model: Model) {
                    self.init()
                    self.model = model
                }
            }
            final class Below: Base {}
            final class Titled: UIViewController {
                var name: String?
                @IBOutlet var label: UILabel!
                convenience init(name: String) {
                    self.init()
                    self.name = name
                }
            }
            final class Padded: UIView {
                convenience init(label: UILabel) {
                    self.init(frame: .zero)
                    addSubview(label)
                }
            }
            final class Either: UIView {
                var model: Model!
                convenience init(model: Model) {
                    self.init(frame: .zero)
                    self.model = model
                }
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { nil }
            }
            """,
            "B.swift": """
            class Base: UIViewController {
                var list: [Int]! , other = 1
                convenience init(list: [Int]) { self.init(); list = list }
            }
            """,
        ])
        #expect(
            previews.map { "\($0.kind) \($0.expression ?? $0.obstacle ?? "")" } == [
                "controller needs an argument: init(model:)", "controller needs an argument: init(list:)",
                "controller Titled()", "view needs an argument: init(label:)", "view Either(frame: .zero)",
            ])
    }

    /// Their stubs come from the classes that the endings of their names say, or headers, or what is overridden.
    @Test func `Classes above which something is missing are shown by what that must be`() {
        let source = """
            class Card: MaterialCardView {}
            class List: BaseTableViewController {}
            class Deck: Third.Screen { override func viewDidLoad() {} }
            class Plain: Thing {}
            class Reader: OCReader {}
            class Own: UIPresentationController {}
            """
        let file = SourceFile(path: "/m/A.swift", bytes: Array(source.utf8))
        var facts = ModuleFacts([FactsCollector.facts(of: file)])
        facts.know(superclassesInHeaders: ["OCReader": "OCBase", "OCBase": "UIViewController"])
        #expect(
            PreviewFinder.find(in: file, facts).map { "\($0.kind) \($0.expression ?? "")" } == [
                "view Card(frame: .zero)", "controller List(style: .plain)", "controller Deck()", "controller Reader()",
            ])
    }

    @Test func `A delegate whose class above makes the window shows it`() {
        let previews = found(
            """
            class Base: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func applicationDidFinishLaunching(_ application: UIApplication) { window = UIWindow(frame: .zero) }
            }
            class App: Base {}
            """)
        #expect(previews.map { "\($0.kind) \($0.name ?? "")" } == ["app App"])
    }

    @Test func `A shown preview becomes a function, and others blanks`() throws {
        let source = "import UIKit\n#Preview(\"A\") { UIView() }\n#Preview { UILabel() }\nlet a = 1\n"
        let file = SourceFile(path: "/m/A.swift", bytes: Array(source.utf8))
        let facts = ModuleFacts([FactsCollector.facts(of: file)])
        let entries = PreviewFinder.find(in: file, facts)
        func copy(_ selection: PreviewSelection?) -> [String] {
            let adapted = FileAdapter.adapt(file, facts, showing: selection)
            let copies = Assembly(files: [(file.path, file.bytes)], adapted: [adapted]).copies
            return String(decoding: copies[0].bytes ?? file.bytes, as: UTF8.self).components(separatedBy: "\n")
        }
        #expect(
            copy(nil).prefix(3) == [
                "import UIKit", spaces(#"#Preview("A") { UIView() }"#), spaces("#Preview { UILabel() }"),
            ])
        let shown = copy(PreviewSelection(without: [entries[1].symbol]))
        let name = entries[0].symbol
        #expect(
            shown[1]
                == "@MainActor @_cdecl(\"\(name)\") public func \(name)() -> UnsafeMutableRawPointer { "
                + "DeveloperToolsSupport.previewForDrawing(DeveloperToolsSupport.Preview(\"A\") { UIView() }) }")
        #expect(shown[2] == spaces("#Preview { UILabel() }"))
        #expect(shown[3] == "let a = 1")
    }

    @Test func `SwiftUI can be imported, and errors around a preview are its own`() {
        let source = """
            #if canImport(SwiftUI) && DEBUG
            struct P: PreviewProvider { static var previews: some View { Card() } }
            #endif
            #if canImport(SwiftUI)
            struct Other {}
            #endif
            """
        let file = SourceFile(path: "/m/A.swift", bytes: Array(source.utf8))
        let facts = ModuleFacts([FactsCollector.facts(of: file)])
        let adapted = FileAdapter.adapt(file, facts)
        let copies = Assembly(files: [(file.path, file.bytes)], adapted: [adapted]).copies
        let lines = String(decoding: copies[0].bytes ?? [], as: UTF8.self).split(separator: "\n")
        #expect(lines[0].hasPrefix("#if true ") && lines[3].hasPrefix("#if true "))
        // Errors anywhere in the clause are the preview's.
        let entry = PreviewFinder.find(in: file, facts)[0]
        #expect(entry.ownsErrors(inLine: 2) && !entry.ownsErrors(inLine: 5))
    }
}

/// Which edits others of the module can see. By Swift's rules, what stands in the body of a function cannot be seen from other files,
/// unless it decides on a type or is marked for them.
@Suite struct InterfaceDigestTests {
    private func digest(_ source: String) -> String {
        InterfaceDigest.of(SourceFile(path: "/m/A.swift", bytes: Array(source.utf8))).text
    }

    @Test(arguments: [
        ("func a() { b() }", "func a() { c(1) }"),
        ("class A { init() { x = 1 } }", "class A { init() { x = 2; y() } }"),
        ("class A { var a: Int { 1 } }", "class A { var a: Int { 2 } }"),
        ("class A { var a: Int { get { 1 } } }", "class A { var a: Int { get { 2 } } }"),
        ("class A { var a: Int = 1 { didSet { b() } } }", "class A { var a: Int = 2 { didSet { c() } } }"),
        ("class A { let a: UILabel = { UILabel() }() }", "class A { let a: UILabel = { make(2) }() }"),
        ("class A { deinit { a() } }", "class A { deinit {} }"),
        ("let a = \"b\"", "let a = \"c \\(d)\""), ("class A { var a = 1 }", "class A { var a = 20 }"),
        ("class A { var a = 1.5 }", "class A { var a = 2.5 }"),
        ("class A { var a = true }", "class A { var a = false }"),
        ("struct A { subscript(i: Int) -> Int { 1 } }", "struct A { subscript(i: Int) -> Int { 2 } }"),
        ("#Preview { A() }\nclass A {}", "// a comment\nclass   A {}"),
        ("class A { @objc func a() { b() } }", "class A { @objc func a() {} }"),
    ])
    func `An edit in a body cannot be seen`(former: String, new: String) { #expect(digest(former) == digest(new)) }

    @Test(arguments: [
        ("func a() {}", "func a(b: Int) {}"), ("func a(b: Int = 1) {}", "func a(b: Int = 2) {}"),
        ("class A { var a = 1 }", "class A { var a = 1.0 }"),
        ("class A { var a: Int }", "class A { var a: Int { 1 } }"),
        ("class A { private var a: Int = 1 }", "class A { private var a: Int = 1; private var b: Int = 1 }"),
        ("func a() -> some View { A() }", "func a() -> some View { B() }"),
        ("class A { var a: some View { A() } }", "class A { var a: some View { B() } }"),
        ("@inlinable func a() { b() }", "@inlinable func a() { c() }"), ("class A: B {}", "class A: C {}"),
        ("enum A: Int { case a = 1 }", "enum A: Int { case a = 2 }"), ("import A", "import B"),
        ("class A { var a = \"b\" }", "class A { var a = 1 }"),
        ("class A { var a = [1] }", "class A { var a = [\"b\"] }"),
        ("class A { @Wrapped var a = 1 }", "class A { @Wrapped var a = 2 }"),
        ("class A { @Wrapped var a: Int = 1 }", "class A { @Wrapped var a: Int = 2 }"),
        ("class A { lazy var a = { 1 }() }", "class A { lazy var a = { \"\" }() }"),
        ("class A { var a: Int = 1 { didSet {} } }", "class A { var a: Int = 1 { willSet {} } }"),
    ])
    func `An edit of what is declared can be seen`(former: String, new: String) {
        #expect(digest(former) != digest(new))
    }
}

@Suite struct ModuleSessionTests {
    @Test func `Only what changed is adapted again, and copies that change through others are named`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "session-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ name: String, _ text: String) throws {
            try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
        }
        let paths = ["A.swift", "B.swift"].map { "\(folder)/\($0)" }
        try write("A.swift", "@objc class A: UIView {}\n")
        try write("B.swift", "extension A { func look() { print(1) } }\n")
        let session = try ModuleSession(folder: folder + "/copies")
        let first = try session.refresh(paths, showing: [:])
        #expect(first.changedByOthers.isEmpty)
        #expect(first.files[paths[0]]?.previews.map(\.name) == ["A"])

        try write("B.swift", "extension A { func look() { print(2) } }\n")
        let second = try session.refresh(paths, showing: [:])
        #expect(second.files[paths[1]]?.digest != first.files[paths[1]]?.digest)
        #expect(second.files[paths[1]]?.interface == first.files[paths[1]]?.interface)
        #expect(second.changedByOthers.isEmpty)

        // The override in a new subclass makes its place in the class of the other file.
        try write("B.swift", "extension A { func look() {} }\nclass C: A { override func look() {} }\n")
        let third = try session.refresh(paths, showing: [:])
        #expect(third.changedByOthers == [paths[0]])

        try FileManager.default.removeItem(atPath: paths[1])
        #expect(try session.refresh(paths, showing: [:]).files.keys.sorted() == [paths[0]])
    }
}
