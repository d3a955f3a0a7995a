/// The cost of writing a row again: how its pixels follow each other.
struct RowShape {
    private let bytesPerPixel: Int
    private var changes = 0
    private var longRuns = 0
    /// The pixels outside of long runs.
    private var others: Int

    /// - Parameter edges: where the pixel to the left is another.
    fileprivate init(_ edges: [Int32], width: Int, bytesPerPixel: Int) {
        self.bytesPerPixel = bytesPerPixel
        others = width
        changes = edges.count
        let longRun = LongRuns.shortest(bytesPerPixel: bytesPerPixel)
        var start = 0
        func end(_ end: Int) {
            if end - start >= longRun {
                longRuns += 1
                others -= end - start
            }
            start = end
        }
        for edge in edges { end(Int(edge)) }
        end(width)
    }

    /// The bits of the row as copies of the row above, with long runs repeated.
    var bitsAsCopy: Int { longRuns * 28 + others * bytesPerPixel * 12 / DeflateFormat.longestMatch }
    static let bitsAsNoDifference = 20
    /// The bits of the row from its pixels alone, where there is no row above to copy from.
    var bitsToTellAgain: Int { 64 + changes * 30 }
}

/// The shapes of rows one after the other: what changes little has most of its edges where the row above has them.
struct RowShapes {
    /// No row, and none that another would follow.
    private var row = -2
    private var edges: [Int32] = []
    private var edgesAbove: [Int32] = []
    private var shape: RowShape?

    /// Rows that equal the one above.
    mutating func skip(_ range: Range<Int>) {
        if row == range.lowerBound - 1 { row = range.upperBound - 1 }
    }

    mutating func shape(_ rows: PixelRows, row y: Int, bytesPerPixel: Int) -> RowShape {
        if row == y, let shape { return shape }
        if row == y - 1 { followChanges(rows, y) } else { findEdges(rows, y) }
        row = y
        let shape = RowShape(edges, width: rows.width, bytesPerPixel: bytesPerPixel)
        self.shape = shape
        return shape
    }

    private mutating func findEdges(_ rows: PixelRows, _ y: Int) {
        let row = rows[y]
        edges.removeAll(keepingCapacity: true)
        var x = PixelMatcher.run(of: row[0], in: row, from: 0, to: rows.width)
        while x < rows.width {
            edges.append(Int32(x))
            x = PixelMatcher.run(of: row[x], in: row, from: x, to: rows.width)
        }
    }

    private mutating func followChanges(_ rows: PixelRows, _ y: Int) {
        let (row, above, width) = (rows[y], rows[y - 1], rows.width)
        swap(&edges, &edgesAbove)
        edges.removeAll(keepingCapacity: true)
        var next = 0
        var changes = rows.changes(ofRow: y)
        var x = changes.equalEnd(row, above, from: 0)
        while x < width {
            var end = x + 1
            while end < width, row[end] != above[end] { end += 1 }
            while next < edgesAbove.count, edgesAbove[next] < x {
                edges.append(edgesAbove[next])
                next += 1
            }
            // The last changed pixel has an edge on either side.
            for place in max(x, 1)..<min(end + 1, width) where row[place] != row[place - 1] {
                edges.append(Int32(place))
            }
            while next < edgesAbove.count, edgesAbove[next] <= end { next += 1 }
            x = changes.equalEnd(row, above, from: end)
        }
        edges.append(contentsOf: edgesAbove[next...])
    }
}

/// The number of places, and pixels, in which a row differs from the one above.
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

    /// Whether few pixels change; otherwise only a part of the row was checked.
    var isLittle: Bool { pixels <= Self.fewPixels }
    var bits: Int { RowShape.bitsAsNoDifference + places * 18 + pixels * bytesPerPixel * 7 }
}
