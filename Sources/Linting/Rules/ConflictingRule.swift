import Maquette

/// Required constraints that cannot hold together.
struct ConflictingRule: Rule {
    nonisolated static let name = "conflicting"
    nonisolated static let summary = "required constraints contradict each other"

    func check(_ scene: LintedScene, _ report: inout Report) {
        for problem in scene.shown.problems {
            guard case .conflict = problem.kind else { continue }
            report.add(problem.explanation, about: scene.element(around: problem.view))
        }
    }
}
