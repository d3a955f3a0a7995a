extension ConstraintSystem {
    /// The tags of the constraints that together fix the value of an unknown, in order of insertion.
    ///
    /// They alone, with the root size, give the unknown its value. For an unknown that is ambiguous they are those that
    /// tie it to others.
    public func explain(_ unknown: Unknown) -> [Int] {
        solve()
        precondition(unknown.index >= 0 && unknown.index < unknownCount, "an unknown of another system")
        var behind = Set(elimination.constraints(behindUnknown: unknown.index, in: list))
        var seen: Set<Int32> = []
        var roots = [elimination.parent[unknown.index]]
        while let root = roots.popLast() {
            guard seen.insert(root).inserted, !elimination.isFixed[root] else { continue }
            let peel = residual.peelOf[root]
            if peel >= 0 {
                let row = residual.peels[peel].row
                let index = residual.rows[row].constraint
                behind.formUnion(elimination.constraints(behind: index, before: Elimination.Step.never, in: list))
                roots += residual.terms(of: row).map { residual.roots[$0] }
            } else if symbols[root] >= 0 {
                let row = tableau.rowOf[symbols[root]]
                if row >= 0 { behind.formUnion(constraints(behindRow: row)) }
            }
        }
        return behind.sorted { list.comesEarlier($0, $1) }.map { list.entries[$0].tag }
    }

    /// The constraints whose slacks and errors, all zero, give the basic symbol of a row its value.
    private func constraints(behindRow row: Int32) -> [Int32] {
        var reduced: Elimination.Combination = []
        for slot in 0..<Int(tableau.rows[row].count) {
            let owner = tableau.owner[tableau.rows[row].symbols[slot]]
            if owner.kind == .constraint { reduced.append((owner.index, tableau.rows[row].coefficients[slot])) }
        }
        return reduced.reduce(into: Set<Int32>()) { behind, part in
            behind.formUnion(elimination.constraints(behind: [part], before: Elimination.Step.never, in: list))
        }.sorted()
    }
}
