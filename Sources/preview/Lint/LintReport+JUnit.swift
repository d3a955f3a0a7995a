import Maquette
import MaquetteLinting
import MaquetteReporting

extension LintReport {
    /// A suite for each document, and for each file of translations with findings: findings are failed tests, what could not be
    /// read is an error, and a document without either passes.
    var jUnit: String {
        let failed = Dictionary(grouping: findings, by: \.file)
        let broken = Dictionary(grouping: unreadDocuments, by: \.document)
        // Findings may be in files that belong to documents.
        var files = documents
        for (document, _) in unreadDocuments where !files.contains(document) { files.append(document) }
        for finding in findings where !files.contains(finding.file) { files.append(finding.file) }
        let suites = files.map { file in
            let cases =
                (broken[file] ?? []).map { Self.brokenTest($0.problem) } + (failed[file] ?? []).map(Self.failedTest)
            return JUnitReport.Suite(name: file, cases: cases.isEmpty ? [JUnitReport.Case(name: "no findings")] : cases)
        }
        return JUnitReport(name: "preview lint", suites: suites).text
    }

    private static func brokenTest(_ problem: DocumentProblem) -> JUnitReport.Case {
        JUnitReport.Case(
            name: "readable",
            problem: JUnitReport.Problem(
                .error, type: "unreadable",
                message: [problem.place, problem.message].compactMap { $0 }.joined(separator: ": "),
                details: problem.description))
    }

    private static func failedTest(_ finding: Finding) -> JUnitReport.Case {
        JUnitReport.Case(
            name: [finding.rule, finding.subject].filter { !$0.isEmpty }.joined(separator: ": "),
            problem: JUnitReport.Problem(
                type: finding.severity.rawValue, message: inScene(finding), details: place(finding)))
    }
}
