extension Report {
    private static let mostRows = 50

    /// A summary for a pull request: what failed, and why.
    public var markdown: String {
        let failures = entries.filter { !$0.state.passes }
        var lines = ["### Snapshots: \(tally)", ""]
        lines += notes.map { "- \(Self.escaped($0))" }
        if !notes.isEmpty { lines.append("") }
        if !failures.isEmpty {
            lines += ["| File | Snapshot | What is wrong | What changed |", "| --- | --- | --- | --- |"]
            lines += failures.prefix(Self.mostRows).map { entry in
                let changes = entry.changes.lines.prefix(5).map(Self.escaped).joined(separator: "<br>")
                let cells = [entry.file, entry.title, entry.summary].map(Self.escaped) + [changes]
                return "| \(cells.joined(separator: " | ")) |"
            }
            let rest = failures.count - Self.mostRows
            if rest > 0 { lines += ["", "and \(rest) more"] }
            lines.append("")
        }
        lines.append("Renderer `\(renderer.prefix { $0 != " " }.prefix(12))`")
        return lines.joined(separator: "\n") + "\n"
    }

    /// In a cell, where lines and bars would end it.
    private static func escaped(_ text: String) -> String {
        var entry = ""
        for character in text {
            switch character {
            case "\n", "\r\n", "\r": entry += " "
            case "|", "\\", "`", "*", "_", "[", "]", "#": entry += "\\\(character)"
            case "<": entry += "&lt;"
            case "&": entry += "&amp;"
            default: entry.append(character)
            }
        }
        return entry
    }
}
