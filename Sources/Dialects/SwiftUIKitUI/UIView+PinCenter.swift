/// Pins one centre line or both to the parent's, or to an anchor.
extension UIView {
    @discardableResult
    public func pinCenterX(
        anchor: NSLayoutXAxisAnchor? = nil, offset: CGFloat = 0, respectSafeAreas: Bool = false,
        constraintType: ConstraintType = .equalTo, isActive: Bool = true, priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        let other =
            anchor ?? (respectSafeAreas ? layoutParent.safeAreaLayoutGuide.centerXAnchor : layoutParent.centerXAnchor)
        install(
            centerXAnchor.constraint(constraintType, other, constant: offset), isActive: isActive, priority: priority,
            capture: capture)
        return self
    }

    @discardableResult
    public func pinCenterY(
        anchor: NSLayoutYAxisAnchor? = nil, offset: CGFloat = 0, respectSafeAreas: Bool = false,
        constraintType: ConstraintType = .equalTo, isActive: Bool = true, priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        let other =
            anchor ?? (respectSafeAreas ? layoutParent.safeAreaLayoutGuide.centerYAnchor : layoutParent.centerYAnchor)
        install(
            centerYAnchor.constraint(constraintType, other, constant: offset), isActive: isActive, priority: priority,
            capture: capture)
        return self
    }

    @discardableResult
    public func pinCenter(
        toView anchorView: UIView? = nil, verticalOffset: CGFloat = 0, horizontalOffset: CGFloat = 0,
        capture: ((_ constraints: CenterConstraints) -> Void)? = nil
    ) -> Self {
        let target = anchorView ?? layoutParent
        let centerX = centerXAnchor.constraint(equalTo: target.centerXAnchor, constant: horizontalOffset)
        let centerY = centerYAnchor.constraint(equalTo: target.centerYAnchor, constant: verticalOffset)
        for constraint in [centerX, centerY] {
            install(constraint, isActive: true, priority: .required, capture: nil)
        }
        capture?(CenterConstraints(centerXConstraint: centerX, centerYConstraint: centerY))
        return self
    }
}
