/// A JSON document as its bytes and the places of its values: eight bytes for each value, and nothing copied.
///
/// Foundation's parser does not keep places, and an error without a line is of little help.
final class JSONText: Sendable {
    /// Where a value begins, and the number of the value after it and all that it contains.
    struct Place {
        var offset: UInt32
        var next: UInt32
    }

    let bytes: [UInt8]
    /// The places in the order of the document. A member of an object takes two: its key and its value.
    let places: [Place]
    private let lines: LineIndex

    init(bytes: [UInt8], places: [Place]) {
        self.bytes = bytes
        self.places = places
        lines = LineIndex(bytes)
    }

    var root: JSONNode { JSONNode(text: self, index: 0) }

    func position(ofByte offset: Int) -> TextPosition { lines.position(ofByte: offset, in: bytes) }
}

/// A line and a column, both counted from 1; columns in Unicode characters.
package struct TextPosition: Hashable, Sendable {
    package var line: Int
    package var column: Int
}

/// Finds lines without keeping the start of each, of which a document may have millions.
struct LineIndex: Sendable {
    private static let blockSize = 256

    /// What comes before a block of bytes.
    fileprivate struct Count {
        var lineEnds: UInt32 = 0
        var characters: UInt32 = 0
    }

    private let beforeBlock: [Count]

    init(_ bytes: [UInt8]) {
        var counts: [Count] = []
        counts.reserveCapacity(bytes.count / Self.blockSize + 1)
        var count = Count()
        bytes.withUnsafeBytes { bytes in
            for start in stride(from: 0, to: bytes.count + 1, by: Self.blockSize) {
                counts.append(count)
                count.add(bytes, start..<min(start + Self.blockSize, bytes.count))
            }
        }
        beforeBlock = counts
    }

    func position(ofByte offset: Int, in bytes: [UInt8]) -> TextPosition {
        bytes.withUnsafeBytes { position(ofByte: offset, in: $0) }
    }

    private func position(ofByte offset: Int, in bytes: UnsafeRawBufferPointer) -> TextPosition {
        let here = count(before: offset, in: bytes)
        let block = offset / Self.blockSize * Self.blockSize
        // Nearly every line is shorter than a block, so that its beginning is near.
        var start = offset
        while start > block, bytes[start - 1] != .lineFeed { start -= 1 }
        if start > block {
            var inLine = Count()
            inLine.add(bytes, start..<offset)
            return TextPosition(line: Int(here.lineEnds) + 1, column: Int(inLine.characters) + 1)
        }
        let lineStart = count(before: startOfLine(here.lineEnds, in: bytes), in: bytes)
        return TextPosition(line: Int(here.lineEnds) + 1, column: Int(here.characters - lineStart.characters) + 1)
    }

    private func count(before offset: Int, in bytes: UnsafeRawBufferPointer) -> Count {
        let block = offset / Self.blockSize
        var count = beforeBlock[block]
        count.add(bytes, block * Self.blockSize..<offset)
        return count
    }

    /// The byte after so many line ends.
    private func startOfLine(_ lineEnds: UInt32, in bytes: UnsafeRawBufferPointer) -> Int {
        guard lineEnds > 0 else { return 0 }
        var (low, high) = (0, beforeBlock.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if beforeBlock[middle].lineEnds < lineEnds { low = middle } else { high = middle }
        }
        var missing = lineEnds - beforeBlock[low].lineEnds
        var offset = low * Self.blockSize
        while missing > 0 {
            if bytes[offset] == .lineFeed { missing -= 1 }
            offset += 1
        }
        return offset
    }
}

extension LineIndex.Count {
    /// Eight bytes at a time: each byte of a word becomes one bit, and a product adds those up.
    @inline(__always)
    fileprivate mutating func add(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) {
        let (lows, ones): (UInt64, UInt64) = (0x7F7F_7F7F_7F7F_7F7F, 0x0101_0101_0101_0101)
        var (lineEnds, continuing): (UInt64, UInt64) = (0, 0)
        var place = range.lowerBound
        while place + 8 <= range.upperBound {
            let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            let others = word ^ ones &* UInt64(UInt8.lineFeed)
            let isOther = ((others & lows) &+ lows) | others
            lineEnds &+= ((~isOther & ~lows) >> 7 &* ones) >> 56
            continuing &+= ((word & ~(word << 1) & ~lows) >> 7 &* ones) >> 56
            place += 8
        }
        while place < range.upperBound {
            if bytes[place] == .lineFeed { lineEnds += 1 }
            if bytes[place].continuesCharacter { continuing += 1 }
            place += 1
        }
        self.lineEnds += UInt32(lineEnds)
        characters += UInt32(range.count - Int(continuing))
    }
}
