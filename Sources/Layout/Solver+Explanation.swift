extension Solver {
    mutating func explain(_ unknown: Unknown) -> [Int] {
        solve()
        partAllTwins()
        tableau.writeOutBriefRows()
        precondition(unknown.index >= 0 && unknown.index < unknownCount, "an unknown of another system")
        var behind = Set(elimination.constraints(behindUnknown: unknown.index, in: list))
        var seen: Set<Int32> = []
        var roots = [elimination.parents[unknown.index]]
        while let root = roots.popLast() {
            guard seen.insert(root).inserted, !elimination.isFixed[root] else { continue }
            let peel = residual.peelOf[root]
            if peel >= 0 {
                let row = residual.peels[peel].row
                let index = residual.rows[row].constraint
                behind.formUnion(originals(behind: [(index, 1)]))
                roots += residual.terms(of: row).map { residual.roots[$0] }
            } else if symbols[root] >= 0 {
                behind.formUnion(constraints(behind: tableau.symbols(behind: symbols[root])))
            }
        }
        return behind.sorted { list.comesEarlier($0, $1) }.map { list.entries[$0].tag }
    }

    /// The constraints that determine an unknown: those whose slacks and errors it depends on, all of them zero, and
    /// the soft constraints that keep them at zero.
    private mutating func constraints(behind symbols: [Int32]) -> [Int32] {
        var behind: Set<Int32> = []
        var seen: Set<Int32> = []
        var seenRows: Set<Int32> = []
        var columns = symbols
        while let column = columns.popLast() {
            guard seen.insert(column).inserted else { continue }
            if let owner = constraint(of: column) { behind.insert(owner) }
            guard tableau.columns[column].kind != .fixed else { continue }
            tableau.findRows(using: column)
            for position in 0..<tableau.found.count {
                let other = tableau.found[position]
                guard !seenRows.contains(other), keeps(column, atZeroIn: other) else { continue }
                seenRows.insert(other)
                if let owner = constraint(of: tableau.rows[other].basic) { behind.insert(owner) }
                columns += self.symbols(of: other)
            }
        }
        var originals: Set<Int32> = []
        for index in behind { originals.formUnion(self.originals(behind: [(index, 1)])) }
        return originals.sorted()
    }

    /// Whether a row affects the value of a symbol outside the basis: because moving it would cost, on the level that
    /// decides or a higher one, or because it is blocked.
    private func keeps(_ symbol: Int32, atZeroIn row: Int32) -> Bool {
        let basic = tableau.rows[row].basic
        guard basic >= 0 else { return false }
        let ownLevel = tableau.columns[basic].ownLevel
        if tableau.isOpen(symbol, below: .dearestTie) {
            let hasRoom = tableau.columns[basic].kind == .free || tableau.rows[row].value > Tolerance.value
            return ownLevel < .dearestTie || !hasRoom
        }
        guard let cost = tableau.costs.leadingLevel(of: symbol) else { return false }
        return ownLevel <= cost
    }

    private func symbols(of row: Int32) -> [Int32] {
        Array(UnsafeBufferPointer(start: tableau.rows[row].symbols, count: Int(tableau.rows[row].count)))
    }

    private func constraint(of symbol: Int32) -> Int32? {
        let owner = tableau.columns[symbol].owner
        return owner.kind == .constraint ? owner.index : nil
    }
}
