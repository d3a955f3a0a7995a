/// The cost of writing a row again: how its pixels follow each other.
struct RowShape {
    private let bytesPerPixel: Int
    private var changes = 0
    private var longRuns = 0
    /// The pixels outside of long runs.
    private var others: Int

    init(_ rows: PixelRows, row y: Int, bytesPerPixel: Int) {
        self.bytesPerPixel = bytesPerPixel
        others = rows.width
        let row = rows[y]
        let longRun = LongRuns(bytesPerPixel: bytesPerPixel).shortest
        var start = 0
        while start < rows.width {
            let end = PixelMatcher.run(of: row[start], in: row, from: start, to: rows.width)
            if end < rows.width { changes += 1 }
            if end - start >= longRun {
                longRuns += 1
                others -= end - start
            }
            start = end
        }
    }

    /// As copies of the row above, with long runs repeated.
    var bitsAsCopy: Int { longRuns * 28 + others * bytesPerPixel * 12 / DeflateFormat.longestMatch }
    static let bitsAsNoDifference = 20
    /// From the pixels alone, where there is no row above to copy from.
    var bitsToTellAgain: Int { 64 + changes * 30 }
}

/// In how many places, and pixels, a row differs from the one above.
struct RowChange {
    private var bytesPerPixel = 0
    private var places = 0
    private var pixels = 0
    private static let fewPixels = 24

    init() {}

    init(_ rows: PixelRows, row y: Int, bytesPerPixel: Int) {
        self.bytesPerPixel = bytesPerPixel
        let (row, above) = (rows[y], rows[y - 1])
        var changes = rows.changes(ofRow: y)
        var x = changes.equalEnd(row, above, from: 0)
        while x < rows.width, isLittle {
            places += 1
            while x < rows.width, row[x] != above[x] {
                pixels += 1
                x += 1
            }
            x = changes.equalEnd(row, above, from: x)
        }
    }

    /// Otherwise only a part was checked.
    var isLittle: Bool { pixels <= Self.fewPixels }
    var bits: Int { RowShape.bitsAsNoDifference + places * 18 + pixels * bytesPerPixel * 7 }
}
