import Testing

@testable import Adapting

/// What is left of a file after the compiler's complaints. The complaints are those of Swift 6.3 for such code; a caret (`^`)
/// in the text stands before the word at which each stands.
@Suite struct CutterTests {
    private let missing = "cannot find 'Player' in scope"

    @Test func `A statement goes, and with it those that need what it declares`() {
        let result = cut(
            """
            func play() {
                prepare()
                let player = ^Player()
                player.start()
                title = "playing"
            }
            """, missing)
        #expect(
            result.text == """
                func play() {
                    prepare()
                    MaquetteCuts.cut("Card.swift:3 play()")
                    MaquetteCuts.cut("Card.swift:4 play()")
                    title = "playing"
                }
                """)
        #expect(result.cuts.map(\.kind) == [.statement, .statement])
        #expect(result.cuts.map(\.isConsequence) == [false, true])
    }

    @Test func `A case that gives names to what is in it goes alone, where others stay`() {
        let message = "'let' binding pattern cannot appear in an expression"
        let result = cut(
            """
            func look() {
                switch state {
                case .loaded(^let card), .kept(let card): show(card)
                case .idle: hide()
                }
            }
            """, message)
        #expect(
            result.text == """
                func look() {
                    switch state {
                    case _ where false: MaquetteCuts.cut("Card.swift:3 look()")
                    case .idle: hide()
                    }
                }
                """)
        let alone = cut("func look() { switch state { case .loaded(^let card): show(card) } }", message)
        #expect(alone.text == "func look() { MaquetteCuts.cut(\"Card.swift:1 look()\") }")
    }

    /// As the tables are written that name the outlets and actions of classes.
    @Test func `Of statements in one line those before and behind stay, and a row of a table goes without a word`() {
        let line = cut("func play() { prepare(); ^Player(); stop() }", missing)
        #expect(line.text == "func play() { prepare(); MaquetteCuts.cut(\"Card.swift:1 play()\"); stop() }")
        let last = cut("func play() -> Int { prepare(); return ^Player(); }", missing)
        #expect(last.text == "func play() -> Int { prepare(); return MaquetteCuts.cut(\"Card.swift:1 play()\"); }")
        let table = cut(
            "enum _Tables1 { static func add() { A._Table1_0.add(); B.^_Table1_1.add(); C._Table1_2.add() } }", "x")
        #expect(table.text == "enum _Tables1 { static func add() { A._Table1_0.add(); do {}; C._Table1_2.add() } }")
        #expect(table.cuts.map(\.isOfCopyAlone) == [true])
    }

    /// Objective-C looks every member up by its name, so nothing is missing.
    @Test(arguments: [
        ("a(sender.^tag)", "a(_members(of: sender).tag)"), ("sender?.^tag = 1", "_members(of: sender).tag = 1"),
        ("(box.owner as AnyObject).^tag", "_members(of: (box.owner as AnyObject)).tag"),
    ]) func `A member of an object of any class is looked up`(_ source: String, _ expected: String) {
        let result = cut(
            "func tap(sender: AnyObject?) {\n    \(source)\n}", "value of type 'AnyObject' has no member 'tag'")
        #expect(result.text == "func tap(sender: AnyObject?) {\n    \(expected)\n}")
        #expect(result.cuts.map(\.kind) == [.lookup])
        #expect(result.cuts.map(\.isMissed) == [false])
    }

    /// The compiler points at the bracket.
    @Test(arguments: [
        ("a(sender^[\"tag\"])", "a(_members(of: sender)[\"tag\"])"),
        ("a(box[\"owner\"]!^[\"tag\"] as? Int)", "a(_members(of: box[\"owner\"])[\"tag\"] as? Int)"),
    ]) func `So is what it holds under a key`(_ source: String, _ expected: String) {
        let result = cut(
            "func tap(sender: AnyObject?) {\n    \(source)\n}", "value of type 'AnyObject' has no subscripts")
        #expect(result.text == "func tap(sender: AnyObject?) {\n    \(expected)\n}")
        #expect(result.cuts.map(\.isMissed) == [false])
    }

    @Test func `A return gives the plainest value instead, so that the rest of the function runs`() {
        let result = cut("func size() -> Int {\n    start()\n    return ^Player.size\n}", missing)
        #expect(
            result.text == "func size() -> Int {\n    start()\n    return MaquetteCuts.cut(\"Card.swift:3 size()\")\n}")
    }

    /// What follows counts on what was checked.
    @Test func `Something is thrown where the error is missing, and a guard is left`() {
        let result = cut(
            "func a() throws {\n    guard b else { throw ^PlayerError.c }\n}", missing)
        #expect(
            result.text
                == "func a() throws {\n    guard b else { throw MaquetteCuts.failure(\"Card.swift:2 a()\") }\n}")
        let message = "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope"
        #expect(
            cut("func a() -> Int {\n    guard b else { c() ^}\n    return 1\n}", message).text
                == "func a() -> Int {\n    guard b else { c()  return MaquetteCuts.cut(\"Card.swift:2 a()\") }\n"
                + "    return 1\n}")
        #expect(
            cut("class A {\n    init() {\n        guard b else { c() ^}\n    }\n}", message).text
                .contains("{ c()  MaquetteCuts.stop(\"Card.swift:3 A.init()\") }"))
    }

    @Test func `Swift 3 hands over an empty value by itself`() {
        let result = cut("let a = Subject<Void>^()", "missing argument for parameter #1 in call")
        #expect(result.text == "let a = Subject<Void>(())")
        #expect(result.cuts.map(\.isMissed) == [false])
        // What lacks another value is cut.
        #expect(
            cut("func a() {\n    b.^next(1)\n}", "missing argument for parameter #1 in call").cuts.map(\.isMissed)
                == [true])
    }

    /// The reason is about the way through it.
    @Test(arguments: [
        ("extension UIColor {\n    convenience init(hex: Int) ^{ }\n}", "self.init(white: 0, alpha: 0)"),
        ("extension UILabel {\n    convenience init(a: Int) ^{ }\n}", "self.init(frame: .zero)"),
        ("extension Card {\n    convenience init(a: Int) throws ^{ }\n}", "throw MaquetteCuts.failure("),
        ("class Card {\n    init?(a: Int) ^{ }\n}", "return nil"),
    ]) func `An initialiser without its body fails or makes the plainest`(_ text: String, _ end: String) {
        let result = cut(
            text.replacing("{ }", with: "{ b() }"), "'self.init' isn't called on all paths before returning")
        #expect(result.text.contains("{ MaquetteCuts.cut(\"Card.swift:2 "), "\(result.text)")
        #expect(result.text.contains("; \(end)"), "\(result.text)")
        #expect(result.cuts.map(\.kind) == [.body])
    }

    @Test func `One of a class of the project stops`() {
        let result = cut(
            "class Card {\n    init(a: Int) ^{ b() }\n}", "'self.init' isn't called on all paths before returning")
        #expect(
            result.text == "class Card {\n    init(a: Int) { MaquetteCuts.stop(\"Card.swift:2 Card.init(a:)\") }\n}")
    }

    @Test func `A statement outside of functions goes whole, but for one of the main file, where it may stand`() {
        let message = "expressions are not allowed at the top level"
        #expect(cut("class Card {}\n^Player()", message).text == "class Card {}\n")
        #expect(
            cut("let card = 1\n^Player()", missing, in: "/a/main.swift").text
                == "let card = 1\nMaquetteCuts.cut(\"main.swift:2\")")
    }

    @Test func `Only the inner statement of a nested one goes, and only the wrong branch`() {
        let result = cut(
            "func a() {\n    if b {\n        ^Player.start()\n    } else {\n        c()\n    }\n}", missing)
        #expect(
            result.text
                == "func a() {\n    if b {\n        MaquetteCuts.cut(\"Card.swift:3 a()\")\n    } else {\n        c()\n    }\n}"
        )
    }

    @Test func `A property of a known type keeps it`() {
        let result = cut("class Card {\n    var rate: Double = ^Player.rate\n    let player = ^Player()\n}", missing)
        #expect(
            result.text == """
                class Card {
                    var rate: Double = MaquetteCuts.cut("Card.swift:2 Card.rate")
                    let player : Player = MaquetteCuts.cut("Card.swift:3 Card.player")
                }
                """)
        #expect(result.cuts.map(\.kind) == [.value, .value])
    }

    @Test func `What was cut once and is refused again goes with what is around it`() {
        var text = "class Card {\n    func play() -> Track {\n        return ^Player()\n    }\n}"
        text = cut(text, missing).text
        #expect(text.contains("return MaquetteCuts.cut("))
        text = cut(text.replacing("return Maq", with: "return ^Maq"), "cannot infer").text
        #expect(
            text == "class Card {\n    func play() -> Track { MaquetteCuts.cut(\"Card.swift:2 Card.play()\") }\n\n\n}")
        text = cut(text.replacing("func", with: "^func"), "the return type does not fit").text
        #expect(text.filter { !$0.isWhitespace } == "classCard{}")
    }

    @Test func `A body that makes some type goes at once, for each of its statements makes the type`() {
        let result = cut("var body: some Scene {\n    Stack {\n        ^Player()\n    }\n}", missing)
        #expect(result.text == "var body: some Scene { MaquetteCuts.stop(\"Card.swift:1 body\") }\n\n\n\n")
    }

    @Test func `What a way through a function lacks takes its body; that of an initialiser ends the program`() {
        let result = cut(
            "class Card {\n    init() {\n        a = 1\n    ^}\n}",
            "property 'self.b' not initialized at implicitly generated super.init call")
        #expect(result.text == "class Card {\n    init() { MaquetteCuts.stop(\"Card.swift:2 Card.init()\") }\n\n\n}")
    }

    @Test func `An initialiser still sets its properties`() {
        let result = cut("class Card {\n    init() {\n        player = ^Player.shared\n    }\n}", missing)
        #expect(result.text.contains("player = MaquetteCuts.cut(\"Card.swift:3 Card.init()\")"))
    }

    @Test func `The word override goes, and an attribute that nobody declares`() {
        #expect(
            cut(
                "class Card: UIView {\n    override func ^old() {}\n}",
                "method does not override any method from its superclass"
            )
            .text == "class Card: UIView {\n     func old() {}\n}")
        let attribute = cut("class Card {\n    @^Injected var a: Int?\n}", "unknown attribute 'Injected'")
        #expect(attribute.text == "class Card {\n     var a: Int?\n}")
        #expect(attribute.cuts.allSatisfy { !$0.isMissed })
    }

    /// What a macro would add is not known, so that whoever makes the object has something missing.
    @Test func `A class without its macro says so when it is made, and a method when it runs`() {
        let reason = "unknown attribute 'Tracked'"
        let type = cut("@^Tracked class Card: UIView {\n    let a = 1\n}", reason)
        #expect(
            type.text
                == " class Card: UIView { private let _lacksTracked: Bool = MaquetteCuts.cut(\"Card.swift:1 Card (@Tracked)\");\n"
                + "    let a = 1\n}")
        #expect(type.cuts.map(\.kind) == [.attribute])
        let method = cut("class Card {\n    @^Tracked func a() {\n        b()\n        c()\n    }\n}", reason)
        #expect(
            method.text
                == "class Card {\n     func a() { MaquetteCuts.cut(\"Card.swift:2 Card.a() (@Tracked)\");\n"
                + "        b()\n        c()\n    }\n}")
        #expect(cut("@^MainThreadActor class Card {}", "unknown attribute 'MainThreadActor'").text == " class Card {}")
    }

    /// UIKit's own members cannot be replaced from an extension, and what nibs call is UIKit's in each class.
    @Test func `What replaces members of UIKit's classes in an extension gets a name of its own`() {
        #expect(
            cut(
                "extension UIButton {\n    override func ^hitTest(_ a: Int) -> Int { super.hitTest(a) + 1 }\n}",
                "instance method 'hitTest' declared in 'UIView' cannot be overridden from extension"
            )
            .text
                == "extension UIButton {\n     func _extension_UIButton_hitTest(_ a: Int) -> Int { self.hitTest(a) + 1 }\n}"
        )
        let nib = cut(
            "extension UIView {\n    open override func ^awakeFromNib() { super.awakeFromNib() }\n}",
            "method does not override any method from its superclass")
        #expect(nib.text.contains("func _extension_UIView_awakeFromNib() { self.awakeFromNib() }"))
        #expect(nib.cuts.allSatisfy { $0.kind == .override })
        #expect(
            cut(
                "extension UIView {\n    override func ^old() {}\n}",
                "method does not override any method from its superclass"
            )
            .text == "extension UIView {\n     func old() {}\n}")
    }

    /// In one round the compiler refuses both the extension's member and each override of it further down.
    @Test func `Overrides below an extension stay when the member there gets another name`() {
        let files = [
            "/a/Views.swift": "extension UIView {\n    override func awakeFromNib() {}\n}",
            "/a/Card.swift": "class Card: UIView {\n    override func awakeFromNib() {}\n}",
        ].sorted { $0.key < $1.key }.map { (path: $0.key, bytes: Array($0.value.utf8)) }
        var cutter = ModuleCutter(
            files, files.map { ModuleAdapter.Copy(path: $0.path, bytes: nil) }, stubFile: "/a/stubs.swift")
        let below = Complaint(
            path: "/a/Card.swift", line: 2, column: 19,
            message: "instance method 'awakeFromNib()' is declared in extension of 'UIView' and cannot be overridden")
        _ = cutter.cut([
            below,
            Complaint(
                path: "/a/Views.swift", line: 2, column: 19,
                message: "method does not override any method from its superclass"),
        ])
        #expect(cutter.cuts.allSatisfy { $0.path == "/a/Views.swift" && $0.kind == .override })
        // Alone it is an error like any other.
        _ = cutter.cut([below])
        #expect(cutter.cuts.contains { $0.path == "/a/Card.swift" })
    }

    /// Code elsewhere that names it means both until then.
    @Test func `What is ambiguous waits until the member of an extension has another name`() {
        let files = [
            "/a/Fields.swift": "extension UITextField {\n    override var tintColor: UIColor! { nil }\n}",
            "/a/Form.swift": "func paint(_ field: UITextField) {\n    field.tintColor = nil\n}",
        ].sorted { $0.key < $1.key }.map { (path: $0.key, bytes: Array($0.value.utf8)) }
        var cutter = ModuleCutter(
            files, files.map { ModuleAdapter.Copy(path: $0.path, bytes: nil) }, stubFile: "/a/stubs.swift")
        let ambiguous = Complaint(
            path: "/a/Form.swift", line: 2, column: 11, message: "ambiguous use of 'tintColor'")
        _ = cutter.cut([
            ambiguous,
            Complaint(
                path: "/a/Fields.swift", line: 2, column: 18,
                message: "property 'tintColor' declared in 'UIView' cannot be overridden from extension"),
        ])
        #expect(cutter.cuts.allSatisfy { $0.path == "/a/Fields.swift" && $0.kind == .override })
        _ = cutter.cut([ambiguous])
        #expect(cutter.cuts.contains { $0.path == "/a/Form.swift" && $0.kind == .statement })
    }

    /// Without them no outlet of the whole module would be set, and no file of its bundle found.
    @Test func `A file that goes as a whole leaves what its copy has for the module`() {
        let text = "import UIKit\nclass Card: UIView { @IBOutlet var a: UILabel!; let b = Bundle.main }"
        let copies = ModuleAdapter().adapt([(path: "/a/Card.swift", bytes: Array(text.utf8))])
        let copy = copies[0].bytes ?? []
        let whole = String(decoding: copy, as: UTF8.self)
        let hollow = String(decoding: FileCutter.hollow("/a/Card.swift", copy, []).bytes, as: UTF8.self)
        let list = whole.split(separator: "\n").first { $0.hasPrefix("enum _MaquetteTables") }
        #expect(list != nil && hollow.contains(list ?? ""))
        #expect(hollow.contains("public final class Card: NSObject {}") && !hollow.contains("IBOutlet"))
        #expect(hollow.contains(#/enum _Tables[0-9a-f]+ { @MainActor static func add\(\) {} }/#))
        #expect(whole.contains("extension Foundation.Bundle {") && hollow.contains("extension Foundation.Bundle {"))
    }

    @Test func `The word override comes where a stub has what is declared`() {
        let result = cut(
            "class Card: Base {\n    ^init() {}\n}", "overriding declaration requires an 'override' keyword")
        #expect(result.text == "class Card: Base {\n    override init() {}\n}")
    }

    @Test func `A stub that an earlier module has is the same type in the next`() {
        var cutter = ModuleCutter(
            [("/a/Card.swift", Array("var a: Quantity?\nvar b: Unit?".utf8))],
            [ModuleAdapter.Copy(path: "/a/Card.swift", bytes: nil)], stubFile: "/a/stubs.swift",
            stubsBefore: ["Quantity": "Kit"])
        let changed = cutter.cut(
            [("Quantity", 1), ("Unit", 2)].map { name, line in
                Complaint(path: "/a/Card.swift", line: line, column: 8, message: "cannot find type '\(name)' in scope")
            })
        #expect(changed == ["/a/Card.swift"])
        let lines = cutter.stubText.unmarked.split(separator: "\n").map(String.init)
        #expect(
            lines.prefix(4) == [
                "import Foundation", "import UIKit", "import Kit", "public typealias Quantity = Kit.Quantity",
            ])
        #expect(lines.last?.hasPrefix("public final class Unit: NSObject") == true)
    }

    /// Its name sounds like a protocol's, as `Table` does, until code makes one.
    @Test func `What code makes objects of is a class, whatever else it is taken for`() {
        let text = "let a: Table = Table()\n"
        var cutter = ModuleCutter(
            [("/a/Card.swift", Array(text.utf8))], [ModuleAdapter.Copy(path: "/a/Card.swift", bytes: nil)],
            stubFile: "/a/stubs.swift")
        func complaint(_ column: Int, _ message: String) -> Complaint {
            Complaint(path: "/a/Card.swift", line: 1, column: column, message: message)
        }
        _ = cutter.cut([complaint(8, "cannot find type 'Table' in scope")])
        #expect(cutter.stubText.unmarked.contains("public protocol Table: AnyObject {}"))
        _ = cutter.cut([complaint(16, "type 'any Table' cannot be instantiated")])
        #expect(cutter.stubText.unmarked.contains("public final class Table: NSObject"))
        #expect(cutter.cuts.isEmpty)
        _ = cutter.cut([complaint(8, "type 'Card' constrained to non-protocol, non-class type 'Table'")])
        #expect(cutter.stubText.unmarked.contains("public final class Table: NSObject"))
    }

    @Test func `What a header calls an interface is a class, also where code only makes objects of it`() {
        let text = "func show(_ delegate: CardDelegate) { delegate.show(CardField()) }\n"
        var cutter = ModuleCutter(
            [("/a/Card.swift", Array(text.utf8))], [ModuleAdapter.Copy(path: "/a/Card.swift", bytes: nil)],
            stubFile: "/a/stubs.swift",
            headers: HeaderClasses(
                "@interface CardDelegate : UIResponder\n@end\n@interface CardField : UITextField\n@end"))
        _ = cutter.cut([
            Complaint(path: "/a/Card.swift", line: 1, column: 23, message: "cannot find type 'CardDelegate' in scope"),
            Complaint(path: "/a/Card.swift", line: 1, column: 53, message: "cannot find 'CardField' in scope"),
        ])
        #expect(cutter.stubText.unmarked.contains("open class CardDelegate: UIKit.UIResponder {}"))
        #expect(cutter.stubText.unmarked.contains("open class CardField: UIKit.UITextField {}"))
        #expect(cutter.cuts.isEmpty)
    }

    @Test(arguments: [
        "static member 'shared' cannot be used on protocol metatype '(any Delegate).Type'",
        "extension of protocol 'Delegate' cannot have an inheritance clause",
    ]) func `What no protocol can have makes a stub a class`(_ message: String) {
        var type = HollowType("Delegate")
        type.kind = .protocolForClasses
        let correction = HollowType.correction(message)
        #expect(correction?.name == "Delegate" && correction?.kind == .type)
        let hasChanged = type.correct(to: .type)
        #expect(hasChanged && type.isMade)
    }

    /// Names and values are right only when the types are there, so nothing else is answered before.
    @Test func `Types that are missing can be declared before anything is cut`() {
        let text = "class Card: Base {}\nlet a = nowhere\n"
        var cutter = ModuleCutter(
            [("/a/Card.swift", Array(text.utf8))], [ModuleAdapter.Copy(path: "/a/Card.swift", bytes: nil)],
            stubFile: "/a/stubs.swift")
        let complaints = [
            Complaint(path: "/a/Card.swift", line: 1, column: 13, message: "cannot find type 'Base' in scope"),
            Complaint(path: "/a/Card.swift", line: 2, column: 9, message: "cannot find 'nowhere' in scope"),
        ]
        #expect(cutter.declareTypes(complaints) == ["/a/Card.swift"])
        #expect(cutter.stubText.unmarked.contains("open class Base: NSObject"))
        #expect(cutter.cuts.isEmpty)
        #expect(cutter.declareTypes(complaints).isEmpty)
    }

    @Test func `A conformance goes without the others`() {
        let message = "type 'Card' does not conform to protocol 'Track'"
        #expect(cut("^class Card: UIView, Track, Other {}", message).text == "class Card: UIView,  Other {}")
        #expect(cut("^class Card: UIView, Track {}", message).text == "class Card: UIView {}")
        #expect(cut("^struct Card: Track {}", message).text == "struct Card {}")
        // All but types, wherever the type begins: places in the file are those of the whole file.
        let members = cut("import UIKit\n^class Card: UIView, A, B { class In {}; let a = 1; func b() {} }", message)
            .text
        #expect(members == "import UIKit\nclass Card: UIView, A, B { class In {};   }")
        // A protocol that refines it.
        #expect(
            cut("^struct Card: Codable, LongTrack { var a = 1 }", message).text == "struct Card: Codable { var a = 1 }")
        #expect(
            cut("^struct Card: Codable {}", "type 'Card' does not conform to protocol 'Decodable'").text
                == "struct Card {}")
    }

    @Test func `A type that nobody declares is asked for, with what its use tells`() {
        let message = "cannot find type 'X' in scope"
        func stub(_ marked: String) -> String? { cut(marked, message).wanted.first?.declaration().unmarked }
        #expect(stub("class Card: ^X { override func viewDidLoad() {} }") == "open class X: UIKit.UIViewController {}")
        #expect(stub("class Card: UIView, ^X {}") == "public protocol X: AnyObject {}")
        #expect(stub("struct Card: ^X {}") == "public protocol X {}")
        #expect(stub("var a: any ^X") == "public protocol X: AnyObject {}")
        #expect(stub("var a: ^X<Int, Bool>")?.hasPrefix("open class X<T1, T2>: HollowClass") == true)
        #expect(stub("var a: ^X?")?.hasPrefix("public final class X: NSObject") == true)
        #expect(HollowType("LinkButton").declaration().unmarked == "open class LinkButton: UIKit.UIButton {}")
        #expect(
            HollowType("Chart.Legend").declaration(superclasses: ["Legend": "Base", "Base": "UIView"]).unmarked
                == "extension Chart { open class Legend: UIKit.UIView {} }")
    }

    @Test func `Lines stay where they are`() {
        let text =
            "class Card {\n    func a() {\n        ^Player(\n            b,\n            c)\n    }\n    func d() {}\n}"
        let result = cut(text, missing).text
        #expect(result.split(separator: "\n", omittingEmptySubsequences: false).count == 8)
        #expect(result.split(separator: "\n", omittingEmptySubsequences: false)[6] == "    func d() {}")
    }
}
