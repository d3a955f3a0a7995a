import Foundation

/// The state of a text field.
@MainActor final class FieldState: HiddenState {
    weak var delegate: (any UITextFieldDelegate)?
    var text: String?
    var attributedText: NSAttributedString?
    var placeholder: String?
    var attributedPlaceholder: NSAttributedString?
    var font = FieldState.defaultFont
    var textColor = UIColor.label
    var textAlignment = NSTextAlignment.natural
    /// Further attributes of the text, as set by `defaultTextAttributes`.
    var furtherAttributes: [NSAttributedString.Key: Any] = [:]
    /// What is selected; nil means the end of the text, where typing continues.
    var selection: NSRange?
    var typingAttributes: [NSAttributedString.Key: Any]?
    var adjustsFontForContentSizeCategory = false
    var adjustsFontSizeToFitWidth = false
    var minimumFontSize: CGFloat = 0

    var borderStyle = UITextField.BorderStyle.none
    var background: UIImage?
    var disabledBackground: UIImage?
    var leftView: UIView?
    var leftViewMode = UITextField.ViewMode.never
    var rightView: UIView?
    var rightViewMode = UITextField.ViewMode.never
    var clearButtonMode = UITextField.ViewMode.never

    var allowsEditingAttributes = false
    var clearsOnBeginEditing = false
    var clearsOnInsertion = false
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var traits = InputTraits()

    /// The labels that show the text, or the placeholder if there is none.
    let textLabel = FieldLabel()
    let placeholderLabel = FieldLabel()

    static let defaultFont = UIFont.systemFont(ofSize: 17)
}

/// The label of a text field, which asks the field to draw it.
final class FieldLabel: UILabel, InternalView {
    override func drawText(in rect: CGRect) {
        guard let field = superview as? UITextField else { return super.drawText(in: rect) }
        if self === field.fieldState.placeholderLabel {
            field.drawPlaceholder(in: rect)
        } else {
            field.drawText(in: rect)
        }
    }

    override var _mayMoveText: Bool { superview.map { type(of: $0) != UITextField.self } ?? false }
}

extension UITextField {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    public nonisolated static let textDidBeginEditingNotification =
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    public nonisolated static let textDidEndEditingNotification =
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    public nonisolated static let textDidChangeNotification =
        NSNotification.Name("UITextFieldTextDidChangeNotification")
}
