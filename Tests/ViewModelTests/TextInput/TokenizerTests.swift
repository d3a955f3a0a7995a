import Testing
import UIKit

/// Units of a text as Apple's `UITextInputTokenizer` describes them: at a boundary, the unit is that in the direction.
@MainActor @Suite struct TokenizerTests {
    private let view: UITextView
    private let forward = UITextDirection.storage(.forward)
    private let backward = UITextDirection.storage(.backward)

    init() {
        view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        //           0123456789012345678901234
        view.text = "It's one. Two?\nand three"
    }

    private func position(_ offset: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }
    private func unit(_ offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection) throws -> String? {
        view.tokenizer.rangeEnclosingPosition(try position(offset), with: granularity, inDirection: direction)
            .flatMap(view.text(in:))
    }

    @Test func wordsAreThoseOfThePosition() throws {
        #expect(try unit(6, .word, forward) == "one" && unit(0, .word, forward) == "It's")
        // Between a word and a full stop
        #expect(try unit(8, .word, forward) == nil && unit(8, .word, backward) == "one")
        #expect(try view.tokenizer.isPosition(position(8), atBoundary: .word, inDirection: forward))
        #expect(try !view.tokenizer.isPosition(position(7), atBoundary: .word, inDirection: forward))
    }

    @Test func sentencesParagraphsAndDocument() throws {
        #expect(try unit(2, .sentence, forward) == "It's one. " && unit(11, .sentence, forward) == "Two?\n")
        #expect(try unit(20, .paragraph, forward) == "and three" && unit(14, .paragraph, backward) == "It's one. Two?")
        #expect(try unit(3, .document, forward) == view.text && unit(3, .character, forward) == "s")
    }

    @Test func theNextBoundaryIsThatOfAWordInTheDirection() throws {
        let next = try #require(view.tokenizer.position(from: position(6), toBoundary: .word, inDirection: forward))
        let last = try #require(view.tokenizer.position(from: position(6), toBoundary: .word, inDirection: backward))
        #expect(view.offset(from: view.beginningOfDocument, to: next) == 8)
        #expect(view.offset(from: view.beginningOfDocument, to: last) == 5)
    }

    /// A field for codes that takes keys itself, as libraries write it: all that the protocol asks, and nothing of Maquette's.
    private final class CodeField: UIView, UITextInput {
        var digits = ""
        var hasText: Bool { !digits.isEmpty }
        func insertText(_ text: String) { digits += text }
        func deleteBackward() { digits.removeLast() }
        weak var inputDelegate: (any UITextInputDelegate)?
        lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
        var selectedTextRange: UITextRange?
        var markedTextRange: UITextRange? { nil }
        var markedTextStyle: [NSAttributedString.Key: Any]?
        var beginningOfDocument: UITextPosition { UITextPosition() }
        var endOfDocument: UITextPosition { UITextPosition() }
        func text(in range: UITextRange) -> String? { digits }
        func replace(_ range: UITextRange, withText text: String) { digits = text }
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
        func unmarkText() {}
        func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
        func position(
            from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
        ) -> UITextPosition? { nil }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
        func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
        func characterRange(
            byExtending position: UITextPosition, in direction: UITextLayoutDirection
        ) -> UITextRange? { nil }
        func baseWritingDirection(
            for position: UITextPosition, in direction: UITextStorageDirection
        ) -> NSWritingDirection { .leftToRight }
        func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
        func firstRect(for range: UITextRange) -> CGRect { .zero }
        func caretRect(for position: UITextPosition) -> CGRect { .zero }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
        func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
    }

    @Test func aFieldOfOnesOwnIsATextInput() {
        let field = CodeField()
        field.insertText("42")
        #expect(field.hasText && field.textInputView === field)
        // Without places nothing can be found in it.
        #expect(field.tokenizer.rangeEnclosingPosition(UITextPosition(), with: .word, inDirection: forward) == nil)
    }
}
