import Foundation

// What the menu over a selection does, and as there the delegate is asked first. The pasteboard is that of this process.
extension UITextView {
    func copySelection() {
        guard selectedRange.length > 0 else { return }
        UIPasteboard.general.string = textState.text.attributedSubstring(from: selectedRange).string
    }
    func deleteSelection() {
        if selectedRange.length > 0 { exchangeAsTyped(selectedRange, for: "") }
    }
    func pasteString() {
        if let string = UIPasteboard.general.string { exchangeAsTyped(selectedRange, for: string) }
    }

    func exchangeAsTyped(_ range: NSRange, for string: String) {
        guard isEditable, delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) != false
        else { return }
        replace(TextOffsetRange(range), withText: string)
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
    }
}

extension UITextField {
    func copySelection() {
        guard selection.length > 0, !isSecureTextEntry else { return }
        UIPasteboard.general.string = ((text ?? "") as NSString).substring(with: selection)
    }
    func deleteSelection() {
        if selection.length > 0 { exchangeAsTyped(selection, for: "") }
    }
    func pasteString() {
        if let string = UIPasteboard.general.string { exchangeAsTyped(selection, for: string) }
    }
    func selectEverything() { selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument) }
}

extension String {
    /// What the key for deleting takes away: the selection, or the character before the caret.
    func characterBefore(_ selection: NSRange) -> NSRange {
        guard selection.length == 0, selection.location > 0, selection.location <= (self as NSString).length else {
            return selection
        }
        return (self as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
    }
}
