/// A sum of symbols in the making, each with its coefficient in a place of its own.
struct SymbolSum: ~Copyable {
    private let inPlace = InPlace()

    private struct Member: BitwiseCopyable {
        var coefficient = 0.0
        /// Where in the order of taking an unknown is: its number, or for slacks that have become definitions numbers below zero.
        var turn: Int32
        var isIn = false
    }

    var constant = RootAffine.zero
    private var members = Store<Member>()
    /// The symbols that have been added, among them some that have cancelled out.
    var symbols = Store<Int32>()
    /// A heap of the unknowns among them that have not been taken yet, latest first.
    private var unknowns = Store<Int32>()
    private var lateSymbols: Int32 = 0

    /// The coefficient of a symbol.
    @inline(__always) subscript(symbol: Int32) -> Double { members[symbol].coefficient }

    /// How many symbols have room.
    var roomForSymbols: Int { members.capacity }

    @inline(__always) mutating func addSymbolInRoom() {
        members.appendInRoom(Member(turn: Int32(truncatingIfNeeded: members.count)))
    }

    /// Has a symbol taken after all unknowns and after those that were put late before it.
    mutating func putLate(_ symbol: Int32) {
        lateSymbols += 1
        members[symbol].turn = -lateSymbols
    }

    /// Where an unknown is in the order in which sums take them: the others that it is expressed by are before.
    func turn(of unknown: Int32) -> Int32 { members[unknown].turn }

    mutating func grow(to symbols: Int) { members.grow(to: symbols) }

    /// Forgets the symbols that there are.
    mutating func removeAll() {
        members.removeAll()
        symbols.removeAll()
        unknowns.removeAll()
        lateSymbols = 0
        constant = .zero
    }

    mutating func clear() {
        for position in 0..<symbols.count { members[symbols[position]].isIn = false }
        symbols.removeAll()
        unknowns.removeAll()
        constant = .zero
    }

    /// Takes a symbol out of a sum of which all are, and then `endTidy` is called.
    @inline(__always) func leave(_ symbol: Int32) -> Double {
        members[symbol].isIn = false
        return members[symbol].coefficient
    }

    @inline(__always) mutating func endTidy() {
        symbols.removeAll()
        unknowns.removeAll()
        constant = .zero
    }

    /// What is left where coefficients cancel is a rounding error.
    @inline(__always) mutating func add(_ coefficient: Double, _ symbol: Int32, isUnknown: Bool) {
        if members[symbol].isIn {
            let own = members[symbol].coefficient
            let sum = own + coefficient
            members[symbol].coefficient =
                abs(sum) > Tolerance.coefficient + Tolerance.cancellation * abs(own) ? sum : 0
            if isUnknown, own == 0 { push(symbol) }
            return
        }
        members[symbol].isIn = true
        members[symbol].coefficient = coefficient
        symbols.append(symbol)
        if isUnknown { push(symbol) }
    }

    /// The latest unknown that has not been taken or has been added again; it is in the sum as before.
    mutating func takeLatestUnknown() -> Int32? {
        while !unknowns.isEmpty {
            let latest = unknowns[0]
            let last = unknowns.popLast()!
            if !unknowns.isEmpty { sink(last) }
            if members[latest].coefficient != 0 { return latest }
        }
        return nil
    }

    /// Takes a symbol out of the sum and returns its coefficient.
    func remove(_ symbol: Int32) -> Double {
        let coefficient = members[symbol].coefficient
        members[symbol].coefficient = 0
        return coefficient
    }

    private mutating func push(_ symbol: Int32) {
        unknowns.append(symbol)
        var child = unknowns.count - 1
        while child > 0, members[unknowns[(child - 1) / 2]].turn < members[symbol].turn {
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
            if child + 1 < unknowns.count, members[unknowns[child + 1]].turn > members[unknowns[child]].turn {
                child += 1
            }
            guard members[unknowns[child]].turn > members[symbol].turn else { break }
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
            if members[symbol].coefficient == 0 {
                members[symbol].isIn = false
            } else {
                symbols[kept] = symbol
                kept += 1
            }
        }
        symbols.truncate(to: kept)
        if kept < 2 { return }
        UnsafeMutableBufferPointer(start: symbols.base, count: kept).sortFew()
    }
}

extension UnsafeMutableBufferPointer where Element: BitwiseCopyable & Comparable {
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
