import CCairo
import MaquetteDrawing
import MaquetteText

/// The glyphs of an upright run at their places in a picture.
///
/// Each begins at a whole pixel, the one that its place lies in: so they do in pictures that simulators of iOS 13 to 26 recorded.
struct PlacedGlyphs {
    struct Piece {
        let stencil: GlyphStencils.Stencil
        let x: Int
        let y: Int

        var pixels: PixelRect { PixelRect(x: x, y: y, width: stencil.width, height: stencil.height) }
    }

    private(set) var pieces: [Piece] = []
    /// The glyphs that have no outline, for cairo to draw.
    private(set) var pictures: [cairo_glyph_t] = []
    /// The rows that the pieces cover.
    private(set) var rows = 0..<0

    /// The size of the largest glyph in sizes of the font: no glyph is taller than that, so one that is further away is not visible.
    static let tallest = 8.0
    /// Larger glyphs, in pixels, are filled as paths.
    private static let largestSize = 400.0
    /// The noise of sums of widths: a place that misses a whole pixel by less is on it.
    private static let noise = 1e-6

    /// Nil for a run that is turned, large or of outlines.
    ///
    /// - Parameter visible: the rows in which glyphs are needed.
    init?(
        _ run: GlyphRun, at origin: Point, _ transform: Transform2D, _ stencils: GlyphStencils,
        near visible: Range<Int>
    ) {
        let isUpright = transform.b == 0 && transform.c == 0 && transform.a > 0 && transform.d > 0
        guard isUpright, run.pen == 0, run.size * max(transform.a, transform.d) < Self.largestSize else { return nil }
        func sixtyFourths(_ length: Double) -> Int { Int((length * 64).rounded()) }
        let fit = FontLibrary.fit(of: run.face)
        let bearings = FontLibrary.bearings(of: run.face, size: run.size)
        var key = GlyphStencils.Key(
            face: run.face, width: sixtyFourths(run.size * fit.width * transform.a),
            height: sixtyFourths(run.size * fit.height * transform.d),
            lean: Int((min(max(run.slant + fit.lean, -10), 10) * 65536).rounded()), glyph: 0)
        let tallest = Self.tallest * run.size * transform.d
        let near = Double(visible.lowerBound) - tallest...Double(visible.upperBound) + tallest
        pieces.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            let place = transform.apply(to: Point(origin.x + glyph.x, origin.y + glyph.y))
            guard abs(place.x) < 1e6, near.contains(place.y) else { continue }
            let x = Int((place.x + Self.noise).rounded(.down))
            let y = Int((place.y + 0.5).rounded(.down))
            key.glyph = glyph.id
            key.shift = sixtyFourths(run.size * bearings[glyph.id] * transform.a)
            guard let stencil = stencils.stencil(key) else {
                pictures.append(cairo_glyph_t(index: UInt(glyph.id), x: origin.x + glyph.x, y: origin.y + glyph.y))
                continue
            }
            let piece = Piece(stencil: stencil, x: x + stencil.left, y: y + stencil.top)
            if piece.pixels.isEmpty { continue }
            rows = rows.union(piece.y..<piece.pixels.maxY)
            pieces.append(piece)
        }
    }
}
