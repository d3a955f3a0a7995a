import Foundation
import Maquette
import MaquetteDocuments
import MaquetteLinting
import MaquetteReporting
import MaquetteSyntax

/// The output formats of findings.
struct LintReport {
    /// The names of all checked documents, with findings or without.
    var documents: [String] = []
    var findings: [Finding] = []
    /// Why documents, or files that belong to them, could not be checked.
    var unread: [DocumentProblem] { unreadDocuments.map(\.problem) }
    /// Why documents, or files that belong to them, could not be checked, by the names of the documents.
    var unreadDocuments: [(document: String, problem: DocumentProblem)] = []

    func write(_ format: LintFormat) throws {
        switch format {
        case .text:
            let isColored = StandardStreams.outputIsTerminal && StandardStreams.mayBeColored
            for finding in findings {
                try StandardOutput.printAsIs(isColored ? Self.coloredLine(finding) : Self.line(finding).harmless)
            }
        case .github:
            for problem in unread { try StandardOutput.printAsIs(Self.annotation(problem)) }
            for finding in findings { try StandardOutput.printAsIs(Self.annotation(finding)) }
        case .json: try JSONAnswer.print(json)
        case .junit: try StandardOutput.print(jUnit)
        }
    }

    /// A finding as compilers write it, so that editors and build systems find the place.
    static func line(_ finding: Finding) -> String {
        "\(place(finding)): \(finding.severity.rawValue): [\(finding.rule)] \(inScene(finding))".onOneLine
    }

    /// The line of a finding with the place and the severity in the colours that clang gives them.
    private static func coloredLine(_ finding: Finding) -> String {
        func style(_ text: String, _ code: String) -> String { "\u{1B}[\(code)m\(text.onOneLine.harmless)\u{1B}[0m" }
        let color =
            switch finding.severity {
            case .warning: "1;35"
            case .error: "1;31"
            }
        return style("\(place(finding)):", "1") + " " + style("\(finding.severity.rawValue):", color)
            + " [\(finding.rule)] \(inScene(finding))".onOneLine.harmless
    }

    static func place(_ finding: Finding) -> String {
        ([finding.file] + [finding.line, finding.column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }

    /// The problem, and its scene if there are several.
    static func inScene(_ finding: Finding) -> String {
        finding.sentence + (finding.scene.map { ", in the scene \($0)" } ?? "")
    }

    // MARK: GitHub

    /// Puts an annotation at the line.
    private static func annotation(_ finding: Finding) -> String {
        let level: GitHubAnnotation.Level =
            switch finding.severity {
            case .warning: .warning
            case .error: .error
            }
        return GitHubAnnotation(
            level, file: FilePath(finding.file).shownInRepository, line: finding.line, column: finding.column,
            title: finding.rule, message: inScene(finding)
        ).text
    }

    private static func annotation(_ problem: DocumentProblem) -> String {
        GitHubAnnotation(
            .error, file: FilePath(problem.file).shownInRepository, line: problem.line, column: problem.column,
            title: "unreadable", message: [problem.place, problem.message].compactMap { $0 }.joined(separator: ": ")
        ).text
    }

    // MARK: JSON

    private var json: JSONValue {
        .object([
            "findings": .array(findings.map(Self.json)),
            "counts": .object([
                "error": .number(Double(findings.count { $0.severity == .error })),
                "warning": .number(Double(findings.count { $0.severity == .warning })),
            ]), "unreadable": .array(unread.map(Self.json)),
        ])
    }

    static func json(_ problem: DocumentProblem) -> JSONValue {
        .object([
            "file": .string(problem.file), "line": problem.line.map { .number(Double($0)) } ?? .null,
            "column": problem.column.map { .number(Double($0)) } ?? .null,
            "message": .string([problem.place, problem.message].compactMap { $0 }.joined(separator: ": ")),
        ])
    }

    static func json(_ finding: Finding) -> JSONValue {
        func text(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
        func number(_ value: Int?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }
        return .object([
            "file": .string(finding.file), "line": number(finding.line), "column": number(finding.column),
            "severity": .string(finding.severity.rawValue), "rule": .string(finding.rule),
            "element": .object([
                "kind": text(finding.element), "id": text(finding.id), "label": text(finding.label),
            ]), "scene": text(finding.scene), "message": .string(finding.message),
            "variants": .array(finding.variants.map { .string($0) }),
        ])
    }
}
