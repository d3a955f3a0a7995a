/// The constraints that elimination leaves, in terms of roots, and those of them that are peeled off.
///
/// A required equality that owns an unknown which is nowhere else can always be satisfied: it is set
/// aside, and the unknown is read back from it once the others are known. When an unknown is in only two required
/// equalities, one is merged into the other, which eliminates it; so a long chain, such as
/// the positions in a stack view, becomes one row.
struct Residual: ~Copyable {
    private let inPlace = InPlace()

    struct Row: BitwiseCopyable {
        var constraint: Int32
        var first: Int32
        var count: Int32
        var isPeeled = false
    }

    struct Peel: BitwiseCopyable {
        var row: Int32
        var root: Int32
        var isAlive = true
    }

    private(set) var rows = Store<Row>()
    private(set) var roots = Store<Int32>()
    private(set) var coefficients = Store<Double>()
    /// The peels in the order of peeling; a later one never needs an earlier one to be read back.
    private(set) var peels = Store<Peel>()
    /// The peel that an unknown is read back from, or -1.
    private(set) var peelOf = Store<Int32>()
    private var joinedConstants: [(constraint: Int32, constant: RootAffine)] = []
    /// All constraints of a row into which others were merged.
    private(set) var parts: [Int32: Elimination.Combination] = [:]

    /// Whether there is anything to peel.
    private(set) var hasEqualities = false

    /// Forgets everything but the memory it took.
    mutating func removeAll() {
        rows.removeAll()
        roots.removeAll()
        coefficients.removeAll()
        peels.removeAll()
        peelOf.removeAll()
        if !parts.isEmpty { parts.removeAll() }
        hasEqualities = false
    }

    /// Adds the constraint that was resolved last.
    mutating func append(_ constraint: Int32, isRequiredEquality: Bool, from elimination: borrowing Elimination) {
        if isRequiredEquality { hasEqualities = true }
        let count = elimination.roots.count
        rows.append(
            Row(
                constraint: constraint, first: Int32(truncatingIfNeeded: roots.count),
                count: Int32(truncatingIfNeeded: count)))
        if count == 1 {
            roots.append(elimination.roots[0])
            return coefficients.append(elimination.rootCoefficients[0])
        }
        roots.append(from: elimination.roots.base, count: count)
        coefficients.append(from: elimination.rootCoefficients.base, count: count)
    }

    func terms(of row: Int32) -> Range<Int> {
        let first = Int(rows[row].first)
        return first..<(first + Int(rows[row].count))
    }

    mutating func extend(to unknownCount: Int) { peelOf.extend(to: unknownCount, with: -1) }

    /// Ends a peel; its unknown is no longer read back from it.
    func drop(_ peel: Int32) {
        peels[peel].isAlive = false
        peelOf[peels[peel].root] = -1
    }

    /// The constraints that a constraint's row consists of.
    func parts(of constraint: Int32) -> Elimination.Combination { parts[constraint] ?? [(constraint, 1)] }

    mutating func notePeel(of row: Int32, by root: Int32, in list: inout ConstraintList) {
        rows[row].isPeeled = true
        peelOf[root] = Int32(peels.count)
        list.entries[rows[row].constraint].place = .peeled
        list.entries[rows[row].constraint].markers.marker = Int32(peels.count)
        peels.append(Peel(row: row, root: root))
    }

    /// Sets the final terms of a row into which others were merged.
    mutating func replace(_ row: Int32, by joined: JoinedRow, in list: inout ConstraintList) {
        rows[row].first = Int32(roots.count)
        rows[row].count = Int32(joined.roots.count)
        rows[row].isPeeled = rows[row].isPeeled || joined.roots.isEmpty
        for position in joined.roots.indices {
            roots.append(joined.roots[position])
            coefficients.append(joined.coefficients[position])
        }
        let own = rows[row].constraint
        parts[own] = joined.parts
        var constant = RootAffine.zero
        for part in joined.parts {
            constant += part.factor * list.entries[part.constraint].resolved
            list.entries[part.constraint].isJoined = true
        }
        joinedConstants.append((own, constant))
    }

    /// Called when all rows are in place: until then the constants of the parts are needed.
    mutating func settleJoinedConstants(in list: inout ConstraintList) {
        for joined in joinedConstants { list.entries[joined.constraint].resolved = joined.constant }
        joinedConstants.removeAll()
    }
}
