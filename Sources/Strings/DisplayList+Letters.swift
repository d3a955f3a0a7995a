import Foundation
import MaquetteDrawing

extension DisplayList {
    /// Paints letters as their attributes say: filled, with an outline around them, or as an outline alone.
    ///
    /// The width is in percent of the font's size. A positive one leaves the letters hollow, a negative one fills them, too; an outline
    /// without a colour of its own has the text's.
    package mutating func drawLetters(
        _ run: GlyphRun, at origin: Point, _ ink: Ink, _ attributes: [NSAttributedString.Key: Any],
        _ traits: UITraitCollection
    ) {
        let percent = Double(CGFloat(anyNumber: attributes[.strokeWidth]) ?? 0)
        guard percent != 0, percent.isFinite else { return draw(run, at: origin, ink) }
        if percent < 0 { draw(run, at: origin, ink) }
        var outline = run
        outline.pen = min(abs(percent), Self.widestPen) / 100 * run.size
        draw(outline, at: origin, (attributes[.strokeColor] as? UIColor)?.ink(with: traits) ?? ink)
    }

    /// The widest pen in percent: the renderer looks for glyphs no further from a line than eight sizes of the font.
    private static let widestPen = 800.0
}
