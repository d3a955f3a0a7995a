/// What costs of errors are in rows, and what spares soft bounds of one unknown rows (`Solver+Twins`).
extension Tableau {
    mutating func removeCost(of error: Int32) {
        let level = columns[error].ownLevel
        if level != .none { addCost(-1, at: level, to: error) }
    }

    /// Adds to what a symbol costs, which may be basic.
    private mutating func addCost(_ amount: Double, at level: Level, to symbol: Int32) {
        let row = columns[symbol].row
        guard row >= 0 else { return costs.add(amount, at: level, to: symbol) }
        for slot in 0..<Int(rows[row].count) {
            costs.add(amount * rows[row].coefficients[slot], at: level, to: rows[row].symbols[slot])
        }
        if isBrief(row) { brief.haveCosts = true }
    }

    /// Lets the slack of a soft inequality cost something as well, as it is the error of another one. Returns whether it can.
    mutating func letSlackCost(_ markers: Markers, at level: Level) -> Bool {
        let slack = markers.marker
        guard columns[slack].ownLevel == .none, !columns[slack].isBrief else { return false }
        columns[slack].ownLevel = level
        addCost(1, at: level, to: slack)
        return true
    }

    mutating func endCost(of symbol: Int32) {
        removeCost(of: symbol)
        columns[symbol].ownLevel = .none
    }

    func handOver(_ markers: Markers, to owner: Owner) {
        columns[markers.marker].owner = owner
        columns[markers.other].owner = owner
    }

    /// Expresses an unknown that has no definition by the errors of a soft constraint that it is alone in. The same as `insertRow`
    /// makes of it.
    mutating func define(
        _ unknown: Int32, times coefficient: Double, constant: RootAffine, isEquality: Bool, level: Level, owner: Owner
    ) -> Markers {
        narrowed = nil
        let marker = makeSymbol(.restricted, owner: owner, ownLevel: isEquality ? level : .none)
        let other = makeSymbol(.restricted, owner: owner, ownLevel: level)
        makePartners(marker, other)
        let scale = -1 / coefficient
        if abs(scale) > 64 { isDelicate = true }
        let row = makeRow(capacity: 3)
        let place = marker < other ? 0 : 1
        rows[row].symbols[place] = marker
        rows[row].symbols[1 - place] = other
        rows[row].coefficients[place] = -scale
        rows[row].coefficients[1 - place] = scale
        rows[row].count = 2
        rows[row].constant = scale * constant
        rows[row].value = scale * constant.at(rootSize)
        rows[row].basic = unknown
        columns[unknown].row = row
        link(rows[row].symbols[0], to: row)
        link(rows[row].symbols[1], to: row)
        return Markers(marker: marker, other: other)
    }
}
