import Maquette

/// Views whose place or size the constraints leave open.
struct AmbiguousRule: Rule {
    nonisolated static let name = "ambiguous"
    nonisolated static let summary = "constraints leave the place or the size of a view open"

    /// Without the sizes that Interface Builder assumes for its canvas: an app does not have them.
    func check(_ scene: LintedScene, _ report: inout Report) {
        NSLayoutConstraint.deactivate(scene.assumptions)
        scene.shown.canvas.layoutIfNeeded()
        for element in scene.visibleElements where element.view.hasAmbiguousLayout {
            report.add("the constraints leave its place or size open", about: element)
        }
    }
}
