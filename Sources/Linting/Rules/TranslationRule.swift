import MaquetteDocuments

/// What is wrong with the files that a document's texts in other languages come from.
struct TranslationRule: Rule {
    nonisolated static let name = "translation"
    nonisolated static let summary =
        "a .strings file of the language looked at has a key twice, or a comment without an end"
    nonisolated static let needsNoLayout = true

    func check(_ scene: LintedScene, _ report: inout Report) {
        for warning in scene.document.warnings where warning.kind == .translation {
            report.add(warning.sentence, line: warning.line, column: warning.column, file: warning.file)
        }
    }
}
