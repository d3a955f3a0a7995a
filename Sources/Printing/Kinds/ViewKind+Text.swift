import Foundation
import MaquetteViewModel

extension ViewKind {
    static let text: [ViewKind] = [label, textField, textView]

    /// Attributed text has its own attributes, which the label's properties repeat.
    private static let label = ViewKind(
        "label", isSealed: true, fresh: { (_: UILabel) in UILabel() }, table: .label
    ) { label in
        let plain = UILabel()
        label.text("text") { $0.givenAttributedText == nil ? $0.text : nil }
        label.font("font") { $0.givenAttributedText == nil ? $0.font : plain.font }
        label.color("textColor") { $0.givenAttributedText == nil ? $0.textColor : plain.textColor }
        label.choice("textAlignment") { $0.givenAttributedText == nil ? $0.textAlignment : plain.textAlignment }
        label.choice("lineBreakMode") { $0.givenAttributedText == nil ? $0.lineBreakMode : plain.lineBreakMode }
        label.value("lineBreakStrategy") {
            $0.lineBreakStrategy
        } _: {
            SwiftText.lineBreakStrategy($0)
        }
        label.styled("attributedText") { $0.givenAttributedText }
    }

    private static let textField = ViewKind(
        "textField", isSealed: true, fresh: { (_: UITextField) in UITextField() }, table: .textField,
        inheriting: control
    ) { field in
        field.text("placeholder") { $0.givenAttributedPlaceholder == nil ? $0.placeholder : nil }
        field.styled("attributedPlaceholder") { $0.givenAttributedPlaceholder }
        field.value("text") {
            $0.givenAttributedText == nil ? $0.text ?? "" : ""
        } _: {
            SwiftText.text($0)
        }
        field.styled("attributedText") { $0.givenAttributedText }
    }

    private static let textView = ViewKind(
        "textView", isSealed: true, fresh: { (_: UITextView) in UITextView() }, table: .textView, inheriting: scrolling
    ) { view in
        view.font("font") { $0.givenAttributedText == nil ? $0.font : nil }
        view.color("textColor") { $0.givenAttributedText == nil ? $0.textColor : nil }
        view.choice("textAlignment") { $0.givenAttributedText == nil ? $0.textAlignment : .natural }
        view.value("text") {
            $0.givenAttributedText == nil ? $0.text ?? "" : ""
        } _: {
            SwiftText.text($0)
        }
        view.styled("attributedText") { $0.givenAttributedText }
    }
}
