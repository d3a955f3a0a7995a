/// Lengths as multiples of the parent's, or of another dimension.
extension UIView {
    @discardableResult
    public func matchHeight(
        anchor: NSLayoutDimension? = nil, offset: CGFloat = 0, multiplier: CGFloat = 1,
        constraintType: ConstraintType = .equalTo, isActive: Bool = true, priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        let other = anchor ?? layoutParent.heightAnchor
        install(
            heightAnchor.constraint(constraintType, other, multiplier: multiplier, constant: offset),
            isActive: isActive, priority: priority, capture: capture)
        return self
    }

    @discardableResult
    public func matchWidth(
        anchor: NSLayoutDimension? = nil, offset: CGFloat = 0, multiplier: CGFloat = 1,
        constraintType: ConstraintType = .equalTo, isActive: Bool = true, priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        let other = anchor ?? layoutParent.widthAnchor
        install(
            widthAnchor.constraint(constraintType, other, multiplier: multiplier, constant: offset),
            isActive: isActive, priority: priority, capture: capture)
        return self
    }

    @discardableResult
    public func matchSize(
        toView anchorView: UIView? = nil, offset: CGFloat = 0, multiplier: CGFloat = 1, isActive: Bool = true,
        priority: UILayoutPriority = .required, capture: ((_ sizeConstraints: SizeConstraints) -> Void)? = nil
    ) -> Self {
        let target = anchorView ?? layoutParent
        installSize(
            height: heightAnchor.constraint(equalTo: target.heightAnchor, multiplier: multiplier, constant: offset),
            width: widthAnchor.constraint(equalTo: target.widthAnchor, multiplier: multiplier, constant: offset),
            isActive: isActive, priority: priority, capture: capture)
        return self
    }
}
