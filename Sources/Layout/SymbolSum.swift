/// A sum of symbols in the making, each with its coefficient in a place of its own.
struct SymbolSum: ~Copyable {
    var constant = RootAffine.zero
    private(set) var coefficients = Store<Double>()
    private var isIn = Store<Bool>()
    /// The symbols that have been added, among them some that have cancelled out.
    var symbols = Store<Int32>()
    /// A heap of the unknowns among them that have not been taken yet, latest first.
    private var unknowns = Store<Int32>()
    /// Where in this order an unknown is: its number, or for slacks that have become definitions numbers below zero.
    private var turn = Store<Int32>()
    private var lateSymbols: Int32 = 0

    mutating func addSymbol() {
        coefficients.append(0)
        isIn.append(false)
        turn.append(Int32(turn.count))
    }

    /// Has a symbol taken after all unknowns and after those that were put late before it.
    mutating func putLate(_ symbol: Int32) {
        lateSymbols += 1
        turn[symbol] = -lateSymbols
    }

    mutating func grow(to symbols: Int) {
        coefficients.grow(to: symbols)
        isIn.grow(to: symbols)
        turn.grow(to: symbols)
    }

    /// Forgets the symbols that there are.
    mutating func removeAll() {
        coefficients.removeAll()
        isIn.removeAll()
        symbols.removeAll()
        unknowns.removeAll()
        turn.removeAll()
        lateSymbols = 0
        constant = .zero
    }

    mutating func clear() {
        for position in 0..<symbols.count { isIn[symbols[position]] = false }
        symbols.removeAll()
        unknowns.removeAll()
        constant = .zero
    }

    /// What is left where coefficients cancel is a rounding error.
    @inline(__always) mutating func add(_ coefficient: Double, _ symbol: Int32, isUnknown: Bool) {
        if isIn[symbol] {
            let own = coefficients[symbol]
            let sum = own + coefficient
            coefficients[symbol] =
                abs(sum) > Tolerance.coefficient + Tolerance.cancellation * abs(own) ? sum : 0
            if isUnknown, own == 0 { push(symbol) }
            return
        }
        isIn[symbol] = true
        coefficients[symbol] = coefficient
        symbols.append(symbol)
        if isUnknown { push(symbol) }
    }

    /// The latest unknown that has not been taken or has been added again; it is in the sum as before.
    mutating func takeLatestUnknown() -> Int32? {
        while !unknowns.isEmpty {
            let latest = unknowns[0]
            let last = unknowns.popLast()!
            if !unknowns.isEmpty { sink(last) }
            if coefficients[latest] != 0 { return latest }
        }
        return nil
    }

    /// Takes a symbol out of the sum and returns its coefficient.
    func remove(_ symbol: Int32) -> Double {
        let coefficient = coefficients[symbol]
        coefficients[symbol] = 0
        return coefficient
    }

    private mutating func push(_ symbol: Int32) {
        unknowns.append(symbol)
        var child = unknowns.count - 1
        while child > 0, turn[unknowns[(child - 1) / 2]] < turn[symbol] {
            unknowns[child] = unknowns[(child - 1) / 2]
            child = (child - 1) / 2
        }
        unknowns[child] = symbol
    }

    private func sink(_ symbol: Int32) {
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < unknowns.count else { break }
            if child + 1 < unknowns.count, turn[unknowns[child + 1]] > turn[unknowns[child]] { child += 1 }
            guard turn[unknowns[child]] > turn[symbol] else { break }
            unknowns[parent] = unknowns[child]
            parent = child
        }
        unknowns[parent] = symbol
    }

    /// Puts the symbols in order and leaves out what has cancelled.
    mutating func tidy() {
        var kept = 0
        for position in 0..<symbols.count {
            let symbol = symbols[position]
            if coefficients[symbol] == 0 {
                isIn[symbol] = false
            } else {
                symbols[kept] = symbol
                kept += 1
            }
        }
        symbols.truncate(to: kept)
        UnsafeMutableBufferPointer(start: symbols.base, count: kept).sortFew()
    }
}

extension UnsafeMutableBufferPointer<Int32> {
    /// Sorts. Most lists of symbols and rows have a few members, nearly in order; the library's sort takes memory for them.
    func sortFew() {
        var all = self
        if count > 24 { return all.sort() }
        for position in stride(from: 1, to: count, by: 1) {
            let member = all[position]
            var place = position
            while place > 0, all[place - 1] > member {
                all[place] = all[place - 1]
                place -= 1
            }
            all[place] = member
        }
    }
}
