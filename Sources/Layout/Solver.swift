/// The state and the algorithm of a ``ConstraintSystem``.
///
/// The solver is a structure, so that its loops are free of the run-time checks of a class's properties.
struct Solver: ~Copyable {
    private let inPlace = InPlace()

    /// A change since the last solve that can be applied to its solution.
    enum Edit: BitwiseCopyable {
        case add(Int32)
        case remove(Int32)
        case newConstant(Int32)
    }

    var list = ConstraintList()
    var unknownCount = 2
    /// Whether an unknown is a length, which yields before positions do.
    var isLength = Store(repeating: true, count: 2)
    var rootSize = RootSize(width: 0, height: 0)

    // The result of the last solve.
    var elimination = Elimination()
    var residual = Residual()
    var tableau = Tableau(rootSize: RootSize(width: 0, height: 0))
    /// The tableau's symbol for a root, or -1.
    var symbols = Store<Int32>()
    /// The sole bounds, by roots.
    var soleBounds = Store<SoleBound>()
    /// The first symbol after those of the unknowns that many constraints use.
    var endOfManyUses: Int32 = 0
    /// Required constraints without unknowns that hold at this root size but perhaps not at another.
    var checks: [Int32] = []
    /// The broken constraints, each with the ones it was found to contradict.
    var breaks: [Int32: [Int32]] = [:]
    var round = Round()
    /// What a solve from scratch goes through; kept for its memory.
    var sorted = SortedConstraints()
    var peeling = Peeling()
    var useCounts = Store<Int32>()
    /// The most rounds that find little: after so many, the solver looks for broken constraints one after the other.
    var mostRounds = 8
    var rounds = 0
    /// How often the system was solved from scratch.
    var solves = 0
    /// The unknowns whose preference for zero has been put into the tableau.
    var ties = Store<Tie>()
    /// Whether the preference of each unknown for zero has been put into the tableau.
    var isTied = Store<Bool>()
    /// What settling goes through; kept for its memory.
    var openness = Openness()
    /// If more unknowns than these are open, the later ones leave out of their rows what earlier ones have closed.
    /// Otherwise the rows of a long chain would get longer and longer.
    var mostFullTies = 128
    /// Whether some rows do so. They are useless once anything closed moves: edits then solve from scratch.
    var tiesAreShort = false
    var values = Store<Double>()
    /// The unknowns that the presolve has not fixed, found when an edit first asks for them.
    var movableRoots = Store<Int32>()
    var movableMembers = Store<Int32>()
    var movableIsKnown = false
    /// How many symbols the last solve from scratch took. Edits leave symbols behind.
    var columnsAtFirst = 0

    /// Rows of soft constraints with more symbols are kept brief, where there are more rows than a few, except the first of them.
    var longestRow: Int32 = 64
    var fewRows = 256
    var longRowsInFull = 4

    // Edits to apply before the next value is read.
    var edits = Store<Edit>()
    var constantsOfSteps = false
    var rootSizeIsNew = false
    var mustStartOver = true
    var ambiguity: Set<Int32>?

    var isStale: Bool { mustStartOver || !edits.isEmpty || rootSizeIsNew || constantsOfSteps }

    // MARK: Making and editing

    mutating func makeUnknown(isLength: Bool) -> Unknown {
        unknownCount += 1
        self.isLength.append(isLength)
        if !mustStartOver { extendToNewUnknowns() }
        return Unknown(index: Int32(unknownCount - 1))
    }

    @inline(__always) mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintHandle {
        let index = try list.add(constraint, unknownCount: unknownCount)
        if !mustStartOver {
            note(.add(index))
            if !breaks.isEmpty, list.entries[index].isRequired,
                breaks.keys.contains(where: { list.comesBefore(index, $0) })
            {
                startOver()
            }
        }
        return list.handle(of: index)
    }

    mutating func remove(_ handle: ConstraintHandle) {
        guard list.contains(handle) else { return }
        let index = handle.index
        let entry = list.entries[index]
        list.remove(index)
        guard !mustStartOver else { return }
        ambiguity = nil
        switch entry.place {
        case .unsolved: break
        case .broken: breaks[index] = nil
        case .eliminated: startOver()
        case .settled, .peeled, .tableau:
            if entry.isJoined || (entry.isRequired && !breaks.isEmpty) { return startOver() }
            note(.remove(index))
        }
    }

    mutating func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(ConstraintError) {
        guard list.contains(handle) else { return }
        let entry = list.entries[handle.index]
        try ConstraintList.check(constant: constant, tag: entry.tag)
        let normal = entry.isNegated ? constant : -constant
        guard normal != entry.constant else { return }
        list.entries[handle.index].constant = normal
        guard !mustStartOver, entry.place != .unsolved else { return }
        if entry.isJoined || (entry.isRequired && !breaks.isEmpty) { return startOver() }
        if entry.place == .eliminated {
            constantsOfSteps = true
            ambiguity = nil
        } else {
            note(.newConstant(handle.index))
        }
    }

    mutating func setPriority(_ priority: Float, of handle: ConstraintHandle) throws(ConstraintError) {
        guard list.contains(handle) else { return }
        let entry = list.entries[handle.index]
        guard priority > 0, priority <= LinearConstraint.required else {
            throw priority.isNaN ? .notANumber(tag: entry.tag) : .priorityOutOfRange(tag: entry.tag, priority: priority)
        }
        guard priority != entry.priority else { return }
        list.entries[handle.index].priority = priority
        guard !mustStartOver, entry.place != .unsolved else { return }
        let concernsRequired = entry.isRequired || priority >= LinearConstraint.required
        let canBeMoved = entry.place == .tableau || entry.place == .settled
        if !canBeMoved || entry.isJoined || (concernsRequired && !breaks.isEmpty) { return startOver() }
        note(.remove(handle.index))
        note(.add(handle.index))
    }

    mutating func setRootSize(width: Double, height: Double) throws(ConstraintError) {
        try ConstraintList.check(constant: width, tag: 0)
        try ConstraintList.check(constant: height, tag: 0)
        let size = RootSize(width: width, height: height)
        guard size != rootSize else { return }
        rootSize = size
        rootSizeIsNew = true
        ambiguity = nil
    }

    private mutating func note(_ edit: Edit) {
        edits.append(edit)
        ambiguity = nil
        // Beyond this, applying the edits one by one is no faster than solving again.
        if edits.count > 16 + list.aliveCount / 64 { startOver() }
    }

    mutating func startOver() {
        mustStartOver = true
        edits.removeAll()
        ambiguity = nil
    }

    // MARK: Reading

    var effort: ConstraintSystem.Effort {
        var effort = ConstraintSystem.Effort(
            pivots: tableau.pivots, rounds: rounds, solves: solves, entries: 0, longestRow: 0,
            symbols: tableau.columns.count,
            constraints: list.order.count)
        for row in 0..<tableau.rows.count {
            effort.entries += Int(tableau.rows[row].count)
            effort.longestRow = max(effort.longestRow, Int(tableau.rows[row].count))
        }
        return effort
    }

    /// Brings the values up to date.
    mutating func solve() {
        guard isStale else { return }
        let outcome = mustStartOver ? .mustStartOver : workEditsIn()
        if outcome == .mustStartOver { solveAnew() }
        let isSmallMove = outcome == .hasMoved && !constantsOfSteps && !rootSizeIsNew
        edits.removeAll()
        constantsOfSteps = false
        rootSizeIsNew = false
        if outcome == .isAsBefore { return }
        if isSmallMove { readMovableBack() } else { readBack() }
        if tableau.isDelicate { polish() }
    }
}
