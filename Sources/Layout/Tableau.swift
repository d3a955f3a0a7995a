/// The simplex tableau: each row says `basic = constant + Σ coefficient · symbol`, where the symbols on the right are zero.
///
/// Rows are sparse and sorted; an index from symbols to rows keeps work local, so independent parts of a system never
/// meet. Beside real unknowns there are symbols for what constraints add: slacks and errors, never negative, and
/// a marker fixed at zero for each required equality.
///
/// An unknown may be any number, so its row stops no move. Such a row is a definition: it is left as it was made, with
/// other unknowns and basic symbols in it, and read when a value or a new row needs it. So what a long chain says stays
/// in short rows (`Tableau+Definitions`). All other rows have slacks, errors and markers alone.
struct Tableau: ~Copyable {
    private let inPlace = InPlace()

    enum Kind: UInt8, BitwiseCopyable {
        /// An unknown: any number. Or a slack that is never negative as long as another one is not.
        case free
        /// A slack or an error: never negative.
        case restricted
        /// The marker of a required equality: zero.
        case fixed
    }

    struct Row: BitwiseCopyable {
        var basic: Int32
        var count: Int32 = 0
        /// The row has room for a power of two of symbols: this one.
        var roomLogarithm: Int32
        /// How many places before the first symbol are free: a long row is often taken apart from its beginning.
        var lead: Int32 = 0
        var constant = RootAffine.zero
        /// The constant at the present root size.
        var value = 0.0
        var symbols: UnsafeMutablePointer<Int32>
        var coefficients: UnsafeMutablePointer<Double>

        init(roomLogarithm: Int, _ span: Arena.Span) {
            basic = -1
            self.roomLogarithm = Int32(roomLogarithm)
            symbols = span.symbols
            coefficients = span.coefficients
        }

        var room: Int { (1 << Int(roomLogarithm)) - Int(lead) }

        /// Moves the place of the first symbol, but no symbols.
        @inline(__always) mutating func moveStart(by places: Int) {
            symbols += places
            coefficients += places
            lead += Int32(places)
        }

        /// Moves symbols from one place on to another one.
        @inline(__always) func move(_ count: Int, from place: Int, to other: Int) {
            (symbols + other).update(from: symbols + place, count: count)
            (coefficients + other).update(from: coefficients + place, count: count)
        }

        /// The place of a symbol in the row, or the place it would have.
        @inline(__always) func lowerBound(of symbol: Int32) -> Int {
            var low = 0
            var high = Int(count)
            while low < high {
                let middle = (low + high) >> 1
                if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
            }
            return low
        }

        @inline(__always) func position(of symbol: Int32) -> Int? {
            let place = lowerBound(of: symbol)
            return place < Int(count) && symbols[place] == symbol ? place : nil
        }

        func coefficient(of symbol: Int32) -> Double {
            position(of: symbol).map { coefficients[$0] } ?? 0
        }
    }

    /// What a symbol belongs to.
    struct Owner: BitwiseCopyable {
        enum Kind: UInt8, BitwiseCopyable { case unknown, constraint, tie }
        let kind: Kind
        let index: Int32

        static func unknown(_ index: Int32) -> Owner { Owner(kind: .unknown, index: index) }
        static func constraint(_ index: Int32) -> Owner { Owner(kind: .constraint, index: index) }
        /// The preference of an unknown for zero.
        static func tie(_ index: Int32) -> Owner { Owner(kind: .tie, index: index) }
    }

    /// What is known of a symbol.
    struct Column: BitwiseCopyable {
        var kind: Kind
        /// Whether the row of the symbol's constraint is brief.
        var isBrief = false
        /// The row it is basic in, or -1.
        var row: Int32 = -1
        var firstUse: Int32 = -1
        /// The other one of a soft constraint's two symbols; -1 for all other symbols.
        var partner: Int32 = -1
        var owner: Owner
        /// The level on which it counts by itself. Slacks and unknowns count on none.
        var ownLevel: Level
    }

    struct Use: BitwiseCopyable {
        var row: Int32
        var next: Int32
    }

    private(set) var rootSize = RootSize(width: 0, height: 0)

    // Symbols.
    private(set) var columns = Store<Column>()

    /// Slacks, errors and markers of constraints that are gone, to be used again: work on a system goes through all symbols.
    private var vacantSymbols = Store<Int32>()

