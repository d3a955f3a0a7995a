import MaquetteDocuments

/// Constraints that cannot be made: their views are gone, or their attributes do not go together.
struct UnusableConstraintRule: Rule {
    nonisolated static let name = "unusable-constraint"
    nonisolated static let summary =
        "a constraint refers to a view that is not there, or relates what cannot be related"

    func check(_ scene: LintedScene, _ report: inout Report) {
        for warning in scene.warnings where warning.kind == .unusableConstraint {
            report.add(warning.sentence, line: warning.line, column: warning.column)
        }
    }
}
