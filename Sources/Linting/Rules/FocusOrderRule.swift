import Maquette
import MaquetteAccessibility
import MaquetteExplaining

/// An order of stops that goes back and forth over the screen.
struct FocusOrderRule: Rule {
    nonisolated static let name = "focus-order"
    nonisolated static let summary = "VoiceOver goes back to an element that is further up"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: ["1.3.2 Meaningful Sequence, A", "2.4.3 Focus Order, A"],
            apple: ["accessibilityElements: the order in which a container's elements are read"],
            remedy: "put accessibilityElements into the order of reading, or leave it out")
    }

    func check(_ scene: LintedScene, _ report: inout Report) {
        let isRightToLeft = scene.shown.canvas.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for view in containers(in: scene.shown.canvas) {
            let named = (view.accessibilityElements ?? []).compactMap { $0 as? UIView }
            let frames = named.map { $0.convert($0.bounds, to: scene.shown.canvas) }
            for (index, (one, next)) in zip(frames, frames.dropFirst()).enumerated()
            where isBefore(next, one, isRightToLeft) {
                guard let element = scene.element(around: named[index + 1]) else { continue }
                let former = scene.element(around: named[index])?.naming ?? "what is below it"
                report.add("VoiceOver reads it after \(former), which is further down", about: element)
                break
            }
        }
    }

    private func containers(in root: UIView) -> [UIView] {
        var (found, waiting): ([UIView], [UIView]) = ([], [root])
        while let view = waiting.popLast() {
            if view.accessibilityElements != nil { found.append(view) }
            waiting += view.subviews.reversed()
        }
        return found
    }

    /// Wholly above, or in the same row and wholly before.
    private func isBefore(_ one: CGRect, _ other: CGRect, _ isRightToLeft: Bool) -> Bool {
        if one.maxY <= other.minY { return true }
        let sharesRow = min(one.maxY, other.maxY) - max(one.minY, other.minY) > min(one.height, other.height) / 2
        return sharesRow && (isRightToLeft ? one.minX >= other.maxX : one.maxX <= other.minX)
    }
}
