extension Tableau {
    /// The symbols of a constraint: the one that measures how far it is satisfied, and its second error if it is soft.
    struct Markers: BitwiseCopyable {
        var marker: Int32
        var other: Int32
    }

    enum Insertion {
        case done(Markers)
        /// The constraint contradicts the required ones before it. The row says why.
        case contradiction(Markers, row: Int32)
    }

    /// Begins a constraint; its terms follow, then `insertRow`.
    mutating func beginRow() { sum.clear() }

    mutating func addTerm(_ coefficient: Double, _ symbol: Int32) {
        sum.add(coefficient, symbol, isUnknown: columns[symbol].kind == .free)
    }

    /// Adds `Σ coefficient · symbol + constant (= or >=) 0`. After soft constraints, call `minimize`.
    ///
    /// The row reads `expression - marker + other = 0`. The marker is a slack, an error or, where the
    /// constraint is a required equality, fixed at zero; `other` is the error in the other direction.
    mutating func insertRow(constant: RootAffine, isEquality: Bool, level: Level?, owner: Tableau.Owner) -> Insertion {
        narrowed = nil
        sum.constant += constant
        if brief.longest < .max, let level, let value = valueOfBriefSum() {
            return .done(insertBriefRow(value: value, isEquality: isEquality, level: level, owner: owner))
        }
        let isRequiredBound = !isEquality && level == nil
        let bounded = isRequiredBound ? soleUnknown() : nil
        let subject = expandToOpenUnknown()
        let bound = subject == nil && isRequiredBound ? slackToNarrow() : nil
        if subject == nil, bound == nil { replaceBasicSymbols() }

        let markers = addMarkers(isEquality: isEquality, level: level, owner: owner)
        let (marker, other) = (markers.marker, markers.other)
        if let subject {
            _ = makeRowOfSum(for: subject)
            return .done(markers)
        }
        if let bound {
            let row = makeRowOfSum()
            let narrower = narrow(bound.slack, by: row, with: marker, isNarrower: bound.isNarrower)
            if isOnWrongSide(narrower) { suspects.append(narrower) }
            if let stuck = repair() { return .contradiction(markers, row: stuck) }
            if let bounded { define(bounded, by: marker) }
            return .done(markers)
        }
        if let level {
            if isEquality, let symbol = costlessWayToMeetSum() {
                let row = makeRowOfSum()
                pivot(symbol, into: row)
                return .done(markers)
            }
            let row = makeRowOfSum(for: isSumKept(at: level) ? marker : other)
            costs.substitute(rows[row].basic, by: rows.base + Int(row))
            return .done(markers)
        }
        let row = makeRowOfSum(for: marker)
        if becomesDefinition(row) {
            if let bounded { define(bounded, by: marker) }
            return .done(markers)
        }
        if isEquality, abs(rows[row].value) <= Tolerance.value {
            // The marker must not stay basic if symbols that can move would move it.
            if let entering = cheapest(in: row, direction: 1, bySymbol: false)
                ?? cheapest(in: row, direction: -1, bySymbol: false)
            {
                pivot(entering, into: row)
            }
        } else if isOnWrongSide(row) {
            suspects.append(row)
        }
        if let stuck = repair() { return .contradiction(markers, row: stuck) }
        // A narrower bound may have taken the place of another one.
        _ = becomesDefinition(row)
        if let bounded { define(bounded, by: marker) }
        return .done(markers)
    }

    /// Makes the symbols of a constraint and adds them to its terms.
    mutating func addMarkers(isEquality: Bool, level: Level?, owner: Tableau.Owner) -> Markers {
        let marker = makeSymbol(
            isEquality && level == nil ? .fixed : .restricted, owner: owner,
            ownLevel: isEquality ? level ?? .none : .none)
        let other = level.map { makeSymbol(.restricted, owner: owner, ownLevel: $0) } ?? -1
        if other >= 0 { makePartners(marker, other) }
        sum.add(-1, marker, isUnknown: false)
        if other >= 0 { sum.add(1, other, isUnknown: false) }
        return Markers(marker: marker, other: other)
    }

