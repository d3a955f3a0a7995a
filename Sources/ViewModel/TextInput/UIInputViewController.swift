import Foundation

/// What a keyboard extension shows. There is no keyboard here.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
    private let document = TypedDocument()
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    /// The proxy of a document that was empty when the keyboard came up.
    open var textDocumentProxy: any UITextDocumentProxy { document }
    open var primaryLanguage: String?
    open var hasDictationKey = false
    open var hasFullAccess: Bool { false }
    open var needsInputModeSwitchKey: Bool { true }
    open func dismissKeyboard() {}
    open func advanceToNextInputMode() {}
    open func handleInputModeList(from view: UIView, with event: UIEvent) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// A keyboard extension's way to the text.
@preconcurrency @MainActor public protocol UITextDocumentProxy: UIKeyInput {
    var documentContextBeforeInput: String? { get }
    var documentContextAfterInput: String? { get }
    var selectedText: String? { get }
    var documentInputMode: UITextInputMode? { get }
    var documentIdentifier: UUID { get }
    func adjustTextPosition(byCharacterOffset offset: Int)
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    func unmarkText()
}

/// The text that a keyboard types, and the caret in it.
@MainActor private final class TypedDocument: NSObject, UITextDocumentProxy, HiddenState {
    private var before: [Character] = []
    private var after: [Character] = []
    private var marked = 0

    var documentContextBeforeInput: String? { before.isEmpty ? nil : String(before) }
    var documentContextAfterInput: String? { after.isEmpty ? nil : String(after) }
    var selectedText: String? { nil }
    var documentInputMode: UITextInputMode? { nil }
    /// An identifier that is the same in each run, as all that is shown here.
    let documentIdentifier = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 0))

    var hasText: Bool { !before.isEmpty || !after.isEmpty }
    func insertText(_ text: String) {
        before.removeLast(marked)
        before += text
        marked = 0
    }
    func deleteBackward() {
        if !before.isEmpty { before.removeLast() }
        marked = max(0, marked - 1)
    }
    func adjustTextPosition(byCharacterOffset offset: Int) {
        marked = 0
        for _ in 0..<max(0, min(offset, after.count)) { before.append(after.removeFirst()) }
        for _ in 0..<max(0, min(-offset, before.count)) { after.insert(before.removeLast(), at: 0) }
    }
    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        insertText(markedText)
        marked = markedText.count
    }
    func unmarkText() { marked = 0 }

    var autocapitalizationType = UITextAutocapitalizationType.sentences
    var autocorrectionType = UITextAutocorrectionType.default
    var spellCheckingType = UITextSpellCheckingType.default
    var smartQuotesType = UITextSmartQuotesType.default
    var smartDashesType = UITextSmartDashesType.default
    var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    var keyboardType = UIKeyboardType.default
    var keyboardAppearance = UIKeyboardAppearance.default
    var returnKeyType = UIReturnKeyType.default
    var enablesReturnKeyAutomatically = false
    var isSecureTextEntry = false
    var textContentType: UITextContentType!
    var passwordRules: UITextInputPasswordRules?
}