    /// How many symbols have room in all that is kept of symbols.
    private var roomForSymbols = 0

    // Rows.
    var rows = Store<Row>()
    var arena = Arena()
    var vacantRows = Store<Int32>()
    /// May name rows that the symbol has left since, and a row twice.
    var uses = Store<Use>()
    private var mostUses = 4096
    /// Whether the system is solved, and edited from now on.
    private var isSolved = false
    var mergedSymbols = Store<Int32>()
    var mergedCoefficients = Store<Double>()

    /// The unknowns in the order of their making. A definition uses earlier ones alone.
    private(set) var unknowns = Store<Int32>()
    /// Slacks that have become definitions, as other slacks keep them from being negative.
    var implied = Store<Int32>()
    /// The slack that became one last because of a new bound.
    var narrowed: Int32?
    /// The row that is being given its terms.
    var sum = SymbolSum()
    /// If set, sums leave out what is not open below it.
    var openness: Level?
    /// The unknowns that no open symbol moves, as far as known.
    var isClosed = Store<Bool>()
    var costs = CostTable()
    var brief = BriefRows()
    /// Symbols that would improve the cost, but are in many rows.
    var putOff = Store<Int32>()
    /// The rows that `findRows` has found.
    var found = Store<Int32>()
    /// The stops of the move that is looked at.
    var stops = Store<Stop>()
    /// What that move costs or gains.
    var slope = Slope()
    /// Rows that may have a basic symbol on the wrong side of zero.
    var suspects = Store<Int32>()
    /// Whether a pivot was so small that it magnified earlier rounding errors.
    var isDelicate = false
    /// How many pivots were made since the last solve from scratch.
    var pivots = 0

    init(rootSize: RootSize) { self.rootSize = rootSize }

    /// Forgets everything but the memory it took.
    mutating func removeAll(rootSize: RootSize) {
        self.rootSize = rootSize
        columns.removeAll()
        vacantSymbols.removeAll()
        rows.removeAll()
        arena.removeAll()
        vacantRows.removeAll()
        uses.removeAll()
        mostUses = 4096
        isSolved = false
        unknowns.removeAll()
        implied.removeAll()
        narrowed = nil
        sum.removeAll()
        openness = nil
        isClosed.removeAll()
        costs.removeAll()
        brief.removeAll()
        putOff.removeAll()
        suspects.removeAll()
        isDelicate = false
        pivots = 0
    }

    var isSmall: Bool { uses.count <= 131_072 }

    // MARK: Symbols

    mutating func makeSymbol(_ symbolKind: Kind, owner symbolOwner: Owner, ownLevel level: Level = .none) -> Int32 {
        let column = Column(kind: symbolKind, owner: symbolOwner, ownLevel: level)
        let symbol: Int32
        // Unknowns have to be in the order of their making.
        if symbolKind != .free, let vacant = vacantSymbols.popLast() {
            symbol = vacant
            columns[symbol] = column
        } else {
            symbol = Int32(truncatingIfNeeded: columns.count)
            if columns.count == roomForSymbols { growSymbols() }
            columns.appendInRoom(column)
            costs.addSymbolInRoom()
            sum.addSymbolInRoom()
            if symbolKind == .free { unknowns.append(symbol) }
        }
        if level != .none { costs.add(1, at: level, to: symbol) }
        return symbol
    }

    private mutating func growSymbols() { reserve(symbols: max(24, 2 * columns.count)) }

    private mutating func reserve(symbols: Int) {
        columns.grow(to: symbols)
        sum.grow(to: symbols)
        costs.reserve(symbols: symbols)
        roomForSymbols = min(columns.capacity, sum.roomForSymbols, costs.roomForSymbols)
    }

    mutating func makePartners(_ symbol: Int32, _ other: Int32) {
        columns[symbol].partner = other
        columns[other].partner = symbol
    }

    func value(of symbol: Int32) -> Double {
        let row = columns[symbol].row
        return row < 0 ? 0 : rows[row].value
    }

    /// Puts the row that a symbol has just become basic in wherever the symbol stands, costs included, but for definitions.
    mutating func substitute(_ symbol: Int32, by row: Int32) {
        var use = columns[symbol].firstUse
        columns[symbol].firstUse = -1
        while use >= 0 {
            let (current, other) = (use, uses[use].row)
            use = uses[use].next
            guard other != row, let place = rows[other].position(of: symbol) else { continue }
            if isDefinition(other) {
                uses[current].next = columns[symbol].firstUse
                columns[symbol].firstUse = current
                continue
            }
            merge(row, times: rows[other].coefficients[place], into: other, leavingOut: symbol)
            if isOnWrongSide(other) { suspects.append(other) }
        }
        costs.substitute(symbol, by: rows.base + Int(row))
    }

