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
        if let traits = element.child(key: "textInputTraits") { give(traits, to: field) }
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
        if let traits = element.child(key: "textInputTraits") { give(traits, to: view) }
        if let kinds = element.child(key: "dataDetectorTypes") {
            for (name, kind) in detected where kinds.flag(name) == true { view.dataDetectorTypes.insert(kind) }
        }
        return view
    }

    // MARK: The keyboard

    /// Documents leave out what is not chosen. Of capitals that is none, as they write `sentences` where those are.
    private static func give(_ traits: MarkupElement, to input: some UITextInputTraits) {
        if traits.flag("secureTextEntry") == true { input.isSecureTextEntry = true }
        if traits.flag("enablesReturnKeyAutomatically") == true { input.enablesReturnKeyAutomatically = true }
        if let type = traits["keyboardType"].flatMap({ keyboards[$0] }) { input.keyboardType = type }
        if let type = traits["returnKeyType"].flatMap({ returnKeys[$0] }) { input.returnKeyType = type }
        if let look = traits["keyboardAppearance"] { input.keyboardAppearance = look == "light" ? .light : .dark }
        if let correction = traits["autocorrectionType"] { input.autocorrectionType = correction == "no" ? .no : .yes }
        input.autocapitalizationType =
            traits["autocapitalizationType"].flatMap { capitals[$0] } ?? UITextAutocapitalizationType.none
    }

    private static let keyboards: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
        "twitter": .twitter, "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]

    private static let returnKeys: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search, "send": .send,
        "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]

    private static let capitals: [String: UITextAutocapitalizationType] = [
        "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]

    private static let detected: [(String, UIDataDetectorTypes)] = [
        ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address), ("calendarEvent", .calendarEvent),
        ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
        ("lookupSuggestion", .lookupSuggestion),
    ]
}
