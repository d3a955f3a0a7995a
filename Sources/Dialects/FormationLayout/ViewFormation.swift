/// The constraints of one view.
@preconcurrency @MainActor public final class ViewFormation: Formation {
    public let view: UIView
    public private(set) var constraints: [NSLayoutConstraint] = []
    public var installSizeClasses: Set<SizeClass> = []
    public var exceptSizeClasses: Set<SizeClass> = []
    public var active = false {
        didSet {
            if active {
                NSLayoutConstraint.activate(constraints)
            } else {
                NSLayoutConstraint.deactivate(constraints)
            }
        }
    }

    public init(view: UIView) {
        self.view = view
        view.translatesAutoresizingMaskIntoConstraints = false
    }

    /// Adds a constraint, after calling the handler.
    public func addConstraint(
        _ constraint: NSLayoutConstraint, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) {
        constraint.priority = priority
        handler?(constraint)
        constraints.append(constraint)
    }
}

extension ViewFormation {
    @discardableResult
    public func attributes(
        _ attributes: [NSLayoutConstraint.Attribute], relatedBy relation: NSLayoutConstraint.Relation,
        target: LayoutTarget, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        for attribute in attributes {
            let other = target.attribute == .notAnAttribute ? attribute : target.attribute
            if target.view === view, other == attribute { continue }
            addConstraint(
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: relation, toItem: target.view, attribute: other,
                    multiplier: target.multiplier, constant: target.constant),
                priority: priority, handler: handler)
        }
        return self
    }

    @discardableResult
    public func attributes(
        _ attributes: [NSLayoutConstraint.Attribute], relatedBy relation: NSLayoutConstraint.Relation,
        constant: CGFloat, priority: UILayoutPriority = UILayoutPriorityRequired,
        handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        for attribute in attributes {
            addConstraint(
                NSLayoutConstraint(
                    item: view, attribute: attribute, relatedBy: relation, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: constant),
                priority: priority, handler: handler)
        }
        return self
    }

    @discardableResult
    public func position(
        _ attribute: NSLayoutConstraint.Attribute, at target: LayoutTarget,
        priority: UILayoutPriority = UILayoutPriorityRequired, handler: ((NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        guard target.view !== view else { return self }
        return attributes([attribute], relatedBy: .equal, target: target, priority: priority, handler: handler)
    }
}
