/// Rows of a picture from top to bottom, each kept as what differs from the one above. A screen takes a tenth of its pixels.
public final class PackedRows {
    let width: Int
    let layout: PixelLayout
    /// Which of the rows that are kept each row is.
    private(set) var places: [Int32] = []
    private(set) var kept: [KeptRow] = []
    private(set) var isOpaque = true
    private(set) var isGrey = true

    /// A row: all of its pixels, or stretches that differ.
    struct KeptRow {
        /// One word for each stretch, where it begins and how long it is, followed by its pixels.
        var words: UnsafePointer<UInt32>
        /// How many stretches; none for all pixels.
        var stretches: Int32
    }

    private let last: UnsafeMutablePointer<UInt32>
    private var chunks: [UnsafeMutablePointer<UInt32>] = []
    private var room: Int
    private let chunkSize: Int
    /// Reading begins at a row with all of its pixels.
    private static let rowsBetweenWholeOnes = 64
    /// To name another stretch takes as much as a pixel.
    private static let fewEqual = 3

    public init(width: Int, layout: PixelLayout = .premultipliedARGB) {
        self.width = width
        self.layout = layout
        last = .allocate(capacity: width)
        chunkSize = max(1 << 15, Self.mostWords(ofRow: width))
        room = 0
    }

    deinit {
        last.deallocate()
        for chunk in chunks { chunk.deallocate() }
    }

    private static func mostWords(ofRow width: Int) -> Int { 2 * width + 2 }

    public var height: Int { places.count }

    public func append(_ row: UnsafePointer<UInt32>) {
        let isWhole = kept.count % Self.rowsBetweenWholeOnes == 0
        let first = kept.isEmpty ? 0 : PixelMatcher.equalEnd(row, last, from: 0, to: width)
        if first == width { return repeatLast(1) }
        if room < Self.mostWords(ofRow: width) {
            chunks.append(.allocate(capacity: chunkSize))
            room = chunkSize
        }
        let words = chunks[chunks.count - 1] + (chunkSize - room)
        if isWhole {
            words.update(from: row, count: width)
            last.update(from: row, count: width)
            look(at: row, width)
            room -= width
            kept.append(KeptRow(words: words, stretches: 0))
        } else {
            let (stretches, count) = pack(row, from: first, to: words)
            room -= count
            kept.append(KeptRow(words: words, stretches: stretches))
        }
        places.append(Int32(kept.count - 1))
    }

    private func look(at pixels: UnsafePointer<UInt32>, _ count: Int) {
        if isOpaque, layout != .rgb { isOpaque = PixelRows.isOpaque(pixels, count) }
        if isGrey { isGrey = PixelRows.isGrey(pixels, count) }
    }

    /// Adds rows that equal the last one.
    public func repeatLast(_ count: Int) {
        for _ in 0..<count { places.append(Int32(kept.count - 1)) }
    }

    private func pack(
        _ row: UnsafePointer<UInt32>, from first: Int, to words: UnsafeMutablePointer<UInt32>
    ) -> (stretches: Int32, count: Int) {
        var (stretches, count): (Int32, Int) = (0, 0)
        var start = first
        while start < width {
            var (end, equal) = (start + 1, 0)
            while end + equal < width, equal < Self.fewEqual {
                if row[end + equal] == last[end + equal] {
                    equal += 1
                } else {
                    end += equal + 1
                    equal = 0
                }
            }
            let length = end - start
            words[count] = UInt32(start) << 16 | UInt32(length)
            (words + count + 1).update(from: row + start, count: length)
            (last + start).update(from: row + start, count: length)
            look(at: row + start, length)
            count += 1 + length
            stretches += 1
            start = PixelMatcher.equalEnd(row, last, from: end, to: width)
        }
        return (stretches, count)
    }

    /// The last row, to be compared with what follows.
    var lastRow: UnsafePointer<UInt32> { UnsafePointer(last) }
}

/// A picture of packed rows, in parts that were packed side by side.
final class PackedPicture {
    let width: Int
    let layout: PixelLayout
    let sameAsAbove: [Bool]
    let isOpaque: Bool
    let isGrey: Bool
    let places: [Int32]
    let kept: [PackedRows.KeptRow]
    /// Whose memory it is.
    private let parts: [PackedRows]

    init(_ parts: [PackedRows]) {
        let parts = parts.filter { $0.height > 0 }
        self.parts = parts
        width = parts[0].width
        layout = parts[0].layout
        isOpaque = parts.allSatisfy(\.isOpaque)
        isGrey = isOpaque && parts.allSatisfy(\.isGrey)
        var (places, kept): ([Int32], [PackedRows.KeptRow]) = ([], [])
        var same: [Bool] = []
        for (number, part) in parts.enumerated() {
            let start = places.count
            let before = Int32(kept.count)
            places += part.places.map { $0 + before }
            kept += part.kept
            for row in start..<places.count { same.append(row > start && places[row] == places[row - 1]) }
            if number > 0 {
                let (above, first) = (parts[number - 1].lastRow, part.kept[0].words)
                same[start] = PixelMatcher.equalEnd(above, first, from: 0, to: width) == width
            }
        }
        (self.places, self.kept, sameAsAbove) = (places, kept, same)
    }

    var height: Int { places.count }
}
