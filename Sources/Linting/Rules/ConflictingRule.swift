import Maquette

/// Required constraints that cannot hold together.
struct ConflictingRule: Rule {
    nonisolated static let name = "conflicting"
    nonisolated static let summary = "required constraints contradict each other"

    func check(_ scene: LintedScene, _ report: inout Report) {
        // Several constraints of a stack view may be broken for one reason.
        var told: Set<String> = []
        for broken in scene.shown.canvas.brokenConstraints where !isOnCanvasOnly(broken, scene) {
            let subject = scene.element(around: ConflictWords.subject(of: broken))
            let sentence = ConflictWords(broken, in: scene).sentence
            guard told.insert("\(subject?.naming ?? "") \(sentence)").inserted else { continue }
            report.add(sentence, about: subject)
        }
    }

    /// A conflict with a size of the canvas does not exist in the app.
    private func isOnCanvasOnly(_ broken: BrokenConstraint, _ scene: LintedScene) -> Bool {
        if broken.framedViews.contains(where: scene.isSizedByOthers) { return true }
        // A view with constraints on its own size is not a whole screen, however large it is.
        let root = scene.shown.view
        return broken.framedViews.contains { $0 === root }
            && ([broken.member] + broken.opponents).contains { member in
                member.origin == .constraint && member.constraint.firstItem === root
                    && member.constraint.secondItem == nil
            }
    }
}
