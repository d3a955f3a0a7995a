import Foundation

/// Changes of a file that keep every line, and wherever possible every column, where it was.
struct Edits: Codable, Sendable, Equatable {
    private struct Edit: Codable, Equatable {
        var start: Int
        var end: Int
        private var words: Data
        var text: [UInt8] { Array(words) }

        init(start: Int, end: Int, text: [UInt8]) { (self.start, self.end, words) = (start, end, Data(text)) }
    }

    private var edits: [Edit] = []

    /// Puts spaces in place of words. Ends of lines stay.
    mutating func blank(_ range: Range<Int>, in bytes: [UInt8]) {
        let blanks = bytes[range].map { $0 == newline || $0 == UInt8(ascii: "\r") ? $0 : UInt8(ascii: " ") }
        edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: blanks))
    }

    /// Puts other words in place of words, and the ends of lines that were among them behind.
    mutating func replace(_ range: Range<Int>, with text: String, in bytes: [UInt8]) {
        let lines = bytes[range].filter { $0 == newline }
        edits.append(Edit(start: range.lowerBound, end: range.upperBound, text: Array(text.utf8) + lines))
    }

    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(start: offset, end: offset, text: Array(text.utf8)))
    }

    /// The text of a range after the changes within it. A change inside a wider one does not count.
    func text(of range: Range<Int>, in bytes: [UInt8]) -> [UInt8] {
        let ordered = edits.enumerated()
            .filter { $1.start >= range.lowerBound && $1.end <= range.upperBound }
            // Of two that begin together the wider, unless it is an insertion, which stands before; else in their order.
            .sorted {
                ($0.1.start, $0.1.start == $0.1.end ? 0 : 1, -$0.1.end, $0.0) < (
                    $1.1.start, $1.1.start == $1.1.end ? 0 : 1, -$1.1.end, $1.0
                )
            }
            .map(\.1)
        var result: [UInt8] = []
        result.reserveCapacity(range.count + 64)
        var place = range.lowerBound
        for edit in ordered where edit.start >= place {
            result += bytes[place..<edit.start]
            result += edit.text
            place = edit.end
        }
        return result + bytes[place..<range.upperBound]
    }

    private let newline = UInt8(ascii: "\n")
    private enum CodingKeys: CodingKey { case edits }
}
