import Maquette
import MaquetteExplaining

/// Views whose recorded frame is not that of the constraints.
struct MisplacedRule: Rule {
    nonisolated static let name = "misplaced"
    nonisolated static let summary = "the frame in the document differs from the one that the constraints give"
    nonisolated static var options: [RuleOption<Self>] { [.points("tolerance", \.tolerance)] }

    nonisolated var tolerance = 1.0

    func check(_ scene: LintedScene, _ report: inout Report) {
        guard scene.isAsDrawn else { return }
        let misplaced = RecordedLayout(scene, tolerance: tolerance).misplacedViews(below: scene.shown.view)
        for element in scene.visibleElements where misplaced.contains(ObjectIdentifier(element.view)) {
            guard let stored = element.built.storedFrame, isPlacedByConstraints(element.view) else { continue }
            let frame = element.view.frame
            guard distance(stored, frame) > tolerance else { continue }
            report.add("the document has it at \(words(stored)), its constraints at \(words(frame))", about: element)
        }
    }

    private func isPlacedByConstraints(_ view: UIView) -> Bool {
        view.superview != nil && !view.translatesAutoresizingMaskIntoConstraints
    }

    private func distance(_ one: CGRect, _ other: CGRect) -> Double {
        let distances = [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ]
        return distances.map { Double(abs($0)) }.max() ?? 0
    }

    private func words(_ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { $0.shortened }
        return "\(numbers[0]), \(numbers[1]) with \(numbers[2]) x \(numbers[3])"
    }
}
