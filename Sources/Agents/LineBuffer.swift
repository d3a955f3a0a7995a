/// Bytes as they come, cut into lines.
package struct LineBuffer {
    /// A longer line cannot be a message of a sane client.
    package let most: Int
    private var waiting: [UInt8] = []
    /// Looks for the name of a message of which only that is kept, as it is too long.
    private var search: RequestIDSearch?

    package init(most: Int = 64 << 20) { self.most = most }

    package enum Line: Equatable, Sendable {
        case whole([UInt8])
        /// A line that is too long, with the request's id if the line is a request that has one.
        case tooLong(RequestID?)
    }

    package mutating func add(_ bytes: some Sequence<UInt8>) -> [Line] {
        var lines: [Line] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                if let search {
                    lines.append(.tooLong(search.found))
                } else if waiting.contains(where: { $0 > 0x20 }) {
                    lines.append(.whole(waiting))
                }
                waiting.removeAll(keepingCapacity: waiting.capacity < 1 << 20)
                search = nil
            } else if search != nil {
                search?.add(byte)
            } else {
                waiting.append(byte)
                guard waiting.count > most else { continue }
                search = RequestIDSearch(waiting)
                waiting = []
            }
        }
        return lines
    }

    /// What came after the last line's end.
    package mutating func finish() -> [Line] { add([UInt8(ascii: "\n")]) }
}
