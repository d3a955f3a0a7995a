/// A required equality into which others were merged.
struct JoinedRow {
    private(set) var roots: [Int32]
    private(set) var coefficients: [Double]
    private(set) var parts: Elimination.Combination
    private var place: [Int32: Int] = [:]

    init(roots: [Int32], coefficients: [Double], constraint: Int32) {
        self.roots = roots
        self.coefficients = coefficients
        parts = [(constraint, 1)]
        for position in roots.indices { place[roots[position]] = position }
    }

    func coefficient(of root: Int32) -> Double { place[root].map { coefficients[$0] } ?? 0 }

    mutating func takeIn(_ added: Elimination.Combination, times factor: Double) {
        parts += added.map { ($0.constraint, factor * $0.factor) }
    }

    /// The effect of adding something to a term.
    enum Change { case new, changed, gone }

    mutating func add(_ coefficient: Double, _ root: Int32) -> Change {
        guard let position = place[root] else {
            place[root] = roots.count
            roots.append(root)
            coefficients.append(coefficient)
            return .new
        }
        let own = coefficients[position]
        coefficients[position] += coefficient
        if abs(coefficients[position]) > Tolerance.coefficient + Tolerance.cancellation * abs(own) { return .changed }
        remove(root)
        return .gone
    }

    mutating func remove(_ root: Int32) {
        guard let position = place.removeValue(forKey: root) else { return }
        let last = roots.count - 1
        if position != last {
            roots[position] = roots[last]
            coefficients[position] = coefficients[last]
            place[roots[position]] = position
        }
        roots.removeLast()
        coefficients.removeLast()
    }
}

/// Sets required equalities aside, one unknown at a time, as long as some unknown is in only one or two of them.
struct Peeling: ~Copyable {
    private let inPlace = InPlace()

    /// Which required equalities use an unknown.
    private struct Uses: BitwiseCopyable {
        var count: Int32 = 0
        /// Whether the unknown is in anything else, too.
        var isBound = false
        /// The sum and the sum of squares of the rows: they name the rows when one or two are left.
        var rowSum = 0
        var rowSquares = 0
    }

    private var uses = Store<Uses>()
    /// Unknowns that one row owns, and those that two share: the latter wait, as peeling may leave them to one.
    private var owned = Store<Int32>()
    private var shared = Store<Int32>()
    private var joined: [Int32: JoinedRow] = [:]

    /// Ratios beyond this would magnify rounding from row to row.
    private static let widestRatio = 1e3
    private static let largestCoefficient = 1e6

    mutating func run(on residual: inout Residual, unknownCount: Int, in list: inout ConstraintList) {
        residual.extend(to: unknownCount)
        guard residual.hasEqualities else { return }
        begin(with: residual, unknownCount: unknownCount, in: list)
        while let root = owned.popLast() ?? shared.popLast() {
            switch uses[root].count {
            case 1: peel(root, off: Int32(uses[root].rowSum), of: &residual, in: &list)
            case 2: join(at: root, in: &residual, &list)
            default: break
            }
        }
        if joined.isEmpty { return }
        for (row, joined) in joined.sorted(by: { $0.key < $1.key }) {
            residual.replace(row, by: joined, in: &list)
        }
        residual.settleJoinedConstants(in: &list)
        joined.removeAll()
    }

    private mutating func begin(
        with residual: borrowing Residual, unknownCount: Int, in list: borrowing ConstraintList
    ) {
        uses.removeAll()
        uses.extend(to: unknownCount, with: Uses())
        for row in 0..<residual.rows.count {
            let constraint = residual.rows[row].constraint
            let canBePeeled = list.entries[constraint].isEquality && list.entries[constraint].isRequired
            for term in residual.terms(of: Int32(row)) {
                let root = residual.roots[term]
                if canBePeeled { note(1, usesOf: root, in: Int32(row)) } else { uses[root].isBound = true }
            }
        }
        for term in 0..<residual.roots.count { offer(residual.roots[term]) }
    }

    private func note(_ change: Int, usesOf root: Int32, in row: Int32) {
        uses[root].count += Int32(change)
        uses[root].rowSum += change * Int(row)
        uses[root].rowSquares += change * Int(row) * Int(row)
    }

    private mutating func offer(_ root: Int32) {
        if uses[root].isBound { return }
        if uses[root].count == 1 { owned.append(root) } else if uses[root].count == 2 { shared.append(root) }
    }

    private mutating func release(_ root: Int32, from row: Int32) {
        note(-1, usesOf: root, in: row)
        offer(root)
    }

    private func terms(of row: Int32, in residual: borrowing Residual) -> [(root: Int32, coefficient: Double)] {
        if let row = joined[row] { return Array(zip(row.roots, row.coefficients)) }
        return residual.terms(of: row).map { (residual.roots[$0], residual.coefficients[$0]) }
    }

    private mutating func peel(
        _ root: Int32, off row: Int32, of residual: inout Residual, in list: inout ConstraintList
    ) {
        guard !uses[root].isBound, !residual.rows[row].isPeeled else { return }
        residual.notePeel(of: row, by: root, in: &list)
        if !joined.isEmpty, let roots = joined[row]?.roots {
            for root in roots { release(root, from: row) }
        } else {
            for term in residual.terms(of: row) { release(residual.roots[term], from: row) }
        }
    }

    /// Merges the shorter of the two rows that use an unknown into the longer one, which eliminates the unknown.
    private mutating func join(at root: Int32, in residual: inout Residual, _ list: inout ConstraintList) {
        let sum = uses[root].rowSum
        let difference = Int(Double(2 * uses[root].rowSquares - sum * sum).squareRoot())
        let rows = [Int32((sum - difference) / 2), Int32((sum + difference) / 2)]
        guard !residual.rows[rows[0]].isPeeled, !residual.rows[rows[1]].isPeeled else { return }
        let lengths = rows.map { joined[$0]?.roots.count ?? Int(residual.rows[$0].count) }
        let short = lengths[0] <= lengths[1] ? rows[0] : rows[1]
        let long = lengths[0] <= lengths[1] ? rows[1] : rows[0]

        let added = terms(of: short, in: residual)
        guard let own = added.first(where: { $0.root == root })?.coefficient else { return }
        if joined[long] == nil {
            let terms = terms(of: long, in: residual)
            joined[long] = JoinedRow(
                roots: terms.map(\.root), coefficients: terms.map(\.coefficient),
                constraint: residual.rows[long].constraint)
        }
        let factor = -joined[long]!.coefficient(of: root) / own
        guard abs(factor) <= Self.widestRatio, abs(factor) >= 1 / Self.widestRatio,
            added.allSatisfy({ abs($0.coefficient * factor) <= Self.largestCoefficient })
        else { return }

        residual.notePeel(of: short, by: root, in: &list)
        list.entries[residual.rows[short].constraint].isJoined = true
        joined[long]!.takeIn(joined[short]?.parts ?? [(residual.rows[short].constraint, 1)], times: factor)
        joined[long]!.remove(root)
        note(-1, usesOf: root, in: short)
        note(-1, usesOf: root, in: long)
        for term in added where term.root != root {
            note(-1, usesOf: term.root, in: short)
            switch joined[long]!.add(factor * term.coefficient, term.root) {
            case .new: note(1, usesOf: term.root, in: long)
            case .gone: note(-1, usesOf: term.root, in: long)
            case .changed: break
            }
            offer(term.root)
        }
    }
}
