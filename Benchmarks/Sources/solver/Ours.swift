import MaquetteLayout

final class Ours: Contender {
    struct Model {
        var unknowns: Int
        var constraints: [LinearConstraint]
    }

    let system: ConstraintSystem
    private let constraints: [LinearConstraint]
    private let unknowns: [Unknown]

    /// Unknowns are numbers to us: their order is no other in memory.
    static func model(of system: LayoutSystem, order: Int) -> Model {
        Model(
            unknowns: system.unknowns,
            constraints: system.allRows.map { row in
                LinearConstraint(
                    zip(row.coefficients, row.unknowns).map { Term($0, Unknown(index: $1)) }, relation(row.relation),
                    row.constant, priority: row.priority)
            })
    }

    init(_ model: Model) throws {
        constraints = model.constraints
        let system = ConstraintSystem()
        var unknowns = [Unknown.rootWidth, Unknown.rootHeight]
        unknowns.reserveCapacity(model.unknowns)
        while unknowns.count < model.unknowns { unknowns.append(system.makeUnknown()) }
        self.system = system
        self.unknowns = unknowns
        try resize(to: LayoutSystem.screen)
    }

    static func holdSpareMemory() -> [AnyObject] { (0..<16).map { _ in ConstraintSystem() } }

    func add(_ row: Int) throws -> ConstraintHandle { try system.add(constraints[row]) }

    func remove(_ handle: ConstraintHandle) {
        system.remove(handle)
    }

    func resize(to size: LayoutSystem.Size) throws {
        try system.setRootSize(width: size.width, height: size.height)
    }

    func read(into values: inout [Double]) {
        system.solve()
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
