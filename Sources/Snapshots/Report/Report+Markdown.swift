extension Report {
    private static let (mostRows, mostChanges) = (50, 5)

    /// A summary for a pull request: what does not pass, and why. It has no pictures.
    package var markdown: String {
        let failing = entries.filter { !$0.state.passes }
        var lines = ["### Snapshots: \(tally)", ""]
        let remarks = allProblems.map { "- **\(Self.escaped($0))**" } + remarks.map { "- \(Self.escaped($0))" }
        if !remarks.isEmpty { lines += remarks + [""] }
        if !failing.isEmpty {
            lines += ["| File | Snapshot | Result | What changed |", "| --- | --- | --- | --- |"]
            lines += failing.prefix(Self.mostRows).map(Self.row)
            if failing.count > Self.mostRows { lines += ["", "and \(failing.count - Self.mostRows) more"] }
            lines.append("")
        }
        return lines.joined(separator: "\n")
    }

    private static func row(_ entry: ReportEntry) -> String {
        let changes = entry.changes.lines
        var shown = changes.prefix(mostChanges).map(escaped)
        if changes.count > mostChanges { shown.append("and \(changes.count - mostChanges) more") }
        let place = entry.line.map { "\(entry.file):\($0)" } ?? entry.file
        let cells = [place, entry.title, entry.summary].map(escaped) + [shown.joined(separator: "<br>")]
        return "| \(cells.joined(separator: " | ")) |"
    }

    /// Escaped for a table cell: no line breaks, bars or Markdown, and no @ that mentions a user.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\r", "\t": escaped += " "
            case "\u{0}"..<" ": escaped += "\u{FFFD}"
            case "|", "\\", "`", "*", "_", "~", "[", "]", "#", "!", "$": escaped += "\\\(scalar)"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "&": escaped += "&amp;"
            case "@": escaped += "&#64;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
