extension UIView {
    /// Makes the constraints in the order given; one whose halves do not fit is left out, with a log message.
    public func unsafeConstraints(
        _ subView: UIView, constraints: [Straint], addSubView: Bool = true,
        translatesAutoresizingMaskIntoConstraints: Bool = false
    ) {
        let held = SubviewConstraints(
            subView, in: self, adding: addSubView,
            translatesAutoresizingMask: translatesAutoresizingMaskIntoConstraints)
        for constraint in constraints {
            if let problem = constraint.apply(to: held) { debugPrint(problem) }
        }
    }

    /// Removes the constraints of this view, and those about it in its superview.
    public func removeAllConstraints() {
        removeConstraints(constraints)
        guard let superview else { return }
        superview.removeConstraints(
            superview.constraints.filter { $0.firstItem === self || $0.secondItem === self })
    }
}
