import Foundation
import MaquetteViewModel

extension ViewType {
    static let label = ViewType(
        "label", "A label: UILabel.", inheriting: viewProperties,
        adding: Property.told(
            .label,
            [
                Property("attributedText", .runs) { (label: UILabel, runs: [TextRun]) in
                    label.attributedText = runs.attributedString(for: label.traitCollection)
                }
            ])
    ) { UILabel() }

    static let textField = ViewType(
        "textField", "An editable line of text: UITextField.", inheriting: controlProperties,
        adding: Property.told(
            .textField,
            [
                Property("attributedPlaceholder", .runs) { (field: UITextField, runs: [TextRun]) in
                    field.attributedPlaceholder = runs.attributedString(for: field.traitCollection)
                },
                Property("attributedText", .runs) { (field: UITextField, runs: [TextRun]) in
                    field.attributedText = runs.attributedString(for: field.traitCollection)
                },
            ])
    ) { UITextField() }

    static let textView = ViewType(
        "textView", "Text of several lines, which can be edited and scrolls: UITextView.",
        inheriting: scrollProperties,
        adding: Property.told(
            .textView,
            [
                Property("attributedText", .runs) { (view: UITextView, runs: [TextRun]) in
                    view.attributedText = runs.attributedString(for: view.traitCollection)
                }
            ]), hasScrollGuides: true
    ) { UITextView() }
}
