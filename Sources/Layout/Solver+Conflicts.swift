extension Solver {
    mutating func conflicts() -> [Conflict] {
        solve()
        var conflicts: [Conflict] = []
        for broken in breaks.keys.sorted(by: { list.comesEarlier($0, $1) }) {
            let members = smallestConflict(among: breaks[broken] ?? [], with: broken)
            conflicts.append(
                Conflict(
                    broken: list.handle(of: broken), brokenTag: list.entries[broken].tag,
                    members: members.map { list.entries[$0].tag }))
        }
        return conflicts
    }

    /// The constraints that contradict each other where the tableau is stuck.
    func constraints(behindStuck row: Int32) -> [Int32] {
        var combination: [Int32: Double] = [:]
        func add(_ factor: Double, _ symbol: Int32) {
            let owner = tableau.columns[symbol].owner
            guard owner.kind == .constraint else { return }
            let isMarker = list.entries[owner.index].markers.marker == symbol
            combination[owner.index, default: 0] += isMarker ? factor : -factor
        }
        add(1, tableau.rows[row].basic)
        for slot in 0..<Int(tableau.rows[row].count) {
            add(-tableau.rows[row].coefficients[slot], tableau.rows[row].symbols[slot])
        }
        let reduced = combination.filter { abs($0.value) > Tolerance.cost }.map { (constraint: $0, factor: $1) }
        return originals(behind: reduced)
    }

    /// The caller's constraints of which a combination of rows consists.
    func originals(behind rows: Elimination.Combination) -> [Int32] {
        let parts = rows.flatMap { row in
            residual.parts(of: row.constraint).map { ($0.constraint, row.factor * $0.factor) }
        }
        return elimination.constraints(behind: parts, before: Elimination.Step.never, in: list)
    }

    /// Leaves out what the contradiction does not need.
    ///
    /// The set that the solver finds is nearly always the smallest. Checking each member costs a small solve, which
    /// a long chain of constraints would need thousands of times; there the check is left out.
    private func smallestConflict(among set: [Int32], with broken: Int32) -> [Int32] {
        var members = set.sorted { list.comesEarlier($0, $1) }
        guard members.count <= 256 else { return members }
        for candidate in members where candidate != broken {
            let rest = members.filter { $0 != candidate }
            if !canHoldTogether(rest) { members = rest }
        }
        return members
    }

    private func canHoldTogether(_ constraints: [Int32]) -> Bool {
        var trial = Solver()
        trial.rootSize = rootSize
        var unknowns: [Int32: Unknown] = [
            Unknown.rootWidth.index: .rootWidth, Unknown.rootHeight.index: .rootHeight,
        ]
        for index in constraints {
            let terms = list.terms(of: index).map { term in
                let original = list.members[term].unknown
                let unknown = unknowns[original] ?? trial.makeUnknown(isLength: false)
                unknowns[original] = unknown
                return Term(list.members[term].coefficient, unknown)
            }
            let entry = list.entries[index]
            // The constraint was accepted here, so it is accepted there.
            _ = try? trial.add(
                LinearConstraint(terms, entry.isEquality ? .equal : .greaterThanOrEqual, -entry.constant))
        }
        trial.solve()
        return trial.breaks.isEmpty
    }
}
