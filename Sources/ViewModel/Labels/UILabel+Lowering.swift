import Foundation
import MaquetteText

/// The label's text in the typesetter's words.
extension UILabel {
    /// Lowered once, and again when the text, the layout direction or the text size in force has changed.
    var loweredText: LoweredText? {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let known = labelState.lowered, known.isRightToLeft == isRightToLeft { return known.text }
        guard let text = lower(scale: 1, isRightToLeft: isRightToLeft) else { return nil }
        labelState.lowered = LoweredLabel(text: text, isRightToLeft: isRightToLeft)
        return text
    }

    /// The same text with every font scaled, for shrinking to fit.
    func loweredText(scaledBy scale: CGFloat) -> LoweredText? {
        lower(scale: scale, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    private func lower(scale: CGFloat, isRightToLeft: Bool) -> LoweredText? {
        guard let string = visibleString, string.length > 0 else { return nil }
        let (alignment, lineBreakMode) = (labelState.textAlignment, labelState.lineBreakMode)
        return LoweredText(string, scale: scale) { values in
            var values = values
            values.alignment = alignment
            if values.alignment == .natural { values.alignment = isRightToLeft ? .right : .left }
            values.lineBreakMode = lineBreakMode
            return values
        }
    }

    /// Attributed as it was given, or plain in the label's font and colour.
    private var visibleString: NSAttributedString? {
        guard let attributed = labelState.attributedText else {
            return labelState.text.map {
                NSAttributedString(
                    string: $0, attributes: [.font: effectiveFont, .foregroundColor: labelState.textColor])
            }
        }
        return labelState.adjustsFontForContentSizeCategory ? adjusted(attributed) : attributed
    }

    private func adjusted(_ text: NSAttributedString) -> NSAttributedString {
        let traits = traitCollection
        let adjusted = NSMutableAttributedString(attributedString: text)
        let whole = NSRange(location: 0, length: text.length)
        text.enumerateAttribute(.font, in: whole, options: []) { font, range, _ in
            guard let font = font as? UIFont else { return }
            adjusted.addAttribute(.font, value: font.adjusted(to: traits), range: range)
        }
        return adjusted
    }
}
