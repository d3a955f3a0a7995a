import Testing

@testable import MaquettePNG

@Suite struct PNGEncoderTests {
    @Test func twoThousandPicturesComeBackFromLibpngAsTheyWere() throws {
        for seed in 0..<2000 {
            let picture = SeededPicture(seed: seed)
            let file = try encode(picture)
            let read = try #require(ReadPicture(png: file), "libpng cannot read picture \(seed)")
            let isSame = read.width == picture.width && read.height == picture.height && read.pixels == picture.pixels
            #expect(isSame, "picture \(seed), \(picture.width) x \(picture.height), came back changed")
            if !isSame { return }
        }
    }

    @Test(arguments: [(12_000, 6), (1, 3000), (9000, 3), (700, 500), (1, 1), (3, 2000)], 0..<8)
    func largeAndNarrowPicturesComeBackToo(size: (Int, Int), kind: Int) throws {
        let picture = SeededPicture(width: size.0, height: size.1, kind: kind)
        #expect(try ReadPicture(png: encode(picture))?.pixels == picture.pixels)
    }

    /// Large enough to fall into two bands, and the work done in an order that one thread would not choose. The kind that
    /// is left out ends in hundreds of equal rows.
    @Test(arguments: [0, 1, 3, 4, 5, 6, 7]) func sharingTheWorkChangesNoByte(kind: Int) throws {
        let picture = SeededPicture(width: 640, height: 900, kind: kind)
        var parts: [Int] = []
        let shared = try PNGEncoder.encode(
            picture.pixels.span.bytes, width: 640, height: 900, bytesPerRow: 2560,
            sharing: { count, work in
                parts.append(count)
                for part in (0..<count).reversed() { work(part) }
            })
        let (looking, telling, writing) = (2, 2, 2)
        #expect(parts == [looking, telling, writing])
        #expect(try shared == encode(picture))
        #expect(ReadPicture(png: shared)?.pixels == picture.pixels)
    }

    /// A palette would do for one band, but not for the other, which comes first or last, and is told first or last.
    @Test(arguments: [true, false], [true, false]) func bandsOfFewAndOfManyColorsComeBack(
        manyAbove: Bool, inOrder: Bool
    ) throws {
        let (width, height) = (640, 900)
        let few = (0..<width * height / 2).map { $0 * $0 / 7 % 3 == 0 ? UInt32(0xff00_7aff) : 0xffff_ffff }
        let many = SeededPicture(width: width, height: height / 2, kind: 6).pixels
        let pixels = manyAbove ? many + few : few + many
        let file = try PNGEncoder.encode(
            pixels.span.bytes, width: width, height: height, bytesPerRow: 4 * width,
            sharing: { count, work in
                for part in 0..<count { work(inOrder ? part : count - 1 - part) }
            })
        #expect(ReadPicture(png: file)?.pixels == pixels)
    }

    /// Each row stands twice, so that the upper band ends with a row that equals the one above.
    @Test func equalRowsAtTheEndOfABandComeBack() throws {
        let (width, height) = (512, 1400)
        var pixels = [UInt32](repeating: 0xffee_eeee, count: width * height)
        for y in 0..<height where y % 2 == 0 {
            for x in 0..<width { pixels[y * width + x] = 0xff00_0000 | UInt32(x * y & 0xffff) }
            for x in 0..<width { pixels[(y + 1) * width + x] = pixels[y * width + x] }
        }
        let file = try PNGEncoder.encode(pixels.span.bytes, width: width, height: height, bytesPerRow: 4 * width)
        #expect(ReadPicture(png: file)?.pixels == pixels)
    }

    @Test func rowsMayHavePaddingAndStartAnywhere() throws {
        let picture = SeededPicture(width: 5, height: 4, kind: 0)
        var bytes: [UInt8] = [1]
        for y in 0..<4 {
            for pixel in picture.pixels[5 * y..<5 * y + 5] { withUnsafeBytes(of: pixel) { bytes += Array($0) } }
            bytes += [9, 9, 9]
        }
        let file = try bytes.withUnsafeBytes { bytes in
            try PNGEncoder.encode(
                UnsafeRawBufferPointer(rebasing: bytes[1...]).bytes, width: 5, height: 4, bytesPerRow: 23)
        }
        #expect(ReadPicture(png: file)?.pixels == picture.pixels)
    }

    @Test func aByteThatMeansNothingChangesNothing() throws {
        let picture: [UInt32] = [0x0012_3456, 0x7712_3456, 0xff00_0000, 0x0000_0001]
        let file = try PNGEncoder.encode(picture.span.bytes, width: 2, height: 2, bytesPerRow: 8, layout: .rgb)
        #expect(ReadPicture(png: file)?.pixels == [0xff12_3456, 0xff12_3456, 0xff00_0000, 0xff00_0001])
    }

    @Test func equalPixelsMakeEqualFiles() throws {
        let picture = SeededPicture(seed: 11)
        #expect(try encode(picture) == encode(picture))
    }

    @Test func colourTypesFollowTheColours() throws {
        func type(_ pixels: [UInt32]) throws -> UInt8 {
            let width = pixels.count
            return try PNGEncoder.encode(pixels.span.bytes, width: width, height: 1, bytesPerRow: 4 * width)[25]
        }
        let (grey, indexed, rgb, rgba): (UInt8, UInt8, UInt8, UInt8) = (0, 3, 2, 6)
        #expect(try type([0xff00_0000, 0xff80_8080]) == grey)
        #expect(try type([0xffff_0000, 0x8000_0000]) == indexed)
        #expect(try type((0..<257).map { 0xff00_0000 | $0 * 77 }) == rgb)
        #expect(try type((0..<257).map { 0x8000_0000 | $0 % 128 << 8 | $0 / 3 }) == rgba)
    }

