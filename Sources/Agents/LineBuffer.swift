/// Bytes as they come, cut into lines.
package struct LineBuffer {
    /// A longer line cannot be a message of a sane client.
    private let most: Int
    private var waiting: [UInt8] = []
    /// Whether the rest of a line that is too long is still to come.
    private var isSkipping = false

    package init(most: Int = 64 << 20) { self.most = most }

    package enum Line: Equatable, Sendable {
        case whole([UInt8])
        case tooLong
    }

    package mutating func add(_ bytes: some Sequence<UInt8>) -> [Line] {
        var lines: [Line] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if !isSkipping, waiting.contains(where: { $0 > 0x20 }) { lines.append(.whole(waiting)) }
                waiting.removeAll(keepingCapacity: waiting.capacity < 1 << 20)
                isSkipping = false
            } else if !isSkipping {
                waiting.append(byte)
                guard waiting.count > most else { continue }
                lines.append(.tooLong)
                waiting = []
                isSkipping = true
            }
        }
        return lines
    }

    /// What came after the last line's end.
    package mutating func finish() -> [Line] { add([UInt8(ascii: "\n")]) }
}
