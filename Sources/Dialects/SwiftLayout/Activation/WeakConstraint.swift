/// A constraint that its view retains, equal to any other with the same values.
struct WeakConstraint: Hashable {
    private struct Content: Hashable {
        let firstItem: ObjectIdentifier?
        let firstAttribute: NSLayoutConstraint.Attribute
        let secondItem: ObjectIdentifier?
        let secondAttribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let constant: CGFloat
        let multiplier: CGFloat
        let priority: UILayoutPriority
    }

    private let content: Content
    private(set) weak var constraint: NSLayoutConstraint?

    @MainActor init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        content = Content(
            firstItem: constraint.firstItem.map { ObjectIdentifier($0) }, firstAttribute: constraint.firstAttribute,
            secondItem: constraint.secondItem.map { ObjectIdentifier($0) },
            secondAttribute: constraint.secondAttribute, relation: constraint.relation,
            constant: constraint.constant, multiplier: constraint.multiplier, priority: constraint.priority)
    }

    static func == (one: WeakConstraint, other: WeakConstraint) -> Bool { one.content == other.content }
    func hash(into hasher: inout Hasher) { hasher.combine(content) }
}

extension Set<WeakConstraint> {
    @MainActor init(ofWeakConstraintsFrom constraints: [NSLayoutConstraint]) {
        self = Set(constraints.map { WeakConstraint($0) })
    }
}
