import MaquetteDrawing
import Testing

@Suite("The bytes of an image file") struct ImageFlawTests {
    /// One grey pixel, as any encoder writes it; the checksums are those of zlib's `crc32`.
    private static let pixel: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A,
        0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x00,
        0x00, 0x00, 0x00, 0x3A, 0x7E, 0x9B, 0x55,
        0x00, 0x00, 0x00, 0x0A, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x68, 0x00, 0x00, 0x00, 0x82, 0x00, 0x81,
        0xDA, 0x45, 0x08, 0x3B,
        0x00, 0x00, 0x00, 0x00, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ]

    @Test("are without a flaw where every chunk is whole") func whole() { #expect(ImageFlaw(in: Self.pixel) == nil) }

    @Test("are damaged where a checksum is wrong in a chunk that readers need") func checksum() {
        var bytes = Self.pixel
        bytes[45] ^= 1
        #expect(ImageFlaw(in: bytes) == .wrongChecksum)
        // A comment that nobody needs, with no checksum worth the name.
        let comment: [UInt8] = [0, 0, 0, 1, 0x74, 0x45, 0x58, 0x74, 65, 1, 2, 3, 4]
        #expect(ImageFlaw(in: Array(Self.pixel[..<33]) + comment + Self.pixel[33...]) == nil)
    }

    @Test("are cut short wherever they end before their end") func cutShort() {
        for length in 24..<Self.pixel.count {
            #expect(ImageFlaw(in: Array(Self.pixel[..<length])) == .cutShort, "\(length)")
        }
    }

    @Test("are too large from 16,385 pixels on a side on") func tooLarge() {
        var bytes = Self.pixel
        (bytes[18], bytes[19]) = (0x40, 0x01)
        #expect(ImageFlaw(in: bytes) == .tooLarge(width: 16_385, height: 1))
    }

    @Test("are no image, or where one is to be found") func others() {
        #expect(ImageFlaw(in: []) == .empty)
        #expect(
            ImageFlaw(in: Array("version https://git-lfs.github.com/spec/v1\noid sha256:0".utf8)) == .largeFilePointer)
        #expect(ImageFlaw(in: Array("GIF89a".utf8)) == .otherFormat)
    }
}
