/// Linear constraints over unknowns, solved by strictly ordered priorities.
///
/// - Required constraints hold, or are reported broken in ``conflicts``: in order of insertion (the framework's
///   first, those of contents last) one is broken if and only if it contradicts the unbroken ones before it.
/// - Below 1000, priorities are lexicographic: first the sum of absolute errors at the highest priority is
///   least, then at the next, and so on.
/// - What that leaves open is settled one by one: lengths are as near to zero as possible, the last made first; then the
///   caller's inequalities hold as exactly as possible, in order of insertion; then positions are as near to zero as
///   possible, in order of creation.
///
/// So the solution depends only on the present list of constraints, not on the edits that led to it.
/// Edits are cheap and take effect when a value is read.
public final class ConstraintSystem {
    /// Behind a constant pointer, because a variable of a class costs an exclusivity check at every use.
    private let solver: UnsafeMutablePointer<Solver>
    /// Where the values are read from, behind a constant pointer for the same reason.
    @usableFromInline let reading: UnsafeMutablePointer<Reading>

    @usableFromInline struct Reading {
        @usableFromInline var values: UnsafePointer<Double>
        /// How many values are up to date: none while edits are pending.
        @usableFromInline var count: Int
    }

    public init() {
        let memory = SolverMemory.take()
        solver = memory.solver
        reading = memory.reading
    }

    /// A system that does from the first on what others do only where there is much to do: it keeps the rows of all
    /// preferences for zero short, rows of soft constraints brief, and finds broken constraints one after the other.
    package static func forLargeSystems() -> ConstraintSystem {
        let system = ConstraintSystem()
        system.solver.pointee.mostFullTies = 0
        system.solver.pointee.mostRounds = 0
        system.solver.pointee.longestRow = 0
        system.solver.pointee.fewRows = 0
        system.solver.pointee.longRowsInFull = 0
        return system
    }

    deinit {
        SolverMemory(solver: solver, reading: reading).giveBack()
    }

    // MARK: Making and editing

    /// - Parameter isLength: whether the unknown is a width or a height, which yields before positions do.
    public func makeUnknown(isLength: Bool = false) -> Unknown {
        reading.pointee.count = 0
        return solver.pointee.makeUnknown(isLength: isLength)
    }

    @discardableResult
    public func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintHandle {
        reading.pointee.count = 0
        return try solver.pointee.add(constraint)
    }

    /// Removes a constraint; a handle of one that is gone, or of another system, is ignored.
    public func remove(_ handle: ConstraintHandle) {
        reading.pointee.count = 0
        solver.pointee.remove(handle)
    }

    public func setConstant(_ constant: Double, of handle: ConstraintHandle) throws(ConstraintError) {
        reading.pointee.count = 0
        try solver.pointee.setConstant(constant, of: handle)
    }

    public func setPriority(_ priority: Float, of handle: ConstraintHandle) throws(ConstraintError) {
        reading.pointee.count = 0
        try solver.pointee.setPriority(priority, of: handle)
    }

    /// Sets the values of `Unknown.rootWidth` and `Unknown.rootHeight`.
    public func setRootSize(width: Double, height: Double) throws(ConstraintError) {
        reading.pointee.count = 0
        try solver.pointee.setRootSize(width: width, height: height)
    }

    // MARK: Reading

    /// Updates the values. Reading a value calls it.
    public func solve() {
        solver.pointee.solve()
        reading.pointee = Reading(values: UnsafePointer(solver.pointee.values.base), count: solver.pointee.unknownCount)
    }

    @inlinable public subscript(unknown: Unknown) -> Double {
        let index = Int(unknown.index)
        if index >= reading.pointee.count { solve() }
        precondition(index >= 0 && index < reading.pointee.count, "an unknown of another system")
        return reading.pointee.values[index]
    }

    /// The required constraints that are broken, in order of insertion.
    public var conflicts: [Conflict] { solver.pointee.conflicts() }

    /// The unknowns that the constraints do not determine, in order.
    public var ambiguousUnknowns: [Unknown] { solver.pointee.findAmbiguity().sorted().map { Unknown(index: $0) } }

    public func isAmbiguous(_ unknown: Unknown) -> Bool {
        precondition(unknown.index >= 0 && unknown.index < solver.pointee.unknownCount, "an unknown of another system")
        return solver.pointee.findAmbiguity().contains(unknown.index)
    }

    /// The tags of the constraints that together fix the value of an unknown, in order of insertion.
    ///
    /// With the root size they determine its value. For an ambiguous unknown they are the constraints that
    /// relate it to others.
    public func explain(_ unknown: Unknown) -> [Int] { solver.pointee.explain(unknown) }

    /// How much work the present solution took and takes room for: what tests hold against the size of a system.
    package struct Effort {
        package var pivots: Int
        /// How often the required constraints were put together to see which of them contradict each other.
        package var rounds: Int
        /// How often the system was solved from scratch: the first time, and where edits could not be worked in.
        package var solves: Int
        /// How many numbers are in the rows, and in the longest of them.
        package var entries: Int
        package var longestRow: Int
        /// How many symbols and constraints are kept, those included that edits have left behind.
        package var symbols: Int
        package var constraints: Int
    }

    package var effort: Effort {
        solve()
        return solver.pointee.effort
    }

    /// The system in readable equations, with values and the state of each constraint.
    public func dump() -> String { solver.pointee.dump() }
}
