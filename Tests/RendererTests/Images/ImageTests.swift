import MaquetteDrawing
import MaquettePNG
import Testing

@testable import MaquetteRenderer

@Suite struct ImageTests {
    /// Red, green; blue, white.
    private let four = image(2, 2, [0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff])

    @Test func shrinkingAverages() throws {
        let bitmap = try paint(ImagePlacement(four, in: Rect(0, 0, 1, 1)), 1, 1)
        // Of each component two of four are full: 127.5.
        #expect(bitmap[0, 0] == 0xff80_8080)
    }

    @Test func shrinkingByAnUnevenRatioWeighsByCoverage() throws {
        let three = image(3, 1, [0xff00_0000, 0xffff_ffff, 0xff00_0000])
        let bitmap = try paint(ImagePlacement(three, in: Rect(0, 0, 2, 1)), 2, 1)
        // Each half covers one and a half pixels, of which the white one is a third.
        #expect((bitmap[0, 0], bitmap[1, 0]) == (0xff55_5555, 0xff55_5555))
    }

    /// Of 250 white pixels the one that is black takes a 250th, one level; rounded shares sum up to more than the whole.
    @Test(arguments: [0, 1, 124, 248, 249]) func hundredsOfPixelsBecomeTheirAverage(black: Int) throws {
        var pixels = [UInt32](repeating: 0xffff_ffff, count: 250)
        pixels[black] = 0xff00_0000
        let bitmap = try paint(ImagePlacement(image(250, 1, pixels), in: Rect(0, 0, 1, 1)), 1, 1)
        #expect(bitmap[0, 0] == 0xfffe_fefe)
    }

    /// Beside the same in floating point: averages when shrinking, blends of two neighbours when growing. Widths around the four
    /// pixels that are added up at a time.
    @Test(arguments: [(1, 5), (2, 3), (3, 4), (4, 7), (5, 16), (9, 4), (17, 5), (40, 33), (7, 18)])
    func rowsOfAnyLengthAreScaled(from: Int, to: Int) throws {
        let source = (0..<from).map { UInt32(truncatingIfNeeded: $0 * 37 + $0 * $0 * 11) & 255 }
        let pixels = source.map { 0xff00_0000 | $0 << 16 | (255 - $0) << 8 | $0 / 2 }
        let columns = image(from, 1, pixels), ratio = Double(from) / Double(to)
        let rows = image(1, from, pixels)
        let across = try paint(ImagePlacement(columns, in: Rect(0, 0, Double(to), 1)), Double(to), 1)
        let down = try paint(ImagePlacement(rows, in: Rect(0, 0, 1, Double(to))), 1, Double(to))
        for place in 0..<to {
            let start = Double(place) * ratio
            var shares: [(Int, Double)] = []
            if ratio > 1 {
                for index in 0..<from {
                    let covered = min(start + ratio, Double(index + 1)) - max(start, Double(index))
                    if covered > 0 { shares.append((index, covered / ratio)) }
                }
            } else {
                let middle = start + ratio / 2 - 0.5
                let below = middle.rounded(.down)
                shares = [(Int(below), 1 - middle + below), (Int(below) + 1, middle - below)]
            }
            func exact(_ shift: UInt32) -> Double {
                shares.reduce(0) { $0 + Double(pixels[min(max($1.0, 0), from - 1)] >> shift & 255) * $1.1 }
            }
            for shift: UInt32 in [0, 8, 16, 24] {
                #expect(abs(Double(across[place, 0] >> shift & 255) - exact(shift)) < 0.6)
                #expect(abs(Double(down[0, place] >> shift & 255) - exact(shift)) < 0.6)
            }
        }
    }

    @Test func growingBlendsNeighboursOrKeepsPixelsHard() throws {
        let two = image(2, 1, [0xff00_0000, 0xffff_ffff])
        let smooth = try paint(ImagePlacement(two, in: Rect(0, 0, 4, 1)), 4, 1)
        // The middles lie at -1/4, 1/4, 3/4 and 5/4 between the two.
        #expect((0..<4).map { smooth[$0, 0] & 255 } == [0, 64, 191, 255])
        let hard = try paint(ImagePlacement(two, in: Rect(0, 0, 4, 1), interpolation: .nearest), 4, 1)
        #expect((0..<4).map { hard[$0, 0] & 255 } == [0, 0, 255, 255])
    }

