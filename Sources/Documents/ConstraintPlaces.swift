import MaquetteViewModel

/// The places of a document's constraints. Only messages about some of them ask, so they are looked up no sooner.
@MainActor public final class ConstraintPlaces {
    private var listed: [(constraint: ObjectIdentifier, place: ConstraintPlace)] = []
    private lazy var found = Dictionary(listed.map { ($0.constraint, $0.place) }) { $1 }

    public init() {}

    /// Called for all constraints before any is looked up.
    func note(_ place: ConstraintPlace, of constraint: NSLayoutConstraint) {
        listed.append((ObjectIdentifier(constraint), place))
    }

    public func place(of constraint: NSLayoutConstraint) -> ConstraintPlace? { found[ObjectIdentifier(constraint)] }
}
