import Foundation

extension UITextField {
    /// In units of UTF-16, as all places in texts are.
    var length: Int { ((text ?? "") as NSString).length }

    var selection: NSRange { clipped(fieldState.selection ?? NSRange(location: length, length: 0)) }

    func clipped(_ range: NSRange) -> NSRange {
        let start = min(max(0, range.location), length)
        return NSRange(location: start, length: min(max(0, range.length), length - start))
    }

    /// What the delete key takes away: what is selected, or else the character before the caret.
    func characterBefore(_ selection: NSRange) -> NSRange {
        guard selection.length == 0, selection.location > 0 else { return selection }
        return ((text ?? "") as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
    }

    /// The caret is behind what was put in.
    func exchange(_ range: NSRange, for new: String) {
        if let old = fieldState.attributedText {
            let changed = NSMutableAttributedString(attributedString: old)
            changed.replaceCharacters(in: range, with: new)
            attributedText = changed
        } else {
            text = ((text ?? "") as NSString).replacingCharacters(in: range, with: new)
        }
        fieldState.selection = NSRange(location: range.location + (new as NSString).length, length: 0)
    }

    var places: TextPlaces {
        layoutIfNeeded()
        let label = fieldState.textLabel
        return TextPlaces(
            text: label.attributedText ?? NSAttributedString(string: ""), layout: label.layoutForDrawing(),
            frame: label.frame, emptyLine: effectiveFont.lineHeight)
    }
}