    @Test func theScaleIsWrittenAsDotsPerMetre() throws {
        let pixel: [UInt32] = [0xffff_ffff]
        let plain = try PNGEncoder.encode(pixel.span.bytes, width: 1, height: 1, bytesPerRow: 4)
        #expect(!String(decoding: plain, as: UTF8.self).contains("pHYs"))
        let tripled = try PNGEncoder.encode(pixel.span.bytes, width: 1, height: 1, bytesPerRow: 4, scale: 3)
        let start = try #require(tripled.indices.first { tripled[$0...].starts(with: "pHYs".utf8) })
        // 3 · 72 dots in 0.0254 m: 8503.9 of them in a metre.
        let expected: [UInt8] = [0, 0, 0x21, 0x38, 0, 0, 0x21, 0x38, 1]
        #expect(Array(tripled[start + 4..<start + 13]) == expected)
    }

    @Test func aFlatScreenTakesLessThanAFiveHundredthOfItsPixels() throws {
        let pixels = [UInt32](repeating: 0xfff2_f2f7, count: 300 * 600)
        let file = try PNGEncoder.encode(pixels.span.bytes, width: 300, height: 600, bytesPerRow: 1200)
        #expect(file.count < 300 * 600 * 4 / 500)
    }

    /// A row of zeros is at most fourteen matches and four symbols, whose distance takes no bits of its own: 40 bits.
    /// A copy of the row above would name its distance in a dozen bits with each match.
    @Test(arguments: [6, 1200]) func stripesThatStayTheSameTakeLessThanSixBytesARow(stripes: Int) throws {
        let side = 1200
        let colors = (0..<stripes).map { 0xff00_0000 | (UInt32($0) &* 0x9e37_79b1) >> 8 }
        let pixels = (0..<side * side).map { colors[$0 % side * stripes / side] }
        let file = try PNGEncoder.encode(pixels.span.bytes, width: side, height: side, bytesPerRow: 4 * side)
        let headAndFirstRow = 600 + 4 * stripes
        #expect(file.count < 6 * side + headAndFirstRow)
        #expect(ReadPicture(png: file)?.pixels == pixels)
    }

    /// Along the rim of a disc only a few pixels change from row to row; what stands below it has nothing to copy from.
    @Test(arguments: ["two colours", "a rim of many colours", "translucent"])
    func discsOnWideGroundsComeBack(kind: String) throws {
        let (width, height, radius) = (1100, 700, 240.0)
        let pixels = (0..<width * height).map { place -> UInt32 in
            let (x, y) = (place % width, place / width)
            if y > 560 { return x * y % 97 < 9 ? 0xff00_0000 | UInt32(x % 40 * 0x01_0307) : 0xffff_ffff }
            let (dx, dy) = (Double(x) - 500, Double(y) - 280)
            let outside = (dx * dx + dy * dy).squareRoot() - radius
            let cover = UInt32(min(max(128 - outside * 90, 0), 255))
            switch kind {
            case "two colours": return outside > 0 ? 0xff10_1012 : 0xff5e_5ce6
            case "translucent": return cover << 24 | cover / 2 << 16 | cover / 3 << 8 | cover
            default: return 0xff00_0000 | cover << 16 | (cover / 2) << 8 | (255 - cover / 3)
            }
        }
        let file = try PNGEncoder.encode(pixels.span.bytes, width: width, height: height, bytesPerRow: 4 * width)
        #expect(ReadPicture(png: file)?.pixels == pixels)
    }

    @Test func blocksOfStripesBelowEachOtherComeBack() throws {
        let (width, height) = (1200, 900)
        let pixels = (0..<width * height).map { place in
            let (x, block) = (place % width, place / width / 50)
            return 0xff00_0000 | UInt32(x / (100 + block) * 0x1f3d + block * 0x0a_0b0c)
        }
        let file = try PNGEncoder.encode(pixels.span.bytes, width: width, height: height, bytesPerRow: 4 * width)
        #expect(ReadPicture(png: file)?.pixels == pixels)
    }

    @Test func whatCannotBeAPictureIsRefused() {
        let pixels: [UInt32] = [0, 0, 0, 0]
        func error(_ width: Int, _ height: Int, _ bytesPerRow: Int) -> PNGError? {
            do throws(PNGError) {
                _ = try PNGEncoder.encode(pixels.span.bytes, width: width, height: height, bytesPerRow: bytesPerRow)
                return nil
            } catch { return error }
        }
        #expect(error(0, 4, 0) == .emptyPicture(width: 0, height: 4))
        #expect(error(40_000, 1, 160_000) == .tooLarge(width: 40_000, height: 1, limit: 32_767))
        #expect(error(2, 2, 7) == .rowTooShort(bytesPerRow: 7, needed: 8))
        #expect(error(2, 3, 8) == .tooFewBytes(count: 16, needed: 24))
        #expect(error(1, 3, .max / 2) == .tooFewBytes(count: 16, needed: .max))
    }

    private func encode(_ picture: SeededPicture) throws -> [UInt8] {
        try PNGEncoder.encode(
            picture.pixels.span.bytes, width: picture.width, height: picture.height, bytesPerRow: 4 * picture.width)
    }
}
