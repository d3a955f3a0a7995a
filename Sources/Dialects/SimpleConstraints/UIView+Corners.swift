extension UIView {
    /// Pins a corner and sets the size.
    public func edgesAndSize(
        _ subView: UIView, top: SimpleConstraints.ConstraintYAnchor?, left: SimpleConstraints.ConstraintXAnchor?,
        height: CGFloat, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.top(top)
        held.left(left)
        held.height(height)
        held.width(width)
    }

    public func edgesAndSize(
        _ subView: UIView, top: SimpleConstraints.ConstraintYAnchor?, right: SimpleConstraints.ConstraintXAnchor?,
        height: CGFloat, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.top(top)
        held.right(right)
        held.height(height)
        held.width(width)
    }

    public func edgesAndSize(
        _ subView: UIView, bottom: SimpleConstraints.ConstraintYAnchor?, left: SimpleConstraints.ConstraintXAnchor?,
        height: CGFloat, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.bottom(bottom)
        held.left(left)
        held.height(height)
        held.width(width)
    }

    public func edgesAndSize(
        _ subView: UIView, bottom: SimpleConstraints.ConstraintYAnchor?, right: SimpleConstraints.ConstraintXAnchor?,
        height: CGFloat, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.bottom(bottom)
        held.right(right)
        held.height(height)
        held.width(width)
    }
}
