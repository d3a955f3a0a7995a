/// The presolve: required equalities with one unknown left fix it, those with two express one by the other.
///
/// Every unknown is `factor · root + offset` of the root of its class, or fixed. Classes are kept as a union-find whose
/// smaller side moves. Beside the shortened links the original steps are kept, each with its time, so that
/// the constants can be replayed and the constraints behind a value can be named.
struct Elimination: ~Copyable {
    private let inPlace = InPlace()

    /// How an unknown was eliminated: `unknown = ratio · onto + offset`, by one constraint, at one moment.
    struct Step: BitwiseCopyable {
        static let never = Int32.max
        var time = never
        /// The constraint that did it; -1 for the root size.
        var constraint: Int32 = -1
        /// The unknown that it is expressed by; -1 where it is fixed.
        var onto: Int32 = -1
        /// The coefficient of the unknown in the constraint once all earlier steps were put in.
        var pivot = 0.0
        var ratio = 0.0
    }

    /// What an unknown is expressed by: `factor · parent + offset`; the root of a class by itself, or it is fixed at the offset.
    struct Link: BitwiseCopyable {
        var factor = 1.0
        var offset = RootAffine.zero
        /// The members of a class, as a ring.
        var nextInClass: Int32
        /// The number of constraints that a class is in.
        var weight: Int32 = 0
        /// Bounds the factors within a class to 2^±spread, so that long chains of ratios stay finite.
        var spread: Int16 = 0
    }

    private(set) var links = Store<Link>()
    // What is asked of every unknown that is met: by themselves they stay at hand also where there are thousands.
    private(set) var parents = Store<Int32>()
    private(set) var isFixed = Store<Bool>()
    private(set) var steps = Store<Step>()
    /// The eliminated unknowns in order of time.
    private(set) var sequence = Store<Int32>()

    private var place = Store<Int32>()

    /// What `run` has to look at.
    var queue = EliminationQueue()

    /// The constraint looked at last, in terms of roots.
    private(set) var roots = Store<Int32>()
    private(set) var rootCoefficients = Store<Double>()
    private(set) var constant = RootAffine.zero

    var unknownCount: Int { links.count }

    /// Adds free unknowns.
    mutating func extend(to count: Int) {
        let first = links.count
        guard count > first else { return }
        links.grow(to: count)
        parents.grow(to: count)
        for unknown in Int32(first)..<Int32(count) {
            links.appendInRoom(Link(nextInClass: unknown))
            parents.appendInRoom(unknown)
        }
        isFixed.extend(to: count, with: false)
        steps.extend(to: count, with: Step())
        place.extend(to: count, with: -1)
    }

    /// Forgets everything but the memory it took: a small system is solved anew in less time than allocating takes.
    mutating func removeAll() {
        links.removeAll()
        parents.removeAll()
        isFixed.removeAll()
        steps.removeAll()
        sequence.removeAll()
        place.removeAll()
    }

    // MARK: Reading

    @inline(__always) mutating func root(of unknown: Int32) -> Int32 {
        let up = parents[unknown]
        if up == unknown || parents[up] == up { return up }
        return shorten(unknown)
    }

    /// Makes every unknown on the path point at the root.
    private mutating func shorten(_ unknown: Int32) -> Int32 {
        var path: [Int32] = []
        var walker = unknown
        while parents[walker] != walker {
            path.append(walker)
            walker = parents[walker]
        }
        for step in path.reversed() {
            let up = parents[step]
            if up == walker { continue }
            links[step].offset = links[step].factor * links[up].offset + links[step].offset
            links[step].factor *= links[up].factor
            parents[step] = walker
        }
        return walker
    }

    /// Substitutes the roots for the unknowns of a constraint: `roots`, `rootCoefficients` and `constant`.
    ///
    /// This function is called for each constraint, mostly more than once, so what it adds up stays in registers. Returns the constant: to
    /// read in one piece what has just been written in three has to wait until all are in memory.
    @discardableResult
    mutating func resolve(_ index: Int32, in list: borrowing ConstraintList) -> RootAffine {
        let terms = list.terms(of: index)
        roots.beginAnew(withRoomFor: terms.count)
        rootCoefficients.beginAnew(withRoomFor: terms.count)
        if terms.count == 1 { return resolveSoleTerm(of: index, at: terms.lowerBound, in: list) }
        var sum = RootAffine(list.entries[index].constant)
        let isLong = terms.count > 8
        var hasCancelled = false
        for term in terms {
            guard let (root, coefficient) = substitute(term, in: list, addingTo: &sum) else { continue }
            if isLong {
                if place[root] >= 0 {
                    if add(coefficient, at: Int(place[root])) { hasCancelled = true }
                    continue
                }
                place[root] = Int32(roots.count)
            } else if let earlier = position(of: root) {
                if add(coefficient, at: earlier) { hasCancelled = true }
                continue
            }
            roots.appendInRoom(root)
            rootCoefficients.appendInRoom(coefficient)
        }
        constant = sum
        if isLong { for position in 0..<roots.count { place[roots[position]] = -1 } }
        if hasCancelled { dropCancelled() }
        return sum
    }

