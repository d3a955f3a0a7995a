import Foundation
import MaquetteLayout

/// What the constraints leave open, and which constraints affect a view.
extension LayoutEngine {
    var leavesSomethingOpen: Bool { !system.ambiguousUnknowns.isEmpty }

    func isAmbiguous(_ object: AnyObject) -> Bool {
        guard let item = existingItem(of: object) else { return false }
        for unknown in item.unknowns where system.isAmbiguous(unknown) { return true }
        return false
    }

    /// Whether place and size are open along an axis.
    func openness(of object: AnyObject, along axis: NSLayoutConstraint.Axis) -> (place: Bool, size: Bool) {
        guard let item = existingItem(of: object) else { return (false, false) }
        let (start, length) = item.unknowns(along: axis)
        return (system.isAmbiguous(start), system.isAmbiguous(length))
    }

    func constraintsAffecting(_ object: AnyObject, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let item = existingItem(of: object) else { return [] }
        let (start, length) = item.unknowns(along: axis)
        var tags: [Int] = []
        for tag in system.explain(start) + system.explain(length) where !tags.contains(tag) { tags.append(tag) }
        return tags.compactMap(constraint(for:))
    }

    /// Moves every open value of an item elsewhere, or lets it go back.
    func exercise(_ item: LayoutItem) {
        let roles = LayoutItem.Role.exercises
        if roles.contains(where: { item[$0] != nil }) {
            for role in roles { set(role, of: item, to: nil) }
            return
        }
        for (unknown, role) in zip(item.unknowns, roles) where system.isAmbiguous(unknown) {
            let elsewhere = LinearExpression.unknown(unknown) - .number(system[unknown] + 40)
            set(
                role, of: item,
                to: elsewhere.constrained(.equal, priority: LinearConstraint.leastDeciding, tag: 0, origin: .framework))
        }
    }
}

extension UIView {
    /// Whether the constraints of the tree leave anything open at all: they seldom do, and then no view need be asked.
    package var treeIsAmbiguous: Bool { engineForReading?.leavesSomethingOpen ?? false }

    var layoutIsAmbiguous: Bool { engineForReading?.isAmbiguous(self) ?? false }

    /// What the constraints leave open, along one axis.
    package func openness(along axis: NSLayoutConstraint.Axis) -> (place: Bool, size: Bool) {
        engineForReading?.openness(of: self, along: axis) ?? (false, false)
    }

    func explainLayout(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        engineForReading?.constraintsAffecting(self, along: axis) ?? []
    }

    func explainLayout(of guide: UILayoutGuide, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        engineForReading?.constraintsAffecting(guide, along: axis) ?? []
    }

    /// Moves between the layouts that the constraints allow, if there is more than one.
    func exerciseAmbiguity() {
        guard let engine = engineForReading, let item = engine.existingItem(of: self) else { return }
        engine.exercise(item)
        superview?.setNeedsLayout()
        setNeedsFrameComparison()
    }
}
