extension UIView {
    /// Centres on both axes, with a size.
    public func centerWithSize(
        _ subView: UIView, centerX: SimpleConstraints.ConstraintXCenter?, centerY: SimpleConstraints.ConstraintYCenter?,
        height: CGFloat, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.centerX(centerX)
        held.centerY(centerY)
        held.height(height)
        held.width(width)
    }

    /// Pins one edge, centres along it, and sets the size.
    public func topCenterWithSize(
        _ subView: UIView, top: SimpleConstraints.ConstraintYAnchor?, centerX: SimpleConstraints.ConstraintXCenter?,
        height: CGFloat, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.top(top)
        held.centerX(centerX)
        held.height(height)
        held.width(width)
    }

    public func bottomCenterWithSize(
        _ subView: UIView, bottom: SimpleConstraints.ConstraintYAnchor?, centerX: SimpleConstraints.ConstraintXCenter?,
        height: CGFloat, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.bottom(bottom)
        held.centerX(centerX)
        held.height(height)
        held.width(width)
    }

    public func leftCenterWithSize(
        _ subView: UIView, left: SimpleConstraints.ConstraintXAnchor?, centerY: SimpleConstraints.ConstraintYCenter?,
        height: CGFloat, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.centerY(centerY)
        held.left(left)
        held.width(width)
        held.height(height)
    }

    public func rightCenterWithSize(
        _ subView: UIView, right: SimpleConstraints.ConstraintXAnchor?, centerY: SimpleConstraints.ConstraintYCenter?,
        height: CGFloat, width: CGFloat,
        addSubView: Bool = true, translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        held.centerY(centerY)
        held.right(right)
        held.width(width)
        held.height(height)
    }
}

extension UIView {
    /// The original's name for the last argument.
    public func rightCenterWithSize(
        _ subView: UIView, right: SimpleConstraints.ConstraintXAnchor?, centerY: SimpleConstraints.ConstraintYCenter?,
        height: CGFloat, width: CGFloat, addSubView: Bool = true, translateslatesAutoresizingMaskIntoConstraints: Bool
    ) {
        rightCenterWithSize(
            subView, right: right, centerY: centerY, height: height, width: width, addSubView: addSubView,
            translatesAutoresizingMaskIntoConstraints: translateslatesAutoresizingMaskIntoConstraints)
    }
}
