extension Scaffold {
    /// Relates a length of the current view to one of another view, or to another one of its own.
    @discardableResult
    public func set(
        _ dimension: Scaffold.Dimension, to view: UIView? = nil, on otherDimension: Scaffold.Dimension? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1.0, value constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        let other = (otherDimension ?? dimension).anchor(of: view ?? currentView)
        let constraint = dimension.anchor(of: currentView)
            .constraint(relatedBy, other, multiplier: multiplier, constant: constant)
        return collect(constraint, priority, identifier)
    }

    /// Relates a length of the current view to a number.
    @discardableResult
    public func set(
        _ dimension: Scaffold.Dimension, _ constant: CGFloat, _ relatedBy: NSLayoutConstraint.Relation = .equal,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        collect(dimension.anchor(of: currentView).constraint(relatedBy, constant: constant), priority, identifier)
    }
}

extension Scaffold {
    @discardableResult
    public func width(
        _ layoutGuide: LayoutGuide, to view: UIView, on otherDimension: Scaffold.Dimension? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1.0, value constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        set(
            .width(layoutGuide), to: view, on: otherDimension, relatedBy: relatedBy, multiplier: multiplier,
            value: constant, priority: priority, identifier: identifier)
    }

    @discardableResult
    public func width(
        _ layoutGuide: LayoutGuide, _ constant: CGFloat, _ relatedBy: NSLayoutConstraint.Relation = .equal,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold { set(.width(layoutGuide), constant, relatedBy, priority: priority, identifier: identifier) }

    @discardableResult
    public func width(
        _ constant: CGFloat, _ relatedBy: NSLayoutConstraint.Relation = .equal, priority: UILayoutPriority? = nil,
        identifier: String? = nil
    ) -> Scaffold { set(.width(), constant, relatedBy, priority: priority, identifier: identifier) }

    @discardableResult
    public func height(
        _ layoutGuide: LayoutGuide, to view: UIView, on otherDimension: Scaffold.Dimension? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, multiplier: CGFloat = 1.0, value constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        set(
            .height(layoutGuide), to: view, on: otherDimension, relatedBy: relatedBy, multiplier: multiplier,
            value: constant, priority: priority, identifier: identifier)
    }

    @discardableResult
    public func height(
        _ layoutGuide: LayoutGuide, _ constant: CGFloat, _ relatedBy: NSLayoutConstraint.Relation = .equal,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold { set(.height(layoutGuide), constant, relatedBy, priority: priority, identifier: identifier) }

    @discardableResult
    public func height(
        _ constant: CGFloat, _ relatedBy: NSLayoutConstraint.Relation = .equal, priority: UILayoutPriority? = nil,
        identifier: String? = nil
    ) -> Scaffold { set(.height(), constant, relatedBy, priority: priority, identifier: identifier) }
}

extension Scaffold {
    @discardableResult
    public func size(
        _ layoutGuide: LayoutGuide = .view, width: CGFloat, height: CGFloat,
        _ relatedBy: NSLayoutConstraint.Relation = .equal, priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        self.width(layoutGuide, width, relatedBy, priority: priority, identifier: identifier)
        return self.height(layoutGuide, height, relatedBy, priority: priority, identifier: identifier)
    }

    /// Makes a square.
    @discardableResult
    public func size(
        _ value: CGFloat, _ relatedBy: NSLayoutConstraint.Relation = .equal, priority: UILayoutPriority? = nil,
        identifier: String? = nil
    ) -> Scaffold { size(width: value, height: value, relatedBy, priority: priority, identifier: identifier) }
}
