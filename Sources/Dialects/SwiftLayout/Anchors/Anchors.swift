/// Constraints of a view that is not known yet.
@preconcurrency @MainActor public final class Anchors {
    public private(set) var constraints: [AnchorsConstraintProperty]

    public init(_ constraints: [AnchorsConstraintProperty] = []) { self.constraints = constraints }

    /// Sets the multiplier of all constraints here.
    @discardableResult
    public func multiplier(_ multiplier: CGFloat) -> Self {
        for index in constraints.indices { constraints[index].multiplier = multiplier }
        return self
    }

    /// Sets the priority of all constraints here.
    @discardableResult
    public func priority(_ priority: UILayoutPriority) -> Self {
        for index in constraints.indices { constraints[index].priority = priority }
        return self
    }
}

/// One constraint of a view that is not known yet.
@preconcurrency @MainActor public struct AnchorsConstraintProperty {
    public let attribute: NSLayoutConstraint.Attribute
    public let relation: NSLayoutConstraint.Relation
    public let toItem: AnchorsItem
    /// The first attribute by default.
    public let toAttribute: NSLayoutConstraint.Attribute?
    public let constant: CGFloat
    public internal(set) var multiplier: CGFloat = 1
    public internal(set) var priority: UILayoutPriority = .required

    /// Whether the attribute is about a length.
    public var isDimension: Bool { attribute == .width || attribute == .height }
}

extension Anchors {
    /// The constraints of a view. Unknown identifiers refer to the superview.
    func constraints(
        item: NSObject, toItem superview: NSObject?, viewDic views: [String: UIView] = [:]
    ) -> [NSLayoutConstraint] {
        constraints.map { property in
            let other: NSObject? =
                switch property.toItem {
                case .object(let object): object
                case .identifier(let identifier): views[identifier] ?? superview
                case .transparent: superview
                case .deny: nil
                }
            let constraint = NSLayoutConstraint(
                item: item, attribute: property.attribute, relatedBy: property.relation, toItem: other,
                attribute: other == nil ? .notAnAttribute : property.toAttribute ?? property.attribute,
                multiplier: property.multiplier, constant: property.constant)
            constraint.priority = property.priority
            return constraint
        }
    }
}
