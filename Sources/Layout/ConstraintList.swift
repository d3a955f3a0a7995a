/// The constraints of a system as the caller gave them, in the normal form `Σ coefficient · unknown + constant (= or >=) 0`.
struct ConstraintList: ~Copyable {
    private let inPlace = InPlace()

    /// The state of a constraint after the last solve.
    enum Place: UInt8, BitwiseCopyable {
        /// Not processed yet.
        case unsolved
        /// A required equality that was used to express one unknown by another.
        case eliminated
        /// A required equality set aside because it owns an unknown; `marker` is its place in the peeled list.
        case peeled
        /// A row of the tableau; `markers` are its symbols.
        case tableau
        /// The constraint has no unknowns left, and it holds or is not required.
        case settled
        /// Required and contradicting the ones before it.
        case broken
    }

    /// A term in normal form.
    struct Member: BitwiseCopyable {
        var coefficient: Double
        var unknown: Int32
    }

    struct Entry: BitwiseCopyable {
        var tag: Int
        var constant: Double
        /// The constant with all eliminated unknowns replaced, as the tableau has it.
        var resolved = RootAffine.zero
        var firstTerm: Int32
        var termCount: Int32
        var generation: Int32
        /// Position among all constraints ever added, which decides which constraint is broken.
        var sequence: UInt32
        var markers = Tableau.Markers(marker: -1, other: -1)
        /// The constraint that it shares a row with, or -1.
        var twin: Int32 = -1
        var priority: Float
        var isEquality: Bool
        /// Normal form turns `<=` around; readers see the caller's signs again.
        var isNegated: Bool
        var origin: LinearConstraint.Origin
        /// Whether the constraint's row is part of another row, so that neither can be changed alone.
        var isJoined = false
        /// Whether its symbols are those of its twin.
        var isSecondTwin = false
        var isAlive = true
        var place = Place.unsolved

        var isRequired: Bool { priority >= LinearConstraint.required }
    }

    /// Distinguishes the handles of this list from those of other lists.
    var system: UInt = 0
    /// The terms of all constraints, one constraint after the other.
    private(set) var members = Store<Member>()
    var entries = Store<Entry>()
    private var vacant = Store<Int32>()
    /// Present and removed constraints in order of insertion.
    private(set) var order = Store<Int32>()
    private var nextSequence: UInt32 = 0
    private var deadTerms = 0
    private(set) var aliveCount = 0

    @inline(__always) mutating func add(_ constraint: LinearConstraint, unknownCount: Int) throws(ConstraintError)
        -> Int32
    {
        let tag = constraint.tag
        guard constraint.priority > 0, constraint.priority <= LinearConstraint.required else {
            throw constraint.priority.isNaN
                ? .notANumber(tag: tag) : .priorityOutOfRange(tag: tag, priority: constraint.priority)
        }
        try Self.check(constant: constraint.constant, tag: tag)

        let isNegated = constraint.relation == .lessThanOrEqual
        let first = members.count
        if !appendPlain(constraint.terms, negated: isNegated, in: unknownCount) {
            try appendAny(constraint.terms, negated: isNegated, in: unknownCount, tag: tag)
        }

        let entry = Entry(
            tag: tag, constant: isNegated ? constraint.constant : -constraint.constant,
            firstTerm: Int32(truncatingIfNeeded: first),
            termCount: Int32(truncatingIfNeeded: members.count &- first), generation: 0, sequence: nextSequence,
            priority: constraint.priority, isEquality: constraint.relation == .equal, isNegated: isNegated,
            origin: constraint.origin)
        nextSequence &+= 1
        aliveCount &+= 1
        let index: Int32
        if let reused = vacant.popLast() {
            index = reused
            let generation = entries[reused].generation + 1
            entries[reused] = entry
            entries[reused].generation = generation
        } else {
            index = Int32(truncatingIfNeeded: entries.count)
            entries.append(entry)
        }
        order.append(index)
        return index
    }

    /// Forgets everything but the memory it took.
    mutating func removeAll() {
        members.removeAll()
        entries.removeAll()
        vacant.removeAll()
        order.removeAll()
        nextSequence = 0
        deadTerms = 0
        aliveCount = 0
    }

    mutating func remove(_ index: Int32) {
        entries[index].isAlive = false
        aliveCount -= 1
        deadTerms += Int(entries[index].termCount)
    }

    func contains(_ handle: ConstraintHandle) -> Bool {
        handle.system == system && handle.index >= 0 && handle.index < entries.count && entries[handle.index].isAlive
            && entries[handle.index].generation == handle.generation
    }

    func handle(of index: Int32) -> ConstraintHandle {
        ConstraintHandle(index: index, generation: entries[index].generation, system: system)
    }

    func terms(of index: Int32) -> Range<Int> {
        let first = Int(entries[index].firstTerm)
        return first..<(first + Int(entries[index].termCount))
    }

    func comesEarlier(_ left: Int32, _ right: Int32) -> Bool { entries[left].sequence < entries[right].sequence }

