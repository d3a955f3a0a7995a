import Testing
import UIKit

/// Notes what a text field tells and asks its delegate.
private final class Recorder: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var begins = true
    var ends = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("shouldBegin")
        return begins
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        lines.append(textField.isEditing ? "didBegin" : "didBegin early")
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        lines.append("shouldEnd")
        return ends
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        lines.append("didEnd")
    }
}

/// A delegate that wants to know why.
private final class ReasonRecorder: NSObject, UITextFieldDelegate {
    var lines: [String] = []

    func textFieldDidEndEditing(_ textField: UITextField) {
        lines.append("didEnd")
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        lines.append(reason == .committed ? "committed" : "other")
    }
}

/// Notes for which rectangles a text field asks.
private final class AskedField: UITextField {
    var asked: Set<String> = []

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        asked.insert("text")
        return super.textRect(forBounds: bounds)
    }

    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        asked.insert("placeholder")
        return super.placeholderRect(forBounds: bounds)
    }

    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        asked.insert("left")
        return CGRect(x: 3, y: 4, width: 20, height: 21)
    }

    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        asked.insert("right")
        return CGRect(x: 150, y: 4, width: 22, height: 23)
    }
}

@MainActor
private final class Journal {
    var lines: [String] = []
}

/// What Apple's pages say of text fields.
@Suite("Documented: text fields", .serialized) @MainActor
struct DocumentedTextFieldTests {
    @Test("What a new text field has") func defaults() {
        let field = UITextField()
        documented("uikit/uitextfield/placeholder", field.placeholder == nil, true)
        documented("uikit/uitextfield/attributedplaceholder", field.attributedPlaceholder == nil, true)
        documented("uikit/uitextfield/borderstyle-swift.property", field.borderStyle, .none)
        documented("uikit/uitextfield/isediting", field.isEditing, false)
        documented("uikit/uitextfield/clearsonbeginediting", field.clearsOnBeginEditing, false)
        documented("uikit/uitextfield/clearsoninsertion", field.clearsOnInsertion, false)
        documented("uikit/uitextfield/allowseditingtextattributes", field.allowsEditingTextAttributes, false)
        documented("uikit/uitextfield/adjustsfontsizetofitwidth", field.adjustsFontSizeToFitWidth, false)
        documented("uikit/uitextfield/minimumfontsize", field.minimumFontSize, CGFloat(0))
        documented("uikit/uitextfield/background", field.background == nil, true)
        documented("uikit/uitextfield/disabledbackground", field.disabledBackground == nil, true)
        documented("uikit/uitextfield/typingattributes", field.typingAttributes == nil, true)
    }

    @Test("What is at its sides") func sideDefaults() {
        let field = UITextField()
        documented("uikit/uitextfield/clearbuttonmode", field.clearButtonMode, .never)
        documented("uikit/uitextfield/leftview", field.leftView == nil, true)
        documented("uikit/uitextfield/leftviewmode", field.leftViewMode, .never)
        documented("uikit/uitextfield/rightview", field.rightView == nil, true)
        documented("uikit/uitextfield/rightviewmode", field.rightViewMode, .never)
        documented("uikit/uitextfield/inputview", field.inputView == nil, true)
        documented("uikit/uitextfield/inputaccessoryview", field.inputAccessoryView == nil, true)
    }

    @Test("Its traits of text input") func traits() {
        let field = UITextField()
        documented("uikit/uitextinputtraits/autocapitalizationtype", field.autocapitalizationType, .sentences)
        documented("uikit/uitextinputtraits/autocorrectiontype", field.autocorrectionType, .default)
        documented("uikit/uitextinputtraits/spellcheckingtype", field.spellCheckingType, .default)
        documented("uikit/uitextinputtraits/keyboardtype", field.keyboardType, .default)
        documented("uikit/uitextinputtraits/keyboardappearance", field.keyboardAppearance, .default)
        documented("uikit/uitextinputtraits/returnkeytype", field.returnKeyType, .default)
        documented("uikit/uitextinputtraits/enablesreturnkeyautomatically", field.enablesReturnKeyAutomatically, false)
        documented("uikit/uitextinputtraits/issecuretextentry", field.isSecureTextEntry, false)
        documented("uikit/uitextinputtraits/smartquotestype", field.smartQuotesType, .default)
        documented("uikit/uitextinputtraits/smartdashestype", field.smartDashesType, .default)
        documented("uikit/uitextinputtraits/smartinsertdeletetype", field.smartInsertDeleteType, .default)
    }

