import MaquetteDocuments

/// Errors in the files with a document's translations.
struct TranslationRule: Rule {
    nonisolated static let name = "translation"
    nonisolated static let summary =
        "a .strings file of the chosen language has a duplicate key, or a comment without an end"
    nonisolated static let needsNoLayout = true

    func check(_ scene: LintedScene, _ report: inout Report) {
        for warning in scene.document.warnings where warning.kind == .translation {
            report.add(warning.sentence, line: warning.line, column: warning.column, file: warning.file)
        }
    }
}
