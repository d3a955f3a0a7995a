@testable import Adapting

/// A file without its carets (`^`) and cut at the words behind them, each with the same message.
func cut(
    _ marked: String, _ message: String, in path: String = "/a/Card.swift"
) -> (text: String, cuts: [Cut], wanted: [HollowType]) {
    var complaints: [Complaint] = []
    var lines: [String] = []
    for (index, line) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let parts = line.split(separator: "^", omittingEmptySubsequences: false)
        var column = 1
        for part in parts.dropLast() {
            column += part.utf8.count
            complaints.append(Complaint(path: path, line: index + 1, column: column, message: message))
        }
        lines.append(parts.joined())
    }
    let result = FileCutter.cut(path, Array(lines.joined(separator: "\n").utf8), complaints)
    return (String(decoding: result.bytes, as: UTF8.self), result.cuts, result.wanted)
}
