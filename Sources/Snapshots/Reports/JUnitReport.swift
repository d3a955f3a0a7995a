extension SnapshotReport {
    /// The report as test servers read it: a suite for each file, a case for each snapshot.
    public var jUnit: String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        let failures = results.count { !$0.state.passes && $0.state != .failed }
        lines.append(
            "<testsuites name=\"snapshots\" tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(count(.failed))\">"
        )
        for (file, results) in byFile {
            let failures = results.count { !$0.state.passes && $0.state != .failed }
            let errors = results.count { $0.state == .failed }
            lines.append(
                "  <testsuite name=\"\(Self.escaped(file))\" tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\">"
            )
            for result in results { lines += Self.testCase(result) }
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.joined(separator: "\n") + "\n"
    }

    /// In the order in which the files first appear.
    private var byFile: [(file: String, results: [SnapshotResult])] {
        var order: [String] = []
        var groups: [String: [SnapshotResult]] = [:]
        for result in results {
            if groups[result.file] == nil { order.append(result.file) }
            groups[result.file, default: []].append(result)
        }
        return order.map { ($0, groups[$0] ?? []) }
    }

    private static func testCase(_ result: SnapshotResult) -> [String] {
        let opening = "    <testcase classname=\"\(escaped(result.file))\" name=\"\(escaped(result.name))\""
        guard !result.state.passes else { return [opening + "/>"] }
        let kind = result.state == .failed ? "error" : "failure"
        let details = ([result.summary] + result.changes).joined(separator: "\n")
        return [
            opening + ">",
            "      <\(kind) type=\"\(result.state.rawValue)\" message=\"\(escaped(result.summary))\">\(escaped(details))</\(kind)>",
            "    </testcase>",
        ]
    }

    /// What XML has no way to write, not even escaped, is replaced.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += "&#9;"
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
