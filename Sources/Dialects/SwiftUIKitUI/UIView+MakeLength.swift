/// Lengths as numbers.
extension UIView {
    @discardableResult
    public func makeHeight(
        _ constant: CGFloat, constraintType: ConstraintType = .equalTo, isActive: Bool = true,
        priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        install(
            heightAnchor.constraint(constraintType, constant: constant), isActive: isActive, priority: priority,
            capture: capture)
        return self
    }

    @discardableResult
    public func makeWidth(
        _ constant: CGFloat, constraintType: ConstraintType = .equalTo, isActive: Bool = true,
        priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        install(
            widthAnchor.constraint(constraintType, constant: constant), isActive: isActive, priority: priority,
            capture: capture)
        return self
    }

    /// Makes a square.
    @discardableResult
    public func makeSize(
        _ constant: CGFloat, constraintType: ConstraintType = .equalTo, isActive: Bool = true,
        priority: UILayoutPriority = .required, capture: ((_ sizeConstraints: SizeConstraints) -> Void)? = nil
    ) -> Self {
        installSize(
            height: heightAnchor.constraint(constraintType, constant: constant),
            width: widthAnchor.constraint(constraintType, constant: constant), isActive: isActive, priority: priority,
            capture: capture)
        return self
    }

    @discardableResult
    public func makeCircle(
        diameter: CGFloat, capture: ((_ sizeConstraints: SizeConstraints) -> Void)? = nil
    ) -> Self {
        layer.cornerRadius = diameter / 2
        return makeSize(diameter, capture: capture)
    }

    func installSize(
        height: NSLayoutConstraint, width: NSLayoutConstraint, isActive: Bool, priority: UILayoutPriority,
        capture: ((_ sizeConstraints: SizeConstraints) -> Void)?
    ) {
        for constraint in [height, width] {
            install(constraint, isActive: isActive, priority: priority, capture: nil)
        }
        capture?(SizeConstraints(heightConstraint: height, widthConstraint: width))
    }
}
