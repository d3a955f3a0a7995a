extension Peeling {
    /// Rows longer than these are left alone: what goes on between neighbours is said in short ones.
    private static let longestRow = 6
    private static let longestAdded = 8

    /// Takes short equalities into the other rows where these then say it in fewer terms, or with unknowns that fewer
    /// equalities wait for: that neighbours keep a distance becomes a bound for the gap between them. Their places are then
    /// free to be peeled off.
    ///
    /// Returns whether unknowns have become free.
    mutating func shortenOthers(in residual: borrowing Residual, _ list: borrowing ConstraintList) -> Bool {
        let readyBefore = ready.count
        for row in 0..<Int32(residual.rows.count) {
            let constraint = residual.rows[row].constraint
            guard !(list.entries[constraint].actsAsEquality && list.entries[constraint].mustHold) else { continue }
            while shorten(row, in: residual, list) {}
        }
        return ready.count > readyBefore
    }

    private typealias Terms = [(root: Int32, coefficient: Double)]

    private mutating func shorten(
        _ row: Int32, in residual: borrowing Residual, _ list: borrowing ConstraintList
    ) -> Bool {
        let own = terms(of: row, in: residual)
        guard own.count > 1, own.count <= Self.longestRow else { return false }
        for term in own where useCount[term.root] == 1 || useCount[term.root] == 2 {
            for other in equalities(using: term.root) where other != row && !residual.rows[other].isPeeled {
                let added = terms(of: other, in: residual)
                guard added.count <= Self.longestAdded,
                    let coefficient = added.first(where: { $0.root == term.root })?.coefficient
                else { continue }
                let factor = -term.coefficient / coefficient
                guard abs(factor) <= Self.widestRatio, abs(factor) >= 1 / Self.widestRatio else { continue }
                let sum = Self.sum(of: own, and: added, times: factor, without: term.root)
                guard weight(of: sum) < weight(of: own) else { continue }
                replace(own, of: row, by: added, of: other, times: factor, without: term.root, in: residual)
                return true
            }
        }
        return false
    }

    /// Fewer terms are better, and then fewer equalities that keep unknowns from being peeled off; what stands in more
    /// than two cannot be anyway. It falls with every step.
    private func weight(of terms: Terms) -> (Int, Int) {
        (terms.count, terms.reduce(0) { $0 + (useCount[$1.root] > 2 ? 0 : Int(useCount[$1.root])) })
    }

    private static func sum(of own: Terms, and added: Terms, times factor: Double, without root: Int32) -> Terms {
        var sum = own
        for term in added {
            let change = factor * term.coefficient
            guard let place = sum.firstIndex(where: { $0.root == term.root }) else {
                sum.append((term.root, change))
                continue
            }
            let before = sum[place].coefficient
            sum[place].coefficient += change
            if JoinedRow.isNothing(sum[place].coefficient, leftOf: before) { sum[place].coefficient = 0 }
        }
        return sum.filter { $0.coefficient != 0 && $0.root != root }
    }

    private mutating func replace(
        _ own: Terms, of row: Int32, by added: Terms, of other: Int32, times factor: Double, without root: Int32,
        in residual: borrowing Residual
    ) {
        var result =
            joined[row]
            ?? JoinedRow(
                roots: own.map(\.root), coefficients: own.map(\.coefficient), constraint: residual.rows[row].constraint)
        result.takeIn(joined[other]?.parts ?? [(residual.rows[other].constraint, 1)], times: factor)
        result.remove(root)
        for term in added where term.root != root { _ = result.add(factor * term.coefficient, term.root) }
        joined[row] = result
        for term in own { boundCount[term.root] -= 1 }
        for root in result.roots { boundCount[root] += 1 }
        for term in own { offer(term.root) }
    }
}
