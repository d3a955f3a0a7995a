/// Definitions express unknowns by earlier unknowns and any other symbols, basic or not.
///
/// A definition is true whatever is basic, so pivots leave it alone. In a new row the latest unknowns are replaced
/// first, until one has no definition; the row becomes its definition. So neighbours cancel out before a whole chain is
/// unfolded.
extension Tableau {
    /// Replaces the unknowns of the sum by their definitions until the latest one has none. Returns that one.
    mutating func expandToOpenUnknown() -> Int32? {
        while let unknown = sum.takeLatestUnknown() {
            let row = columns[unknown].row
            if row < 0 { return unknown }
            let factor = sum.remove(unknown)
            if openness != nil, isClosed[unknown] {
                sum.constant += RootAffine(factor * rows[row].value)
            } else {
                takeIn(row, times: factor)
            }
        }
        return nil
    }

    mutating func takeIn(_ row: Int32, times factor: Double) {
        let (symbols, coefficients) = (rows[row].symbols, rows[row].coefficients)
        for slot in 0..<Int(rows[row].count) {
            let symbol = symbols[slot]
            sum.add(factor * coefficients[slot], symbol, isUnknown: columns[symbol].kind == .free)
        }
        sum.constant += factor * rows[row].constant
    }

    /// Replaces the basic slacks, errors and markers of the sum by their rows.
    mutating func replaceBasicSymbols() {
        let count = sum.symbols.count
        for position in 0..<count {
            let symbol = sum.symbols[position]
            let row = columns[symbol].row
            if row >= 0, columns[symbol].kind != .free, sum[symbol] != 0 {
                takeIn(row, times: sum.remove(symbol))
            }
        }
        guard let openness else { return }
        for position in 0..<sum.symbols.count where !isOpen(sum.symbols[position], below: openness) {
            _ = sum.remove(sum.symbols[position])
        }
    }

    /// Makes a row of the sum, which is then empty.
    mutating func makeRowOfSum() -> Int32 {
        sum.tidy()
        if sum.symbols.count > brief.longest { brief.leftInFull -= 1 }
        let row = makeRow(capacity: sum.symbols.count + 1)
        fill(row)
        return row
    }

    /// Makes a row of the sum, which is zero, solved for one of its symbols. The sum is then empty.
    mutating func makeRowOfSum(for symbol: Int32) -> Int32 {
        let scale = -1 / sum.remove(symbol)
        if abs(scale) > 64 { isDelicate = true }
        sum.tidy()
        if sum.symbols.count >= brief.longest { brief.leftInFull -= 1 }
        // What was basic goes to the right when the row is solved for another one.
        let row = makeRow(capacity: sum.symbols.count + 1)
        fill(row, times: scale)
        rows[row].basic = symbol
        columns[symbol].row = row
        return row
    }

    /// Puts the sum, which is tidy, in place of what a row says of its basic symbol. The sum is then empty.
    mutating func fill(_ row: Int32, times factor: Double = 1) {
        let count = sum.symbols.count
        rows[row].count = 0
        if rows[row].room < count { growRow(row, to: count) }
        let (symbols, coefficients) = (rows[row].symbols, rows[row].coefficients)
        uses.grow(to: uses.count &+ count)
        for position in 0..<count {
            let symbol = sum.symbols[position]
            symbols[position] = symbol
            coefficients[position] = factor * sum.leave(symbol)
            uses.appendInRoom(Use(row: row, next: columns[symbol].firstUse))
            columns[symbol].firstUse = Int32(truncatingIfNeeded: uses.count &- 1)
        }
        rows[row].count = Int32(truncatingIfNeeded: count)
        rows[row].constant = factor * sum.constant
        rows[row].value = factor * sum.constant.at(rootSize)
        sum.endTidy()
    }

    // MARK: Implied slacks

    /// Where a slack is a number and a multiple of another one, neither negative, it needs no watching: a thousand equal
    /// gaps, none of them negative, are one. Markers of equalities may be in its row: they are zero. Returns whether the row
    /// has become a definition.
    mutating func becomesDefinition(_ row: Int32) -> Bool {
        guard rows[row].value >= 0, !rows[row].constant.dependsOnRoot, isPlainSlack(rows[row].basic) else {
            return false
        }
        var sole: Int32?
        for slot in 0..<Int(rows[row].count) {
            let symbol = rows[row].symbols[slot]
            if columns[symbol].kind == .fixed { continue }
            guard sole == nil, rows[row].coefficients[slot] > 0, isPlainSlack(symbol) else { return false }
            sole = symbol
        }
        guard sole != nil else { return false }
        setFree(rows[row].basic)
        implied.append(rows[row].basic)
        return true
    }

