import Synchronization

/// Where a system keeps what it knows. A small one is solved in less time than its some sixty buffers take to be allocated, so
/// the memory of systems that are gone goes to the next ones.
struct SolverMemory: @unchecked Sendable {
    var solver: UnsafeMutablePointer<Solver>
    var reading: UnsafeMutablePointer<ConstraintSystem.Reading>

    /// For how many constraints the memory has room.
    private var size = 0

    private struct Pool {
        var spent: [SolverMemory] = []
        /// The size of all memory that is spent.
        var size = 0
        /// How many systems there have been: by this number a system tells its handles from others.
        var systems: UInt = 0
    }

    private static let pool = Mutex(Pool())

    /// More of them are seldom in use at once, except by large numbers of systems that live long.
    private static let mostSpent = 8
    /// Of all together: a constraint takes less than a kilobyte. Where the memory of ten thousand goes back to the system, to get it
    /// anew takes as long as solving them.
    private static let mostConstraints = 16_384

    static func take() -> SolverMemory {
        let (reused, number) = pool.withLock { pool in
            pool.systems += 1
            let last = pool.spent.popLast()
            pool.size -= last?.size ?? 0
            return (last, pool.systems)
        }
        let memory = reused ?? SolverMemory()
        memory.solver.pointee.list.system = number
        return memory
    }

    func giveBack() {
        guard solver.pointee.isSmall else { return free() }
        var spent = self
        spent.size = solver.pointee.list.entries.capacity
        solver.pointee.forgetAll()
        reading.pointee.count = 0
        let isKept = Self.pool.withLock { [spent] pool in
            guard pool.spent.count < Self.mostSpent, pool.size + spent.size <= Self.mostConstraints else {
                return false
            }
            pool.spent.append(spent)
            pool.size += spent.size
            return true
        }
        if !isKept { free() }
    }

    private init() {
        solver = .allocate(capacity: 1)
        solver.initialize(to: Solver())
        reading = .allocate(capacity: 1)
        reading.initialize(to: ConstraintSystem.Reading(values: UnsafePointer(solver.pointee.values.base), count: 0))
    }

    init(solver: UnsafeMutablePointer<Solver>, reading: UnsafeMutablePointer<ConstraintSystem.Reading>) {
        self.solver = solver
        self.reading = reading
    }

    private func free() {
        solver.deinitialize(count: 1)
        solver.deallocate()
        reading.deallocate()
    }
}

extension Solver {
    /// Whether the solver's memory is worth keeping for another system.
    var isSmall: Bool { list.entries.capacity <= 16_384 && values.capacity <= 65_536 && tableau.isSmall }

    /// Makes the solver as new, but for its memory. What solving begins with is not done twice.
    mutating func forgetAll() {
        list.removeAll()
        unknownCount = 2
        isLength.truncate(to: 2)
        rootSize = RootSize(width: 0, height: 0)
        if !breaks.isEmpty { breaks.removeAll() }
        mostRounds = 8
        solves = 0
        mostFullTies = 128
        longestRow = 64
        fewRows = 256
        longRowsInFull = 4
        values.removeAll()
        edits.removeAll()
        constantsOfSteps = false
        rootSizeIsNew = false
        startOver()
    }
}
