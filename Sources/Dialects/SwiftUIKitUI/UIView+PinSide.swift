/// Pins one side to the same side of the parent, or to an anchor.
///
/// Padding is an inset: added on the left, top and leading sides and subtracted on the right, bottom and trailing
/// ones. Against the opposite side of a sibling the same sign makes it a gap. Safe areas count only for the parent's sides.
extension UIView {
    @discardableResult
    public func pinLeft(
        anchor: NSLayoutXAxisAnchor? = nil, padding: CGFloat = 0, respectSafeAreas: Bool = false,
        constraintType: ConstraintType = .equalTo, isActive: Bool = true, priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        let other =
            anchor ?? (respectSafeAreas ? layoutParent.safeAreaLayoutGuide.leftAnchor : layoutParent.leftAnchor)
        install(
            leftAnchor.constraint(constraintType, other, constant: padding), isActive: isActive, priority: priority,
            capture: capture)
        return self
    }

    @discardableResult
    public func pinRight(
        anchor: NSLayoutXAxisAnchor? = nil, padding: CGFloat = 0, respectSafeAreas: Bool = false,
        constraintType: ConstraintType = .equalTo, isActive: Bool = true, priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        let other =
            anchor ?? (respectSafeAreas ? layoutParent.safeAreaLayoutGuide.rightAnchor : layoutParent.rightAnchor)
        install(
            rightAnchor.constraint(constraintType, other, constant: -padding), isActive: isActive, priority: priority,
            capture: capture)
        return self
    }

    @discardableResult
    public func pinLeading(
        anchor: NSLayoutXAxisAnchor? = nil, padding: CGFloat = 0, respectSafeAreas: Bool = false,
        constraintType: ConstraintType = .equalTo, isActive: Bool = true, priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        let other =
            anchor ?? (respectSafeAreas ? layoutParent.safeAreaLayoutGuide.leadingAnchor : layoutParent.leadingAnchor)
        install(
            leadingAnchor.constraint(constraintType, other, constant: padding), isActive: isActive, priority: priority,
            capture: capture)
        return self
    }

    @discardableResult
    public func pinTrailing(
        anchor: NSLayoutXAxisAnchor? = nil, padding: CGFloat = 0, respectSafeAreas: Bool = false,
        constraintType: ConstraintType = .equalTo, isActive: Bool = true, priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        let other =
            anchor ?? (respectSafeAreas ? layoutParent.safeAreaLayoutGuide.trailingAnchor : layoutParent.trailingAnchor)
        install(
            trailingAnchor.constraint(constraintType, other, constant: -padding), isActive: isActive,
            priority: priority,
            capture: capture)
        return self
    }

    @discardableResult
    public func pinTop(
        anchor: NSLayoutYAxisAnchor? = nil, padding: CGFloat = 0, respectSafeAreas: Bool = false,
        constraintType: ConstraintType = .equalTo, isActive: Bool = true, priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        let other =
            anchor ?? (respectSafeAreas ? layoutParent.safeAreaLayoutGuide.topAnchor : layoutParent.topAnchor)
        install(
            topAnchor.constraint(constraintType, other, constant: padding), isActive: isActive, priority: priority,
            capture: capture)
        return self
    }

    @discardableResult
    public func pinBottom(
        anchor: NSLayoutYAxisAnchor? = nil, padding: CGFloat = 0, respectSafeAreas: Bool = false,
        constraintType: ConstraintType = .equalTo, isActive: Bool = true, priority: UILayoutPriority = .required,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)? = nil
    ) -> Self {
        let other =
            anchor ?? (respectSafeAreas ? layoutParent.safeAreaLayoutGuide.bottomAnchor : layoutParent.bottomAnchor)
        install(
            bottomAnchor.constraint(constraintType, other, constant: -padding), isActive: isActive, priority: priority,
            capture: capture)
        return self
    }
}