    /// The root in place of a term's unknown, with its coefficient; nil where it has a value, which then is in the sum.
    @inline(__always)
    private mutating func substitute(
        _ term: Int, in list: borrowing ConstraintList, addingTo sum: inout RootAffine
    ) -> (root: Int32, coefficient: Double)? {
        let unknown = list.members[term].unknown
        var coefficient = list.members[term].coefficient
        var root = parents[unknown]
        if parents[root] != root { root = shorten(unknown) }
        if root != unknown {
            sum += coefficient * links[unknown].offset
            coefficient *= links[unknown].factor
        }
        if isFixed[root] {
            sum += coefficient * links[root].offset
            return nil
        }
        return (root, coefficient)
    }

    @inline(__always)
    private mutating func resolveSoleTerm(
        of index: Int32, at term: Int, in list: borrowing ConstraintList
    ) -> RootAffine {
        var sum = RootAffine(list.entries[index].constant)
        if let (root, coefficient) = substitute(term, in: list, addingTo: &sum) {
            roots.appendInRoom(root)
            rootCoefficients.appendInRoom(coefficient)
        }
        constant = sum
        return sum
    }

    /// What is left where coefficients cancel is a rounding error; a coefficient that is small by itself is not. Returns whether
    /// nothing is left.
    @inline(__always) private func add(_ coefficient: Double, at position: Int) -> Bool {
        let sum = rootCoefficients[position] + coefficient
        let isLeft = abs(sum) > Tolerance.cancellation * abs(coefficient)
        rootCoefficients[position] = isLeft ? sum : 0
        return !isLeft
    }

    private mutating func dropCancelled() {
        var kept = 0
        for position in 0..<roots.count where rootCoefficients[position] != 0 {
            roots[kept] = roots[position]
            rootCoefficients[kept] = rootCoefficients[position]
            kept += 1
        }
        roots.truncate(to: kept)
        rootCoefficients.truncate(to: kept)
    }

    @inline(__always) private func position(of root: Int32) -> Int? {
        for position in 0..<roots.count where roots[position] == root { return position }
        return nil
    }

    // MARK: Eliminating

    /// Fixes the two unknowns of the root size.
    mutating func fixRootSize() {
        fix(Unknown.rootWidth.index, at: RootAffine(0, width: 1), by: -1, pivot: 1)
        fix(Unknown.rootHeight.index, at: RootAffine(0, height: 1), by: -1, pivot: 1)
    }

    /// What a required equality was used for.
    enum Outcome { case fixed(root: Int32), joined(root: Int32, onto: Int32), empty, tooManyUnknowns }

    /// Eliminates with a required equality that has at most two unknowns left. After a join the rings are separate,
    /// so that the members whose constraints must be checked again can be found; `closeRing` joins them.
    @inline(__always) mutating func eliminate(_ index: Int32, in list: borrowing ConstraintList) -> Outcome {
        let constant = resolve(index, in: list)
        switch roots.count {
        case 0: return .empty
        case 1:
            let root = roots[0]
            let pivot = rootCoefficients[0]
            fix(root, at: (-1 / pivot) * constant, by: index, pivot: pivot)
            return .fixed(root: root)
        case 2: return join(by: index, constant)
        default: return .tooManyUnknowns
        }
    }

    @inline(__always) private mutating func fix(_ root: Int32, at value: RootAffine, by index: Int32, pivot: Double) {
        isFixed[root] = true
        links[root].offset = value
        steps[root] = Step(time: Int32(sequence.count), constraint: index, onto: -1, pivot: pivot, ratio: 0)
        sequence.append(root)
    }

    @inline(__always) private mutating func join(by index: Int32, _ constant: RootAffine) -> Outcome {
        var moved = roots[0], kept = roots[1]
        var movedCoefficient = rootCoefficients[0], keptCoefficient = rootCoefficients[1]
        if links[moved].weight > links[kept].weight {
            swap(&moved, &kept)
            swap(&movedCoefficient, &keptCoefficient)
        }
        let ratio = -keptCoefficient / movedCoefficient
        let reach = max(Int(links[kept].spread), Int(links[moved].spread) + abs(Int(ratio.exponent)) + 1)
        guard reach <= 48 || links[moved].spread == 0 && abs(ratio) == 1 else { return .tooManyUnknowns }
        if abs(ratio) != 1 || links[moved].spread != 0 { links[kept].spread = Int16(reach) }

        let shift = (-1 / movedCoefficient) * constant
        parents[moved] = kept
        links[moved].factor = ratio
        links[moved].offset = shift
        links[kept].weight += links[moved].weight
        steps[moved] = Step(
            time: Int32(sequence.count), constraint: index, onto: kept, pivot: movedCoefficient, ratio: ratio)
        sequence.append(moved)
        return .joined(root: moved, onto: kept)
    }

    func closeRing(of moved: Int32, with kept: Int32) {
        let follower = links[moved].nextInClass
        links[moved].nextInClass = links[kept].nextInClass
        links[kept].nextInClass = follower
    }

    /// Counts a constraint that uses an unknown; the class with fewer uses moves.
    @inline(__always) func countUse(of unknown: Int32) { links[unknown].weight &+= 1 }
}
