import MaquetteViewModel

/// What the first responder of a window wants of the keyboard.
@MainActor struct KeyboardInput {
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var isReturnKeyEnabled = true
    var isDark = false
    /// Whether the next letter is a capital.
    var isShifted = true
    var hasSuggestions = true
    /// Whether there are keys: a controller and many views have none.
    var hasKeys = true
    /// What the responder shows in the place of the keys, and above them.
    var ownView: UIView?
    var accessory: UIView?

    init() {}

    /// Nil where nobody types and there is nothing else to show.
    init?(in window: UIWindow) {
        guard let responder = window.firstResponder else { return nil }
        // What a responder does not have, those further along the chain may.
        let chain = sequence(first: responder) { $0.next }.prefix(200)
        (ownView, accessory) = (
            chain.lazy.compactMap(\.inputView).first, chain.lazy.compactMap(\.inputAccessoryView).first
        )
        hasKeys = Self.isTyping(responder)
        guard hasKeys || ownView != nil || accessory != nil else { return nil }
        isDark = window.traitCollection.userInterfaceStyle == .dark
        if let view = responder as? UIView { isDark = view.traitCollection.userInterfaceStyle == .dark }
        guard let traits = responder as? any UITextInputTraits else { return }
        type = traits.keyboardType
        returnKey = traits.returnKeyType
        let text = (responder as? UITextField)?.text ?? (responder as? UITextView)?.text ?? ""
        isReturnKeyEnabled = !traits.enablesReturnKeyAutomatically || !text.isEmpty
        if traits.keyboardAppearance != .default { isDark = traits.keyboardAppearance == .dark }
        let isSecret = traits.isSecureTextEntry
        isShifted = !isSecret && Self.beginsCapital(traits.autocapitalizationType, type, after: text)
        hasSuggestions = !isSecret && traits.autocorrectionType != .no
    }

    private static func isTyping(_ responder: UIResponder) -> Bool {
        if let text = responder as? UITextView { return text.isEditable }
        return responder is UITextField || responder is any UIKeyInput
    }

    /// Addresses have no capitals.
    private static func beginsCapital(
        _ wish: UITextAutocapitalizationType, _ type: UIKeyboardType, after text: String
    ) -> Bool {
        if [.emailAddress, .URL, .webSearch].contains(type) { return false }
        return switch wish {
        case .none: false
        case .allCharacters: true
        case .words: text.last?.isWhitespace ?? true
        case .sentences:
            text.isEmpty || text.last == "\n" || text.hasSuffix(". ") || text.hasSuffix("? ") || text.hasSuffix("! ")
        }
    }
}