    /// A symbol that can be raised until the sum is zero, at no cost on any level and past no other row. Of several the
    /// one in the fewest rows: a thousand wishes for equal distances are met one after the other, each beside its neighbour.
    ///
    /// What is in many rows is looked through only if nothing in fewer will do, and not at all where the sum is zero as it is:
    /// of a thousand wishes for the same each second one would be moved into the rows of all before it.
    private mutating func costlessWayToMeetSum() -> Int32? {
        guard !hasBriefRows else { return nil }
        sum.tidy()
        let count = sum.symbols.count
        guard count <= Self.mostWays else { return nil }
        let value = sum.constant.at(rootSize)
        let isMet = abs(value) <= Tolerance.coefficient
        var ruledOut: UInt32 = 0
        var reach = 16
        while true {
            var best: Int32?
            var fewest = Int.max
            var isCutShort = false
            for slot in 0..<count where ruledOut & (1 << UInt32(slot)) == 0 {
                let symbol = sum.symbols[slot]
                let step = -value / sum[symbol]
                guard columns[symbol].kind == .restricted, columns[symbol].row < 0, !costs.hasCost(symbol),
                    abs(sum[symbol]) > 0.25, step >= 0
                else {
                    ruledOut |= 1 << UInt32(slot)
                    continue
                }
                switch users(of: symbol, raisedTo: step, reach: reach) {
                case .allow(let users): if users < fewest { (best, fewest) = (symbol, users) }
                case .forbid: ruledOut |= 1 << UInt32(slot)
                case .areMore: isCutShort = true
                }
            }
            if best != nil || !isCutShort || isMet { return best }
            reach *= 8
        }
    }

    private static let mostWays = 32

    private enum Users {
        case allow(Int), forbid, areMore
    }

    /// How many rows use a symbol, if all of them stay on the right side when it is raised.
    private func users(of symbol: Int32, raisedTo step: Double, reach: Int) -> Users {
        var use = columns[symbol].firstUse
        var count = 0
        var left = reach
        while use >= 0 {
            if left == 0 { return .areMore }
            left -= 1
            let row = uses[use].row
            use = uses[use].next
            let basic = rows[row].basic
            guard basic >= 0, columns[basic].kind != .free, let place = rows[row].position(of: symbol) else { continue }
            count += 1
            if columns[basic].kind == .fixed || rows[row].value + step * rows[row].coefficients[place] < 0 {
                return .forbid
            }
        }
        return .allow(count)
    }

    /// Whether the row of a soft sum had better start with its marker than with its error.
    ///
    /// When it holds exactly, both work; the error then blocks directions that the marker would leave
    /// open at no cost, which saves a search for ties. It must not make moving worthwhile.
    private func isSumKept(at level: Level) -> Bool {
        let value = sum.constant.at(rootSize)
        guard abs(value) <= Tolerance.coefficient else { return value > 0 }
        // The sum reads `expression - marker + other`, so the error is the negative expression.
        for position in 0..<sum.symbols.count {
            let symbol = sum.symbols[position]
            if !isBearable(symbol, fallenBy: sum[symbol], costing: 1, at: level) { return true }
        }
        return false
    }

    /// Blocks a symbol that could be raised at no cost but has no freedom, if a soft constraint that holds
    /// exactly is the reason: its error replaces its marker. Returns whether it did.
    mutating func close(_ symbol: Int32) -> Bool {
        guard columns[symbol].kind == .restricted else { return false }
        if hasBriefRows { writeOutBriefRowsAtZero(movingWith: symbol) }
        guard meetsErrorAtZero(symbol) else { return false }
        findRows(using: symbol)
        for position in 0..<found.count {
            let row = found[position]
            let basic = rows[row].basic
            guard basic >= 0, columns[basic].partner >= 0, rows[row].value <= Tolerance.coefficient,
                rows[row].coefficient(of: symbol) < 0
            else { continue }
            let error = columns[basic].partner
            guard let level = costs.leadingLevel(of: error), level < .dearestTie, columns[error].row < 0,
                isBearable(row, leavingOut: error, costing: costs.sign(of: error), at: level)
            else { continue }
            guard rows[row].position(of: error) != nil else { continue }
            solve(row, for: error)
            costs.substitute(error, by: rows.base + Int(row))
            return true
        }
        return false
    }

    /// Whether a symbol may be in the row of an error that is zero and whose partner costs something that decides, without making
    /// a list of its rows.
    private func meetsErrorAtZero(_ symbol: Int32) -> Bool {
        var use = columns[symbol].firstUse
        while use >= 0 {
            let row = uses[use].row
            use = uses[use].next
            let basic = rows[row].basic
            guard basic >= 0, columns[basic].partner >= 0, rows[row].value <= Tolerance.coefficient,
                let level = costs.leadingLevel(of: columns[basic].partner), level < .dearestTie
            else { continue }
            return true
        }
        return false
    }

    /// Whether no symbol of a row becomes worth raising when something that costs this much falls by its coefficient.
    private func isBearable(_ row: Int32, leavingOut skipped: Int32, costing amount: Double, at level: Level) -> Bool {
        for slot in 0..<Int(rows[row].count) where rows[row].symbols[slot] != skipped {
            let (symbol, coefficient) = (rows[row].symbols[slot], rows[row].coefficients[slot])
            if !isBearable(symbol, fallenBy: coefficient, costing: amount, at: level) { return false }
        }
        return true
    }

