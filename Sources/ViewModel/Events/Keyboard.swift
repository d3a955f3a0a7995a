import Foundation

/// The keys of the keyboard, for whatever is first responder. A delegate is asked of each letter, as when somebody types.
@MainActor package enum Keyboard {
    /// Returns false where nothing in the window takes text. A line break is the return key.
    package static func type(_ text: String, in window: UIWindow) -> Bool {
        for character in text {
            guard let responder = responder(in: window) else { return false }
            let isReturn = character == "\n"
            switch responder {
            case let field as UITextField: if isReturn { field.pressReturn() } else { field.type("\(character)") }
            case let view as UITextView:
                guard view.isEditable else { return false }
                view.type("\(character)")
            case let keyed as any UIKeyInput: keyed.insertText("\(character)")
            default: return false
            }
        }
        return true
    }

    private static func responder(in window: UIWindow) -> UIResponder? {
        FirstResponder.current.flatMap { $0.nearest(UIView.self)?.window === window ? $0 : nil }
    }

    /// The key that takes away what is before the caret.
    package static func delete(in window: UIWindow) -> Bool {
        switch responder(in: window) {
        case let field as UITextField: field.typeDelete()
        case let view as UITextView:
            guard view.isEditable else { return false }
            view.typeDelete()
        case let keyed as any UIKeyInput: keyed.deleteBackward()
        default: return false
        }
        return true
    }
}

extension UITextField {
    func type(_ text: String) { exchangeAsTyped(selection, for: text) }

    func typeDelete() {
        let range = (text ?? "").characterBefore(selection)
        if range.length > 0 { exchangeAsTyped(range, for: "") }
    }

    /// Editing ends where somebody waits for the end on exit, as Apple documents.
    func pressReturn() {
        if let bar = searchBar { bar.delegate?.searchBarSearchButtonClicked(bar) }
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
    }

    /// A finger means the button at the end, or else that the text is to be edited.
    func touched(at point: CGPoint) {
        if let clear = placeOfClearButton, clear.contains(point) {
            guard delegate?.textFieldShouldClear(self) ?? true else { return }
            text = ""
            tellOfChange()
            return
        }
        becomeFirstResponder()
    }

    func exchangeAsTyped(_ range: NSRange, for text: String) {
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) != false else {
            return
        }
        if let bar = searchBar,
            bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: text) == false
        {
            return
        }
        exchange(clipped(range), for: text)
        tellOfChange()
    }

    private func tellOfChange() {
        sendActions(for: .editingChanged)
        NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
        guard let bar = searchBar else { return }
        bar.setNeedsLayout()
        bar.delegate?.searchBar(bar, textDidChange: text ?? "")
        bar.searchState.controller?.tellUpdater()
    }

    /// The bar whose field it is.
    var searchBar: UISearchBar? {
        guard self is UISearchTextField, let bar: UISearchBar = superview?.nearest(), bar.searchTextField === self
        else { return nil }
        return bar
    }
}

extension UITextView {
    func type(_ text: String) { exchangeAsTyped(selectedRange, for: text) }

    func typeDelete() {
        let range = textState.text.string.characterBefore(selectedRange)
        if range.length > 0 { exchangeAsTyped(range, for: "") }
    }

    /// A finger means that the text is to be edited.
    func touched(at point: CGPoint) { becomeFirstResponder() }
}
