import CCairo
import MaquetteDrawing
import MaquetteText
import Synchronization

/// The coverage of glyphs at quarters of a pixel, each drawn once and kept.
///
/// Cairo would move every glyph to the nearest whole pixel, which makes the letters of small text stand unevenly. FreeType
/// must not be called for one face, or one library, from two threads; and cairo locks only its own calls. So the faces
/// here are our own, and all threads take turns.
struct GlyphStencils: ~Copyable {
    static let shared = Mutex(GlyphStencils())

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
    struct Stencil: Sendable {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        var bytes: [UInt8]
    }

    /// Whether a glyph has an outline is known once it was tried.
    private var known: [Key: Stencil?] = [:]
    private var knownBytes = 0
    private var library: FT_Library?
    private var faces: [FontFaceID: FT_Face?] = [:]

    /// Enough for the letters of a hundred screens; then all are forgotten at once.
    private static let mostBytes = 8 << 20

    private init() { FT_Init_FreeType(&library) }

    /// Nil for a glyph that is a picture.
    mutating func stencil(_ key: Key) -> Stencil? {
        if let found = known[key] { return found }
        let stencil = face(key.face).flatMap { Self.draw(key, $0) }
        if knownBytes > Self.mostBytes { (known, knownBytes) = ([:], 0) }
        known[key] = .some(stencil)
        knownBytes += 128 + (stencil?.bytes.count ?? 0)
        return stencil
    }

    private mutating func face(_ id: FontFaceID) -> FT_Face? {
        if let found = faces[id] { return found }
        var face: FT_Face?
        if let (bytes, index) = FontLibrary.file(of: id), let start = bytes.bindMemory(to: UInt8.self).baseAddress,
            FT_New_Memory_Face(library, start, FT_Long(bytes.count), FT_Long(index), &face) != 0
        {
            face = nil
        }
        faces[id] = .some(face)
        return face
    }

    private static func draw(_ key: Key, _ face: FT_Face) -> Stencil? {
        let sixtyFourth = { (pixels: Double) in FT_F26Dot6((pixels * 64).rounded()) }
        guard FT_Set_Char_Size(face, sixtyFourth(key.width), sixtyFourth(key.height), 0, 0) == 0 else { return nil }
        var shear = FT_Matrix(xx: 0x10000, xy: FT_Fixed((key.lean * 0x10000).rounded()), yx: 0, yy: 0x10000)
        FT_Set_Transform(face, &shear, nil)
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
        return Stencil(
            left: Int(slot.bitmap_left), top: -Int(slot.bitmap_top), width: width, height: height, bytes: bytes)
    }
}
