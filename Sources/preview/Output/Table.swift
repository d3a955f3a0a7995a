/// Rows of text in columns that are as wide as their widest cell.
struct Table: CustomStringConvertible {
    private var rows: [[String]]

    init(columns: [String]) { rows = [columns] }

    mutating func add(_ row: [String]) { rows.append(row) }

    var description: String {
        let widths = rows[0].indices.map { column in rows.map { Self.width(of: $0[column]) }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (cell, width) in zip(row, widths) {
                line += cell + String(repeating: " ", count: width - Self.width(of: cell) + 2)
            }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }

    /// The columns of a text on a terminal: ideographs and emoji take two.
    private static func width(of text: String) -> Int {
        text.reduce(0) { width, character in
            let first = character.unicodeScalars.first?.value ?? 0
            let isWide =
                (0x1100...0x115F).contains(first) || (0x2E80...0xA4CF).contains(first)
                || (0xAC00...0xD7A3).contains(first) || (0xF900...0xFAFF).contains(first)
                || (0xFE30...0xFE6F).contains(first) || (0xFF00...0xFF60).contains(first)
                || (0x1F300...0x1FAFF).contains(first) || (0x20000...0x3FFFD).contains(first)
            return width + (isWide ? 2 : 1)
        }
    }
}
