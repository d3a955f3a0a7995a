/// Linear constraints over unknowns, solved by strictly ordered priorities.
///
/// - Required constraints hold, or are reported broken in ``conflicts``: in order of insertion (the framework's
///   first) one is broken if and only if it contradicts the unbroken ones before it.
/// - Below 1000, priorities are lexicographic: first the sum of absolute errors at the highest priority is
///   least, then at the next, and so on.
/// - What that leaves open ends as near to zero as it can, unknown by unknown in order of their making.
///
/// The answer is therefore one and the same however the system came to its present list of constraints.
/// Edits are cheap and take effect with the next reading.
public final class ConstraintSystem {
    public init() {}

    public func makeUnknown() -> Unknown { fatalError() }

    @discardableResult
    public func add(_ constraint: LinearConstraint) throws -> ConstraintHandle { fatalError() }
    public func remove(_ handle: ConstraintHandle) { fatalError() }
    public func setConstant(_ constant: Double, of handle: ConstraintHandle) throws { fatalError() }
    public func setPriority(_ priority: Float, of handle: ConstraintHandle) throws { fatalError() }

    /// The values of `Unknown.rootWidth` and `Unknown.rootHeight`.
    public func setRootSize(width: Double, height: Double) throws { fatalError() }

    /// Brings the values up to date. Readers call it by themselves.
    public func solve() { fatalError() }
    public subscript(unknown: Unknown) -> Double { fatalError() }

    /// The required constraints that are broken, in order of insertion.
    public var conflicts: [Conflict] { fatalError() }
    /// The unknowns that the constraints do not determine, in order.
    public var ambiguousUnknowns: [Unknown] { fatalError() }
    public func isAmbiguous(_ unknown: Unknown) -> Bool { fatalError() }
    /// The tags of the constraints that together fix the value of an unknown, in order of insertion.
    public func explain(_ unknown: Unknown) -> [Int] { fatalError() }
    /// The system in readable equations, with values and what became of each constraint.
    public func dump() -> String { fatalError() }
}
