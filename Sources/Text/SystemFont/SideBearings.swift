/// How far outlines are moved to the right within their advances, where those are of another font.
public struct SideBearings: Sendable {
    /// By glyph, in em.
    var text: [Double] = []
    var display: [Double] = []
    /// The share of the display master.
    var mix = 0.0

    /// In em.
    public subscript(glyph: UInt32) -> Double {
        let place = Int(glyph)
        guard place < text.count else { return 0 }
        return place < display.count ? (1 - mix) * text[place] + mix * display[place] : text[place]
    }
}
