import Foundation
import Testing

@testable import Adapting

/// What copies tell UIKit of names that nibs use. The names of methods are those of `SelectorTests`.
@Suite struct TableTests {
    /// The rows of all tables of a copy, without the marks of files in their names.
    private func rows(_ source: String) -> [String] {
        let text = adapted(source)
        return text.split(separator: "\n").flatMap { line -> [String] in
            line.components(separatedBy: "static func add() { ").dropFirst().flatMap { part in
                part.components(separatedBy: " }")[0].components(separatedBy: "; ")
            }
        }.filter { $0.hasPrefix("KeyedProperties") || $0.hasPrefix("_ = ") }
    }

    @Test func `Outlets, inspectable properties and actions have rows, whoever may see them`() {
        let source = """
            @objc(AppCard) class Card: UIView {
                @IBOutlet private weak var title: UILabel!
                @IBInspectable var radius: CGFloat = 8
                @IBAction fileprivate func tap(_ sender: Any) {}
                @objc(closeNow) func close() {}
                var plain = 1
                func other() {}
            }
            """
        #expect(
            rows(source) == [
                #"KeyedProperties.add("title", \Card.title)"#, #"KeyedProperties.add("radius", \Card.radius)"#,
                #"_ = Selector(calling: Card.tap(_:), "tap:")"#, #"_ = Selector(calling: Card.close, "closeNow")"#,
                #"KeyedProperties.add(Card.self, named: "AppCard")"#,
            ])
    }

    /// Outlets, and what only the screen itself fills, are none of them.
    @Test func `What another screen hands over is known`() {
        let text = adapted(
            """
            class Card: UIViewController {
                var user: User!
                private var cards: [Card]!
                var size: Size?
                weak var owner: Owner!
                @IBOutlet var title: UILabel!
                var popover: UIView?
                var timer: Timer?
                var count: Int! = 3
                var both: String! { get { nil } set {} }
                static var shared: Card!
                let given: User!
            }
            """)
        #expect(text.components(separatedBy: "GivenProperties.add(").count == 4)
        for name in ["user", "cards", "size"] {
            let mayStayNil = name == "size" ? ", mayStayNil: true" : ""
            #expect(text.contains("GivenProperties.add(\"\(name)\", \\Card.\(name)\(mayStayNil))"), "\(name)")
        }
    }

    /// Swift names no member of a type with parameters without these: `Cage._Table.add()` does not compile.
    @Test func `Types with parameters, and what is nested in them, have no table that needs their arguments`() {
        for source in [
            "class Cage<Bird> {}\nprotocol Open {}\nextension Cage: Open {}",
            "class Cage<Bird> {}\nextension Cage { class Door: UIView { @IBOutlet var handle: UIView! } }",
            "enum Cage<Bird> { class Door: UIView { @IBOutlet var handle: UIView! } }",
            "class Cage<Bird>: UIView {}\nextension Cage { @objc func open() {} }",
        ] {
            #expect(!adapted(source).contains("_Table"), "\(source)")
        }
        #expect(
            adapted("class Cage {}\nextension Cage { class Door: UIView { @IBOutlet var handle: UIView! } }").contains(
                "Cage.Door._Table"))
    }

    /// Only the type around can name them, and the list of a file's tables is outside of it.
    @Test func `Private types within types have no table`() {
        for kind in ["class", "struct", "enum"] {
            let source = """
                protocol Kind {}
                \(kind) Card { private struct Face: Kind {}; private enum Suit { struct Mark: Kind {} } }
                extension Card { private class Back: UIView { @IBOutlet var face: UIView! } }
                """
            #expect(!adapted(source).contains("_Table"), "\(kind)")
        }
        #expect(adapted("protocol Kind {}\nprivate struct Face: Kind {}").contains("Face._Table"))
    }

    @Test func `What conforms to protocols of the module is known`() {
        let text = adapted(
            """
            protocol Loading {}
            class Loader: NSObject, Loading {}
            struct Fake: Loading, Equatable {}
            class Late {}
            extension Late: Loading {}
            struct Many<Element, Key: Hashable & Sendable>: Loading {}
            struct Own<Loaded: Loading>: Loading {}
            struct Some<Element>: Loading where Element: Loading {}
            """)
        #expect(text.components(separatedBy: "conformingTo: (any Loading).self)").count == 5)
        for name in ["Loader", "Fake", "Late", "Many<Any, String>"] {
            #expect(text.contains("GivenProperties.add(\(name).self, conf"))
            #expect(text.contains("conformingTo: (any Loading).self) { \(name)() }"))
        }
        #expect(!text.contains("any Equatable") && !text.contains("any NSObject"))
    }

    /// The Swift Programming Language, "Default Initializers" and "Automatic Initializer Inheritance": a type whose properties all have
    /// values, and that has no other initialiser, has `init()`; a subclass of one that has it and adds nothing inherits it.
    @Test func `What conforms makes itself where init() is there`() {
        let text = adapted(
            """
            protocol Loading {}
            struct A: Loading { let url = "a"; var count: Int?; var twice: Int { 2 }; static let shared: Any }
            class B: Loading { init(_ count: Int = 1) {} }
            class C: B, Loading { var name = "" { didSet {} } }
            class D: Loading, Codable { lazy var list = [1] }
            struct E: Loading { let url: String }
            struct F: Loading { init?() {} }
            class G: Loading { private init() {} }
            class H: Foreign, Loading {}
            struct I: Loading { init() throws {} }
            class J: Loading { init(url: String) {} }
            struct K: Loading { let maybe: Int? }
            struct L: Loading { @Injected var model: Int? }
            """)
        for name in "ABCD" { #expect(text.contains("conformingTo: (any Loading).self) { \(name)() }"), "\(name)") }
        for name in "EFGHIJKL" {
            #expect(text.contains("GivenProperties.add(\(name).self, conf"))
            #expect(!text.contains("{ \(name)() }"), "\(name)")
        }
    }

    @Test func `The delegates of the app and of its scenes are known`() {
        let app = adapted("@main class AppDelegate: UIResponder, UIApplicationDelegate {\n    var window: UIWindow?\n}")
        #expect(app.contains("ProjectDelegates.add(isMain: true) { AppDelegate() }"))
        let apart = adapted("class Other: UIResponder {}\nextension Other: UIApplicationDelegate {}")
        #expect(apart.contains("ProjectDelegates.add { Other() }"))
        let scene = adapted("class SceneDelegate: UIResponder, UIWindowSceneDelegate {}")
        #expect(scene.contains("ProjectDelegates.addOfScenes { SceneDelegate() }"))
        #expect(adapted("class A<T>: UIResponder, UIApplicationDelegate {}").contains("ProjectDelegates") == false)
        // What stands in another type cannot be told from a helper of a test.
        #expect(!adapted("enum Space { class Inner: NSObject, UIApplicationDelegate {} }").contains("ProjectDelegates"))
    }

    /// What Objective-C would call is what the class has; the class above conforms without it.
    @Test func `A delegate may be one by a class above it, which is none itself then`() {
        let copy = adapted(
            """
            class Base<T>: UIResponder {}
            extension Base: UIApplicationDelegate {}
            class Middle: Base<Int> {}
            @main class App: Middle {}
            class Scenes: UIResponder, UIWindowSceneDelegate {}
            class OwnScenes: Scenes {}
            """)
        #expect(
            copy.contains(
                "ProjectDelegates.add(isMain: true, starting: { (it: App, app) in "
                    + "_ = it.application(app, willFinishLaunchingWithOptions: nil); "
                    + "_ = it.application(app, didFinishLaunchingWithOptions: nil) }) { App() }"))
        #expect(
            copy.contains("ProjectDelegates.addOfScenes(connecting: { (it: OwnScenes, scene) in it.scene(scene, "))
        #expect(!copy.contains("{ Middle() }") && !copy.contains("{ Scenes() }") && !copy.contains("@main"))
        let old = adapted(
            """
            class Base: UIResponder, UIApplicationDelegate {}
            class App: Base { func applicationDidFinishLaunching(_ application: UIApplication) {} }
            """)
        #expect(old.contains("it.applicationDidFinishLaunching(app) }) { App() }"))
    }

    @Test func `Extensions, of classes of other modules too, and nested classes`() {
        #expect(
            rows("extension UIView {\n@IBInspectable var corner: CGFloat { get { 0 } set {} }\n}")
                == [#"KeyedProperties.add("corner", \UIView.corner)"#])
        #expect(
            rows("enum Cards {\nclass Row: UIView {\n@IBOutlet var name: UILabel!\n}\n}")
                == [#"KeyedProperties.add("name", \Row.name)"#])
        #expect(
            adapted("enum Cards {\nclass Row: UIView {\n@IBOutlet var a: UILabel!\n}\n}").contains("Cards.Row._Table"))
    }

    @Test func `What cannot be called by a name has none`() {
        for member in [
            "@IBOutlet static var a: UILabel!", "@objc func a() async {}", "@objc func a(_ b: inout Int) {}",
            "@objc class func a() {}", "@objc func a(_ b: Int, _ c: Int, _ d: Int) {}",
            "@available(*, unavailable) @objc func a() {}",
        ] {
            #expect(rows("class Card: UIView {\n\(member)\n}") == [], "\(member)")
        }
        #expect(
            rows("class A: UIView {\n@objc(a:) func put(_ a: Int) {}\n@objc(b:) func put(_ b: UIView) {}\n}") == [])
        #expect(rows("class Box<T>: UIView {\n@IBOutlet var a: UILabel!\n}") == [])
        #expect(rows("func f() {\nclass Card: UIView {\n@IBOutlet var a: UILabel!\n}\n}") == [])
        #expect(rows("#if DEBUG\nclass Card: UIView {\n@IBOutlet var a: UILabel!\n}\n#endif") == [])
        #expect(rows("#if os(iOS)\nclass Card: UIView {\n@IBOutlet var a: UILabel!\n}\n#endif").count == 1)
    }

    @Test func `One type of the module names the tables of all its files`() {
        let copies = adapted([
            "A.swift": "class A: UIView {\n@IBOutlet var a: UILabel!\n}",
            "B.swift": "class B: UIView {\n@IBOutlet var b: UILabel!\n}",
            "C.swift": "class C {}",
        ])
        #expect(copies.values.filter { $0.contains("enum _MaquetteTables: ModuleTables") }.count == 1)
        let list = copies["A.swift"]!.components(separatedBy: "_MaquetteTables")[1]
        #expect(list.components(separatedBy: ".add()").count == 3)
        #expect(copies["C.swift"] == "class C {}")
    }

    @Test func `Bundles of modules that ask them know the project's files`() {
        #expect(adapted("let a = Bundle.main").contains("static var main: Foundation.Bundle { .ofProject }"))
        #expect(!adapted("let a = 1").contains("Bundle"))
    }

    @Test func `Folders are those of the app's own home, by whichever name`() {
        #expect(
            adapted("let a = NSHomeDirectory()").contains(
                "func NSHomeDirectory() -> String { Foundation.FileManager.homeOfProject }"))
        #expect(adapted("let a = URL.cachesDirectory").contains("static var cachesDirectory: Foundation.URL"))
        // Apps that are older than these names have them, too.
        let own =
            "extension URL { static let cachesDirectory = URL(fileURLWithPath: \"/\") }\nlet a = URL.cachesDirectory"
        #expect(!adapted(own).contains("static var cachesDirectory"))
        #expect(!adapted("let a = 1").contains("FileManager"))
    }

    @Test func `What modules leave for later is left to the project's clock`() {
        #expect(
            adapted("func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) {} }").contains(
                "asyncAfterInProject(deadline: deadline, qos: qos"))
        let timer = adapted("let a = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }")
        #expect(timer.contains("scheduledInProject(interval") && timer.contains("addInProject(timer"))
        #expect(
            adapted("func f() async { try? await Task.sleep(for: .seconds(1)) }").contains(
                "sleepInProject(seconds: duration.secondsInProject"))
        #expect(!adapted("let a = 1").contains("InProject"))
    }

    @Test func `Random numbers of modules are the same ones each time`() {
        #expect(adapted("let a = Int.random(in: 0..<3)").contains("random(in: range, using: &numbers)"))
        #expect(!adapted("let a = 1").contains("ProjectRandomNumbers"))
    }

    @Test func `What modules leave for the main queue is left to who draws`() {
        #expect(adapted("func f() { DispatchQueue.main.async {} }").contains("asyncInProject(group: group"))
        #expect(!adapted("let a = 1").contains("DispatchQueue"))
        #expect(!adapted("let a = Bundle.main").contains("DispatchQueue"))
    }
}
