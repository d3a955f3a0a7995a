import Testing

@testable import Adapting

/// Names are those that Swift's `@objc` gives methods, as the documentation of Objective-C interoperability lists them.
@Suite struct SelectorTests {
    private func selector(_ written: String, _ declarations: String = "") -> String {
        let source = "class Card: UIView {\n\(declarations)\nlet a = #selector(\(written))\n}"
        return String(adapted(source).split(separator: "\n").first { $0.contains("let a") }!.dropFirst(8))
    }

    @Test func `A method of the class around`() {
        #expect(selector("close") == #"Selector(calling: Card.close, "close")"#)
        #expect(selector("self.close") == #"Selector(calling: Card.close, "close")"#)
        #expect(selector("tap(_:)") == #"Selector(calling: Card.tap(_:), "tap:")"#)
    }

    @Test func `A name without labels gets those of the declaration`() {
        #expect(
            selector("show", "@objc func show(card: Card, animated: Bool) {}")
                == #"Selector(calling: Card.show, "showWithCard:animated:")"#)
        #expect(
            selector("show", "@objc(present:) func show(_ card: Card) {}")
                == #"Selector(calling: Card.show, "present:")"#)
    }

    @Test func `Labels that begin with a preposition get no With`() {
        #expect(selector("move(from:to:)") == #"Selector(calling: Card.move(from:to:), "moveFrom:to:")"#)
        #expect(selector("add(item:)") == #"Selector(calling: Card.add(item:), "addWithItem:")"#)
        // "into" begins a word, "intoxicated" does not begin with a preposition and a capital.
        #expect(selector("put(intoxicated:)") == #"Selector(calling: Card.put(intoxicated:), "putWithIntoxicated:")"#)
    }

    @Test func `Methods of other types, and those that Swift cannot name apart from an object`() {
        #expect(selector("Deck.deal(_:)") == #"Selector(calling: Deck.deal(_:), "deal:")"#)
        #expect(selector("_Deck.deal(_:)") == #"Selector(calling: _Deck.deal(_:), "deal:")"#)
        #expect(selector("deck.deal(_:)") == #"Selector("deal:")"#)
        #expect(selector("UITextFieldDelegate.textFieldDidEndEditing(_:)") == #"Selector("textFieldDidEndEditing:")"#)
        #expect(selector("make", "@objc static func make() {}") == #"Selector("make")"#)
    }

    @Test func `A module that calls something else a selector`() {
        let written =
            "typealias Selector = (Int) -> Bool\nclass Card: UIView { let a = #selector(close); let b = #selector(getter: x) }"
        #expect(adapted(written).contains(#"let a = UIKit.Selector(calling: Card.close, "close")"#))
        #expect(adapted(written).contains(#"let b = UIKit.Selector("x")"#))
    }

    @Test func `Overloads and properties`() {
        #expect(
            selector("close as () -> Void") == #"Selector(calling: Card.close as (Card) -> () -> Void, "close")"#)
        #expect(selector("getter: UIView.frame") == #"Selector("frame")"#)
        #expect(selector("setter: UIView.frame") == #"Selector("setFrame:")"#)
    }
}
