/// The constraints of several views, one formation for each. What is said of the group is said of every member.
@preconcurrency @MainActor public final class GroupFormation: Formation {
    private let members: [ViewFormation]
    public var installSizeClasses: Set<SizeClass> = []
    public var exceptSizeClasses: Set<SizeClass> = []
    public var active = false {
        didSet {
            for member in members { member.active = active }
        }
    }

    init(views: [UIView]) {
        guard views.count > 1 else { fatalError("Group Formation need more than one view") }
        members = views.map { ViewFormation(view: $0) }
    }

    public subscript(index: Int) -> ViewFormation { members[index] }
    public var count: Int { members.count }
    public var firstView: UIView { members[0].view }
    public var lastView: UIView { members[members.count - 1].view }

    @discardableResult
    public func attributes(
        _ attributes: [NSLayoutConstraint.Attribute], relatedBy relation: NSLayoutConstraint.Relation,
        target: LayoutTarget, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        for member in members {
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
        for member in members {
            member.attributes(attributes, relatedBy: relation, constant: constant, priority: priority, handler: handler)
        }
        return self
    }

    @discardableResult
    public func position(
        _ attribute: NSLayoutConstraint.Attribute, at target: LayoutTarget,
        priority: UILayoutPriority = UILayoutPriorityRequired, handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        for member in members { member.position(attribute, at: target, priority: priority, handler: handler) }
        return self
    }
}
