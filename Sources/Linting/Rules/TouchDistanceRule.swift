import Maquette
import MaquetteExplaining

/// Small targets that are too near each other.
struct TouchDistanceRule: Rule {
    nonisolated static let name = "touch-distance"
    nonisolated static let summary = "a target of less than 24 points is too near another one"
    nonisolated static let isAboutAccessibility = true
    nonisolated static var options: [RuleOption<Self>] { [.points("minimum", \.minimum)] }
    nonisolated static var grounds: RuleGrounds? {
        RuleGrounds(
            wcag: [
                "2.5.8 Target Size (Minimum), AA: 24 by 24, or a circle of 24 around the middle that meets no other"
                    + " target"
            ],
            apple: ["Human Interface Guidelines, Accessibility: 44 by 44 points, and space between controls"],
            remedy: "make it larger, or move it away from its neighbour")
    }

    nonisolated var minimum = 24.0

    func check(_ scene: LintedScene, _ report: inout Report) {
        let targets = scene.visibleElements.filter {
            $0.isTappable && !$0.isInBar && $0.frame.width > 0 && $0.frame.height > 0
        }
        let circles = targets.map { target in
            CGRect(
                x: target.frame.midX - minimum / 2, y: target.frame.midY - minimum / 2, width: minimum,
                height: minimum)
        }
        let map = RectangleMap(zip(targets, circles).map { $0.frame.union($1) })
        for (number, target) in targets.enumerated() where isSmall(target) {
            let near = map.neighbours(of: number).first { other in
                let neighbour = targets[other]
                guard !neighbour.view.isDescendant(of: target.view), !target.view.isDescendant(of: neighbour.view)
                else { return false }
                if isNear(circles[number], neighbour.frame) { return true }
                return isSmall(neighbour) && distance(circles[number], circles[other]) < minimum - 0.5
            }
            guard let near else { continue }
            let size = target.frame.size
            report.add(
                "\(size.width.shortened) x \(size.height.shortened), and \(targets[near].naming) is less than "
                    + "\(CGFloat(minimum).shortened) points away", about: target)
        }
    }

    private func isSmall(_ element: LintedElement) -> Bool {
        min(element.frame.width, element.frame.height) < minimum - 0.5
    }

    /// Whether the circle in a square meets a rectangle.
    private func isNear(_ square: CGRect, _ frame: CGRect) -> Bool {
        let x = max(frame.minX, min(square.midX, frame.maxX)) - square.midX
        let y = max(frame.minY, min(square.midY, frame.maxY)) - square.midY
        return x * x + y * y < (minimum / 2 - 0.25) * (minimum / 2 - 0.25)
    }

    private func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
        let (x, y) = (one.midX - other.midX, one.midY - other.midY)
        return (x * x + y * y).squareRoot()
    }
}
