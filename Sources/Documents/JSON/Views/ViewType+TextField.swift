import Foundation
import MaquetteViewModel

extension ViewType {
    static let textField = ViewType(
        "textField", "One line to write on: UITextField.", inheriting: controlProperties, adding: textFieldProperties
    ) { UITextField() }

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UITextField, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }

    /// The font stands before the texts in runs, which take it where they name none.
    private static let textFieldProperties: [Property] = [
        property("borderStyle", .fieldBorder, "none where not given.") { $0.borderStyle = $1 },
        property("adjustsFontForContentSizeCategory", .flag, "Whether the font follows later changes of the text size.")
        {
            $0.adjustsFontForContentSizeCategory = $1
        },
        property("font", .font, "The system font in 17 points where not given.") { field, font in
            field.font = font.font(for: field.traitCollection)
        },
        property("textColor", .color, "label where not given.") { $0.textColor = $1 },
        property("textAlignment", .alignment, "Where the line stands; natural where not given.") {
            $0.textAlignment = $1
        },
        property("adjustsFontSizeToFitWidth", .flag, "Whether the text shrinks until it fits.") {
            $0.adjustsFontSizeToFitWidth = $1
        },
        property("minimumFontSize", .length, "How small the text may become, in points.") { $0.minimumFontSize = $1 },
        property("placeholder", .text, "What stands in an empty field.") { $0.placeholder = $1 },
        property("attributedPlaceholder", .runs, "What stands in an empty field, in runs of different looks.") {
            field, runs in field.attributedPlaceholder = runs.attributedString(for: field.traitCollection)
        },
        property("text", .text, "What is written in the field.") { $0.text = $1 },
        property("attributedText", .runs, "What is written in the field, in runs of different looks; instead of text.")
        {
            field, runs in field.attributedText = runs.attributedString(for: field.traitCollection)
        },
        property("isSecureTextEntry", .flag, "Whether dots stand for what is written.") { $0.isSecureTextEntry = $1 },
        property("clearButtonMode", .fieldViewMode, "When a cross at the end empties the field; never if not given.") {
            $0.clearButtonMode = $1
        },
    ]
}

extension Kind where Value == UITextField.BorderStyle {
    static let fieldBorder = Kind.choice(
        "a border style", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect])
}

extension Kind where Value == UITextField.ViewMode {
    static let fieldViewMode = Kind.choice(
        "a view mode",
        ["never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always])
}