    // MARK: Bounds

    /// An unknown that is to be bounded: how the sum follows from it.
    struct Bounded {
        var unknown: Int32
        var coefficient: Double
        var constant: RootAffine
    }

    /// The unknown that the sum consists of, if it has a definition.
    func soleUnknown() -> Bounded? {
        guard sum.symbols.count == 1 else { return nil }
        let symbol = sum.symbols[0]
        let coefficient = sum[symbol]
        guard coefficient != 0, columns[symbol].kind == .free, columns[symbol].row >= 0,
            columns[symbol].owner.kind == .unknown
        else { return nil }
        return Bounded(unknown: symbol, coefficient: coefficient, constant: sum.constant)
    }

    /// Expresses an unknown by the slack of its bound: what was expressed by the unknown is then expressed by the slack, and the
    /// bound of the next one in a chain follows from it.
    mutating func define(_ bounded: Bounded, by slack: Int32) {
        let row = columns[bounded.unknown].row
        rows[row].count = 0
        rows[row].constant = (-1 / bounded.coefficient) * bounded.constant
        add(1 / bounded.coefficient, slack, to: row)
    }

    /// The basic slack that is never negative if the sum and what else is in it are not: the sum is a positive multiple
    /// of it, less other slacks and a number. Markers of equalities may be in it: they are zero.
    func slackToNarrow() -> (slack: Int32, isNarrower: Bool)? {
        guard !sum.constant.dependsOnRoot else { return nil }
        var basic: Int32?
        var hasOthers = false
        for position in 0..<sum.symbols.count where sum[sum.symbols[position]] != 0 {
            let symbol = sum.symbols[position]
            if columns[symbol].kind == .fixed, columns[symbol].row < 0 { continue }
            guard isPlainSlack(symbol) else { return nil }
            if columns[symbol].row < 0, sum[symbol] < 0 {
                hasOthers = true
                continue
            }
            guard basic == nil, columns[symbol].row >= 0, sum[symbol] > 0 else { return nil }
            basic = symbol
        }
        guard let basic, !hasOthers || sum.constant.constant <= 0 else { return nil }
        return (basic, hasOthers || sum.constant.constant < 0)
    }

    /// Lets the wider one of two bounds, a basic slack and a new one that a row ties to it, become a definition. Returns the row of the
    /// narrower.
    mutating func narrow(_ slack: Int32, by row: Int32, with marker: Int32, isNarrower: Bool) -> Int32 {
        let own = columns[slack].row
        if !isNarrower {
            solve(row, for: marker)
            setFree(marker)
            implied.append(marker)
            return own
        }
        // The new slack takes over the row of the old one, which is expressed by it.
        let factor = rows[row].coefficient(of: slack)
        let constant = rows[row].constant
        for slot in 0..<Int(rows[own].count) { rows[own].coefficients[slot] *= factor }
        for slot in 0..<Int(rows[row].count) {
            let symbol = rows[row].symbols[slot]
            if symbol != slack, symbol != marker { add(rows[row].coefficients[slot], symbol, to: own) }
        }
        rows[own].constant = factor * rows[own].constant + constant
        rows[own].value = rows[own].constant.at(rootSize)
        solve(row, for: slack)
        setFree(slack)
        implied.append(slack)
        rows[own].basic = marker
        columns[marker].row = own
        narrowed = slack
        return own
    }

    /// Takes back that a slack has become a definition of the last bound, which is gone.
    mutating func watchNarrowed() {
        guard let slack = narrowed, implied.last == slack else { return }
        narrowed = nil
        _ = implied.popLast()
        beginRow()
        takeIn(columns[slack].row, times: 1)
        _ = expandToOpenUnknown()
        replaceBasicSymbols()
        vacate(columns[slack].row)
        setRestricted(slack)
        let row = makeRowOfSum()
        rows[row].basic = slack
        columns[slack].row = row
        if isOnWrongSide(row) { suspects.append(row) }
    }

