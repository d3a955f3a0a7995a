import Testing

@testable import MaquettePNG

@Suite struct RowChangeTests {
    private func change(_ pixels: [UInt32], width: Int) -> RowChange {
        pixels.withUnsafeBytes { bytes in
            let rows = PixelRows(
                bytes.baseAddress!, width: width, height: 2, bytesPerRow: 4 * width, layout: .premultipliedARGB)
            return RowChange(rows, row: 1, bytesPerPixel: 3)
        }
    }

    @Test func aRowWithTwoChangedPlacesIsLittleChanged() {
        var pixels = [UInt32](repeating: 0xff10_2030, count: 400)
        for x in [7, 8, 150] { pixels[200 + x] = 0xffff_ffff }
        let change = change(pixels, width: 200)
        #expect(change.isLittle)
        // No difference at all, two places to name and nine bytes to write out.
        #expect(change.bits == 20 + 2 * 18 + 9 * 7)
    }

    @Test func aRowWithManyChangedPixelsIsNot() {
        var pixels = [UInt32](repeating: 0xff10_2030, count: 400)
        for x in 0..<25 { pixels[200 + 8 * x] = 0xffff_ffff }
        #expect(!change(pixels, width: 200).isLittle)
    }

    @Test func sumsOfARowWithAFewBytesAreThoseOfAllItsBytes() {
        var bytes = [UInt8](repeating: 0, count: 700)
        (bytes[0], bytes[3], bytes[699]) = (2, 200, 17)
        var sums = RowSums(first: 2, zeros: 699)
        sums.add(200, bytesToEnd: 697)
        sums.add(17, bytesToEnd: 1)
        let all = bytes.withUnsafeBytes { RowSums($0) }
        #expect(sums.plain == all.plain && sums.weighted == all.weighted && sums.count == all.count)
    }
}

@Suite struct RowShapesTests {
    private func bits(_ rows: [[UInt32]], of numbers: [Int], skipping: Range<Int>? = nil) -> [[Int]] {
        let width = rows[0].count
        return rows.flatMap { $0 }.withUnsafeBytes { bytes in
            let pixels = PixelRows(
                bytes.baseAddress!, width: width, height: rows.count, bytesPerRow: 4 * width,
                layout: .premultipliedARGB)
            var shapes = RowShapes()
            return numbers.map { y in
                if let skipping, y == skipping.upperBound { shapes.skip(skipping) }
                let shape = shapes.shape(pixels, row: y, bytesPerPixel: 3)
                return [shape.bitsAsCopy, shape.bitsToTellAgain]
            }
        }
    }

    /// By hand, for RGB: a run is long from 129 pixels on, 258 bytes and a half. The row has runs of 130, 1 and 169 pixels: two long
    /// ones of 28 bits, a pixel between them whose three bytes are a 86th of a copy, and two changes of 30 bits beside 64.
    @Test func aRowOfTwoLongRuns() {
        var row = [UInt32](repeating: 0xffff_ffff, count: 300)
        row[130] = 0xff00_0000
        #expect(bits([row], of: [0]) == [[2 * 28 + 3 * 12 / 258, 64 + 2 * 30]])
    }

    /// Whatever changes from row to row, a row has the shape that it has by itself.
    @Test(arguments: 1...40) func rowsThatFollowOthersHaveTheirOwnShapes(seed: UInt64) {
        var state = seed
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        let width = [1, 2, 7, 300][next(4)]
        var row = [UInt32](repeating: 0xffff_ffff, count: width)
        var rows: [[UInt32]] = []
        for _ in 0..<30 {
            for _ in 0..<next(4) {
                let start = next(width)
                let color = UInt32(0xff00_0000) | UInt32(next(3))
                for x in start..<min(width, start + 1 + next(6)) { row[x] = color }
            }
            rows.append(row)
        }
        let alone = (0..<30).flatMap { bits(rows, of: [$0]) }
        #expect(bits(rows, of: Array(0..<30)) == alone)
        #expect(bits(rows, of: [3, 4, 4, 5, 9, 10]) == [3, 4, 4, 5, 9, 10].map { alone[$0] })
    }

    @Test func equalRowsAreSkipped() {
        var below = [UInt32](repeating: 0xffff_ffff, count: 300)
        let above = below
        below[140] = 0xff00_0000
        let rows = [above, above, above, below]
        #expect(bits(rows, of: [0, 3], skipping: 1..<3) == bits(rows, of: [0]) + bits(rows, of: [3]))
        #expect(bits(rows, of: [3]) == [[2 * 28 + 3 * 12 / 258, 64 + 2 * 30]])
    }
}
