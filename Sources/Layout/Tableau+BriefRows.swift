/// How brief rows are made, and what they cost.
extension Tableau {
    var hasBriefRows: Bool { !brief.rows.isEmpty }

    @inline(__always) func isBrief(_ row: Int32) -> Bool {
        let basic = rows[row].basic
        return basic >= 0 && columns[basic].isBrief
    }

    // MARK: Making

    /// The value of the sum, if its row had better be brief: it would be long, all its unknowns have definitions, and it is not
    /// zero, so that it is plain which of its symbols is to be basic.
    mutating func valueOfBriefSum() -> Double? {
        guard brief.leftInFull <= 0 else { return nil }
        brief.extents.extend(to: columns.count, with: 0)
        var extent: Int32 = 0
        for position in 0..<sum.symbols.count where sum[sum.symbols[position]] != 0 {
            let symbol = sum.symbols[position]
            guard columns[symbol].kind == .free, findExtent(of: symbol) else { return nil }
            extent += brief.extents[symbol]
        }
        guard extent > brief.longest, isLongInFull() else { return nil }
        brief.valuedAt.extend(to: columns.count, with: -1)
        var value = sum.constant.at(rootSize)
        for position in 0..<sum.symbols.count where sum[sum.symbols[position]] != 0 {
            value += sum[sum.symbols[position]] * presentValue(of: sum.symbols[position])
        }
        return abs(value) > Tolerance.value ? value : nil
    }

    /// Makes a brief row of the sum, which has this value.
    mutating func insertBriefRow(value: Double, isEquality: Bool, level: Level, owner: Owner) -> Markers {
        let markers = addMarkers(isEquality: isEquality, level: level, owner: owner)
        let row = makeRowOfSum()
        rows[row].value = value
        solve(row, for: value > 0 ? markers.marker : markers.other)
        columns[markers.marker].isBrief = true
        columns[markers.other].isBrief = true
        brief.rows.append(row)
        if costs.hasCost(rows[row].basic) {
            costs.substitute(rows[row].basic, by: rows.base + Int(row))
            brief.haveCosts = true
        }
        return markers
    }

    /// Finds out how many symbols an unknown depends on, if each was counted as often as it is met. Returns whether all unknowns
    /// on the way have definitions.
    private mutating func findExtent(of unknown: Int32) -> Bool {
        brief.waiting.removeAll()
        brief.waiting.append(unknown)
        while let next = brief.waiting.last {
            let row = columns[next].row
            if row < 0 { return false }
            var extent: Int32 = 0
            let before = brief.waiting.count
            for slot in 0..<Int(rows[row].count) {
                let symbol = rows[row].symbols[slot]
                if columns[symbol].kind != .free {
                    extent += 1
                } else if brief.extents[symbol] > 0 {
                    extent += brief.extents[symbol]
                } else {
                    brief.waiting.append(symbol)
                }
            }
            guard brief.waiting.count == before else { continue }
            brief.extents[next] = min(max(extent, 1), 1 << 20)
            _ = brief.waiting.popLast()
        }
        return true
    }

    /// Whether what is in the sum does not cancel out to something short. Unknowns in a chain are tried now and then: what one step
    /// adds cannot take much away.
    private mutating func isLongInFull() -> Bool {
        guard sum.symbols.count == 1 else { return tryInFull() }
        brief.stepsSinceLong.extend(to: columns.count, with: 0)
        let unknown = sum.symbols[0]
        var (step, steps) = (unknown, Int32(0))
        while steps < BriefRows.mostSteps, brief.stepsSinceLong[step] == 0, let before = stepBefore(step) {
            step = before
            steps += 1
        }
        let known = brief.stepsSinceLong[step]
        if known > 0, known + steps <= BriefRows.mostSteps {
            brief.stepsSinceLong[unknown] = known + steps
            return true
        }
        let isLong = tryInFull()
        if isLong { brief.stepsSinceLong[unknown] = 1 }
        return isLong
    }

    /// The unknown before one in a chain: it depends on that one and on little else.
    private func stepBefore(_ unknown: Int32) -> Int32? {
        let row = columns[unknown].row
        var before: Int32?
        var others: Int32 = 0
        for slot in 0..<Int(rows[row].count) {
            let symbol = rows[row].symbols[slot]
            let extent = columns[symbol].kind == .free ? brief.extents[symbol] : 1
            if extent <= BriefRows.mostOthers {
                others += extent
            } else if before == nil {
                before = symbol
            } else {
                return nil
            }
        }
        return others <= BriefRows.mostOthers ? before : nil
    }

    /// Whether the sum is long when it is written out. The sum is as before.
    private mutating func tryInFull() -> Bool {
        let terms = UnsafeBufferPointer(start: sum.symbols.base, count: sum.symbols.count).map { ($0, sum[$0]) }
        let constant = sum.constant
        var isLong = false
        while !isLong, let unknown = sum.takeLatestUnknown() {
            takeIn(columns[unknown].row, times: sum.remove(unknown))
            isLong = sum.symbols.count > 4 * Int(brief.longest)
        }
        if !isLong {
            var count = 0
            for position in 0..<sum.symbols.count where sum[sum.symbols[position]] != 0 { count += 1 }
            isLong = count > Int(brief.longest)
        }
        sum.clear()
        for (symbol, coefficient) in terms { sum.add(coefficient, symbol, isUnknown: true) }
        sum.constant = constant
        return isLong
    }

    /// The value of an unknown that depends on no open one.
    private mutating func presentValue(of unknown: Int32) -> Double {
        brief.waiting.removeAll()
        brief.waiting.append(unknown)
        while let next = brief.waiting.last {
            let row = columns[next].row
            let before = brief.waiting.count
            if brief.valuedAt[next] != pivots {
                for slot in 0..<Int(rows[row].count) {
                    let symbol = rows[row].symbols[slot]
                    if columns[symbol].kind == .free, brief.valuedAt[symbol] != pivots { brief.waiting.append(symbol) }
                }
                guard brief.waiting.count == before else { continue }
                evaluate(next)
                brief.valuedAt[next] = pivots
            }
            _ = brief.waiting.popLast()
        }
        return rows[columns[unknown].row].value
    }

    // MARK: Costs

    /// Passes the costs of unknowns on to the symbols outside the basis, the latest unknowns first.
    mutating func passCostsOn() {
        guard brief.haveCosts else { return }
        brief.haveCosts = false
        for position in stride(from: unknowns.count - 1, through: 0, by: -1) { passCostOn(unknowns[position]) }
        for position in 0..<implied.count { passCostOn(implied[position]) }
        for row in 0..<Int32(rows.count) where rows[row].basic >= 0 && !isDefinition(row) && !isBrief(row) {
            costs.substitute(rows[row].basic, by: rows.base + Int(row))
        }
    }

    private mutating func passCostOn(_ unknown: Int32) {
        guard columns[unknown].row >= 0 else { return }
        costs.substitute(unknown, by: rows.base + Int(columns[unknown].row))
    }
}
