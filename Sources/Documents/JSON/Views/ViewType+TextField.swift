import Foundation
import MaquetteViewModel

extension ViewType {
    static let textField = ViewType(
        "textField", "An editable line of text: UITextField.", inheriting: controlProperties,
        adding: textFieldProperties
    ) { UITextField() }

    private static func property<Value>(
        _ name: String, _ kind: Kind<Value>, _ summary: String,
        _ set: @escaping @MainActor @Sendable (UITextField, Value) -> Void
    ) -> Property { Property(name, kind, summary, set) }

    /// The font is set before the styled texts, which use it where they have none.
    private static let textFieldProperties: [Property] = [
        property("borderStyle", .fieldBorder, "Default: none.") { $0.borderStyle = $1 },
        property("adjustsFontForContentSizeCategory", .flag, "Whether the font follows later changes of the text size.")
        {
            $0.adjustsFontForContentSizeCategory = $1
        },
        property("font", .font, "Default: the system font in 17 points.") { field, font in
            field.font = font.font(for: field.traitCollection)
        },
        property("textColor", .color, "Default: label.") { $0.textColor = $1 },
        property("textAlignment", .alignment, "The alignment of the line. Default: natural.") {
            $0.textAlignment = $1
        },
        property("adjustsFontSizeToFitWidth", .flag, "Whether the text shrinks until it fits.") {
            $0.adjustsFontSizeToFitWidth = $1
        },
        property("minimumFontSize", .length, "The smallest font size, in points.") { $0.minimumFontSize = $1 },
        property("placeholder", .text, "The placeholder of an empty field.") { $0.placeholder = $1 },
        property("attributedPlaceholder", .runs, "A styled placeholder, in runs.") {
            field, runs in field.attributedPlaceholder = runs.attributedString(for: field.traitCollection)
        },
        property("text", .text, "The text.") { $0.text = $1 },
        property("attributedText", .runs, "Styled text in runs, instead of text.") {
            field, runs in field.attributedText = runs.attributedString(for: field.traitCollection)
        },
        property("isSecureTextEntry", .flag, "Whether the text is shown as dots.") { $0.isSecureTextEntry = $1 },
        property("clearButtonMode", .fieldViewMode, "When the clear button is shown. Default: never.") {
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
