import CCairo
import MaquetteDrawing
import Synchronization

/// The coverage of glyphs, each drawn once for a picture, and as a rule for the next pictures as well.
///
/// One thread uses it at a time.
final class GlyphStencils {
    /// A glyph at a size; it begins at the edge of a pixel.
    struct Key: Hashable {
        var face: FontFaceID
        /// The width of the em, in 64ths of a pixel.
        var width: Int
        var height: Int
        /// The slant in 65536ths of the height.
        var lean: Int
        /// To the right, in 64ths of a pixel.
        var shift = 0
        var glyph: UInt32

        /// Hashes in what the glyphs of a screen differ most; the rest is only compared.
        func hash(into hasher: inout Hasher) {
            hasher.combine(UInt64(glyph) << 32 | UInt64(UInt32(truncatingIfNeeded: height)))
        }
    }

    /// Bytes of coverage, and where their upper left pixel lies from the pixel of the glyph's origin.
    struct Stencil {
        var left: Int
        var top: Int
        var width: Int
        var height: Int
        var bytes: [UInt8]
    }

    /// What outlives a picture: one thread has it at a time.
    fileprivate final class Contents: @unchecked Sendable {
        let faces = GlyphFaces()
        /// Whether a glyph has an outline is known after the first attempt to draw it.
        var known: [Key: Stencil?] = [:]
        var byteCount = 0
    }

    /// The contents of pictures that are finished, for pictures that come.
    final class Spare: Sendable {
        private let contents = Mutex<[Contents]>([])
        /// The most contents that are kept: one for each thread that paints.
        private let most: Int

        init(most: Int) { self.most = most }

        fileprivate func take() -> Contents? { contents.withLock { $0.popLast() } }

        fileprivate func keep(_ used: Contents) {
            guard used.byteCount <= mostBytes else { return }
            contents.withLock { if $0.count < most { $0.append(used) } }
        }

        /// How many glyphs are ready.
        var count: Int { contents.withLock { $0.reduce(0) { $0 + $1.known.count } } }
    }

    /// The contents, taken with the first glyph: who never draws one would keep it from the others, and bring back nothing.
    private var contents: Contents?
    private let spare: Spare

    private static let common = Spare(most: SharedWork.cores)
    /// The bytes for the texts and sizes of a few dozen screens: the screens of a project have most of them in common.
    private static let mostBytes = 4 << 20

    init(_ spare: Spare) { self.spare = spare }

    convenience init() { self.init(Self.common) }

    deinit { if let contents { spare.keep(contents) } }

    /// Nil for a glyph that is a picture.
    func stencil(_ key: Key) -> Stencil? {
        let contents = self.contents ?? spare.take() ?? Contents()
        self.contents = contents
        if let found = contents.known[key] { return found }
        let stencil = contents.faces.face(key.face).flatMap { Self.draw(key, $0) }
        contents.known[key] = .some(stencil)
        contents.byteCount += Self.bytesOfAnEntry + (stencil?.bytes.count ?? 0)
        return stencil
    }

    private static let bytesOfAnEntry = 160

    private static func draw(_ key: Key, _ face: FT_Face) -> Stencil? {
        guard mq_render_glyph(face, key.glyph, key.width, key.height, key.lean, key.shift) != 0 else { return nil }
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
