/// How brief rows move with symbols outside the basis, and how they are written out in full.
extension Tableau {
    // MARK: Moving

    /// Finds what moves with a symbol outside the basis, and how fast: rows first, then definitions, then brief rows.
    mutating func findMoves(with symbol: Int32) {
        if brief.mover == symbol { return }
        brief.forgetMoves()
        brief.rates.extend(to: columns.count, with: 0)
        brief.isMoved.extend(to: columns.count, with: false)
        brief.mover = symbol
        brief.moved.append(symbol)
        brief.isMoved[symbol] = true
        brief.rates[symbol] = 1
        var next = 0
        while next < brief.moved.count {
            let current = brief.moved[next]
            next += 1
            var use = columns[current].firstUse
            while use >= 0 {
                let row = uses[use].row
                use = uses[use].next
                let basic = rows[row].basic
                guard basic >= 0, !brief.isMoved[basic], rows[row].position(of: current) != nil else { continue }
                brief.isMoved[basic] = true
                brief.moved.append(basic)
                if columns[basic].kind == .free {
                    brief.movedUnknowns.append(BriefRows.Turn(turn: sum.turn(of: basic), symbol: basic))
                } else if columns[basic].isBrief {
                    brief.movedRows.append(row)
                } else {
                    brief.rates[basic] = rows[row].coefficient(of: symbol)
                }
            }
        }
        UnsafeMutableBufferPointer(start: brief.movedUnknowns.base, count: brief.movedUnknowns.count).sortFew()
        for position in 0..<brief.movedUnknowns.count {
            let unknown = brief.movedUnknowns[position].symbol
            brief.rates[unknown] = rate(of: columns[unknown].row)
        }
    }

    mutating func findStopsOfBriefRows(for symbol: Int32, direction: Double) {
        findMoves(with: symbol)
        for position in 0..<brief.movedRows.count {
            let row = brief.movedRows[position]
            let rate = rate(of: row) * direction
            guard rate < -Tolerance.pivot else { continue }
            stops.append(Stop(step: max(0, -rows[row].value / rate), row: row, basic: rows[row].basic, rate: rate))
        }
    }

    /// How fast the basic symbol of a definition or of a brief row moves.
    func rate(of row: Int32) -> Double {
        let (symbols, coefficients) = (rows[row].symbols, rows[row].coefficients)
        var sum = 0.0, size = 0.0
        for slot in 0..<Int(rows[row].count) {
            let term = coefficients[slot] * brief.rates[symbols[slot]]
            sum += term
            size += abs(term)
        }
        return abs(sum) > Tolerance.coefficient + Tolerance.cancellation * size ? sum : 0
    }

    /// Takes into brief rows that the symbol they have been found to move with has become so large.
    mutating func moveBriefRows(by length: Double) {
        for position in 0..<brief.movedRows.count {
            let row = brief.movedRows[position]
            guard isBrief(row) else { continue }
            rows[row].value += length * rate(of: row)
            if isOnWrongSide(row) { suspects.append(row) }
        }
        brief.forgetMoves()
    }

    /// Computes the values of brief rows from those of the symbols in them.
    mutating func evaluateBriefRows() {
        brief.areStale = false
        evaluateDefinitions()
        for position in 0..<brief.rows.count where isBrief(brief.rows[position]) {
            let row = brief.rows[position]
            evaluate(rows[row].basic)
            if isOnWrongSide(row) { suspects.append(row) }
        }
    }

    /// Turns rows around whose errors are below zero: beyond zero their partners grow. Call `minimize` afterwards.
    mutating func turnWrongBriefRows() {
        guard !brief.wrong.isEmpty else { return }
        pivots += 1
        while let row = brief.wrong.popLast() {
            guard isBrief(row), isOnWrongSide(row) else { continue }
            let partner = columns[rows[row].basic].partner
            solve(row, for: partner)
            costs.substitute(partner, by: rows.base + Int(row))
            brief.haveCosts = true
        }
    }

    // MARK: Writing out

    mutating func writeOutBriefRows() {
        brief.areStale = false
        passCostsOn()
        for position in 0..<brief.rows.count where isBrief(brief.rows[position]) { writeOut(brief.rows[position]) }
        while let row = brief.wrong.popLast() { suspects.append(row) }
        brief.rows.removeAll()
        brief.forgetMoves()
    }

    /// Writes out those that may keep a symbol from being raised.
    mutating func writeOutBriefRowsAtZero(movingWith symbol: Int32) {
        findMoves(with: symbol)
        for position in 0..<brief.movedRows.count {
            let row = brief.movedRows[position]
            if rows[row].value <= Tolerance.coefficient { writeOut(row) }
        }
        brief.forgetMoves()
    }

    /// Writes out the row that a symbol of a constraint, or its partner, is basic in.
    mutating func writeOutRow(of symbol: Int32) {
        let row = columns[symbol].row >= 0 ? columns[symbol].row : columns[columns[symbol].partner].row
        writeOut(row)
    }

    /// Expresses a brief row by symbols outside the basis, as all others are.
    mutating func writeOut(_ row: Int32) {
        let basic = rows[row].basic
        // The row says all, also where the row that it makes way for leaves out what is not open.
        let openness = self.openness
        self.openness = nil
        defer { self.openness = openness }
        beginRow()
        takeIn(row, times: 1)
        _ = expandToOpenUnknown()
        replaceBasicSymbols()
        sum.tidy()
        fill(row)
        columns[basic].isBrief = false
        columns[columns[basic].partner].isBrief = false
    }
}
