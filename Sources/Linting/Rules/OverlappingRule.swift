import Maquette
import MaquetteExplaining

/// Siblings whose texts or controls overlap.
///
/// A sibling wholly within the other is taken for a layer, which is intended.
struct OverlappingRule: Rule {
    nonisolated static let name = "overlapping"
    nonisolated static let summary = "texts or controls of sibling views overlap"
    nonisolated static var options: [RuleOption<Self>] { [.points("tolerance", \.tolerance)] }

    nonisolated var tolerance = 2.0
    /// What may overlap others all the same.
    nonisolated var ignores: @MainActor (LintedElement) -> Bool = { _ in false }

    func check(_ scene: LintedScene, _ report: inout Report) {
        for siblings in Branches(scene).inOrder where siblings.count > 1 {
            let map = RectangleMap(siblings.map(\.bounds))
            for (number, branch) in siblings.enumerated() {
                // One finding for each is enough: after a fix the next one shows.
                let later = map.neighbours(of: number).filter { $0 > number }
                let found = later.lazy.compactMap { collision(branch, siblings[$0]) }.first
                guard let (one, other) = found, !isForLackOfHeight(one, other, in: scene),
                    !one.element.isAdrift, !other.element.isAdrift
                else { continue }
                let shared = one.rect.intersection(other.cover)
                report.add(
                    "it overlaps \(other.element.naming) by \(shared.width.shortened) x \(shared.height.shortened)",
                    about: one.element)
            }
        }
    }

    /// The second is in front.
    private func collision(_ one: Branch, _ other: Branch) -> (Branch.Content, Branch.Content)? {
        guard overlap(one.bounds, other.bounds), !one.isLayer(over: other), !other.isLayer(over: one) else {
            return nil
        }
        let shared = one.bounds.intersection(other.bounds)
        let ours = one.content.filter { $0.rect.intersects(shared) && !ignores($0.element) }
        let theirs = other.content.filter { $0.cover.intersects(shared) && !ignores($0.element) }
        let map = RectangleMap(theirs.map(\.cover))
        for first in ours {
            for second in map.numbers(touching: first.rect).map({ theirs[$0] })
            where collide(first.rect, second.cover) && disturb(first.element, second.element) {
                return (first, second)
            }
        }
        return nil
    }

    /// An invisible button does not cover a text.
    private func disturb(_ one: LintedElement, _ other: LintedElement) -> Bool {
        !(one.isInvisibleButton && !other.isForFingers || other.isInvisibleButton && !one.isForFingers)
    }

    /// Cells that the canvas makes lower than their constraints are higher in an app.
    private func isForLackOfHeight(_ one: Branch.Content, _ other: Branch.Content, in scene: LintedScene) -> Bool {
        guard let piece = scene.pieceSizedByOthers(around: one.element.view),
            piece === scene.pieceSizedByOthers(around: other.element.view)
        else { return false }
        let wanted = piece.systemLayoutSizeFitting(
            CGSize(width: piece.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return wanted.height > piece.bounds.height + 0.5
    }

    /// A small view on a large one is intended.
    private func collide(_ one: CGRect, _ other: CGRect) -> Bool {
        overlap(one, other) && !one.contains(other) && !other.contains(one)
    }

    private func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
        let shared = one.intersection(other)
        return !shared.isNull && Double(shared.width) > tolerance && Double(shared.height) > tolerance
    }
}

extension LintedElement {
    /// Whether the element's position is ambiguous: then an overlap says nothing, and the rule `ambiguous` reports it.
    @MainActor fileprivate var isAdrift: Bool {
        guard view.hasAmbiguousLayout else { return false }
        return [NSLayoutConstraint.Axis.horizontal, .vertical].contains { view.openness(along: $0).place }
    }
}
