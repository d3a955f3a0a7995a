import MaquetteLayout

extension ConstraintSystem {
    /// Adds `Σ coefficient · unknown (relation) constant`, in the words a test is read in.
    @discardableResult
    func ask(
        _ terms: [(Double, Unknown)], _ relation: LinearConstraint.Relation, _ constant: Double,
        _ priority: Float = LinearConstraint.required, tag: Int = 0, origin: LinearConstraint.Origin = .caller
    ) throws -> ConstraintHandle {
        try add(
            LinearConstraint(
                terms.map { Term($0.0, $0.1) }, relation, constant, priority: priority, tag: tag, origin: origin))
    }

    func makeUnknowns(_ count: Int) -> [Unknown] { (0..<count).map { _ in makeUnknown() } }

    /// The values to the nearest 2^-20, which is how exactly the engine promises them.
    func rounded(_ unknowns: [Unknown]) -> [Double] {
        unknowns.map { (self[$0] * 0x1p20).rounded() / 0x1p20 }
    }
}
