extension Tableau {
    /// Minimizes the costs of all levels at once. The rows must be on the right side of zero.
    ///
    /// Any improving symbol may enter as long as steps improve something; `Patience` says when the choice has to
    /// follow Bland's rule, which cannot cycle.
    mutating func minimize() {
        passCostsOn()
        if costs.candidates.isEmpty, putOff.isEmpty { return }
        takeImprovingSteps()
    }

    private mutating func takeImprovingSteps() {
        var patience = Patience(rows: rows.count)
        while !patience.isExhausted {
            tidyUses()
            tidyQueues()
            let isStuck = patience.isOver
            if isStuck, hasBriefRows { writeOutBriefRows() }
            guard let entering = isStuck ? firstImproving() : nextImproving() else { return }
            let direction: Double = costs.sign(of: entering) < 0 ? 1 : -1
            let found =
                isStuck
                ? blockingRow(of: entering, direction: direction) : lastGainingRow(of: entering, direction: direction)
            guard let (row, step) = found else {
                // Costs are sums of absolute values, so nothing can improve without end: this cost is rounding.
                costs.clear(entering)
                brief.forgetMoves()
                continue
            }
            patience.take(gaining: step > Tolerance.value * 1e-3)
            let leaving = rows[row].basic
            pivot(entering, into: row)
            if costs.sign(of: leaving) != 0 { costs.candidates.append(leaving) }
        }
    }

    /// Brings rows on the wrong side of zero back at the least cost.
    ///
    /// Costs must be minimal. Call `minimize` afterwards if there are brief rows, which are brought back at any cost. Returns the row that cannot be repaired, if there is one: its constraints contradict.
    mutating func repair() -> Int32? {
        if brief.areStale { evaluateBriefRows() }
        var patience = Patience(rows: rows.count)
        while !patience.isExhausted {
            tidyUses()
            tidyQueues()
            let isStuck = patience.isOver
            guard let row = isStuck ? firstOnWrongSide() : nextOnWrongSide() else {
                suspects.removeAll()
                turnWrongBriefRows()
                return nil
            }
            if isBrief(row) {
                _ = suspects.popLast()
                brief.wrong.append(row)
                continue
            }
            let direction: Double = rows[row].value < 0 ? 1 : -1
            guard let entering = cheapest(in: row, direction: direction, bySymbol: isStuck) else { return row }
            patience.take(gaining: costs.sign(of: entering) != 0)
            if isStuck { suspects.removeAll() }
            pivot(entering, into: row)
            if isStuck { collectSuspects() }
        }
        return nil
    }

    /// A queue of rows in order of arrival, which may contain a row more than once.
    private mutating func tidyQueues() {
        if suspects.count > 1024 + 8 * rows.count { collectSuspects() }
        guard costs.candidates.count + putOff.count > 1024 + 8 * columns.count else { return }
        costs.candidates.removeAll()
        putOff.removeAll()
        for symbol in 0..<Int32(columns.count) where improves(symbol) { costs.candidates.append(symbol) }
    }

    private mutating func collectSuspects() {
        suspects.removeAll()
        for row in 0..<Int32(rows.count) where isOnWrongSide(row) { suspects.append(row) }
    }

    // MARK: Entering

    private func improves(_ symbol: Int32) -> Bool {
        guard columns[symbol].row < 0 else { return false }
        switch columns[symbol].kind {
        case .free: return costs.sign(of: symbol) != 0
        case .restricted: return costs.sign(of: symbol) < 0
        case .fixed: return false
        }
    }

    /// What is in many rows waits until nothing else improves: by then the others have found what they go by, and fewer rows
    /// have to take in what it goes by.
    private mutating func nextImproving() -> Int32? {
        while let symbol = costs.candidates.popLast() {
            guard improves(symbol) else { continue }
            if isInManyRows(symbol) { putOff.append(symbol) } else { return symbol }
        }
        while let symbol = putOff.popLast() { if improves(symbol) { return symbol } }
        return nil
    }

