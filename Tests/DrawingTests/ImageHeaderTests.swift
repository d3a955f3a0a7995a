import Testing

@testable import MaquetteDrawing

@Suite struct ImageHeaderTests {
    private let png: [UInt8] =
        [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 1, 44, 0, 0, 0, 7]

    /// A start, an Exif segment with one entry (orientation 6, little-endian), and a frame header of 200 x 100.
    private let jpeg: [UInt8] =
        [0xff, 0xd8, 0xff, 0xe1, 0, 34] + Array("Exif\0\0".utf8)
        + [0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
        + [0xff, 0xc0, 0, 11, 8, 0, 100, 0, 200, 1, 1, 0x11, 0]

    @Test func aPNGTellsItsSize() throws {
        let header = try #require(ImageHeader(png))
        #expect((header.format, header.width, header.height) == (.png, 300, 7))
    }

    @Test func aJPEGTellsItsSizeAndHowToHoldIt() throws {
        let header = try #require(ImageHeader(jpeg))
        #expect((header.format, header.width, header.height) == (.jpeg, 200, 100))
        #expect(header.orientation == .right)
        let image = try #require(ImageSource(encoded: jpeg))
        #expect((image.width, image.height) == (100, 200))
    }

    @Test func whatEndsTooSoonIsNoImage() {
        for count in 0..<24 { #expect(ImageHeader(Array(png.prefix(count))) == nil) }
        for count in 0..<jpeg.count - 4 { #expect(ImageHeader(Array(jpeg.prefix(count))) == nil) }
        #expect(ImageHeader(Array("GIF89a".utf8)) == nil)
    }

    @Test func pixelsMustBeAsManyAsTheSizeSays() {
        #expect(ImageSource(width: 2, height: 2, premultipliedBGRA: [UInt8](repeating: 0, count: 15)) == nil)
        #expect(ImageSource(width: 0, height: 0, premultipliedBGRA: []) == nil)
    }
}
