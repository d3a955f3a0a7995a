import MaquetteViewTestSupport
import Testing
import UIKit

/// Cutting, copying and pasting, as Apple's `UIResponderStandardEditActions` and the delegates describe them. The pasteboard is one
/// for the process, so nothing here runs side by side.
@MainActor @Suite(.serialized) struct StandardEditingTests {
    private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var permits = true
        var heard: [String] = []

        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            heard.append("\(range.location)+\(range.length) \(string)")
            return permits
        }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            heard.append("\(range.location)+\(range.length) \(text)")
            return permits
        }
        func textViewDidChange(_ textView: UITextView) { heard.append("changed") }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    private let delegate = Delegate()

    private func field(_ text: String, selected: NSRange) throws -> UITextField {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        window.addSubview(field)
        field.text = text
        field.delegate = delegate
        field.becomeFirstResponder()
        let start = try #require(field.position(from: field.beginningOfDocument, offset: selected.location))
        let end = try #require(field.position(from: start, offset: selected.length))
        field.selectedTextRange = field.textRange(from: start, to: end)
        return field
    }

    private func view(_ text: String, selected: NSRange) -> UITextView {
        let view = UITextView(usingTextLayoutManager: false)
        view.text = text
        view.delegate = delegate
        view.selectedRange = selected
        return view
    }

    /// Of one test nothing is left for the next, which is what `Headless.reset()` is for.
    @Test func pasteboardsAreEmptyAfterAReset() {
        UIPasteboard.general.string = "left behind"
        UIPasteboard(name: UIPasteboard.Name("own"), create: true)?.string = "left behind"
        Headless.reset()
        #expect(!UIPasteboard.general.hasStrings)
        #expect(UIPasteboard(name: UIPasteboard.Name("own"), create: false) == nil)
    }

    @Test func aFieldGivesItsSelectionToThePasteboardAndTakesWhatIsThere() throws {
        let field = try field("one two", selected: NSRange(location: 4, length: 3))
        field.copy(nil)
        #expect(UIPasteboard.general.string == "two" && field.text == "one two")
        field.cut(nil)
        #expect(field.text == "one ")
        field.paste(nil)
        field.paste(nil)
        #expect(field.text == "one twotwo")
        #expect(delegate.heard == ["4+3 ", "4+0 two", "7+0 two"])
        field.selectAll(nil)
        field.delete(nil)
        #expect(field.text == "" && UIPasteboard.general.string == "two")
    }

    @Test func aViewDoesTheSame() {
        let view = view("one two", selected: NSRange(location: 0, length: 4))
        view.cut(nil)
        #expect(view.text == "two" && UIPasteboard.general.string == "one ")
        view.selectedRange = NSRange(location: 3, length: 0)
        view.paste(nil)
        #expect(view.text == "twoone " && view.selectedRange == NSRange(location: 7, length: 0))
        #expect(delegate.heard == ["0+4 ", "changed", "3+0 one ", "changed"])
        view.selectAll(nil)
        view.delete(nil)
        #expect(view.text == "")
    }

    @Test func nothingChangesThatTheDelegateForbids() throws {
        delegate.permits = false
        UIPasteboard.general.string = "new"
        let field = try field("one", selected: NSRange(location: 0, length: 3))
        field.paste(nil)
        let view = view("one", selected: NSRange(location: 0, length: 3))
        view.delete(nil)
        #expect(field.text == "one" && view.text == "one" && delegate.heard == ["0+3 new", "0+3 "])
    }

    @Test func aCaretCopiesNothingAndASecretStaysOne() throws {
        UIPasteboard.general.string = "before"
        try field("one", selected: NSRange(location: 3, length: 0)).copy(nil)
        let secret = try field("secret", selected: NSRange(location: 0, length: 6))
        secret.isSecureTextEntry = true
        secret.copy(nil)
        view("one", selected: NSRange(location: 1, length: 0)).copy(nil)
        #expect(UIPasteboard.general.string == "before")
    }

    @Test func aViewThatIsOnlyReadIsCopiedAndStaysAsItIs() {
        let view = view("one", selected: NSRange(location: 0, length: 3))
        view.isEditable = false
        view.cut(nil)
        view.paste(nil)
        #expect(view.text == "one" && UIPasteboard.general.string == "one")
    }

    /// Every responder takes part in editing, and of what it does not implement it does nothing.
    @Test func everyResponderHasTheStandardActions() {
        final class Note: UIResponder {
            var asked: [String] = []
            override func copy(_ sender: Any?) { asked.append("copy") }
            override func toggleBoldface(_ sender: Any?) { asked.append("bold") }
        }
        let note = Note()
        let actions: any UIResponderStandardEditActions = note
        actions.copy(nil)
        actions.toggleBoldface(nil)
        actions.paste(nil)
        #expect(note.asked == ["copy", "bold"])
    }
}
