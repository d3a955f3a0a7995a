import MaquetteLinting
import MaquetteReporting

extension LintReport {
    /// Findings as failed tests: a suite for each file.
    var jUnit: String {
        var files: [String] = []
        for finding in findings where !files.contains(finding.file) { files.append(finding.file) }
        let byFile = Dictionary(grouping: findings, by: \.file)
        let suites = files.map { file in
            JUnitReport.Suite(name: file, cases: (byFile[file] ?? []).map(Self.failedTest))
        }
        return JUnitReport(name: "preview lint", suites: suites).text
    }

    private static func failedTest(_ finding: Finding) -> JUnitReport.Case {
        JUnitReport.Case(
            name: [finding.rule, finding.subject].filter { !$0.isEmpty }.joined(separator: ": "),
            problem: JUnitReport.Problem(
                type: finding.severity.rawValue, message: inScene(finding), details: place(finding)))
    }
}
