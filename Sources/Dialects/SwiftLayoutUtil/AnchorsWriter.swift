/// Writes the constraints of a view as the shortest chains of anchors.
@MainActor struct AnchorsWriter {
    let tags: ViewTags
    let withSystemConstraints: Bool

    /// The lines of every view below a root that has constraints, wherever UIKit keeps them.
    func lines(below root: UIView) -> [ObjectIdentifier: [String]] {
        let sorted = constraints(below: root).sorted { order(of: $0).lexicographicallyPrecedes(order(of: $1)) }
        let views = sorted.compactMap { $0.firstItem as? UIView }
        let unique = Dictionary(views.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
        return unique.mapValues { view in lines(of: view, sorted.filter { $0.firstItem === view }) }
    }

    private func constraints(below view: UIView) -> [NSLayoutConstraint] {
        let own = withSystemConstraints ? view.constraints : view.constraints.filter { !isOfTheSystem($0) }
        return own + view.subviews.flatMap { constraints(below: $0) }
    }

    private func isOfTheSystem(_ constraint: NSLayoutConstraint) -> Bool {
        let description = constraint.debugDescription
        if constraint.identifier?.hasPrefix("UISV-") == true { return true }
        return !description.contains("NSLayoutConstraint") || description.contains("'UIViewSafeAreaLayoutGuide-")
    }

    private func order(of constraint: NSLayoutConstraint) -> [Double] {
        [
            Double(constraint.firstAttribute.rawValue), Double(constraint.secondAttribute.rawValue),
            Double(constraint.relation.rawValue), Double(constraint.constant), Double(constraint.multiplier),
            Double(constraint.priority.rawValue),
        ]
    }

    /// Equal constraints of several attributes share a line.
    private func lines(of view: UIView, _ constraints: [NSLayoutConstraint]) -> [String] {
        var groups: [[NSLayoutConstraint]] = []
        for constraint in constraints {
            if let index = groups.firstIndex(where: { canJoin(constraint, $0[0]) }) {
                groups[index].append(constraint)
            } else {
                groups.append([constraint])
            }
        }
        return groups.map { line(of: view, $0) }
    }

    private func canJoin(_ one: NSLayoutConstraint, _ other: NSLayoutConstraint) -> Bool {
        keepsItsAttribute(one) && keepsItsAttribute(other) && one.secondItem === other.secondItem
            && one.firstAttribute.kind == other.firstAttribute.kind && one.relation == other.relation
            && one.constant == other.constant && one.multiplier == other.multiplier
    }

    private func keepsItsAttribute(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.secondItem == nil || constraint.firstAttribute == constraint.secondAttribute
    }

    private func line(of view: UIView, _ group: [NSLayoutConstraint]) -> String {
        let constraint = group[0]
        var line = "Anchors." + group.map(\.firstAttribute.description).joined(separator: ".")
        let relation = relation(of: constraint, on: view)
        if !relation.isEmpty { line += "." + relation }
        if constraint.multiplier != 1 { line += ".multiplier(\(constraint.multiplier.description))" }
        return line
    }

    private func relation(of constraint: NSLayoutConstraint, on view: UIView) -> String {
        let isLength = constraint.firstAttribute.kind == .length
        let movesOn = !keepsItsAttribute(constraint)
        let isSuper = constraint.secondItem != nil && constraint.secondItem === view.superview && !(isLength && movesOn)
        if isSuper, constraint.relation == .equal, !isLength, !movesOn, constraint.constant == 0,
            constraint.multiplier == 1
        {
            return ""
        }
        var arguments: [String] = []
        if constraint.secondItem != nil, !isSuper { arguments.append(tags.tag(ofItem: constraint.secondItem)) }
        if movesOn { arguments.append("attribute: .\(constraint.secondAttribute)") }
        if constraint.constant != 0 || constraint.secondItem == nil {
            arguments.append("constant: \(constraint.constant.description)")
        }
        return "\(constraint.relation)To\(isSuper ? "Super" : "")(" + arguments.joined(separator: ", ") + ")"
    }
}
