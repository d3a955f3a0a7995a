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
    /// In the order of the document. A member of an object takes two: its key and its value.
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
        for start in stride(from: 0, to: bytes.count + 1, by: Self.blockSize) {
            counts.append(count)
            count.add(bytes[start..<min(start + Self.blockSize, bytes.count)])
        }
        beforeBlock = counts
    }

    func position(ofByte offset: Int, in bytes: [UInt8]) -> TextPosition {
        let here = count(before: offset, in: bytes)
        let block = offset / Self.blockSize * Self.blockSize
        // Nearly every line is shorter than a block, so that its beginning is near.
        if let lineEnd = bytes[block..<offset].lastIndex(of: .lineFeed) {
            var inLine = Count()
            inLine.add(bytes[lineEnd + 1..<offset])
            return TextPosition(line: Int(here.lineEnds) + 1, column: Int(inLine.characters) + 1)
        }
        let lineStart = count(before: startOfLine(here.lineEnds, in: bytes), in: bytes)
        return TextPosition(line: Int(here.lineEnds) + 1, column: Int(here.characters - lineStart.characters) + 1)
    }

    private func count(before offset: Int, in bytes: [UInt8]) -> Count {
        let block = offset / Self.blockSize
        var count = beforeBlock[block]
        count.add(bytes[block * Self.blockSize..<offset])
        return count
    }

    /// The byte after so many line ends.
    private func startOfLine(_ lineEnds: UInt32, in bytes: [UInt8]) -> Int {
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
    fileprivate mutating func add(_ bytes: ArraySlice<UInt8>) {
        // Plain loops over plain memory, which the compiler makes steps of many bytes of.
        bytes.withUnsafeBufferPointer { bytes in
            var (lineEnds, characters): (UInt32, UInt32) = (0, 0)
            for byte in bytes {
                lineEnds &+= byte == .lineFeed ? 1 : 0
                characters &+= byte.continuesCharacter ? 0 : 1
            }
            self.lineEnds += lineEnds
            self.characters += characters
        }
    }
}