    /// Whether a slack is well above zero and counts on no level.
    func hasRoom(_ slack: Int32) -> Bool {
        let row = columns[slack].row
        return row >= 0 && isPlainSlack(slack) && rows[row].value > 1000 * Tolerance.value
    }

    private func isPlainSlack(_ symbol: Int32) -> Bool {
        symbol >= 0 && columns[symbol].kind == .restricted && columns[symbol].partner < 0
            && columns[symbol].ownLevel == .none
    }

    /// Whether a slack is a definition, or other slacks depend on it, so that its constraint cannot be edited alone.
    mutating func isEntangled(_ marker: Int32) -> Bool {
        if implied.isEmpty { return false }
        if columns[marker].kind == .free { return true }
        findRows(using: marker)
        for position in 0..<found.count where isDefinition(found[position]) {
            if columns[rows[found[position]].basic].owner.kind == .constraint { return true }
        }
        return false
    }

    // MARK: Values

    /// Updates the values of definitions. Later implied slacks never depend on earlier ones.
    func evaluateDefinitions() {
        for position in stride(from: implied.count - 1, through: 0, by: -1) { evaluate(implied[position]) }
        for position in 0..<unknowns.count { evaluate(unknowns[position]) }
    }

    @inline(__always) func evaluate(_ symbol: Int32) {
        let row = columns[symbol].row
        if row < 0 { return }
        let (symbols, coefficients) = (rows[row].symbols, rows[row].coefficients)
        var value = rows[row].constant.at(rootSize)
        for slot in 0..<Int(rows[row].count) { value += coefficients[slot] * self.value(of: symbols[slot]) }
        rows[row].value = value
    }

    /// The symbols outside the basis on which a symbol depends.
    mutating func symbols(behind symbol: Int32) -> [Int32] {
        sum.clear()
        sum.add(1, symbol, isUnknown: columns[symbol].kind == .free)
        while let unknown = sum.takeLatestUnknown() {
            let row = columns[unknown].row
            if row >= 0 { takeIn(row, times: sum.remove(unknown)) }
        }
        replaceBasicSymbols()
        sum.tidy()
        defer { sum.clear() }
        return Array(UnsafeBufferPointer(start: sum.symbols.base, count: sum.symbols.count))
    }

    // MARK: Openness

    /// Whether a symbol outside the basis may be raised without loss on any level before the given one.
    @inline(__always) func isOpen(_ symbol: Int32, below level: Level) -> Bool {
        guard columns[symbol].row < 0, columns[symbol].kind != .fixed else { return false }
        if let cost = costs.leadingLevel(of: symbol) { return level < cost }
        return columns[symbol].firstUse >= 0 || columns[symbol].owner.kind == .unknown
    }

    /// The first symbol from a place on that constraints leave open, ties aside. Most are not, so it says no quickly.
    func firstOpen(from symbol: Int32) -> Int32? {
        let (all, costsOfAll) = (columns.base, costs.first.base)
        var next = Int(symbol)
        while next < columns.count {
            if all[next].row < 0, all[next].kind != .fixed,
                costsOfAll[next] < 0 || Level.dearestTie < costs.costs[costsOfAll[next]].level,
                isOpen(Int32(truncatingIfNeeded: next), below: .dearestTie)
            {
                return Int32(truncatingIfNeeded: next)
            }
            next &+= 1
        }
        return nil
    }

    /// Whether an unknown depends on open symbols. One that does not is fixed as long as only open symbols move; its
    /// value is then in its row.
    mutating func dependsOnOpen(_ unknown: Int32, below level: Level) -> Bool {
        isClosed.extend(to: columns.count, with: false)
        if isClosed[unknown] { return false }
        beginRow()
        addTerm(1, unknown)
        openness = level
        defer { openness = nil }
        if expandToOpenUnknown() != nil { return true }
        replaceBasicSymbols()
        for position in 0..<sum.symbols.count where sum[sum.symbols[position]] != 0 { return true }
        isClosed[unknown] = true
        rows[columns[unknown].row].value = sum.constant.at(rootSize)
        return false
    }

