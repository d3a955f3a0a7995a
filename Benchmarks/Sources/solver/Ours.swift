import MaquetteLayout

final class Ours: Contender {
    let system = ConstraintSystem()
    private var unknowns = [Unknown.rootWidth, Unknown.rootHeight]

    init(unknowns count: Int) throws {
        unknowns.reserveCapacity(count)
        while unknowns.count < count { unknowns.append(system.makeUnknown()) }
        try resize(to: LayoutSystem.screen)
    }

    func add(_ row: LayoutSystem.Row) throws -> ConstraintHandle {
        let terms = zip(row.coefficients, row.unknowns).map { Term($0, unknowns[Int($1)]) }
        return try system.add(
            LinearConstraint(terms, Self.relation(row.relation), row.constant, priority: row.priority))
    }

    func remove(_ handle: ConstraintHandle) {
        system.remove(handle)
    }

    func resize(to size: LayoutSystem.Size) throws {
        try system.setRootSize(width: size.width, height: size.height)
    }

    func read(into values: inout [Double]) {
        system.solve()
        let unknowns = unknowns
        for index in unknowns.indices { values[index] = system[unknowns[index]] }
    }

    /// Which unknowns the constraints determine; the others may differ between solvers.
    var isDetermined: [Bool] {
        var isDetermined = [Bool](repeating: true, count: unknowns.count)
        for unknown in system.ambiguousUnknowns { isDetermined[Int(unknown.index)] = false }
        return isDetermined
    }

    private static func relation(_ relation: LayoutSystem.Relation) -> LinearConstraint.Relation {
        switch relation {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
