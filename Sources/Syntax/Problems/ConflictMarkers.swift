/// The markers that git writes into a file with a merge conflict.
enum ConflictMarkers {
    /// The problem of an unresolved conflict; nil if there is none.
    static func problem(in bytes: [UInt8], file: String) -> DocumentProblem? {
        var line = 1
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
            // Seven of them and a space, or nothing else on the line.
            if bytes[start..<end].starts(with: "<<<<<<<".utf8) {
                let next = start + 7
                if next == end || bytes[next] == UInt8(ascii: " ") || bytes[next] == UInt8(ascii: "\r") {
                    return DocumentProblem(
                        file: file, line: line, column: 1,
                        message: "a merge conflict is not resolved: the markers of git begin here (<<<<<<<)")
                }
            }
            line += 1
            start = end + 1
        }
        return nil
    }
}

extension UnusableDocument {
    /// Why a file cannot be read: an unresolved conflict if there is one, otherwise the given problem.
    package static func explaining<Result>(
        _ bytes: [UInt8], _ file: String, _ read: () throws(UnusableDocument) -> Result
    ) throws(UnusableDocument) -> Result {
        do { return try read() } catch {
            throw ConflictMarkers.problem(in: bytes, file: file).map { UnusableDocument([$0]) } ?? error
        }
    }
}
