import Maquette
import MaquetteExplaining

/// Texts and controls beyond the edge of the screen.
struct OffScreenRule: Rule {
    nonisolated static let name = "off-screen"
    nonisolated static let summary = "a text or a control extends beyond the edge of the screen"
    nonisolated static var options: [RuleOption<Self>] { [.points("tolerance", \.tolerance)] }

    nonisolated var tolerance = 1.0

    func check(_ scene: LintedScene, _ report: inout Report) {
        guard scene.isScreen else { return }
        let screen = scene.shown.canvas.bounds.insetBy(dx: -tolerance, dy: -tolerance)
        for element in scene.visibleElements {
            guard !element.isInScrolledContent, element.view !== scene.shown.view, let content = element.content,
                !screen.contains(content)
            else { continue }
            report.add(words(content, in: scene.shown.canvas.bounds), about: element)
        }
    }

    private func words(_ content: CGRect, in screen: CGRect) -> String {
        guard content.intersects(screen) else { return "it is beyond the edge of the screen" }
        let sides = [
            ("left", screen.minX - content.minX), ("right", content.maxX - screen.maxX),
            ("top", screen.minY - content.minY), ("bottom", content.maxY - screen.maxY),
        ]
        let beyond = sides.filter { $0.1 > tolerance }.map { "\($0.1.shortened) pt beyond the \($0.0) edge" }
        return "it extends \(beyond.joined(separator: " and "))"
    }
}
