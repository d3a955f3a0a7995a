import MaquetteLinting

/// Findings as failed tests: a suite for each file, in the XML that build servers show.
struct JUnitReport {
    let findings: [Finding]

    init(_ findings: [Finding]) { self.findings = findings }

    var text: String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<testsuites name=\"preview lint\" tests=\"\(findings.count)\" failures=\"\(findings.count)\">",
        ]
        var files: [String] = []
        for finding in findings where !files.contains(finding.file) { files.append(finding.file) }
        let byFile = Dictionary(grouping: findings, by: \.file)
        for file in files { lines += suite(file, byFile[file] ?? []) }
        return (lines + ["</testsuites>"]).joined(separator: "\n")
    }

    private func suite(_ file: String, _ findings: [Finding]) -> [String] {
        let count = "tests=\"\(findings.count)\" failures=\"\(findings.count)\""
        var lines = ["  <testsuite name=\"\(escaped(file))\" \(count)>"]
        for finding in findings {
            let name = [finding.rule, finding.subject].filter { !$0.isEmpty }.joined(separator: ": ")
            let words = escaped(LintReport.inScene(finding))
            lines += [
                "    <testcase classname=\"\(escaped(file))\" name=\"\(escaped(name))\">",
                "      <failure type=\"\(finding.severity.rawValue)\" message=\"\(words)\">"
                    + "\(escaped(LintReport.place(finding)))</failure>", "    </testcase>",
            ]
        }
        return lines + ["  </testsuite>"]
    }

    /// For text and attributes alike. Control characters have no place in XML, not even escaped.
    private func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t", "\r": escaped += "&#\(scalar.value);"
            case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
