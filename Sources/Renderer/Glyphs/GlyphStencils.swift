import CCairo
import MaquetteDrawing

/// The coverage of glyphs at quarters of a pixel, each drawn once for a picture.
///
/// Cairo would move every glyph to the nearest whole pixel, which makes the letters of small text stand unevenly.
final class GlyphStencils {
    /// A glyph at a size and at one of four places within a pixel.
    struct Key: Hashable {
        var face: FontFaceID
        var width: Double
        var height: Double
        var lean: Double
        var glyph: UInt32
        var quarter: Int
    }

    /// Bytes of coverage, and where their upper left pixel lies from the pixel of the glyph's origin.
    struct Stencil {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        var bytes: [UInt8]
    }

    /// Whether a glyph has an outline is known once it was tried.
    private var known: [Key: Stencil?] = [:]

    /// Nil for a glyph that is a picture.
    func stencil(_ key: Key, face: @autoclosure () -> FT_Face?) -> Stencil? {
        if let found = known[key] { return found }
        let stencil = face().flatMap { Self.draw(key, $0) }
        known[key] = .some(stencil)
        return stencil
    }

    private static func draw(_ key: Key, _ face: FT_Face) -> Stencil? {
        let sixtyFourthsOfAQuarter = 16
        guard mq_render_glyph(face, key.glyph, Int32(key.quarter * sixtyFourthsOfAQuarter)) != 0 else { return nil }
        let slot = face.pointee.glyph.pointee
        let (width, height) = (Int(slot.bitmap.width), Int(slot.bitmap.rows))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height)
        if let buffer = slot.bitmap.buffer {
            for row in 0..<height {
                bytes += UnsafeBufferPointer(start: buffer + row * Int(slot.bitmap.pitch), count: width)
            }
        }
        return Stencil(left: Int(slot.bitmap_left), top: -Int(slot.bitmap_top), width: width, height: height, bytes: bytes)
    }
}
