/// What code of a project prints: line by line, as far as people want to read on.
package struct QuotedLines {
    /// The most bytes that are printed in the whole run.
    package static let mostBytes = 1 << 20
    private static let longestLine = 4096

    private var rest: [UInt8] = []
    private var count = 0
    private var isOver = false

    package init() {}

    /// The lines that are whole now; once there is too much, a line that says so, and then nothing.
    package mutating func add(_ bytes: [UInt8]) -> [String] {
        guard !isOver else { return [] }
        var lines: [String] = []
        rest += bytes
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? (rest.count > Self.longestLine ? rest.count : nil) {
            lines.append(String(decoding: rest[..<end], as: UTF8.self))
            rest.removeFirst(min(rest.count, end + 1))
            count += end + 1
            if count > Self.mostBytes {
                isOver = true
                rest = []
                return lines.dropLast() + ["it printed more than 1 MB; the rest is left out"]
            }
        }
        return lines
    }

    /// A last line without an end.
    package mutating func finish() -> [String] {
        defer { rest = [] }
        return rest.isEmpty ? [] : [String(decoding: rest, as: UTF8.self)]
    }
}