    @Test("Attributed text sets the text") func attributedText() {
        let field = UITextField()
        let font = UIFont.systemFont(ofSize: 31)
        field.attributedText = NSAttributedString(
            string: "Hello", attributes: [.font: font, .foregroundColor: UIColor.red])
        documented("uikit/uitextfield/attributedtext", field.text, "Hello")
        documented("uikit/uitextfield/attributedtext", field.font?.pointSize, CGFloat(31))
        documented("uikit/uitextfield/attributedtext", field.textColor, UIColor.red)
        field.text = "Bye"
        documented("uikit/uitextfield/text", field.attributedText?.string, "Bye")
    }

    @Test("An attributed placeholder sets the placeholder") func attributedPlaceholder() {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(string: "Name", attributes: [.kern: 3])
        documented("uikit/uitextfield/attributedplaceholder", field.placeholder, "Name")
        field.placeholder = "City"
        documented("uikit/uitextfield/placeholder", field.placeholder, "City")
    }

    @Test("Default attributes are those of all the text") func defaultAttributes() {
        let field = UITextField()
        field.text = "Hello"
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 27), .foregroundColor: UIColor.blue]
        documented("uikit/uitextfield/defaulttextattributes", field.font?.pointSize, CGFloat(27))
        documented("uikit/uitextfield/defaulttextattributes", field.textColor, UIColor.blue)
        documented("uikit/uitextfield/defaulttextattributes", field.text, "Hello")
    }

    @Test("The border is the bounds") func borders() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let bounds = CGRect(x: 1, y: 2, width: 120, height: 30)
        documented("uikit/uitextfield/borderrect(forbounds:)", field.borderRect(forBounds: bounds), bounds)
    }

    @Test("Views at the sides take their room from the text") func sides() {
        let field = AskedField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let right = UIView(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
        field.leftView = left
        field.leftViewMode = .always
        field.rightView = right
        field.rightViewMode = .always
        let window = shownByKeyWindow(field)
        window.layoutIfNeeded()
        documented("uikit/uitextfield/leftviewrect(forbounds:)", left.frame, CGRect(x: 3, y: 4, width: 20, height: 21))
        documented(
            "uikit/uitextfield/rightviewrect(forbounds:)", right.frame, CGRect(x: 150, y: 4, width: 22, height: 23))
        let text = field.textRect(forBounds: field.bounds)
        documented("uikit/uitextfield/textrect(forbounds:)", text.minX >= 23, true)
        documented("uikit/uitextfield/textrect(forbounds:)", text.maxX <= 150, true)
    }

    @Test("A view at a side is there only when its mode says so") func modes() {
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        field.leftView = left
        field.leftViewMode = .whileEditing
        let window = shownByKeyWindow(field)
        let visible = { left.isDescendant(of: field) && !left.isHidden }
        documented("uikit/uitextfield/viewmode/whileediting", visible(), false)
        field.becomeFirstResponder()
        window.layoutIfNeeded()
        documented("uikit/uitextfield/viewmode/whileediting", visible(), true)
        field.leftViewMode = .unlessEditing
        window.layoutIfNeeded()
        documented("uikit/uitextfield/viewmode/unlessediting", visible(), false)
        field.resignFirstResponder()
        window.layoutIfNeeded()
        documented("uikit/uitextfield/viewmode/unlessediting", visible(), true)
        field.leftViewMode = .never
        window.layoutIfNeeded()
        documented("uikit/uitextfield/viewmode/never", visible(), false)
    }

    @Test("An empty placeholder asks for no rectangle") func placeholderRect() {
        let field = AskedField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        let first = shownByKeyWindow(field)
        first.layoutIfNeeded()
        field.placeholder = "Name"
        first.layoutIfNeeded()
        documented("uikit/uitextfield/placeholderrect(forbounds:)", field.asked.contains("placeholder"), true)
    }

    @Test("The delegate hears of editing in order") func order() {
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        let recorder = Recorder()
        field.delegate = recorder
        let window = shownByKeyWindow(field)
        documented("uikit/uitextfield/isediting", field.becomeFirstResponder(), true)
        documented("uikit/uitextfielddelegate", recorder.lines, ["shouldBegin", "didBegin"])
        documented("uikit/uitextfield/isediting", field.isEditing, true)
        documented("uikit/uitextfielddelegate", field.isFirstResponder, true)
        field.resignFirstResponder()
        documented("uikit/uitextfielddelegate", recorder.lines, ["shouldBegin", "didBegin", "shouldEnd", "didEnd"])
        documented("uikit/uitextfield/isediting", field.isEditing, false)
        documented("uikit/uiwindow", window.isKeyWindow, true)
    }

    @Test("The delegate may say no") func refusing() {
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        let recorder = Recorder()
        field.delegate = recorder
        let window = shownByKeyWindow(field)
        recorder.begins = false
        field.becomeFirstResponder()
        documented("uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)", field.isEditing, false)
        documented("uikit/uitextfielddelegate/textfieldshouldbeginediting(_:)", recorder.lines, ["shouldBegin"])
        recorder.begins = true
        field.becomeFirstResponder()
        recorder.ends = false
        field.resignFirstResponder()
        documented("uikit/uitextfielddelegate/textfieldshouldendediting(_:)", field.isEditing, true)
        documented("uikit/uitextfielddelegate/textfieldshouldendediting(_:)", recorder.lines.contains("didEnd"), false)
        recorder.ends = true
        documented("uikit/uiview/endediting(_:)", window.endEditing(true), true)
        documented("uikit/uiview/endediting(_:)", field.isEditing, false)
    }

    @Test("With a reason, only the method with the reason is called") func reasons() {
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        let recorder = ReasonRecorder()
        field.delegate = recorder
        let window = shownByKeyWindow(field)
        field.becomeFirstResponder()
        window.endEditing(false)
        documented("uikit/uitextfielddelegate/textfielddidendediting(_:reason:)", recorder.lines, ["committed"])
    }

    @Test("Editing sends its events") func events() {
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        let journal = Journal()
        field.addAction(UIAction { _ in journal.lines.append("begin") }, for: .editingDidBegin)
        field.addAction(UIAction { _ in journal.lines.append("end") }, for: .editingDidEnd)
        let window = shownByKeyWindow(field)
        field.becomeFirstResponder()
        documented("uikit/uicontrol/event/editingdidbegin", journal.lines, ["begin"])
        window.endEditing(true)
        documented("uikit/uicontrol/event/editingdidend", journal.lines, ["begin", "end"])
    }

    @Test("Text is emptied when editing begins, if wanted") func clearing() {
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        field.text = "Old"
        field.clearsOnBeginEditing = true
        let window = shownByKeyWindow(field)
        field.becomeFirstResponder()
        documented("uikit/uitextfield/clearsonbeginediting", field.text, "")
        window.endEditing(true)
    }

    @Test("The next responder ends the editing of the other") func two() {
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        let one = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        let two = UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30))
        holder.addSubview(one)
        holder.addSubview(two)
        let window = shownByKeyWindow(holder)
        one.becomeFirstResponder()
        two.becomeFirstResponder()
        documented("uikit/uiresponder/becomefirstresponder()", one.isFirstResponder, false)
        documented("uikit/uitextfield/isediting", one.isEditing, false)
        documented("uikit/uitextfield/isediting", two.isEditing, true)
        window.endEditing(true)
    }

    @Test("Keys go into the text") func keys() {
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 34))
        documented("uikit/uikeyinput/hastext", field.hasText, false)
        let window = shownByKeyWindow(field)
        field.becomeFirstResponder()
        field.insertText("ab")
        documented("uikit/uikeyinput/inserttext(_:)", field.text, "ab")
        documented("uikit/uikeyinput/hastext", field.hasText, true)
        field.insertText("c")
        documented("uikit/uikeyinput/inserttext(_:)", field.text, "abc")
        field.deleteBackward()
        documented("uikit/uikeyinput/deletebackward()", field.text, "ab")
        window.endEditing(true)
    }
}
