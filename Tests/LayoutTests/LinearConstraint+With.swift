import MaquetteLayout

extension LinearConstraint {
    /// A copy with something changed.
    func with(_ change: (inout LinearConstraint) -> Void) -> LinearConstraint {
        var copy = self
        change(&copy)
        return copy
    }
}
