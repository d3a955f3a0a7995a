import Maquette

/// Required constraints that cannot hold together.
struct ConflictingRule: Rule {
    nonisolated static let name = "conflicting"
    nonisolated static let summary = "required constraints contradict each other"

    func check(_ scene: LintedScene, _ report: inout Report) {
        for problem in scene.shown.problems {
            guard case .conflict = problem.kind, !problem.framedViews.contains(where: { isSizedByOthers($0, in: scene) })
            else { continue }
            report.add(problem.explanation, about: scene.element(around: problem.view))
        }
    }

    /// How large a cell or a view of its own is in the app, the document does not know: that its recorded size is in
    /// the way says nothing.
    private func isSizedByOthers(_ view: UIView, in scene: LintedScene) -> Bool {
        guard let element = scene.element(of: view) else { return false }
        if element.built.kind.contains("Cell") { return true }
        return view === scene.shown.view && !scene.isScreen
    }
}
