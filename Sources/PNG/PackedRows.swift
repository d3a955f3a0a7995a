/// Rows of a picture from top to bottom, each kept as what differs from the one above. A screen takes a tenth of its pixels.
public final class PackedRows {
    let width: Int
    let layout: PixelLayout
    /// Which of the rows that are kept each row is.
    @exclusivity(unchecked) private(set) var places: [Int32] = []
    @exclusivity(unchecked) private(set) var kept: [KeptRow] = []
    @exclusivity(unchecked) private(set) var isOpaque = true
    @exclusivity(unchecked) private(set) var isGrey = true

    /// A row: all of its pixels, or stretches that differ.
    struct KeptRow {
        /// One word for each stretch, where it begins and how long it is, followed by its pixels.
        var words: UnsafePointer<UInt32>
        /// How many stretches; none for all pixels.
        var stretches: Int32
    }

    private let last: UnsafeMutablePointer<UInt32>
    private var chunks: [UnsafeMutablePointer<UInt32>] = []
    @exclusivity(unchecked) private var room: Int
    private let chunkSize: Int
    /// Reading begins at a row with all of its pixels.
    private static let rowsBetweenWholeOnes = 64

    public init(width: Int, layout: PixelLayout = .premultipliedARGB) {
        self.width = width
        self.layout = layout
        last = .allocate(capacity: width)
        chunkSize = max(1 << 14, Self.mostWords(ofRow: width))
        room = 0
    }

    deinit {
        last.deallocate()
        for chunk in chunks { WorkingMemory.giveBack(chunk, chunkSize) }
    }

    private static func mostWords(ofRow width: Int) -> Int { 2 * width + 2 }

    public var height: Int { places.count }

    public func append(_ row: UnsafePointer<UInt32>) {
        let isWhole = kept.count % Self.rowsBetweenWholeOnes == 0
        let first = kept.isEmpty ? 0 : PixelMatcher.equalEnd(row, last, from: 0, to: width)
        if first == width { return repeatLast(1) }
        if room < Self.mostWords(ofRow: width) {
            chunks.append(WorkingMemory.take(chunkSize, of: UInt32.self))
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
        places.append(contentsOf: repeatElement(Int32(kept.count - 1), count: count))
    }

    /// Eight pixels at a time: fewer that are equal are not worth a stretch of their own.
    private func pack(
        _ row: UnsafePointer<UInt32>, from first: Int, to words: UnsafeMutablePointer<UInt32>
    ) -> (stretches: Int32, count: Int) {
        let (new, old) = (UnsafeRawPointer(row), UnsafeMutableRawPointer(last))
        var (stretches, count): (Int32, Int) = (0, 0)
        var start = first
        while start < width {
            let packed = UnsafeMutableRawPointer(words + (count &+ 1))
            var end = start
            while end &+ 8 <= width {
                let eight = new.loadUnaligned(fromByteOffset: 4 &* end, as: SIMD4<UInt64>.self)
                let difference = eight ^ old.loadUnaligned(fromByteOffset: 4 &* end, as: SIMD4<UInt64>.self)
                let halves = difference.lowHalf | difference.highHalf
                if halves.x | halves.y == 0 { break }
                packed.storeBytes(of: eight, toByteOffset: 4 &* (end &- start), as: SIMD4<UInt64>.self)
                old.storeBytes(of: eight, toByteOffset: 4 &* end, as: SIMD4<UInt64>.self)
                end &+= 8
            }
            if end &+ 8 > width {
                while end < width {
                    words[count &+ 1 &+ end &- start] = row[end]
                    last[end] = row[end]
                    end &+= 1
                }
            }
            words[count] = UInt32(start) << 16 | UInt32(end - start)
            look(at: row + start, end - start)
            count += 1 + end - start
            stretches += 1
            start = end == width ? width : PixelMatcher.farEqualEnd(row, last, from: end &+ 8, to: width)
        }
        return (stretches, count)
    }

    func lastRow(equals next: UnsafePointer<UInt32>) -> Bool {
        PixelMatcher.equalEnd(last, next, from: 0, to: width) == width
    }
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
        let height = parts.reduce(0) { $0 + $1.height }
        var (places, kept): ([Int32], [PackedRows.KeptRow]) = ([], [])
        places.reserveCapacity(height)
        kept.reserveCapacity(parts.reduce(0) { $0 + $1.kept.count })
        var same: [Bool] = []
        same.reserveCapacity(height)
        var above: PackedRows?
        for part in parts {
            let before = Int32(kept.count)
            // The first row is compared with the last one of the part above.
            var last: Int32 = 0
            let first = part.kept[0].words
            same.append(above?.lastRow(equals: first) ?? false)
            for (row, place) in part.places.enumerated() {
                places.append(before + place)
                if row > 0 { same.append(place == last) }
                last = place
            }
            kept += part.kept
            above = part
        }
        (self.places, self.kept, sameAsAbove) = (places, kept, same)
    }

    var height: Int { places.count }
}
