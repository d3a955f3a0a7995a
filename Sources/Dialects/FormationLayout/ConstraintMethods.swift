/// The value of a property like `topEqual`: called with a target or a view, it makes the constraints.
@preconcurrency @MainActor public struct PlaceMethod<Owner: Formation> {
    let formation: Owner
    let attributes: [NSLayoutConstraint.Attribute]
    let relation: NSLayoutConstraint.Relation

    @discardableResult
    public func callAsFunction(
        _ target: LayoutTarget, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Owner {
        formation.attributes(attributes, relatedBy: relation, target: target, priority: priority, handler: handler)
    }

    @discardableResult
    public func callAsFunction(
        _ view: UIView, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Owner { callAsFunction(view.sameAttribute, priority: priority, handler: handler) }
}

/// The value of a property like `width`, which also takes numbers.
@preconcurrency @MainActor public struct LengthMethod<Owner: Formation> {
    let formation: Owner
    let attributes: [NSLayoutConstraint.Attribute]
    let relation: NSLayoutConstraint.Relation

    private var place: PlaceMethod<Owner> {
        PlaceMethod(formation: formation, attributes: attributes, relation: relation)
    }

    @discardableResult
    public func callAsFunction(
        _ constant: CGFloat, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Owner {
        formation.attributes(attributes, relatedBy: relation, constant: constant, priority: priority, handler: handler)
    }

    @discardableResult
    public func callAsFunction(
        _ target: LayoutTarget, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Owner { place(target, priority: priority, handler: handler) }

    @discardableResult
    public func callAsFunction(
        _ view: UIView, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Owner { place(view, priority: priority, handler: handler) }
}

/// The value of `above` and the like: called with a view, or a view plus a distance.
@preconcurrency @MainActor public struct PositionMethod<Owner: Formation> {
    let formation: Owner
    let attribute: NSLayoutConstraint.Attribute
    let otherAttribute: NSLayoutConstraint.Attribute

    @discardableResult
    public func callAsFunction(
        _ target: LayoutTarget, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Owner {
        var target = target
        target.attribute = otherAttribute
        return formation.position(attribute, at: target, priority: priority, handler: handler)
    }

    @discardableResult
    public func callAsFunction(
        _ view: UIView, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Owner { callAsFunction(view.sameAttribute, priority: priority, handler: handler) }
}
