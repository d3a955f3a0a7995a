import Maquette

extension UIView {
    /// Puts every text of the view and of all below it into other words.
    func translateTexts(_ translate: (String) -> String) {
        var waiting = [self]
        while let view = waiting.popLast() {
            view.translateOwnTexts(translate)
            waiting += view.subviews
        }
    }

    private func translateOwnTexts(_ translate: (String) -> String) {
        switch self {
        case let label as UILabel:
            guard let text = label.attributedText, text.length > 0 else { return }
            label.attributedText = text.translated(translate)
        default: break
        }
    }
}

extension NSAttributedString {
    /// The words change, and the looks of each stretch stay with it. A text of one look is put into words as a whole.
    fileprivate func translated(_ translate: (String) -> String) -> NSAttributedString {
        let result = NSMutableAttributedString()
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            let words = attributedSubstring(from: range).string
            result.append(NSAttributedString(string: translate(words), attributes: attributes))
        }
        return result
    }
}
