import MaquetteDocuments

/// Elements that there is no model of, so that nothing in them can be checked.
struct UnknownElementRule: Rule {
    nonisolated static let name = "unknown-element"
    nonisolated static let summary = "an element is of no known kind, and is taken for a plain view"

    func check(_ scene: LintedScene, _ report: inout Report) {
        for warning in scene.warnings where warning.kind == .unknownElement {
            report.add(warning.sentence, line: warning.line, column: warning.column)
        }
    }
}

extension DocumentProblem {
    /// What is wrong with which part of the document, without its line.
    var sentence: String { [place, message].compactMap { $0 }.joined(separator: ": ") }
}