    private func isInManyRows(_ symbol: Int32) -> Bool {
        var use = columns[symbol].firstUse
        var count = 0
        while use >= 0, count < 64 {
            count += 1
            use = uses[use].next
        }
        return count == 64
    }

    private mutating func firstImproving() -> Int32? {
        for symbol in 0..<Int32(columns.count) where improves(symbol) && columns[symbol].firstUse >= 0 { return symbol }
        costs.candidates.removeAll()
        putOff.removeAll()
        return nil
    }

    /// The symbol of a row that moves its basic symbol in a direction at the least cost per length.
    func cheapest(in row: Int32, direction: Double, bySymbol: Bool) -> Int32? {
        var best: Int32?
        var bestCoefficient = 0.0
        for slot in 0..<Int(rows[row].count) {
            let symbol = rows[row].symbols[slot]
            var coefficient = rows[row].coefficients[slot] * direction
            switch columns[symbol].kind {
            case .fixed: continue
            case .free: coefficient = abs(coefficient)
            case .restricted: break
            }
            guard coefficient > Tolerance.pivot else { continue }
            guard let current = best else {
                best = symbol
                bestCoefficient = coefficient
                continue
            }
            let difference = costs.compare(symbol, over: coefficient, with: current, over: bestCoefficient)
            if difference < 0 || (difference == 0 && !bySymbol && coefficient > bestCoefficient * 1.5) {
                best = symbol
                bestCoefficient = coefficient
            }
        }
        return best
    }

    // MARK: Leaving

    /// The row that first reaches zero when a symbol moves, and how far that is.
    func blockingRow(of symbol: Int32, direction: Double) -> (row: Int32, step: Double)? {
        var best: Int32 = -1
        var bestStep = Double.infinity
        var use = columns[symbol].firstUse
        while use >= 0 {
            let row = uses[use].row
            use = uses[use].next
            let basic = rows[row].basic
            guard basic >= 0, columns[basic].kind != .free, let place = rows[row].position(of: symbol) else { continue }
            let coefficient = rows[row].coefficients[place] * direction
            let step: Double
            if columns[basic].kind == .fixed {
                step = 0
            } else {
                guard coefficient < -Tolerance.pivot else { continue }
                step = max(0, -rows[row].value / coefficient)
            }
            if step < bestStep || (step == bestStep && basic < rows[best].basic) {
                best = row
                bestStep = step
            }
        }
        return best < 0 ? nil : (best, bestStep)
    }

    /// The row that leaves the basis when a symbol moves as far as that improves the cost.
    ///
    /// An error that reaches zero need not stop the move: beyond zero its partner grows instead, which takes from the
    /// gain. So many constraints of one priority are passed in one step instead of one each.
    private mutating func lastGainingRow(of symbol: Int32, direction: Double) -> (row: Int32, step: Double)? {
        stops.removeAll()
        findRows(using: symbol)
        for position in 0..<found.count {
            let row = found[position]
            let basic = rows[row].basic
            guard basic >= 0, columns[basic].kind != .free, !columns[basic].isBrief else { continue }
            let rate = rows[row].coefficient(of: symbol) * direction
            if columns[basic].kind == .fixed {
                stops.append(Stop(step: 0, row: row, basic: basic, rate: rate))
            } else if rate < -Tolerance.pivot {
                stops.append(Stop(step: max(0, -rows[row].value / rate), row: row, basic: basic, rate: rate))
            }
        }
        if hasBriefRows { findStopsOfBriefRows(for: symbol, direction: direction) }
        if stops.count < 2 { return stops.last.map { ($0.row, $0.step) } }
        UnsafeMutableBufferPointer(start: stops.base, count: stops.count).sortFew()

        slope.begin(with: symbol, in: costs, times: direction)
        var passed = 0
        while passed < stops.count {
            let stop = stops[passed]
            let basic = stop.basic
            let partner = columns[basic].partner
            // If rounding has separated the two, the move ends here.
            guard partner >= 0, rows[stop.row].position(of: partner) != nil else { break }
            slope.add(abs(stop.rate), at: columns[basic].ownLevel)
            slope.add(abs(stop.rate), at: columns[partner].ownLevel)
            guard slope.isNegative else { break }
            passed += 1
        }
        guard passed < stops.count else { return nil }
        for position in 0..<passed {
            let row = stops[position].row
            solve(row, for: columns[rows[row].basic].partner)
            costs.substitute(rows[row].basic, by: rows.base + Int(row))
            if isBrief(row) { brief.haveCosts = true }
        }
        passCostsOn()
        // Among rows that stop the move at the same place the one with the largest coefficient magnifies rounding least.
        var best = passed
        var next = passed + 1
        while next < stops.count, stops[next].step <= stops[passed].step + Tolerance.value * 1e-2 {
            if abs(stops[next].rate) > abs(stops[best].rate) { best = next }
            next += 1
        }
        return (stops[best].row, stops[best].step)
    }

