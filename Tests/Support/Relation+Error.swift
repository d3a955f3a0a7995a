import MaquetteLayout

extension LinearConstraint.Relation {
    /// How far a left side that exceeds its right side by `excess` is from what was asked.
    public func error(_ excess: Double) -> Double {
        switch self {
        case .lessThanOrEqual: return max(0, excess)
        case .equal: return abs(excess)
        case .greaterThanOrEqual: return max(0, -excess)
        }
    }
}
