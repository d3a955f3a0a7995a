import MaquetteLayout

/// What a list of constraints means, worked out slowly and exactly.
public struct ReferenceSolution: Sendable {
    public struct LevelError: Hashable, Sendable {
        public let priority: Float
        /// The least possible sum of absolute errors.
        public let error: Double
    }

    /// By index of the unknown, the root size first.
    public let values: [Double]
    /// Of the priorities below required, the highest first.
    public let errors: [LevelError]
    /// Positions in the list of the required constraints that contradict the unbroken ones before them.
    public let broken: [Int]
    /// The unknowns that have more than one value among the best answers, in order.
    public let free: [Unknown]
}
