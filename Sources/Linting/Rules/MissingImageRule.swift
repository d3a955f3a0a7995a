import MaquetteDocuments

struct MissingImageRule: Rule {
    nonisolated static let name = "missing-image"
    nonisolated static let summary =
        "an image of a JSON document is missing, or one of the project is damaged"
    nonisolated static let needsNoLayout = true

    func check(_ scene: LintedScene, _ report: inout Report) {
        let whole = scene.isFirst ? scene.document.warnings : []
        for warning in whole + scene.warnings where warning.kind == .missingImage {
            report.add(warning.sentence, line: warning.line, column: warning.column, file: warning.file)
        }
    }
}
