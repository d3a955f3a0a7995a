import MaquetteViewModel

/// The empty fields of a screen, and what somebody would write into them to go on.
@MainActor struct EmptyFields {
    /// A tap and a text for each field.
    let steps: [String]

    /// Nil where nothing is empty.
    init?(_ window: UIWindow) {
        var steps: [String] = []
        for (element, number) in TargetSearch.numbered(in: window) {
            guard element.traits.contains(.textEntry), !element.traits.contains(.notEnabled),
                !element.traits.contains(.searchField), window.bounds.contains(element.activationPoint),
                let field = window.hitTest(element.activationPoint, with: nil)?.emptyField
            else { continue }
            steps += [
                "\(TouchStep.tap(TouchTarget(element, number: number), count: 1))",
                "\(TouchStep.type(Self.words(for: field)))",
            ]
        }
        guard !steps.isEmpty else { return nil }
        self.steps = steps
    }

    /// By the keyboard that the field asks for.
    private static func words(for field: any UITextInputTraits) -> String {
        if field.isSecureTextEntry { return "Secret-2026" }
        switch field.keyboardType {
        case .emailAddress: return "anna@example.com"
        case .URL, .webSearch: return "https://example.com"
        case .numberPad, .decimalPad, .numbersAndPunctuation, .asciiCapableNumberPad: return "12"
        case .phonePad, .namePhonePad: return "5550123"
        default: return field.textContentType == .emailAddress ? "anna@example.com" : "Anna"
        }
    }
}

extension UIView {
    /// The field that it is or is a part of, if nothing is written there.
    fileprivate var emptyField: (any UITextInputTraits)? {
        for view in sequence(first: self, next: \.superview) {
            if let field = view as? UITextField { return field.hasText ? nil : field }
            if let text = view as? UITextView { return text.hasText ? nil : text }
        }
        return nil
    }
}
