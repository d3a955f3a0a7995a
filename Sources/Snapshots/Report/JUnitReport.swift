extension Report {
    /// The report as test servers read it: a suite for each file, a case for each snapshot.
    public var jUnit: String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        let failures = entries.count { !$0.state.passes && $0.state != .failed }
        lines.append(
            "<testsuites name=\"snapshots\" tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(count(.failed))\">"
        )
        for (file, entries) in byFile {
            let failures = entries.count { !$0.state.passes && $0.state != .failed }
            let errors = entries.count { $0.state == .failed }
            lines.append(
                "  <testsuite name=\"\(Self.escaped(file))\" tests=\"\(entries.count)\" failures=\"\(failures)\" errors=\"\(errors)\">"
            )
            for entry in entries { lines += Self.testCase(entry) }
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    private static func testCase(_ entry: ReportEntry) -> [String] {
        let opening = "    <testcase classname=\"\(escaped(entry.file))\" name=\"\(escaped(entry.title))\""
        guard !entry.state.passes else { return [opening + "/>"] }
        let kind = entry.state == .failed ? "error" : "failure"
        let details = ([entry.summary] + entry.changes.lines).joined(separator: "\n")
        return [
            opening + ">",
            "      <\(kind) type=\"\(entry.state.rawValue)\" message=\"\(escaped(entry.summary))\">\(escaped(details))</\(kind)>",
            "    </testcase>",
        ]
    }

    /// What XML has no way to write, not even escaped, is replaced.
    private static func escaped(_ text: String) -> String {
        var entry = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": entry += "&amp;"
            case "<": entry += "&lt;"
            case ">": entry += "&gt;"
            case "\"": entry += "&quot;"
            case "\n": entry += "&#10;"
            case "\t": entry += "&#9;"
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": entry += "\u{FFFD}"
            default: entry.unicodeScalars.append(scalar)
            }
        }
        return entry
    }
}
