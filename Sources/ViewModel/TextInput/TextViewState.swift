import Foundation

/// The state of a text view.
@MainActor final class TextViewState: HiddenState {
    weak var textDelegate: (any UITextViewDelegate)?
    let container: NSTextContainer
    /// The text, with the text view's font, colour and alignment where a plain text was set.
    var text = NSAttributedString(string: "")
    var font: UIFont?
    var textColor: UIColor?
    var textAlignment = NSTextAlignment.natural
    var linkAttributes: [NSAttributedString.Key: Any]?
    var typingAttributes: [NSAttributedString.Key: Any]?
    var adjustsFontForContentSizeCategory = false
    var inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    var isEditable = true
    var isSelectable = true
    var selectedRange = NSRange(location: 0, length: 0)
    var dataDetectorTypes: UIDataDetectorTypes = []
    var allowsEditingAttributes = false
    var clearsOnInsertion = false
    var inputView: UIView?
    var inputAccessoryView: UIView?
    var traits = InputTraits()

    /// Made when they are asked for.
    var storage: NSTextStorage?
    var layoutManager: NSLayoutManager?

    /// Shows the text.
    let label = UILabel()

    init(container: NSTextContainer) { self.container = container }
}

extension UITextView {
    public nonisolated static let textDidBeginEditingNotification =
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification =
        NSNotification.Name("UITextViewTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification =
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
}
