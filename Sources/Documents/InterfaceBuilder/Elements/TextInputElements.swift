import Foundation
import MaquetteViewModel

/// Text fields and text views.
@MainActor enum TextInputElements {
    static let makers: [String: ViewElements.Maker] = ["textField": textField, "textView": textView]

    private static func textField(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let field = builder.taking { UITextField() }
        switch element["borderStyle"] {
        case "line": field.borderStyle = .line
        case "bezel": field.borderStyle = .bezel
        case "roundedRect": field.borderStyle = .roundedRect
        default: field.borderStyle = .none
        }
        if let font = DocumentFonts.font(of: element) { field.font = font }
        if let color = builder.colors.color(of: element, key: "textColor") { field.textColor = color }
        field.textAlignment = element["textAlignment"].flatMap(NSTextAlignment.init(documentName:)) ?? .left
        field.text = element["text"]
        field.placeholder = element["placeholder"]
        if let text = builder.text.attributedString(of: element, key: "attributedText") { field.attributedText = text }
        if let text = builder.text.attributedString(of: element, key: "attributedPlaceholder") {
            field.attributedPlaceholder = text
        }
        if element.child(key: "textInputTraits")?.flag("secureTextEntry") == true { field.isSecureTextEntry = true }
        field.clearButtonMode = mode(named: element["clearButtonMode"])
        field.background = builder.images.image(of: element, key: "background")
        field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
        if let size = element.length("minimumFontSize") { field.minimumFontSize = max(size, 0) }
        field.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
        ControlElements.applyCommon(element, to: field)
        return field
    }

    private static func mode(named name: String?) -> UITextField.ViewMode {
        switch name {
        case "always": .always
        case "whileEditing": .whileEditing
        case "unlessEditing": .unlessEditing
        default: .never
        }
    }

    private static func textView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = builder.taking { UITextView() }
        view.isScrollEnabled = element.flag("scrollEnabled") ?? true
        view.isEditable = element.flag("editable") ?? true
        view.isSelectable = element.flag("selectable") ?? true
        view.font = DocumentFonts.font(of: element) ?? UIFont(name: "Helvetica", size: 12)
        if let color = builder.colors.color(of: element, key: "textColor") { view.textColor = color }
        view.textAlignment = element["textAlignment"].flatMap(NSTextAlignment.init(documentName:)) ?? .left
        view.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory") ?? false
        if let text = builder.text.attributedString(of: element, key: "attributedText") {
            view.attributedText = text
        } else {
            view.text = element["text"]
        }
        return view
    }
}
