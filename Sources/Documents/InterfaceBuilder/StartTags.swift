import Foundation

/// Finds where the start tags of a document begin: the parser knows only where they end.
struct StartTags {
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var column = 1

    init(_ data: Data) { bytes = Array(data) }

    /// The place of the next start tag of a name. To be asked for in document order.
    mutating func next(named name: String) -> (line: Int, column: Int)? {
        let name = Array(name.utf8)
        while offset < bytes.count {
            guard bytes[offset] == UInt8(ascii: "<") else {
                advance()
                continue
            }
            if isTag(name) {
                defer { advance() }
                return (line, column)
            }
            if starts(with: "<!--") {
                skip(past: "-->")
            } else if starts(with: "<![CDATA[") {
                skip(past: "]]>")
            } else {
                advance()
            }
        }
        return nil
    }

    private func isTag(_ name: [UInt8]) -> Bool {
        let end = offset + 1 + name.count
        guard end < bytes.count, bytes[(offset + 1)..<end].elementsEqual(name) else { return false }
        return bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "/")
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    private mutating func skip(past text: StaticString) {
        while offset < bytes.count, !starts(with: text) { advance() }
        for _ in 0..<text.utf8CodeUnitCount where offset < bytes.count { advance() }
    }

    private mutating func advance() {
        if bytes[offset] == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if bytes[offset] & 0xC0 != 0x80 {
            column += 1
        }
        offset += 1
    }
}
