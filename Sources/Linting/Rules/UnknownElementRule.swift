import MaquetteDocuments

/// Unknown elements, which cannot be checked.
struct UnknownElementRule: Rule {
    nonisolated static let name = "unknown-element"
    nonisolated static let summary = "an element is unknown, and becomes a plain view"

    func check(_ scene: LintedScene, _ report: inout Report) {
        for warning in scene.warnings where warning.kind == .unknownElement {
            report.add(warning.sentence, line: warning.line, column: warning.column)
        }
    }
}

extension DocumentProblem {
    /// The problem and its part of the document, without the line.
    var sentence: String { [place, message].compactMap { $0 }.joined(separator: ": ") }
}