    /// Whether the first of two required constraints is broken only after the second.
    func comesBefore(_ left: Int32, _ right: Int32) -> Bool {
        let (first, second) = (entries[left].origin.rawValue, entries[right].origin.rawValue)
        return first == second ? comesEarlier(left, right) : first < second
    }

    /// Frees the memory of removed constraints. Only between solves: it moves terms and reuses indices.
    ///
    /// - Parameter most: how many removed ones may stay.
    mutating func compact(keeping most: Int = 0) {
        guard order.count > aliveCount + most else { return }
        var kept = 0
        for position in 0..<order.count {
            let index = order[position]
            if entries[index].isAlive {
                order[kept] = index
                kept += 1
            } else {
                vacant.append(index)
            }
        }
        order.truncate(to: kept)
        guard deadTerms > members.count / 2 else { return }
        var moved = Store<Member>(capacity: members.count - deadTerms)
        for position in 0..<order.count {
            let index = order[position]
            let range = terms(of: index)
            entries[index].firstTerm = Int32(moved.count)
            moved.append(from: members.base + range.lowerBound, count: range.count)
        }
        members = moved
        deadTerms = 0
    }

    @inline(__always) static func check(constant: Double, tag: Int) throws(ConstraintError) {
        guard !constant.isNaN else { throw .notANumber(tag: tag) }
        guard abs(constant) <= largestConstant else { throw .constantOutOfRange(tag: tag, constant: constant) }
    }

    static let largestConstant = 1e9
    static let largestCoefficient = 1e6
    static let smallestCoefficient = 1e-6

    /// Appends a few terms of different unknowns, with coefficients that need no second look: nearly all constraints have
    /// such. Otherwise appends nothing and returns false.
    @inline(__always)
    private mutating func appendPlain(_ terms: Terms, negated: Bool, in unknownCount: Int) -> Bool {
        guard terms.many == nil else { return false }
        members.grow(to: members.count &+ Terms.mostInPlace)
        let own = members.base + members.count
        let count = terms.fewCount
        for place in 0..<count {
            let term = terms.few(at: place)
            let magnitude = abs(term.coefficient)
            guard UInt32(bitPattern: term.unknown.index) < unknownCount, magnitude >= Self.smallestCoefficient,
                magnitude <= Self.largestCoefficient
            else { return false }
            for earlier in 0..<place where own[earlier].unknown == term.unknown.index { return false }
            own[place] = Member(
                coefficient: negated ? -term.coefficient : term.coefficient, unknown: term.unknown.index)
        }
        members.lengthen(by: count)
        return true
    }

    /// Appends any terms; if they are refused, none.
    @inline(never)
    private mutating func appendAny(
        _ terms: Terms, negated: Bool, in unknownCount: Int, tag: Int
    ) throws(ConstraintError) {
        let first = members.count
        do {
            if terms.count > 16 {
                let sorted = terms.sorted { $0.unknown < $1.unknown }
                try append(sorted, negated: negated, lookingBack: 1, in: unknownCount, tag: tag)
            } else {
                try append(Array(terms), negated: negated, lookingBack: 16, in: unknownCount, tag: tag)
            }
        } catch {
            members.truncate(to: first)
            throw error
        }
    }

    /// Appends the terms with each unknown once and none with a coefficient of zero.
    ///
    /// Terms of one unknown are at most `lookingBack` unknowns apart.
    private mutating func append(
        _ terms: [Term], negated: Bool, lookingBack reach: Int, in unknownCount: Int, tag: Int
    ) throws(ConstraintError) {
        let first = members.count
        let sign: Double = negated ? -1 : 1
        var isClean = true
        next: for term in terms {
            guard term.unknown.index >= 0, term.unknown.index < unknownCount else {
                throw .foreignUnknown(tag: tag, unknown: term.unknown)
            }
            let magnitude = abs(term.coefficient)
            guard magnitude <= Self.largestCoefficient else {
                throw term.coefficient.isNaN
                    ? .notANumber(tag: tag) : .coefficientOutOfRange(tag: tag, coefficient: term.coefficient)
            }
            if magnitude < Self.smallestCoefficient { isClean = false }
            for earlier in max(first, members.count - reach)..<members.count
            where members[earlier].unknown == term.unknown.index {
                members[earlier].coefficient += sign * term.coefficient
                isClean = false
                continue next
            }
            members.append(Member(coefficient: sign * term.coefficient, unknown: term.unknown.index))
        }
        if isClean { return }

        // What remains when coefficients cancel is a rounding error.
        let nothing = members.count - first < terms.count ? 1e-12 : 0
        var kept = first
        for term in first..<members.count where abs(members[term].coefficient) > nothing {
            let coefficient = members[term].coefficient
            guard abs(coefficient) >= Self.smallestCoefficient, abs(coefficient) <= Self.largestCoefficient else {
                throw .coefficientOutOfRange(tag: tag, coefficient: sign * coefficient)
            }
            members[kept] = members[term]
            kept += 1
        }
        members.truncate(to: kept)
    }
}
