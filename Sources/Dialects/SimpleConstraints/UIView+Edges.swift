extension UIView {
    /// Pins all four edges.
    public func edges(
        _ subView: UIView, top: SimpleConstraints.ConstraintYAnchor?, bottom: SimpleConstraints.ConstraintYAnchor?,
        left: SimpleConstraints.ConstraintXAnchor?, right: SimpleConstraints.ConstraintXAnchor?,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.top(top)
        held.left(left)
        held.right(right)
        held.bottom(bottom)
    }

    /// Pins three edges and sets a length.
    public func edgesAndHeight(
        _ subView: UIView, top: SimpleConstraints.ConstraintYAnchor?, left: SimpleConstraints.ConstraintXAnchor?,
        right: SimpleConstraints.ConstraintXAnchor?, height: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.top(top)
        held.left(left)
        held.right(right)
        held.height(height)
    }

    public func edgesAndHeight(
        _ subView: UIView, bottom: SimpleConstraints.ConstraintYAnchor?, left: SimpleConstraints.ConstraintXAnchor?,
        right: SimpleConstraints.ConstraintXAnchor?, height: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.bottom(bottom)
        held.left(left)
        held.right(right)
        held.height(height)
    }

    public func edgesAndWidth(
        _ subView: UIView, top: SimpleConstraints.ConstraintYAnchor?, bottom: SimpleConstraints.ConstraintYAnchor?,
        left: SimpleConstraints.ConstraintXAnchor?, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.top(top)
        held.bottom(bottom)
        held.left(left)
        held.width(width)
    }

    public func edgesAndWidth(
        _ subView: UIView, top: SimpleConstraints.ConstraintYAnchor?, bottom: SimpleConstraints.ConstraintYAnchor?,
        right: SimpleConstraints.ConstraintXAnchor?, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.top(top)
        held.bottom(bottom)
        held.right(right)
        held.width(width)
    }
}
