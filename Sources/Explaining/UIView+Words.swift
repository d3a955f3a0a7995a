import Maquette

extension UIView {
    /// The text of a view, as in the document.
    package var words: String? {
        switch self {
        case let label as UILabel: label.text
        case let button as UIButton: button.title(for: .normal) ?? button.configuration?.title
        case let field as UITextField: field.text.flatMap { $0.isEmpty ? nil : $0 } ?? field.placeholder
        case let view as UITextView: view.text
        case let control as UISegmentedControl: control.numberOfSegments > 0 ? control.titleForSegment(at: 0) : nil
        default: givenAccessibilityLabel ?? accessibilityIdentifier
        }
    }
}
