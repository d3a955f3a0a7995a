extension UIView {
    /// Between left and right the ratio gives the height: height = width · ratio.
    public func edgesAndRatio(
        _ subView: UIView, top: SimpleConstraints.ConstraintYAnchor?, left: SimpleConstraints.ConstraintXAnchor?,
        right: SimpleConstraints.ConstraintXAnchor?, aspectRatio: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.top(top)
        held.left(left)
        held.right(right)
        held.height(timesWidth: aspectRatio)
    }

    public func edgesAndRatio(
        _ subView: UIView, left: SimpleConstraints.ConstraintXAnchor?, bottom: SimpleConstraints.ConstraintYAnchor?,
        right: SimpleConstraints.ConstraintXAnchor?, aspectRatio: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.bottom(bottom)
        held.left(left)
        held.right(right)
        held.height(timesWidth: aspectRatio)
    }

    /// Between top and bottom the ratio gives the width: width = height · ratio.
    public func edgesAndRatio(
        _ subView: UIView, top: SimpleConstraints.ConstraintYAnchor?, left: SimpleConstraints.ConstraintXAnchor?,
        bottom: SimpleConstraints.ConstraintYAnchor?, aspectRatio: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.top(top)
        held.left(left)
        held.bottom(bottom)
        held.width(timesHeight: aspectRatio)
    }

    public func edgesAndRatio(
        _ subView: UIView, top: SimpleConstraints.ConstraintYAnchor?, right: SimpleConstraints.ConstraintXAnchor?,
        bottom: SimpleConstraints.ConstraintYAnchor?, aspectRatio: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.top(top)
        held.right(right)
        held.bottom(bottom)
        held.width(timesHeight: aspectRatio)
    }
}
