import Foundation
import MaquetteText

/// A label's text as values for the typesetter. It keeps the lines that the text was broken into.
struct LoweredLabel {
    /// What the lowered text depends on besides the label's own properties.
    struct Circumstances: Equatable {
        let isRightToLeft: Bool
        let hasOneLine: Bool
        /// nil for labels that do not follow the user's text size.
        let category: UIContentSizeCategory?
    }

    let text: LoweredText
    let circumstances: Circumstances
    private let prepared: PreparedText

    init(text: LoweredText, circumstances: Circumstances) {
        self.text = text
        self.circumstances = circumstances
        prepared = Typesetter.prepare(text.text)
    }

    func typeset(in box: TextBox) -> TypesetText { prepared.lines(in: box) }

    /// The size alone, which is remembered for longer.
    func extent(in box: TextBox) -> TextExtent { prepared.extent(in: box) }
}

extension UILabel {
    /// Lowered once, and again when the text, the layout direction or the text size has changed.
    var loweredLabel: LoweredLabel? {
        let present = circumstances
        if let known = labelState.lowered, known.circumstances == present { return known }
        guard let text = lower(scale: 1, present) else { return nil }
        let lowered = LoweredLabel(text: text, circumstances: present)
        labelState.lowered = lowered
        return lowered
    }

    /// The label's text with every font scaled, for shrinking to fit.
    func loweredText(scaledBy scale: CGFloat) -> LoweredText? { lower(scale: scale, circumstances) }

    private var circumstances: LoweredLabel.Circumstances {
        LoweredLabel.Circumstances(
            isRightToLeft: Self.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft,
            hasOneLine: numberOfLines == 1,
            category: labelState.adjustsFontForContentSizeCategory ? traitCollection.preferredContentSizeCategory : nil)
    }

    private func lower(scale: CGFloat, _ circumstances: LoweredLabel.Circumstances) -> LoweredText? {
        if let attributed = labelState.attributed {
            guard !attributed.isEmpty else { return nil }
            let text = labelState.adjustsFontForContentSizeCategory ? adjusted(attributed) : attributed
            return lower(text.showingIntents, scale: scale, circumstances)
        }
        guard let text = labelState.text, !text.isEmpty else { return nil }
        let font = effectiveFont
        let look = PlainLook(
            font: font, typeface: font.request.textFont, color: labelState.textColor, scale: scale,
            paragraph: ownParagraph.shown(in: circumstances))
        if let recent = Self.recent, recent.look == look { return LoweredText(text, like: recent.text) }
        let lowered = LoweredText(
            text, attributes: [.font: look.font, .foregroundColor: look.color], scale: scale, paragraph: look.paragraph)
        Self.recent = (look, lowered)
        return lowered
    }

    /// The text that was lowered last. The next one mostly looks the same, and takes over what that is made of.
    private static var recent: (look: PlainLook, text: LoweredText)?

    /// The label's own alignment and line breaking.
    var ownParagraph: ParagraphValues {
        var values = ParagraphValues()
        values.alignment = labelState.textAlignment
        values.lineBreakMode = labelState.lineBreakMode
        values.lineBreakStrategy = labelState.lineBreakStrategy
        return values
    }

    private func lower(
        _ text: AttributedContent, scale: CGFloat, _ circumstances: LoweredLabel.Circumstances
    ) -> LoweredText {
        switch text {
        case .uniform(let string, let attributes):
            let paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? ParagraphValues()
            return LoweredText(
                string, attributes: attributes, scale: scale, paragraph: paragraph.shown(in: circumstances))
        case .runs(let text):
            return LoweredText(text, scale: scale) { $0.shown(in: circumstances) }
        }
    }

    private func adjusted(_ text: AttributedContent) -> AttributedContent {
        let traits = traitCollection
        return text.changing(.font) { ($0 as? UIFont)?.adjusted(to: traits) }
    }
}

/// All that the glyphs and colours of a plain text depend on.
@MainActor private struct PlainLook {
    let font: UIFont
    /// What the font is at present: that depends on the release, the project and the user's settings.
    let typeface: TextFont
    let color: UIColor
    let scale: CGFloat
    let paragraph: ParagraphValues

    static func == (one: Self, other: Self) -> Bool {
        one.font === other.font && one.color === other.color && one.scale == other.scale
            && one.typeface == other.typeface && one.paragraph == other.paragraph
    }
}

extension ParagraphValues {
    /// Natural alignment in labels follows the localization of the app, whatever the script of the text and the traits. What does not
    /// fit into a label of several lines is cut off at its end, not at that of each line.
    fileprivate func shown(in circumstances: LoweredLabel.Circumstances) -> ParagraphValues {
        var values = self
        if alignment == .natural { values.alignment = circumstances.isRightToLeft ? .right : .left }
        if lineBreakMode == .byClipping, !circumstances.hasOneLine { values.lineBreakMode = .byWordWrapping }
        return values
    }
}
