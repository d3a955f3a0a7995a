import Maquette

/// Views whose position or size the constraints leave open.
struct AmbiguousRule: Rule {
    nonisolated static let name = "ambiguous"
    nonisolated static let summary = "the position or size of a view is ambiguous"

    func check(_ scene: LintedScene, _ report: inout Report) {
        for open in scene.shown.openViews() {
            guard let element = scene.element(of: open.element.view), let last = open.parts.last else { continue }
            let words = open.parts.count < 2 ? last : open.parts.dropLast().joined(separator: ", ") + " and " + last
            report.add("its \(words) \(open.parts.count == 1 ? "is" : "are") ambiguous", about: element)
        }
    }
}
