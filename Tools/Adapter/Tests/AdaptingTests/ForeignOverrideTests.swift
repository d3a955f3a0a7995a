import Foundation
import Testing

@testable import Adapting

/// What the module adds to UIKit's classes, and overrides as Objective-C allows.
@Suite struct ForeignOverrideTests {
    private let source = """
        extension UIView {
            @objc func decorate(_ text: String) -> Bool { true }
        }
        extension UILabel {
            override func decorate(_ text: String) -> Bool { super.decorate(text) }
        }
        class Card: UILabel {
            override func decorate(_ text: String) -> Bool { super.decorate("card") }
            override func layoutSubviews() { super.layoutSubviews() }
        }
        """

    @Test func `The member of the extension asks what the object is, those furthest down first`() {
        let first = adapted(source).split(separator: "\n").map(String.init)[0]
        #expect(
            first.hasPrefix(
                "extension UIView { func decorate(_ text: String) -> Bool { "
                    + "if let it = (self as AnyObject) as? Card { return it._extension_Card_decorate(text) }; "
                    + "if let it = (self as AnyObject) as? UILabel { return it._extension_UILabel_decorate(text) }; "
                    + "return _extension_UIView_decorate(text) };"))
    }

    @Test func `Each implementation has a name of its own, which super stands for`() {
        let lines = adapted(source).split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(lines[1] == "func _extension_UIView_decorate(_ text: String) -> Bool { true }")
        #expect(
            lines[4]
                == "func _extension_UILabel_decorate(_ text: String) -> Bool { self._extension_UIView_decorate(text) }")
        #expect(
            lines[7]
                == "func _extension_Card_decorate(_ text: String) -> Bool { self._extension_UILabel_decorate(\"card\") }"
        )
        #expect(lines[8] == "override func layoutSubviews() { super.layoutSubviews() }")
    }

    /// UIKit adds them to `NSObject`: "UIAccessibilityAction". A view's are UIKit's own, and the second class overrides the first.
    @Test func `What objects have for VoiceOver is declared anew by the first class below them`() {
        let source = """
            class Note: NSObject {
                override func accessibilityActivate() -> Bool { true }
                override var accessibilityLabel: String? { get { "note" } set {} }
                override var description: String { "note" }
            }
            class Loud: Note { override func accessibilityActivate() -> Bool { false } }
            class Card: UIView { override func accessibilityActivate() -> Bool { true } }
            """
        let expected = source.replacing(
            "override func accessibilityActivate() -> Bool { true }\n    override var acc",
            with: "         func accessibilityActivate() -> Bool { true }\n             var acc")
        #expect(withoutTables(adapted(source)) == expected)
    }

    /// The class that is overridden conforms to the protocol, whose extension adds another method with the same labels.
    @Test func `What is added to a protocol is not overridden`() {
        let source = """
            protocol Source {}
            extension Source { func listen(_ told: @escaping () -> Void) {} }
            class Stream<Element>: Source { func listen<Listener>(_ listener: Listener) {} }
            class Subject<Element>: Stream<Element> { override func listen<Listener>(_ listener: Listener) {} }
            """
        #expect(withoutTables(adapted(source)) == source)
    }

    @Test func `Members of the class are asked of the class`() {
        let lines = adapted(
            """
            extension NSManagedObject { @objc class func entity(named name: String) -> String { name } }
            class Card: NSManagedObject {
                override class func entity(named name: String) -> String { super.entity(named: "card") }
            }
            """
        ).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            lines[0].hasPrefix(
                "extension NSManagedObject { class func entity(named name: String) -> String { "
                    + "if let it = (self as Any.Type) as? Card.Type { return it._extension_Card_entity(named: name) }; "
                    + "return _extension_NSManagedObject_entity(named: name) };"))
        #expect(
            lines[2].hasSuffix(
                "class func _extension_Card_entity(named name: String) -> String { self._extension_NSManagedObject_entity(named: \"card\") }"
            ))
    }

    /// `as? Subject` is no type where `Subject` has parameters.
    @Test func `A class with parameters is not asked for`() {
        let text = adapted(
            """
            extension UIView { @objc func decorate() {} }
            class Card<Model>: UIView { override func decorate() {} }
            class Plain: UIView { override func decorate() {} }
            """)
        #expect(text.contains("as? Plain {") && !text.contains("as? Card"))
    }

    /// An observer of Objective-C's override is called when the property has been set by the class above.
    @Test func `An observer sets the implementation above first`() {
        let lines = adapted(
            """
            extension UIView { @objc var mark: Int { get { 1 } set {} } }
            class Card: UIView {
                override var mark: Int {
                    didSet {
                        show(oldValue)
                    }
                }
            }
            """
        ).split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
        #expect(
            lines[2...].joined(separator: "\n").filter { $0 != "\n" }.replacing("  ", with: " ").hasPrefix(
                "var _extension_Card_mark: Int { get { self._extension_UIView_mark } set { let oldValue = "
                    + "self._extension_UIView_mark; self._extension_UIView_mark = newValue; do {show(oldValue)}}}"))
        #expect(lines[4] == "show(oldValue)")
    }

    @Test func `Properties are asked and set there`() {
        let first = adapted(
            """
            extension UIView { @objc var mark: Int { get { 1 } set {} } }
            class Card: UIView { override var mark: Int { get { 2 } set {} } }
            """
        ).split(separator: "\n")[0]
        #expect(
            first.hasPrefix(
                "extension UIView { var mark: Int { get { if let it = (self as AnyObject) as? Card { return "
                    + "it._extension_Card_mark }; return _extension_UIView_mark } set { if let it = (self as AnyObject) "
                    + "as? Card { it._extension_Card_mark = newValue; return }; _extension_UIView_mark = newValue } };")
        )
    }

    @Test func `What nobody overrides, and what a class has that is no view, stays`() {
        let text = adapted(
            """
            extension UIView { func decorate() {} }
            class Deck: Shelf { override func decorate() {} }
            class Shelf { func decorate() {} }
            """)
        #expect(!text.contains("_extension_"))
    }
}