    /// Lets the slack of an inequality cost something, if it is still open. Returns whether it does now. Call `minimize`
    /// afterwards.
    mutating func avoidSlack(_ marker: Int32, at level: Level) -> Bool {
        guard let slack = watchedSlack(behind: marker) else { return avoidSum(marker, at: level) }
        // Where another slack keeps one from being negative, both are least together.
        guard columns[slack].ownLevel == .none else { return false }
        guard isSlackOpen(slack, below: level) else { return false }
        let row = columns[slack].row
        if row < 0 {
            costs.add(1, at: level, to: slack)
        } else {
            for slot in 0..<Int(rows[row].count) {
                costs.add(rows[row].coefficients[slot], at: level, to: rows[row].symbols[slot])
            }
        }
        columns[slack].ownLevel = level
        return true
    }

    /// Whether a slack, which may be basic, still moves with something open.
    func isSlackOpen(_ slack: Int32, below level: Level) -> Bool {
        let row = columns[slack].row
        if row < 0 { return isOpen(slack, below: level) }
        return (0..<Int(rows[row].count)).contains { isOpen(rows[row].symbols[$0], below: level) }
    }

    /// The slack that a slack is a number and a multiple of; nil where it is a sum of several.
    private func watchedSlack(behind marker: Int32) -> Int32? {
        var slack = marker
        while columns[slack].kind == .free {
            let row = columns[slack].row
            var sole: Int32?
            for slot in 0..<Int(rows[row].count) where columns[rows[row].symbols[slot]].kind != .fixed {
                guard sole == nil else { return nil }
                sole = rows[row].symbols[slot]
            }
            guard let sole else { return nil }
            slack = sole
        }
        return slack
    }

    /// Lets a slack that is a sum of several cost something, as `avoidSlack` does.
    private mutating func avoidSum(_ slack: Int32, at level: Level) -> Bool {
        let row = columns[slack].row
        guard row >= 0 else { return false }
        beginRow()
        takeIn(row, times: 1)
        _ = expandToOpenUnknown()
        replaceBasicSymbols()
        var isStillOpen = false
        for position in 0..<sum.symbols.count where sum[sum.symbols[position]] != 0 {
            if isOpen(sum.symbols[position], below: level) { isStillOpen = true }
        }
        guard isStillOpen else { return false }
        for position in 0..<sum.symbols.count where sum[sum.symbols[position]] != 0 {
            costs.add(sum[sum.symbols[position]], at: level, to: sum.symbols[position])
        }
        return true
    }

    /// Computes how basic symbols move, from the moves of those outside the basis.
    func complete(_ moves: borrowing Store<Double>) {
        for row in 0..<Int32(rows.count) where rows[row].basic >= 0 && !isDefinition(row) {
            moves[rows[row].basic] = move(of: row, by: moves)
        }
        for position in stride(from: implied.count - 1, through: 0, by: -1) {
            moves[implied[position]] = move(of: columns[implied[position]].row, by: moves)
        }
        for position in 0..<unknowns.count {
            let row = columns[unknowns[position]].row
            if row >= 0 { moves[unknowns[position]] = move(of: row, by: moves) }
        }
    }

    /// Rounding errors count as zero.
    private func move(of row: Int32, by moves: borrowing Store<Double>) -> Double {
        let (symbols, coefficients) = (rows[row].symbols, rows[row].coefficients)
        var sum = 0.0, size = 0.0
        for slot in 0..<Int(rows[row].count) {
            let term = coefficients[slot] * moves[symbols[slot]]
            sum += term
            size += abs(term)
        }
        return abs(sum) > 1e-9 * size ? sum : 0
    }

    /// A length that is no simple multiple of that of any other symbol, so that sums do not cancel by chance.
    static func arbitraryLength(of symbol: Int32) -> Double {
        var mixed = UInt64(truncatingIfNeeded: symbol) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((mixed >> 40) | 1)
    }

    // MARK: Taking out

    /// The definition of the earliest unknown, among those that use a symbol: what it says can go into the others.
    mutating func firstDefinition(using symbol: Int32) -> Int32? {
        var first: Int32?
        findRows(using: symbol)
        for position in 0..<found.count where isDefinition(found[position]) {
            if let first, rows[found[position]].basic >= rows[first].basic { continue }
            first = found[position]
        }
        return first
    }

    mutating func replaceInDefinitions(_ symbol: Int32, by row: Int32) {
        findRows(using: symbol)
        for position in 0..<found.count {
            let definition = found[position]
            guard definition != row, isDefinition(definition) else { continue }
            merge(row, times: rows[definition].coefficient(of: symbol), into: definition, leavingOut: symbol)
        }
    }
}
