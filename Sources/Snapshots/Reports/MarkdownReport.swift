extension SnapshotReport {
    private static let mostRows = 50

    /// A summary for a pull request: what failed, and why.
    public var markdown: String {
        let failures = results.filter { !$0.state.passes }
        var lines = ["### Snapshots: \(tally)", ""]
        lines += notes.map { "- \(Self.escaped($0))" }
        if !notes.isEmpty { lines.append("") }
        if !failures.isEmpty {
            lines += ["| File | Snapshot | What is wrong | What changed |", "| --- | --- | --- | --- |"]
            lines += failures.prefix(Self.mostRows).map { result in
                let changes = result.changes.prefix(5).map(Self.escaped).joined(separator: "<br>")
                let cells = [result.file, result.name, result.summary].map(Self.escaped) + [changes]
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
        var result = ""
        for character in text {
            switch character {
            case "\n", "\r\n", "\r": result += " "
            case "|", "\\", "`", "*", "_", "[", "]", "#": result += "\\\(character)"
            case "<": result += "&lt;"
            case "&": result += "&amp;"
            default: result.append(character)
            }
        }
        return result
    }
}