    /// Whether a symbol does not become worth raising when as many as its coefficient of what costs this much are saved.
    @inline(__always)
    private func isBearable(_ symbol: Int32, fallenBy coefficient: Double, costing amount: Double, at level: Level)
        -> Bool
    {
        guard coefficient > 0, columns[symbol].kind == .restricted else { return true }
        guard let cost = costs.leadingLevel(of: symbol), cost <= level else { return false }
        guard cost == level else { return true }
        let left = costs.sign(of: symbol) - amount * coefficient
        // Where nothing is left on this level, the next one decides.
        return left >= 0 && (left > Tolerance.cost || !costs.hasSeveral(symbol))
    }

    /// Takes a constraint out. Call `minimize` (or `repair`, if rows were on the wrong side) afterwards.
    mutating func remove(_ markers: Markers) {
        removeCost(of: markers.marker)
        if markers.other >= 0 { removeCost(of: markers.other) }
        let marker = markers.marker
        if columns[marker].isBrief {
            // Its symbols are in no other row.
            if columns[marker].row < 0 { solve(columns[markers.other].row, for: marker) }
        } else if columns[marker].row < 0 {
            if let leaving = rowToLeave(for: marker) {
                pivot(marker, into: leaving)
            } else if let definition = firstDefinition(using: marker) {
                if !brief.movedRows.isEmpty { writeOutBriefRows() }
                solve(definition, for: marker)
            }
            brief.forgetMoves()
        }
        let row = columns[marker].row
        if row >= 0 {
            replaceInDefinitions(marker, by: row)
            vacate(row)
        }
        retire(marker)
        if markers.other >= 0 { retire(markers.other) }
    }

    /// Changes the constant of a constraint. Call `repair` afterwards.
    mutating func changeConstant(_ markers: Markers, by change: RootAffine) {
        brief.areStale = hasBriefRows
        let own = columns[markers.marker].row
        if own >= 0 { shift(own, by: change) }
        findRows(using: markers.marker)
        for position in 0..<found.count {
            shift(found[position], by: -rows[found[position]].coefficient(of: markers.marker) * change)
        }
    }

    /// Puts the rows that contain a symbol into `found`, each once and in order. A basic symbol is only in definitions.
    mutating func findRows(using symbol: Int32) {
        found.removeAll()
        var use = columns[symbol].firstUse
        while use >= 0 {
            let row = uses[use].row
            use = uses[use].next
            if rows[row].position(of: symbol) != nil { found.append(row) }
        }
        guard found.count > 1 else { return }
        var all = UnsafeMutableBufferPointer(start: found.base, count: found.count)
        // The last came first.
        all.reverse()
        all.sortFew()
        var kept = 1
        for position in 1..<all.count where all[position] != all[position - 1] {
            all[kept] = all[position]
            kept += 1
        }
        found.truncate(to: kept)
    }

    func isInSomeRow(_ symbol: Int32) -> Bool {
        var use = columns[symbol].firstUse
        while use >= 0 {
            if rows[uses[use].row].position(of: symbol) != nil { return true }
            use = uses[use].next
        }
        return false
    }

    /// The row to give up when a constraint goes: one whose basic symbol reaches zero first, so that the others stay.
    private mutating func rowToLeave(for marker: Int32) -> Int32? {
        var first = FirstStops()
        findRows(using: marker)
        for position in 0..<found.count {
            let row = found[position]
            guard rows[row].basic >= 0, !isDefinition(row), !isBrief(row) else { continue }
            // What must stay zero blocks both ways.
            if columns[rows[row].basic].kind == .fixed { return row }
            first.take(row, rate: rows[row].coefficient(of: marker), value: rows[row].value)
        }
        if hasBriefRows {
            findMoves(with: marker)
            for position in 0..<brief.movedRows.count {
                let row = brief.movedRows[position]
                let rate = rate(of: row)
                if abs(rate) > Tolerance.pivot { first.take(row, rate: rate, value: rows[row].value) }
            }
        }
        return first.row
    }
}

/// Where something first reaches zero when a symbol is raised, or else when it is lowered.
private struct FirstStops {
    private var up: (row: Int32, step: Double)?
    private var down: (row: Int32, step: Double)?

    var row: Int32? { up?.row ?? down?.row }

    mutating func take(_ row: Int32, rate: Double, value: Double) {
        let step = abs(value / rate)
        if rate < 0 {
            if up == nil || step < up!.step { up = (row, step) }
        } else if down == nil || step < down!.step {
            down = (row, step)
        }
    }
}
