/// A rank among priorities: a smaller one counts infinitely more than a larger one.
struct Level: BitwiseCopyable, Comparable {
    let rank: UInt64

    /// Positive floats sort like their bits, so adjacent priorities are different levels.
    init(priority: Float) { rank = UInt64(~priority.bitPattern) << 1 }

    /// The level of a length, below all priorities: each length prefers zero; the ones made later more so.
    init(tieOfLength unknown: Int32) { rank = Self.firstTie + UInt64(Int32.max - unknown) }

    /// Then each inequality prefers to hold exactly, in order of insertion.
    init(tieOfInequality sequence: UInt32) { rank = Self.firstTie + 1 << 32 + UInt64(sequence) }

    /// Then each other unknown prefers zero; the ones made earlier more so.
    init(tieOfPosition unknown: Int32) { rank = Self.firstTie + 2 << 32 + UInt64(unknown) }

    /// All that decides costs at least as much, all that chooses between open solutions less.
    static let dearestTie = Level(rank: Level(priority: LinearConstraint.leastDeciding).rank + 1)

    /// No cost at all.
    static let none = Level(rank: .max)

    private init(rank: UInt64) { self.rank = rank }

    private static let firstTie: UInt64 = 1 << 33

    @inline(__always) static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }
}

/// What raising each symbol from zero would cost, level by level: the objective, seen from the symbols.
///
/// Most symbols cost nothing or cost on one level, so each has a short list, highest level first.
struct CostTable: ~Copyable {
    private let inPlace = InPlace()

    struct Cost: BitwiseCopyable {
        var level: Level
        var amount: Double
        var next: Int32
    }

    private(set) var first = Store<Int32>()
    private(set) var costs = Store<Cost>()
    private var vacant = Store<Int32>()
    /// Symbols whose leading cost was negative when last touched.
    var candidates = Store<Int32>()

    mutating func reserve(symbols: Int) {
        first.grow(to: symbols)
        costs.grow(to: symbols)
        candidates.grow(to: symbols)
    }

    mutating func removeAll() {
        first.removeAll()
        costs.removeAll()
        vacant.removeAll()
        candidates.removeAll()
    }

    /// How many symbols have room.
    var roomForSymbols: Int { first.capacity }

    @inline(__always) mutating func addSymbolInRoom() { first.appendInRoom(-1) }

    /// The sign of the cost at its highest level: it decides whether moving the symbol is worth it.
    @inline(__always) func sign(of symbol: Int32) -> Double {
        let cost = first[symbol]
        return cost < 0 ? 0 : costs[cost].amount
    }

    @inline(__always) func hasCost(_ symbol: Int32) -> Bool { first[symbol] >= 0 }

    /// Whether a symbol costs something on more than one level.
    func hasSeveral(_ symbol: Int32) -> Bool { first[symbol] >= 0 && costs[first[symbol]].next >= 0 }

    func leadingLevel(of symbol: Int32) -> Level? {
        let cost = first[symbol]
        return cost < 0 ? nil : costs[cost].level
    }

    @inline(__always) mutating func add(_ amount: Double, at level: Level, to symbol: Int32) {
        // Most symbols cost nothing so far.
        guard first[symbol] < 0 else { return addToOthers(amount, at: level, to: symbol) }
        if abs(amount) <= Tolerance.cost { return }
        first[symbol] = make(Cost(level: level, amount: amount, next: -1))
        if amount < 0 { candidates.append(symbol) }
    }

    private mutating func addToOthers(_ amount: Double, at level: Level, to symbol: Int32) {
        var previous: Int32 = -1
        var cost = first[symbol]
        while cost >= 0, costs[cost].level < level {
            previous = cost
            cost = costs[cost].next
        }
        if cost >= 0, costs[cost].level == level {
            costs[cost].amount += amount
            if abs(costs[cost].amount) <= Tolerance.cost + Tolerance.cancellation * abs(amount) {
                let next = costs[cost].next
                if previous < 0 { first[symbol] = next } else { costs[previous].next = next }
                vacant.append(cost)
            }
        } else if abs(amount) > Tolerance.cost {
            let new = make(Cost(level: level, amount: amount, next: cost))
            if previous < 0 { first[symbol] = new } else { costs[previous].next = new }
        }
        // To raise a symbol is worth it where that costs less than nothing; what may also fall costs nothing.
        if sign(of: symbol) < 0 { candidates.append(symbol) }
    }

    @inline(__always) private mutating func make(_ cost: Cost) -> Int32 {
        if let reused = vacant.popLast() {
            costs[reused] = cost
            return reused
        }
        costs.append(cost)
        return Int32(truncatingIfNeeded: costs.count &- 1)
    }

    /// Passes the costs of a symbol on to the symbols of the row that it has become basic in.
    mutating func substitute(_ symbol: Int32, by row: UnsafePointer<Tableau.Row>) {
        if first[symbol] < 0 { return }
        let (count, symbols, coefficients) = (Int(row.pointee.count), row.pointee.symbols, row.pointee.coefficients)
        var cost = first[symbol]
        first[symbol] = -1
        while cost >= 0 {
            let entry = costs[cost]
            vacant.append(cost)
            for slot in 0..<count { add(entry.amount * coefficients[slot], at: entry.level, to: symbols[slot]) }
            cost = entry.next
        }
    }

    mutating func clear(_ symbol: Int32) {
        var cost = first[symbol]
        first[symbol] = -1
        while cost >= 0 {
            vacant.append(cost)
            cost = costs[cost].next
        }
    }

    /// Compares `left / leftScale` with `right / rightScale`: positive, negative or zero.
    func compare(_ left: Int32, over leftScale: Double, with right: Int32, over rightScale: Double) -> Double {
        var a = first[left], b = first[right]
        while a >= 0 || b >= 0 {
            let difference: Double
            if b < 0 || (a >= 0 && costs[a].level < costs[b].level) {
                difference = costs[a].amount / leftScale
                a = costs[a].next
            } else if a < 0 || costs[b].level < costs[a].level {
                difference = -costs[b].amount / rightScale
                b = costs[b].next
            } else {
                difference = costs[a].amount / leftScale - costs[b].amount / rightScale
                a = costs[a].next
                b = costs[b].next
            }
            if abs(difference) > Tolerance.cost { return difference }
        }
        return 0
    }
}