    @Test func anImageOfTheRightSizeIsCopied() throws {
        let bitmap = try paint(ImagePlacement(four, in: Rect(1, 1, 2, 2)), 4, 4)
        #expect(
            (bitmap[1, 1], bitmap[2, 1], bitmap[1, 2], bitmap[2, 2]) == (
                0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff
            ))
        #expect((bitmap[0, 0], bitmap[3, 3]) == (0, 0))
    }

    @Test func aTintTakesOnlyTheAlpha() throws {
        let half = image(2, 1, [0x8012_3456, 0])
        let bitmap = try paint(ImagePlacement(half, in: Rect(0, 0, 2, 1), tint: Color(hex: 0xFF0000)), 2, 1)
        #expect((bitmap[0, 0], bitmap[1, 0]) == (0x8080_0000, 0))
    }

    @Test func capsKeepTheirSizeWhileTheMiddleStretches() throws {
        let button = image(3, 1, [0xffff_0000, 0xff00_ff00, 0xff00_00ff])
        let placement = ImagePlacement(
            button, in: Rect(0, 0, 10, 1), capInsets: Insets(top: 0, left: 1, bottom: 0, right: 1))
        let bitmap = try paint(placement, 10, 1)
        #expect(
            (0..<10).map { bitmap[$0, 0] } == [0xffff_0000] + [UInt32](repeating: 0xff00_ff00, count: 8) + [0xff00_00ff]
        )
    }

    /// Caps of one pixel of three are a third of a point: all of their edges lie inside of pixels.
    @Test func partsOfAnImageLetNothingThroughWhereTheyMeet() throws {
        let plain = image(3, 3, [UInt32](repeating: 0xff20_4060, count: 9))
        let caps = Insets(top: 1.0 / 3, left: 1.0 / 3, bottom: 1.0 / 3, right: 1.0 / 3)
        for size in [4, 5] {
            let placement = ImagePlacement(
                plain, in: Rect(0, 0, Double(size), Double(size)), scale: 3, capInsets: caps)
            let bitmap = try paint(placement, Double(size), Double(size))
            for y in 0..<size {
                for x in 0..<size { #expect(bitmap[x, y] == 0xff20_4060, "at \(x), \(y)") }
            }
        }
        // Caps of a point and two thirds.
        let wide = image(11, 1, [UInt32](repeating: 0xff20_4060, count: 11))
        let placement = ImagePlacement(
            wide, in: Rect(0, 0, 8, 1), scale: 3,
            capInsets: Insets(top: 0, left: 5.0 / 3, bottom: 0, right: 5.0 / 3))
        let bitmap = try paint(placement, 8, 1)
        #expect((0..<8).allSatisfy { bitmap[$0, 0] == 0xff20_4060 })
    }

    @Test func aTiledMiddleRepeats() throws {
        let strip = image(4, 1, [0xffff_ffff, 0xff00_0000, 0xff00_00ff, 0xffff_ffff])
        let placement = ImagePlacement(
            strip, in: Rect(0, 0, 7, 1), capInsets: Insets(top: 0, left: 1, bottom: 0, right: 1), tilesMiddle: true)
        let bitmap = try paint(placement, 7, 1)
        #expect((0..<7).map { bitmap[$0, 0] & 0xff } == [255, 0, 255, 0, 255, 0, 255])
    }

    @Test func aTurnedImageIsWhereTheTurnPutsIt() throws {
        var list = DisplayList(size: Size(4, 4))
        list.transform(.rotation(.pi / 2).then(.translation(4, 0))) { list in
            list.draw(ImagePlacement(four, in: Rect(0, 0, 4, 4), interpolation: .nearest))
        }
        let bitmap = try Bitmap(list)
        #expect(
            (bitmap[0, 0], bitmap[3, 0], bitmap[0, 3], bitmap[3, 3]) == (
                0xff00_00ff, 0xffff_0000, 0xffff_ffff, 0xff00_ff00
            ))
    }

    @Test func aPNGFileIsDecoded() throws {
        let pixels: [UInt32] = [0xff10_2030, 0x8040_2010]
        let file = try PNGEncoder.encode(pixels.span.bytes, width: 2, height: 1, bytesPerRow: 8)
        let source = try #require(ImageSource(encoded: file))
        let bitmap = try paint(ImagePlacement(source, in: Rect(0, 0, 2, 1)), 2, 1)
        #expect((bitmap[0, 0], bitmap[1, 0]) == (0xff10_2030, 0x8040_2010))
    }

    /// Eight by eight pixels of one grey, written by hand. With steps of 8 the block's mean is its one coefficient:
    /// 72 above the middle of 128, which takes seven bits (1001000) after the code 0; the code 0 also ends the block.
    private var greyJPEG: [UInt8] {
        var file: [UInt8] = [0xff, 0xd8, 0xff, 0xdb, 0, 67, 0] + [UInt8](repeating: 8, count: 64)
        file += [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
        file += [0xff, 0xc4, 0, 20, 0x00, 1] + [UInt8](repeating: 0, count: 15) + [7]
        file += [0xff, 0xc4, 0, 20, 0x10, 1] + [UInt8](repeating: 0, count: 15) + [0]
        return file + [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0b0100_1000, 0b0111_1111, 0xff, 0xd9]
    }

    @Test func aJPEGFileIsDecoded() throws {
        let source = try #require(ImageSource(encoded: greyJPEG))
        let bitmap = try paint(ImagePlacement(source, in: Rect(0, 0, 8, 8)), 8, 8)
        #expect((bitmap[0, 0], bitmap[7, 7]) == (0xffc8_c8c8, 0xffc8_c8c8))
    }

    @Test func aDamagedFileIsNamed() throws {
        let damaged = Array(greyJPEG.prefix(greyJPEG.count - 30)) + [0xff, 0xd9]
        let jpeg = try #require(ImageSource(encoded: damaged, name: "photo.jpg"))
        #expect(throws: RenderError.self) { try paint(ImagePlacement(jpeg, in: Rect(0, 0, 8, 8)), 8, 8) }
        let start: [UInt8] = [
            0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1,
        ]
        let png = try #require(ImageSource(encoded: start, name: "logo.png"))
        #expect(throws: RenderError.unreadableImage(name: "logo.png", reason: "the PNG file is damaged")) {
            try paint(ImagePlacement(png, in: Rect(0, 0, 8, 8)), 8, 8)
        }
    }

    @Test func orientationsTurnAnImageUpright() {
        // Stored as 1 2 over 3 4 over 5 6.
        let stored = PixelImage(width: 2, height: 3, bytes: (1...6).flatMap { [UInt8($0), 0, 0, 255] })
        func seen(_ orientation: ImageOrientation) -> [UInt8] {
            stored.turned(orientation).withBytes { bytes in stride(from: 0, to: bytes.count, by: 4).map { bytes[$0] } }
        }
        #expect(seen(.upMirrored) == [2, 1, 4, 3, 6, 5])
        #expect(seen(.down) == [6, 5, 4, 3, 2, 1])
        #expect(seen(.right) == [5, 3, 1, 6, 4, 2])
        #expect(seen(.left) == [2, 4, 6, 1, 3, 5])
        #expect(seen(.leftMirrored) == [1, 3, 5, 2, 4, 6])
        #expect(stored.turned(.right).width == 3)
    }

    /// Three images of 4 kB each, of which two fit.
    @Test func whatWasUsedLongestAgoLeavesTheStore() throws {
        let images = (0..<3).map { image(32, 32, [UInt32](repeating: 0xff00_0000 + UInt32($0), count: 1024)) }
        let store = ImageStore(mostBytes: 8192)
        for source in [images[0], images[1], images[0], images[2]] {
            #expect(try store.pixels(of: source).byteCount == 4096)
            #expect(store.byteCount <= 8192)
        }
        // The second has left, and comes back.
        #expect(try store.pixels(of: images[1]).withBytes { $0[0] } == 1)
        #expect(store.byteCount == 8192)
    }

    @Test func documentsOfVectorsHoldNoMoreImagesThanAReaderCanShow() throws {
        // The header alone says 16 000 x 6 000 pixels, which are 384 MB; there may be 1 GB.
        let header =
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
            + [0, 0, 0x3E, 0x80, 0, 0, 0x17, 0x70]
        var list = DisplayList(size: Size(8, 8))
        for _ in 0..<3 {
            let source = try #require(ImageSource(encoded: header.map { UInt8($0) }))
            list.draw(ImagePlacement(source, in: Rect(0, 0, 8, 4)))
        }
        let bytes = 3 * 16_000 * 6_000 * 4
        #expect(throws: RenderError.imagesTooLarge(bytes: bytes)) { try list.svg() }
        #expect(throws: RenderError.imagesTooLarge(bytes: bytes)) { try list.pdf() }
    }
}

func image(_ width: Int, _ height: Int, _ pixels: [UInt32]) -> ImageSource {
    let bytes = pixels.flatMap { pixel in (0..<4).map { UInt8(pixel >> (8 * UInt32($0)) & 255) } }
    return ImageSource(width: width, height: height, premultipliedBGRA: bytes)!
}

func paint(_ placement: ImagePlacement, _ width: Double, _ height: Double) throws -> Bitmap {
    var list = DisplayList(size: Size(width, height))
    list.draw(placement)
    return try Bitmap(list)
}
