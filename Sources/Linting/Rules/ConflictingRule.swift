import Maquette

/// Required constraints that cannot hold together.
struct ConflictingRule: Rule {
    nonisolated static let name = "conflicting"
    nonisolated static let summary = "required constraints contradict each other"

    func check(_ scene: LintedScene, _ report: inout Report) {
        for problem in scene.shown.conflicts {
            // That a size is in the way which only the canvas has says nothing about the app.
            if problem.framedViews.contains(where: scene.isSizedByOthers) { continue }
            report.add(problem.explanation, about: scene.element(around: problem.view))
        }
    }
}
