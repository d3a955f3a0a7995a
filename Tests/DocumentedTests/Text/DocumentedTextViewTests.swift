import Testing
import UIKit

/// Notes what a text view tells and asks its delegate.
private final class Recorder: NSObject, UITextViewDelegate {
    var lines: [String] = []
    var begins = true
    var ends = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        lines.append("shouldBegin")
        return begins
    }

    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        lines.append("shouldEnd")
        return ends
    }

    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }

    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
}

/// What Apple's pages say of text views.
@Suite("Documented: text views", .serialized) @MainActor
struct DocumentedTextViewTests {
    @Test("What a new text view has") func defaults() {
        let view = UITextView()
        documented("uikit/uitextview/iseditable", view.isEditable, true)
        documented("uikit/uitextview/isselectable", view.isSelectable, true)
        documented("uikit/uitextview/allowseditingtextattributes", view.allowsEditingTextAttributes, false)
        documented("uikit/uitextview/clearsoninsertion", view.clearsOnInsertion, false)
        documented("uikit/uitextview/usesstandardtextscaling", view.usesStandardTextScaling, false)
        documented("uikit/uitextview/delegate", view.delegate == nil, true)
        documented("uikit/uitextview/findinteraction", view.findInteraction == nil, true)
        documented("uikit/uitextview/inputview", view.inputView == nil, true)
        documented("uikit/uitextview/inputaccessoryview", view.inputAccessoryView == nil, true)
        documented(
            "uikit/uitextview/textcontainerinset", view.textContainerInset,
            UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    }

    @Test("Attributed text sets text and style") func attributed() {
        let view = UITextView()
        let text = NSMutableAttributedString(string: "Hello world")
        text.addAttributes(
            [.font: UIFont.systemFont(ofSize: 33), .foregroundColor: UIColor.red],
            range: NSRange(location: 0, length: 5))
        text.addAttributes(
            [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.blue],
            range: NSRange(location: 5, length: 6))
        view.attributedText = text
        documented("uikit/uitextview/attributedtext", view.text, "Hello world")
        documented("uikit/uitextview/attributedtext", view.font?.pointSize, CGFloat(33))
        documented("uikit/uitextview/attributedtext", view.textColor, UIColor.red)
        view.font = UIFont.systemFont(ofSize: 20)
        let last = view.attributedText.attribute(.font, at: 8, effectiveRange: nil) as? UIFont
        documented("uikit/uitextview/font", last?.pointSize, CGFloat(20))
        view.textColor = .green
        let colour = view.attributedText.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor
        documented("uikit/uitextview/textcolor", colour, UIColor.green)
    }

    @Test("Text and storage are the same") func storage() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Hello"
        documented("uikit/uitextview/textstorage", view.textStorage.string, "Hello")
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
        documented("uikit/uitextview/textstorage", view.text, "Jello")
        documented("uikit/uitextview/layoutmanager", view.layoutManager.textStorage === view.textStorage, true)
        documented("uikit/uitextview/textcontainer", view.textContainer.layoutManager === view.layoutManager, true)
    }

    @Test("A text view made with a container uses it") func ownContainer() {
        let storage = NSTextStorage(string: "Own")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 100, height: 1000))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
        documented("uikit/uitextview/init(frame:textcontainer:)", view.textContainer === container, true)
        documented("uikit/uitextview/init(frame:textcontainer:)", view.layoutManager === manager, true)
        documented("uikit/uitextview/init(frame:textcontainer:)", view.textStorage === storage, true)
        documented("uikit/uitextview/init(frame:textcontainer:)", view.text, "Own")
    }

    @Test("The delegate hears of editing in order") func order() {
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        let recorder = Recorder()
        view.delegate = recorder
        let window = shownByKeyWindow(view)
        view.becomeFirstResponder()
        documented("uikit/uitextviewdelegate/textviewdidbeginediting(_:)", recorder.lines, ["shouldBegin", "didBegin"])
        view.resignFirstResponder()
        documented(
            "uikit/uitextviewdelegate/textviewdidendediting(_:)", recorder.lines,
            ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
        recorder.lines = []
        recorder.begins = false
        view.becomeFirstResponder()
        documented("uikit/uitextviewdelegate/textviewshouldbeginediting(_:)", recorder.lines, ["shouldBegin"])
        documented("uikit/uitextviewdelegate/textviewshouldbeginediting(_:)", view.isFirstResponder, false)
        recorder.begins = true
        recorder.ends = false
        view.becomeFirstResponder()
        view.resignFirstResponder()
        documented("uikit/uitextviewdelegate/textviewshouldendediting(_:)", view.isFirstResponder, true)
        recorder.ends = true
        window.endEditing(true)
        documented("uikit/uiview/endediting(_:)", view.isFirstResponder, false)
    }

    @Test("A change by program is not told as a change") func programs() {
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        let recorder = Recorder()
        view.delegate = recorder
        view.text = "Hello"
        view.attributedText = NSAttributedString(string: "Bye")
        documented("uikit/uitextviewdelegate/textviewdidchange(_:)", recorder.lines.contains("didChange"), false)
    }

    @Test("Typing attributes are for what comes") func typing() {
        let view = UITextView(frame: CGRect(x: 0, y: 50, width: 200, height: 100))
        view.text = "ab"
        view.selectedRange = NSRange(location: 2, length: 0)
        view.typingAttributes = [.font: UIFont.systemFont(ofSize: 41), .foregroundColor: UIColor.red]
        view.insertText("c")
        let font = view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont
        documented("uikit/uitextview/typingattributes", font?.pointSize, CGFloat(41))
        let before = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        documented("uikit/uitextview/typingattributes", before?.pointSize == 41, false)
    }

    @Test("The inset moves the text") func inset() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.text = "Hello"
        view.textContainerInset = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
        view.layoutIfNeeded()
        let caret = view.caretRect(for: view.beginningOfDocument)
        documented("uikit/uitextview/textcontainerinset", caret.minX >= 40, true)
        documented("uikit/uitextview/textcontainerinset", caret.minY >= 29, true)
    }

    @Test("A find interaction is there when it is enabled") func find() {
        let view = UITextView()
        view.isFindInteractionEnabled = true
        documented("uikit/uitextview/findinteraction", view.findInteraction != nil, true)
        view.isFindInteractionEnabled = false
        documented("uikit/uitextview/findinteraction", view.findInteraction == nil, true)
    }
}
