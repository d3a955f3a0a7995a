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
        if let attributed = labelState.attributedText {
            guard attributed.length > 0 else { return nil }
            let string = labelState.adjustsFontForContentSizeCategory ? adjusted(attributed) : attributed
            return LoweredText(string, scale: scale) { self.paragraph($0, isRightToLeft: isRightToLeft) }
        }
        guard let text = labelState.text, !text.isEmpty else { return nil }
        return LoweredText(
            text, attributes: [.font: effectiveFont, .foregroundColor: labelState.textColor], scale: scale,
            paragraph: paragraph(ParagraphValues(), isRightToLeft: isRightToLeft))
    }

    /// The label's alignment and line break mode go over the paragraphs'.
    private func paragraph(_ values: ParagraphValues, isRightToLeft: Bool) -> ParagraphValues {
        var values = values
        values.alignment = labelState.textAlignment
        if values.alignment == .natural { values.alignment = isRightToLeft ? .right : .left }
        values.lineBreakMode = labelState.lineBreakMode
        return values
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