    private mutating func nextOnWrongSide() -> Int32? {
        while let row = suspects.last {
            if isOnWrongSide(row) { return row }
            _ = suspects.popLast()
        }
        return nil
    }

    private func firstOnWrongSide() -> Int32? {
        var first: Int32?
        for row in 0..<Int32(rows.count) where isOnWrongSide(row) {
            if first == nil || rows[row].basic < rows[first!].basic { first = row }
        }
        return first
    }
}

/// Decides when too many pivots have improved nothing.
///
/// Bland's rule cannot cycle but may take very long, where the ordinary choice is quick but may cycle. So Bland's rule
/// is used after many steps without progress, each time for twice as long: in the end long enough.
private struct Patience {
    private let limit: Int
    private var stepsOnTheSpot = 0
    private var turn = 256
    private var left = 0
    private var taken = 0

    init(rows: Int) { limit = 64 + 4 * rows }

    var isOver: Bool { left > 0 || taken > 64 * limit }

    /// Whether more steps were taken than exact arithmetic ever needs. Where rounding has left the tableau without a best corner it is
    /// better to stop at a good one than to cycle for ever.
    var isExhausted: Bool { taken > 128 * limit }

    mutating func take(gaining: Bool) {
        taken += 1
        if left > 0 {
            left -= 1
            return
        }
        stepsOnTheSpot = gaining ? 0 : stepsOnTheSpot + 1
        guard stepsOnTheSpot > limit else { return }
        left = turn
        turn *= 2
        stepsOnTheSpot = 0
    }
}

/// Where a basic symbol reaches zero when another one moves.
struct Stop: BitwiseCopyable, Comparable {
    var step: Double
    var row: Int32
    var basic: Int32
    var rate: Double

    static func < (left: Stop, right: Stop) -> Bool {
        left.step < right.step || left.step == right.step && left.basic < right.basic
    }
}

/// What a move costs or gains for its length, level by level.
struct Slope: ~Copyable {
    private struct Amount: BitwiseCopyable {
        var level: Level
        var amount: Double
    }

    private var amounts = Store<Amount>()

    mutating func begin(with symbol: Int32, in costs: borrowing CostTable, times factor: Double) {
        amounts.removeAll()
        var cost = costs.first[symbol]
        while cost >= 0 {
            amounts.append(Amount(level: costs.costs[cost].level, amount: factor * costs.costs[cost].amount))
            cost = costs.costs[cost].next
        }
    }

    mutating func add(_ amount: Double, at level: Level) {
        guard level != .none else { return }
        var place = 0
        while place < amounts.count, amounts[place].level < level { place += 1 }
        if place < amounts.count, amounts[place].level == level {
            amounts[place].amount += amount
            return
        }
        amounts.append(Amount(level: level, amount: amount))
        var last = amounts.count - 1
        while last > place {
            amounts[last] = amounts[last - 1]
            last -= 1
        }
        amounts[place] = Amount(level: level, amount: amount)
    }

    var isNegative: Bool {
        for place in 0..<amounts.count where abs(amounts[place].amount) > Tolerance.cost {
            return amounts[place].amount < 0
        }
        return false
    }
}
