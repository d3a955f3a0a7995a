/// The constraints of several views, one formation for each. A call on the group applies to every member.
@preconcurrency @MainActor public final class GroupFormation: Formation {
    let viewFormations: [ViewFormation]
    public var installSizeClasses: Set<SizeClass> = []
    public var exceptSizeClasses: Set<SizeClass> = []
    public var active = false {
        didSet {
            for member in viewFormations { member.active = active }
        }
    }

    init(views: [UIView]) {
        guard views.count > 1 else { fatalError("Group Formation need more than one view") }
        viewFormations = views.map { ViewFormation(view: $0) }
    }

    public subscript(index: Int) -> ViewFormation { viewFormations[index] }
    public var count: Int { viewFormations.count }
    public var firstView: UIView { viewFormations[0].view }
    public var lastView: UIView { viewFormations[viewFormations.count - 1].view }

    @discardableResult
    public func attributes(
        _ attributes: [NSLayoutConstraint.Attribute], relatedBy relation: NSLayoutConstraint.Relation,
        target: LayoutTarget, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        for member in viewFormations {
            member.attributes(attributes, relatedBy: relation, target: target, priority: priority, handler: handler)
        }
        return self
    }

    @discardableResult
    public func attributes(
        _ attributes: [NSLayoutConstraint.Attribute], relatedBy relation: NSLayoutConstraint.Relation,
        constant: CGFloat, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        for member in viewFormations {
            member.attributes(attributes, relatedBy: relation, constant: constant, priority: priority, handler: handler)
        }
        return self
    }

    @discardableResult
    public func position(
        _ attribute: NSLayoutConstraint.Attribute, at target: LayoutTarget,
        priority: UILayoutPriority = UILayoutPriorityRequired, handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        for member in viewFormations { member.position(attribute, at: target, priority: priority, handler: handler) }
        return self
    }
}
