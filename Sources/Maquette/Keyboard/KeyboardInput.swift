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
    /// What the responder shows in the place of the keys, and above them.
    var ownView: UIView?
    var accessory: UIView?

    init() {}

    /// Nil where nobody types.
    init?(in window: UIWindow) {
        guard let responder = Self.responder(in: window) else { return nil }
        (ownView, accessory) = (responder.inputView, responder.inputAccessoryView)
        guard let traits = responder as? any UITextInputTraits else { return }
        type = traits.keyboardType
        returnKey = traits.returnKeyType
        let text = (responder as? UITextField)?.text ?? (responder as? UITextView)?.text ?? ""
        isReturnKeyEnabled = !traits.enablesReturnKeyAutomatically || !text.isEmpty
        isDark =
            traits.keyboardAppearance == .default
            ? responder.traitCollection.userInterfaceStyle == .dark : traits.keyboardAppearance == .dark
        let isSecret = traits.isSecureTextEntry
        isShifted = !isSecret && Self.beginsCapital(traits.autocapitalizationType, type, after: text)
        hasSuggestions = !isSecret && traits.autocorrectionType != .no
    }

    private static func responder(in view: UIView) -> UIView? {
        if view.isFirstResponder {
            if let text = view as? UITextView { return text.isEditable ? text : nil }
            return view is UITextField || view is any UIKeyInput || view.inputView != nil ? view : nil
        }
        return view.subviews.lazy.compactMap(responder).first
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
