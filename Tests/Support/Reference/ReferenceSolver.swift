import MaquetteLayout

/// The slow solver that says what the fast one must answer.
///
/// It is the definition of ``ConstraintSystem`` written down step by step, over a dense exact tableau: each step
/// makes one sum as small as it can be and then keeps only the points where it is that small.
///
/// 1. The required constraints one by one, the framework's first: the error of each. What stays above zero is broken
///    and forgotten.
/// 2. The priorities below one by one, highest first: the sum of the absolute errors.
/// 3. What is left open, one by one: the distance of each length from zero, the last made first; the slack of each of the
///    caller's inequalities, in order; the distance of each position from zero, in order.
///
/// An unknown is free if it still can move between the second step and the third.
public struct ReferenceSolver {
    public let unknownCount: Int
    public let rootWidth: Double
    public let rootHeight: Double

    /// Which unknowns of a reference system are lengths: every other pair, as in the order of a view's four.
    public static func isLength(_ unknown: Int) -> Bool { unknown % 4 < 2 }

    public init(unknownCount: Int, rootWidth: Double, rootHeight: Double) {
        self.unknownCount = unknownCount
        self.rootWidth = rootWidth
        self.rootHeight = rootHeight
    }

    public func solve(_ constraints: [LinearConstraint]) throws(ExactOverflow) -> ReferenceSolution {
        var tableau = ExactTableau(freeColumns: unknownCount)
        let broken = try keepRequired(constraints, &tableau)
        let errors = try minimiseErrors(constraints, &tableau)
        let free = try unknownsThatMove(&tableau)
        let values = try settle(free, constraints, broken, &tableau)
        return ReferenceSolution(
            values: values, errors: errors, broken: broken, free: free.map { Unknown(index: Int32($0)) })
    }

    /// Whether all of the constraints can hold at once, whatever their priorities.
    public func canHold(_ constraints: [LinearConstraint]) throws(ExactOverflow) -> Bool {
        var tableau = ExactTableau(freeColumns: unknownCount)
        for constraint in constraints {
            guard try keep(constraint, &tableau) else { return false }
        }
        return true
    }

    private func keepRequired(
        _ constraints: [LinearConstraint], _ tableau: inout ExactTableau
    ) throws(ExactOverflow) -> [Int] {
        let required = constraints.indices.filter { constraints[$0].isRequired }
        var broken: [Int] = []
        for origin in [LinearConstraint.Origin.framework, .caller, .content] {
            for index in required where constraints[index].origin == origin {
                if try !keep(constraints[index], &tableau) { broken.append(index) }
            }
        }
        return broken.sorted()
    }

    /// Keeps a constraint from now on if it can hold, and says whether it can.
    private func keep(_ constraint: LinearConstraint, _ tableau: inout ExactTableau) throws(ExactOverflow) -> Bool {
        let error = try measure(constraint, &tableau)
        let objective = try tableau.makeObjective(sumOf: error.counted)
        _ = try tableau.minimise(objective)
        if tableau.isZero(objective) {
            tableau.keepAtMinimum(objective)
            return true
        }
        tableau.removeRow(of: objective)
        for column in error.all where tableau.isBasic(column) { tableau.removeRow(of: column) }
        for column in error.all { tableau.drop(column) }
        return false
    }

    private func minimiseErrors(
        _ constraints: [LinearConstraint], _ tableau: inout ExactTableau
    ) throws(ExactOverflow) -> [ReferenceSolution.LevelError] {
        let optional = constraints.filter { !$0.isRequired }
        var errors: [ReferenceSolution.LevelError] = []
        for priority in Set(optional.map(\.priority)).sorted(by: >) {
            var counted: [Int] = []
            for constraint in optional where constraint.priority == priority {
                counted += try measure(constraint, &tableau).counted
            }
            let objective = try tableau.makeObjective(sumOf: counted)
            _ = try tableau.minimise(objective)
            errors.append(.init(priority: priority, error: tableau.value(objective)))
            tableau.keepAtMinimum(objective)
        }
        return errors
    }

    private func unknownsThatMove(_ tableau: inout ExactTableau) throws(ExactOverflow) -> [Int] {
        var moving: [Int] = []
        for unknown in 2..<max(2, unknownCount) where !tableau.isConstant(unknown) {
            let objective = try tableau.makeObjective(sumOf: [unknown])
            var moves = try tableau.minimise(objective, sign: 1, stopWhenMoving: true) != .optimal
            if !moves { moves = try tableau.minimise(objective, sign: -1, stopWhenMoving: true) != .optimal }
            tableau.removeRow(of: objective)
            if moves { moving.append(unknown) }
        }
        return moving
    }

    private func settle(
        _ free: [Int], _ constraints: [LinearConstraint], _ broken: [Int], _ tableau: inout ExactTableau
    ) throws(ExactOverflow) -> [Double] {
        let wishes = free.map { LinearConstraint([Term(1, Unknown(index: Int32($0)))], .equal, 0) }
        let lengths = zip(free, wishes).filter { Self.isLength($0.0) }.map(\.1)
        let positions = zip(free, wishes).filter { !Self.isLength($0.0) }.map(\.1)
        let inequalities = constraints.indices.filter { constraints[$0].origin == .caller && !broken.contains($0) }
        let slacks = inequalities.compactMap { constraints[$0].slack }
        for constraint in lengths.reversed() + slacks + positions {
            let objective = try tableau.makeObjective(sumOf: try measure(constraint, &tableau).counted)
            _ = try tableau.minimise(objective)
            tableau.keepAtMinimum(objective)
        }
        var values = (0..<unknownCount).map { tableau.value($0) }
        if unknownCount > 0 { values[0] = rootWidth }
        if unknownCount > 1 { values[1] = rootHeight }
        return values
    }

    /// Adds the row `Σ terms - excess + shortfall = constant`, and says which of the two count as errors.
    private func measure(
        _ constraint: LinearConstraint, _ tableau: inout ExactTableau
    ) throws(ExactOverflow) -> (counted: [Int], all: [Int]) {
        let equation = try WholeEquation(constraint, rootWidth, rootHeight)
        let excess = tableau.makeColumn()
        let shortfall = tableau.makeColumn()
        let terms = equation.terms + [(excess, -equation.unit), (shortfall, equation.unit)]
        let row = try tableau.reduced(terms, equation.constant)
        let untouched = equation.terms.first { row[$0.column] != 0 && !tableau.isMentioned($0.column) }
        tableau.add(row, basic: untouched?.column ?? (row.constant < 0 ? excess : shortfall))
        switch constraint.relation {
        case .lessThanOrEqual: return ([excess], [excess, shortfall])
        case .equal: return ([excess, shortfall], [excess, shortfall])
        case .greaterThanOrEqual: return ([shortfall], [excess, shortfall])
        }
    }
}

extension LinearConstraint {
    /// The constraint whose error is this one's slack; none for an equality.
    package var slack: LinearConstraint? {
        var opposite = self
        switch relation {
        case .equal: return nil
        case .lessThanOrEqual: opposite.relation = .greaterThanOrEqual
        case .greaterThanOrEqual: opposite.relation = .lessThanOrEqual
        }
        return opposite
    }
}
