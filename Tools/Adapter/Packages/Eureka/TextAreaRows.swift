import UIKit

public enum TextAreaHeight: Sendable {
    case fixed(cellHeight: CGFloat)
    case dynamic(initialTextViewHeight: CGFloat)
}

public enum TextAreaMode: Sendable {
    case normal, readOnly
}

@preconcurrency @MainActor protocol TextAreaConformance: AnyObject {
    var placeholder: String? { get }
    var textAreaHeight: TextAreaHeight { get }
    var textAreaMode: TextAreaMode { get }
}

/// A text view between the margins, 110 high unless the row says otherwise.
open class _TextAreaCell<T: Equatable & InputTypeInitiable>: Cell<T>, UITextViewDelegate, AreaCell {
    public var textView: UITextView! = UITextView()
    public var placeholderLabel: UILabel? = UILabel()
    public var textInput: any UITextInput { textView }
    private var least: NSLayoutConstraint?

    open override func setup() {
        super.setup()
        selectionStyle = .none
        guard let textView, textView.superview == nil, let placeholderLabel else { return }
        textView.font = .preferredFont(forTextStyle: .body)
        textView.textContainer.lineFragmentPadding = 0
        textView.textContainerInset = .zero
        textView.backgroundColor = .clear
        textView.delegate = self
        placeholderLabel.textColor = UIColor(white: 0, alpha: 0.22)
        placeholderLabel.font = textView.font
        for view in [textView, placeholderLabel] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let guide = contentView.layoutMarginsGuide
        var height: CGFloat = 110
        if let area = row as? any TextAreaConformance {
            textView.isScrollEnabled = false
            switch area.textAreaHeight {
            case .dynamic(let wanted): least = textView.heightAnchor.constraint(greaterThanOrEqualToConstant: wanted)
            case .fixed(let wanted):
                textView.isScrollEnabled = true
                height = wanted
                self.height = { height }
            }
        }
        least?.isActive = true
        NSLayoutConstraint.activate([
            textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            textView.topAnchor.constraint(equalTo: guide.topAnchor),
            textView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            placeholderLabel.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            placeholderLabel.topAnchor.constraint(equalTo: guide.topAnchor),
        ])
    }

    open override func update() {
        super.update()
        textLabel?.text = nil
        detailTextLabel?.text = nil
        let area = row as? any TextAreaConformance
        textView.isEditable = !row.isDisabled && area?.textAreaMode != .readOnly
        textView.textColor = row.isDisabled ? .tertiaryLabel : .label
        textView.text = row.displayValueFor?(row.value)
        placeholderLabel?.text = area?.placeholder
        placeholderLabel?.isHidden = !textView.text.isEmpty
    }

    open func textViewDidChange(_ textView: UITextView) { row.value = T(string: textView.text) }
    open func textViewDidBeginEditing(_ textView: UITextView) {}
    open func textViewDidEndEditing(_ textView: UITextView) {}
}

open class TextAreaCell: _TextAreaCell<String>, CellType {}

open class AreaRow<Cell: CellType>: FormatteableRow<Cell>, TextAreaConformance where Cell: BaseCell, Cell: AreaCell {
    open var placeholder: String?
    open var textAreaHeight = TextAreaHeight.fixed(cellHeight: 110)
    open var textAreaMode = TextAreaMode.normal
}

open class _TextAreaRow: AreaRow<TextAreaCell> {}
public final class TextAreaRow: _TextAreaRow, RowType {}
