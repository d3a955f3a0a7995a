import Foundation
import MaquetteViewModel

/// Text fields and text views.
@MainActor enum TextInputElements {
    static let makers: [String: ViewElements.Maker] = ["textField": textField, "textView": textView]

    private static func textField(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let field = builder.taking { UITextField() }
        if let font = DocumentFonts.font(of: element) { field.font = font }
        builder.give(.textField, of: element, to: field)
        if let text = builder.text.attributedString(of: element, key: "attributedText") { field.attributedText = text }
        if let text = builder.text.attributedString(of: element, key: "attributedPlaceholder") {
            field.attributedPlaceholder = text
        }
        if element.child(key: "textInputTraits")?.flag("secureTextEntry") == true { field.isSecureTextEntry = true }
        builder.give(.control, of: element, to: field)
        return field
    }

    private static func textView(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = builder.taking { UITextView() }
        if let flag = element.flag("scrollEnabled") { view.isScrollEnabled = flag }
        view.font = DocumentFonts.font(of: element) ?? UIFont(name: "Helvetica", size: 12)
        builder.give(.textView, of: element, to: view)
        if let text = builder.text.attributedString(of: element, key: "attributedText") {
            view.attributedText = text
        } else {
            view.text = element["text"]
        }
        if let kinds = element.child(key: "dataDetectorTypes") {
            for (name, kind) in detected where kinds.flag(name) == true { view.dataDetectorTypes.insert(kind) }
        }
        return view
    }

    private static let detected: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
        ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
        ("lookupSuggestion", .lookupSuggestion),
    ]
}
