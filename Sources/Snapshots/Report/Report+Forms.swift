import MaquetteFiles
import MaquetteReporting

extension Report {
    /// The report for build servers: a suite for each file, a case for each snapshot.
    package var jUnit: String {
        var suites = byFile.map { file, entries in
            JUnitReport.Suite(name: file, cases: entries.map { .init(name: $0.title, problem: Self.problem($0)) })
        }
        if !allProblems.isEmpty {
            let cases = allProblems.map { trouble in
                JUnitReport.Case(
                    name: trouble, problem: .init(.error, type: "trouble", message: trouble, details: trouble))
            }
            suites.append(JUnitReport.Suite(name: "the run", cases: cases))
        }
        return JUnitReport(name: "preview snapshot", suites: suites).text + "\n"
    }

    private static func problem(_ entry: ReportEntry) -> JUnitReport.Problem? {
        guard !entry.state.passes else { return nil }
        let details = ([entry.summary] + entry.changes.lines + [entry.id]).joined(separator: "\n")
        return JUnitReport.Problem(
            entry.state == .failed ? .error : .failure, type: entry.state.rawValue, message: entry.summary,
            details: details)
    }

    private static let mostChanges = 10

    /// The report for a GitHub workflow: an annotation at each document or test whose snapshot does not pass.
    ///
    /// Any number of baselines from another renderer get one annotation.
    package var gitHubAnnotations: [String] {
        let failing = entries.filter { !$0.state.passes && $0.state != .otherRenderer }
        let whole: [GitHubAnnotation] =
            allProblems.map(Self.annotation)
            + remarks.map { GitHubAnnotation(.warning, title: "Snapshots", message: $0) }
        let each = failing.map { entry in
            GitHubAnnotation(
                .error, file: FilePath(entry.file).shownInRepository, line: entry.line,
                title: "Snapshot: \(entry.title)",
                message: ([entry.summary] + entry.changes.lines.prefix(Self.mostChanges)).joined(separator: "\n"))
        }
        return (whole + each).map(\.text)
    }

    /// A document that cannot be read has line and column, as in compiler errors.
    private static func annotation(of trouble: String) -> GitHubAnnotation {
        guard let place = trouble.wholeMatch(of: /(?s)([^\n]+?):([0-9]+):[0-9]+: (.+)/), let line = Int(place.2) else {
            return GitHubAnnotation(.error, title: "Snapshots", message: trouble)
        }
        return GitHubAnnotation(
            .error, file: FilePath(String(place.1)).shownInRepository, line: line, title: "Snapshots",
            message: String(place.3))
    }
}
