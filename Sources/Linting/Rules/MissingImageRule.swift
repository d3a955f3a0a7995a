import MaquetteDocuments

/// Images that a document names and nobody has.
struct MissingImageRule: Rule {
    nonisolated static let name = "missing-image"
    nonisolated static let summary = "an image that a JSON document names is not there"

    func check(_ scene: LintedScene, _ report: inout Report) {
        guard scene.isFirst else { return }
        for warning in scene.document.warnings where warning.kind == .missingImage {
            report.add(warning.sentence, line: warning.line, column: warning.column)
        }
    }
}
