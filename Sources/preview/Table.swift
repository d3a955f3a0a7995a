/// Rows of text in columns that are as wide as their widest cell.
struct Table: CustomStringConvertible {
    private var rows: [[String]]

    init(columns: [String]) { rows = [columns] }

    mutating func add(_ row: [String]) { rows.append(row) }

    var description: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (cell, width) in zip(row, widths) {
                line += cell + String(repeating: " ", count: width - cell.count + 2)
            }
            while line.last == " " { line.removeLast() }
            return line
        }.joined(separator: "\n")
    }
}
