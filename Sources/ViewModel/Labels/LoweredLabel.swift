import Foundation
import MaquetteText

/// A label's text as it was lowered, with the lines it was broken into lately.
@MainActor final class LoweredLabel {
    /// What the lowered text depends on besides the label's own properties.
    struct Circumstances: Equatable {
        let isRightToLeft: Bool
        /// nil for labels that do not follow the user's text size.
        let category: UIContentSizeCategory?
    }

    let text: LoweredText
    let circumstances: Circumstances
    private var layouts: [(box: TextBox, lines: TypesetText)] = []
    /// A layout pass asks for the natural width, for the solved one and for the place to draw in.
    private static let rememberedBoxes = 3

    init(text: LoweredText, circumstances: Circumstances) {
        self.text = text
        self.circumstances = circumstances
    }

    /// The lines in a box; the same box again is a look-up, however many other texts were set in between.
    func typeset(in box: TextBox) -> TypesetText {
        if let known = layouts.first(where: { $0.box == box }) { return known.lines }
        let lines = Typesetter.layout(text.text, in: box)
        if layouts.count == Self.rememberedBoxes { layouts.removeFirst() }
        layouts.append((box, lines))
        return lines
    }
}
