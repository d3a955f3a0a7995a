/// `Σ coefficient · unknown  (=, <=, >=)  constant`, with a priority.
public struct LinearConstraint: Hashable, Sendable {
    public enum Relation: Hashable, Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }

    /// Who made it. When required constraints contradict each other, those of content sizes are broken first, then the
    /// caller's; the framework's are broken last.
    public enum Origin: UInt8, CaseIterable, Sendable, BitwiseCopyable { case framework, caller, content }

    public static let required: Float = 1000
    /// Constraints of a lower priority only choose between solutions: what they choose from counts as ambiguous.
    public static let leastDeciding = Float(bitPattern: 1 << 20)

    public var terms: Terms
    /// The priority in `(0, 1000]`; 1000 is required. A higher priority outweighs any number of lower ones.
    public var priority: Float
    public var relation: Relation
    public var origin: Origin
    public var constant: Double
    /// The caller's name for the constraint, given back in conflicts and explanations.
    public var tag: Int

    public init(
        _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Float = required, tag: Int = 0,
        origin: Origin = .caller
    ) {
        self.init(Terms(terms), relation, constant, priority: priority, tag: tag, origin: origin)
    }

    @_disfavoredOverload public init(
        _ terms: Terms, _ relation: Relation, _ constant: Double, priority: Float = required, tag: Int = 0,
        origin: Origin = .caller
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.tag = tag
        self.origin = origin
    }

    public var isRequired: Bool { priority >= Self.required }
}

/// A constraint that has been added to a system. It stays valid until the constraint is removed.
public struct ConstraintHandle: Hashable, Sendable {
    let index: Int32
    let generation: Int32
    /// The system it was added to.
    let system: UInt

    /// Leaves the system out, which differs from run to run.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        hasher.combine(generation)
    }
}

/// A required constraint that could not be kept, and the smallest set of constraints it contradicts.
public struct Conflict: Hashable, Sendable {
    public let broken: ConstraintHandle
    public let brokenTag: Int
    /// The tags of a set of required constraints, the broken one among them, that cannot hold together,
    /// while without any one of them the rest could. In order of insertion.
    public let members: [Int]
}

/// Why a constraint was not accepted. The system is unchanged when this is thrown.
public enum ConstraintError: Error, Hashable, Sendable {
    case notANumber(tag: Int)
    case coefficientOutOfRange(tag: Int, coefficient: Double)
    case constantOutOfRange(tag: Int, constant: Double)
    case priorityOutOfRange(tag: Int, priority: Float)
    case foreignUnknown(tag: Int, unknown: Unknown)
}
