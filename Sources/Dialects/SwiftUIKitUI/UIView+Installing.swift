extension UIView {
    /// The default target of constraints.
    var layoutParent: UIView {
        guard let superview else { fatalError("Cannot layout view without a superview") }
        return superview
    }

    func install(
        _ constraint: NSLayoutConstraint, isActive: Bool, priority: UILayoutPriority,
        capture: ((_ constraint: NSLayoutConstraint) -> Void)?
    ) {
        translatesAutoresizingMaskIntoConstraints = false
        constraint.priority = priority
        constraint.isActive = isActive
        capture?(constraint)
    }
}
