import Glibc

/// What a process wrote to standard error before it died.
enum LastWords {
    /// More is not kept.
    static let most = 1 << 16

    /// The line that says most: a trap's, or else the last before Swift's own account of a crash.
    static func line(of bytes: [UInt8]) -> String {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map {
            String($0.unicodeScalars.filter { $0.properties.generalCategory != .control })
        }
        let line =
            lines.last { $0.contains("Fatal error") } ?? lines.prefix { !$0.contains("Program crashed") }.last ?? ""
        return line.count > 200 ? line.prefix(200) + "…" : line
    }
}
