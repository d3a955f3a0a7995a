import MaquetteViewTestSupport
import Testing
import UIKit

/// Places in a text field, as Apple's `UITextInput` describes them.
@MainActor @Suite struct TextFieldPositionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))

    private func editing(_ text: String) -> UITextField {
        window.addSubview(field)
        field.text = text
        field.becomeFirstResponder()
        return field
    }

    private func offsets(_ range: UITextRange?) -> [Int]? {
        range.map {
            [
                field.offset(from: field.beginningOfDocument, to: $0.start),
                field.offset(from: field.beginningOfDocument, to: $0.end),
            ]
        }
    }

    /// Apple: nil where there is no current selection, and an empty range for a caret.
    @Test func theCaretIsAtTheEndWhileTheFieldIsEdited() {
        field.text = "card"
        #expect(field.selectedTextRange == nil)
        #expect(offsets(editing("card").selectedTextRange) == [4, 4])
        field.text = "longer"
        #expect(offsets(field.selectedTextRange) == [6, 6])
    }

    @Test func typingReplacesWhatIsSelected() throws {
        let field = editing("one two")
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
        field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
        #expect(field.text(in: try #require(field.selectedTextRange)) == "two")
        field.insertText("2")
        #expect(field.text == "one 2")
        #expect(offsets(field.selectedTextRange) == [5, 5])
        field.selectedTextRange = field.textRange(from: start, to: start)
        field.insertText("+ ")
        #expect(field.text == "one + 2")
        field.deleteBackward()
        field.deleteBackward()
        #expect(field.text == "one 2")
        #expect(offsets(field.selectedTextRange) == [4, 4])
    }

    /// A flag is two characters of two units each, which go together.
    @Test func theDeleteKeyTakesWholeCharacters() {
        let field = editing("a\u{1F1E9}\u{1F1EA}")
        #expect(offsets(field.selectedTextRange) == [5, 5])
        field.deleteBackward()
        #expect(field.text == "a")
    }

    @Test func theCaretStandsBehindTheCharactersBeforeIt() throws {
        let field = editing("WW")
        let place = try #require(field.position(from: field.beginningOfDocument, offset: 1))
        let width = NSAttributedString(string: "W", attributes: [.font: field.font!]).size().width
        let (first, second) = (field.caretRect(for: field.beginningOfDocument), field.caretRect(for: place))
        #expect(abs(second.minX - first.minX - width) < 0.01)
        let nearest = try #require(field.closestPosition(to: second.origin))
        #expect(field.compare(nearest, to: place) == .orderedSame)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    }
}
