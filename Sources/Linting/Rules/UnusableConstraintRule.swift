import MaquetteDocuments

/// Constraints that cannot be created: their views are missing, or their attributes are incompatible.
struct UnusableConstraintRule: Rule {
    nonisolated static let name = "unusable-constraint"
    nonisolated static let summary =
        "a constraint refers to a missing view, or relates incompatible attributes"

    func check(_ scene: LintedScene, _ report: inout Report) {
        for warning in scene.warnings where warning.kind == .unusableConstraint {
            report.add(warning.sentence, line: warning.line, column: warning.column)
        }
    }
}
