import Testing

@testable import Adapting

/// Objects of classes that code knows only at run time.
@Suite struct MetatypeTests {
    @Test func `A parameter that is a view is made by its class`() {
        #expect(adapted("func a<T: UIView>() -> T { T() }") == "func a<T: UIView>() -> T { _made(T.self) }")
        #expect(
            adapted("func a<T>() -> T where T: UIView & Styled { T.init(frame: .zero) }")
                == "func a<T>() -> T where T: UIView & Styled { _made(T.self, frame: .zero) }")
        #expect(
            adapted("class Page<T: UIViewController> { let a = T(nibName: \"T\", bundle: nil) }")
                == "class Page<T: UIViewController> { let a = _made(T.self, nibName: \"T\", bundle: nil) }")
        #expect(
            adapted("class Card: UIView {}\nfunc a<T: Card>() -> T { T() }").hasSuffix("{ _made(T.self) }"))
    }

    @Test func `A class makes objects of its subclasses`() {
        #expect(
            adapted("class Card: UIView { static func make() -> Self { Self(frame: .zero) } }")
                == "class Card: UIView { static func make() -> Self { _made(Self.self, frame: .zero) } }")
        #expect(
            adapted("extension UIViewController { static func make() -> Self { Self() } }")
                == "extension UIViewController { static func make() -> Self { _made(Self.self) } }")
    }

    @Test func `A metatype that is handed over makes objects, too`() {
        #expect(
            adapted("func a<T: UIView>(type: T.Type) -> T { type.init() }")
                == "func a<T: UIView>(type: T.Type) -> T { _made(type) }")
        #expect(
            adapted("func a(_ kind: UICollectionViewCell.Type) { _ = kind.init(frame: .zero) }")
                == "func a(_ kind: UICollectionViewCell.Type) { _ = _made(kind, frame: .zero) }")
        #expect(
            adapted("struct Page { var kind: UIViewController.Type; func a() { _ = kind.init() } }")
                == "struct Page { var kind: UIViewController.Type; func a() { _ = _made(kind) } }")
    }

    /// Where only the compiler knows that it is one. The message is that of Swift 6.3.
    @Test func `A metatype that the compiler finds makes objects, too`() {
        func made(_ marked: String) -> FileCutter.Result {
            let parts = marked.split(separator: "^", omittingEmptySubsequences: false)
            let complaint = Complaint(
                path: "/a/Card.swift", line: 1, column: parts[0].utf8.count + 1,
                message:
                    "constructing an object of class type 'Card' with a metatype value must use a 'required' initializer"
            )
            return FileCutter.cut("/a/Card.swift", Array(parts.joined().utf8), [complaint])
        }
        let segue = made("let a = kind.^init(identifier: nil, source: b, destination: c)")
        #expect(
            String(decoding: segue.bytes, as: UTF8.self)
                == "let a = _made(kind, identifier: nil, source: b, destination: c)")
        #expect(segue.cuts.allSatisfy { !$0.isMissed })
        #expect(String(decoding: made("let a = ^Self()").bytes, as: UTF8.self) == "let a = _made(Self.self)")
        #expect(
            String(decoding: made("let a: () -> Card = View.^init").bytes, as: UTF8.self)
                == "let a: () -> Card = { _made(View.self) }")
        #expect(
            String(decoding: made("let a = row.kind.^init(frame: b)").bytes, as: UTF8.self)
                == "let a = _made(row.kind, frame: b)")
    }

    /// A parenthesis that begins a line would begin a statement.
    @Test(arguments: [
        ("let a = parts\n    .view.init()", 2, 11, "let a = _made(parts\n    .view)"),
        ("let a = parts.view\n    .init(frame: b)", 2, 6, "let a = _made(parts.view, \n    frame: b)"),
    ])
    func `So does one on several lines`(text: String, line: Int, column: Int, made: String) {
        let complaint = Complaint(
            path: "/a/Card.swift", line: line, column: column,
            message:
                "constructing an object of class type 'UIView' with a metatype value must use a 'required' initializer")
        let result = FileCutter.cut("/a/Card.swift", Array(text.utf8), [complaint])
        func words(_ text: String) -> [String] {
            text.split(separator: "\n").map { String($0.filter { $0 != " " }) }
        }
        #expect(words(String(decoding: result.bytes, as: UTF8.self)) == words(made))
    }

    /// By a name that the project gives to a class of UIKit's, as the compiler says both.
    @Test func `So does one that has another name in the project`() {
        let complaint = Complaint(
            path: "/a/Card.swift", line: 1, column: 14,
            message:
                "constructing an object of class type 'View' (aka 'UIView') with a metatype value must use a 'required' initializer"
        )
        let text = Array("let a = kind.init(frame: b)".utf8)
        let result = FileCutter.cut("/a/Card.swift", text, [complaint])
        #expect(String(decoding: result.bytes, as: UTF8.self) == "let a = _made(kind, frame: b)")
    }

    /// `UIView()` of Objective-C calls `init()`, whichever class it is.
    @Test func `A view with a plain initialiser alone is made by it`() {
        let added = " override convenience init(frame: CGRect) { self.init() };"
        #expect(
            withoutTables(adapted("class Card: UIView { init() { super.init(frame: .zero) } }"))
                == "class Card: UIView {\(added) init() { super.init(frame: .zero) } }")
        #expect(
            withoutTables(adapted("public final class Card: UILabel { public init() { super.init(frame: .zero) } }"))
                .hasPrefix("public final class Card: UILabel { public\(added) public init()"))
        for source in [
            "class Card: UIView { init() { super.init(frame: .zero) }; override init(frame: CGRect) { super.init(frame: frame) } }",
            "class Card: UIView { convenience init() { self.init(frame: .zero) } }",
            "class Card: UIView { init?() { nil } }",
            "class Card: UIView { init(size: Int) { super.init(frame: .zero) } }",
            "class Card: UITableViewCell { init() { super.init(style: .default, reuseIdentifier: nil) } }",
            "class Card: NSObject { override init() {} }",
        ] { #expect(withoutTables(adapted(source)) == source) }
    }

    /// What is no class of UIKit's says itself how it is made.
    @Test(arguments: [
        "func a<T: Makeable>() -> T { T() }", "struct Card { static func make() -> Self { Self() } }",
        "func a<T: UIView>() -> T { T(style: 1) }", "class Note { static func make() -> Self { Self() } }",
        "func a() -> UIView { UIView() }", "func a(type: Note.Type) -> Note { type.init() }",
    ]) func `All else stays`(_ source: String) {
        #expect(adapted(source) == source)
    }

    /// `NSObject` has an `init()` that is not `required` here.
    @Test func `A protocol that classes of Apple's conform to asks for no initialiser`() {
        let source = "protocol Makeable: AnyObject { init() }\nextension NSObject: Makeable {}"
        #expect(
            adapted(source).hasPrefix(
                "protocol Makeable: AnyObject, _MadeByClass {        }\nextension NSObject: Makeable {}"))
        let own = "protocol Makeable { init() }\nextension Note: Makeable {}"
        #expect(adapted(own) == own)
        let other = "protocol Makeable { init(a: Int) }\nextension UIView: Makeable {}"
        #expect(adapted(other) == other)
    }

    @Test func `A class describes itself`() {
        #expect(
            adapted("func a<T: UIView>(_: T.Type) { print(T.description()) }")
                == "func a<T: UIView>(_: T.Type) { print(classDescription(T.self)) }")
        let own = "struct Card { static func description() -> String { \"\" } }\nlet a = Card.description()"
        #expect(adapted(own) == own)
    }
}
