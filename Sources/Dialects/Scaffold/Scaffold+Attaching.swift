extension Scaffold {
    /// Relates a horizontal anchor of the current view to one of another: by default the same one of the superview.
    @discardableResult
    public func attach(
        _ axis: HorizontalAxis, to view: UIView? = nil, on otherAxis: HorizontalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, offset constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        let other = (otherAxis ?? axis).anchor(of: view ?? currentSuperview)
        let constraint = axis.anchor(of: currentView).constraint(relatedBy, other, constant: constant)
        return collect(constraint, priority, identifier)
    }

    /// Relates a vertical anchor of the current view to one of another: by default the same one of the superview.
    @discardableResult
    public func attach(
        _ axis: VerticalAxis, to view: UIView? = nil, on otherAxis: VerticalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, offset constant: CGFloat = .zero,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        let other = (otherAxis ?? axis).anchor(of: view ?? currentSuperview)
        let constraint = axis.anchor(of: currentView).constraint(relatedBy, other, constant: constant)
        return collect(constraint, priority, identifier)
    }

    /// Keeps the system spacing below another view.
    ///
    /// The multiplier needs its label: without it, attaching means a distance of zero on both axes.
    @discardableResult
    public func attach(
        _ axis: VerticalAxis, to view: UIView, on otherAxis: VerticalAxis? = nil,
        relatedBy: NSLayoutConstraint.Relation = .equal, systemSpacingMultiplier multiplier: CGFloat,
        priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        let other = (otherAxis ?? axis).anchor(of: view)
        let constraint = axis.anchor(of: currentView)
            .constraint(relatedBy, systemSpacingBelow: other, multiplier: multiplier)
        return collect(constraint, priority, identifier)
    }

    /// Pins all four edges, `offset` inside those of another view.
    ///
    /// `rtl` takes the leading and trailing edges, which change sides with the direction of the interface.
    @discardableResult
    public func attach(
        _ layoutGuide: LayoutGuide = .view, to view: UIView, layoutGuide otherLayoutGuide: LayoutGuide? = nil,
        offset: CGFloat = .zero, rtl: Bool = false, priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        let other = otherLayoutGuide ?? layoutGuide
        top(layoutGuide, to: view, on: .top(other), offset: offset, priority: priority, identifier: identifier)
        bottom(layoutGuide, to: view, on: .bottom(other), offset: -offset, priority: priority, identifier: identifier)
        if rtl {
            leading(
                layoutGuide, to: view, on: .leading(other), offset: offset, priority: priority, identifier: identifier)
            trailing(
                layoutGuide, to: view, on: .trailing(other), offset: -offset, priority: priority,
                identifier: identifier)
        } else {
            left(layoutGuide, to: view, on: .left(other), offset: offset, priority: priority, identifier: identifier)
            right(layoutGuide, to: view, on: .right(other), offset: -offset, priority: priority, identifier: identifier)
        }
        return self
    }

    /// Centres on both axes, with the same distance added to each.
    @discardableResult
    public func center(
        _ layoutGuide: LayoutGuide = .view, in view: UIView? = nil, layoutGuide otherLayoutGuide: LayoutGuide? = nil,
        offset: CGFloat = .zero, priority: UILayoutPriority? = nil, identifier: String? = nil
    ) -> Scaffold {
        let other = otherLayoutGuide ?? layoutGuide
        centerX(layoutGuide, to: view, on: .centerX(other), offset: offset, priority: priority, identifier: identifier)
        centerY(layoutGuide, to: view, on: .centerY(other), offset: offset, priority: priority, identifier: identifier)
        return self
    }
}