    /// Whether a row says what an unknown is.
    @inline(__always) func isDefinition(_ row: Int32) -> Bool {
        let basic = rows[row].basic
        return basic >= 0 && columns[basic].kind == .free
    }

    mutating func setFree(_ symbol: Int32) {
        columns[symbol].kind = .free
        sum.putLate(symbol)
    }

    func setRestricted(_ symbol: Int32) { columns[symbol].kind = .restricted }

    /// Ends a symbol whose constraint is gone.
    mutating func retire(_ symbol: Int32) {
        costs.clear(symbol)
        let isLeftover = columns[symbol].row >= 0 || columns[symbol].kind == .free || isInSomeRow(symbol)
        columns[symbol].firstUse = -1
        // Where rounding has left something of it, it is not used again.
        if !isLeftover { vacantSymbols.append(symbol) }
    }

    @inline(__always) func isOnWrongSide(_ row: Int32) -> Bool {
        let basic = rows[row].basic
        if basic < 0 { return false }
        switch columns[basic].kind {
        case .free: return false
        case .restricted: return rows[row].value < -Tolerance.value
        case .fixed: return abs(rows[row].value) > Tolerance.value
        }
    }

    /// Solves a row for one of its symbols, which becomes basic. The symbol that was basic, if any, goes to the right.
    mutating func solve(_ row: Int32, for symbol: Int32) {
        let place = rows[row].position(of: symbol)!
        let scale = -1 / rows[row].coefficients[place]
        if abs(scale) > 64 { isDelicate = true }
        removeEntry(at: place, of: row)
        let coefficients = rows[row].coefficients
        for slot in 0..<Int(rows[row].count) { coefficients[slot] *= scale }
        rows[row].constant = scale * rows[row].constant
        rows[row].value *= scale
        let leaving = rows[row].basic
        rows[row].basic = symbol
        columns[symbol].row = row
        if leaving >= 0 {
            columns[leaving].row = -1
            add(-scale, leaving, to: row)
        }
    }

    mutating func pivot(_ symbol: Int32, into row: Int32) {
        if hasBriefRows { findMoves(with: symbol) }
        if isBrief(row) { writeOut(row) }
        pivots += 1
        solve(row, for: symbol)
        let value = rows[row].value
        substitute(symbol, by: row)
        if hasBriefRows { moveBriefRows(by: value) }
    }

    /// Removes entries of the index for rows that symbols have left. Called between pivots.
    mutating func tidyUses() {
        guard uses.count > mostUses else { return }
        uses.removeAll()
        for symbol in 0..<columns.count { columns[symbol].firstUse = -1 }
        for row in 0..<rows.count {
            for slot in 0..<Int(rows[row].count) { link(rows[row].symbols[slot], to: Int32(row)) }
        }
        mostUses = isSolved ? 64 + 2 * uses.count : 4096 + 3 * uses.count
    }

    /// Called when a system has been solved from scratch. Each edit leaves entries in the index, and goes through those
    /// that others have left.
    mutating func expectEdits() {
        isSolved = true
        mostUses = 64 + 2 * uses.count
    }

    mutating func shift(_ row: Int32, by change: RootAffine) {
        rows[row].constant += change
        rows[row].value += change.at(rootSize)
        if isOnWrongSide(row) { suspects.append(row) }
    }

    mutating func setRootSize(_ size: RootSize) {
        rootSize = size
        for row in 0..<rows.count
        where rows[row].constant.dependsOnRoot && !isDefinition(Int32(row)) && !isBrief(Int32(row)) {
            rows[row].value = rows[row].constant.at(size)
            if isOnWrongSide(Int32(row)) { suspects.append(Int32(row)) }
        }
        if hasBriefRows { evaluateBriefRows() }
    }

    /// Reserves memory for a number of constraints, so that growing does not move it.
    mutating func reserve(constraints: Int) {
        reserve(symbols: 3 * constraints)
        rows.grow(to: constraints)
        uses.grow(to: 8 * constraints)
        arena.reserve(rows: constraints)
    }
}
