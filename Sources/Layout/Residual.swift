/// The constraints that elimination leaves, in terms of roots, and those of them that are peeled off.
///
/// A required equality that owns an unknown which stands nowhere else can always be kept: it is set
/// aside, and the unknown is read back from it once the others are known.
struct Residual: ~Copyable {
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
    /// In the order of peeling; a later one never needs an earlier one to be read back.
    private(set) var peels = Store<Peel>()
    /// The peel that an unknown is read back from, or -1.
    private(set) var peelOf = Store<Int32>()

    /// Takes over the constraint that was resolved last.
    mutating func append(_ constraint: Int32, from elimination: borrowing Elimination) {
        rows.append(Row(constraint: constraint, first: Int32(roots.count), count: Int32(elimination.roots.count)))
        roots.append(from: elimination.roots.base, count: elimination.roots.count)
        coefficients.append(from: elimination.rootCoefficients.base, count: elimination.rootCoefficients.count)
    }

    func terms(of row: Int32) -> Range<Int> {
        let first = Int(rows[row].first)
        return first..<(first + Int(rows[row].count))
    }

    mutating func extend(to unknownCount: Int) { peelOf.extend(to: unknownCount, with: -1) }

    mutating func peel(unknownCount: Int, in list: inout ConstraintList) {
        extend(to: unknownCount)
        let useCount = Store<Int32>(repeating: 0, count: unknownCount)
        // The exclusive or of all rows that use an unknown names the row once a single one is left.
        let rowsUsing = Store<Int32>(repeating: 0, count: unknownCount)
        let isBound = Store(repeating: false, count: unknownCount)
        for row in 0..<Int32(rows.count) {
            let entry = list.entries[rows[row].constraint]
            let canBePeeled = entry.isEquality && entry.isRequired
            for term in terms(of: row) {
                let root = roots[term]
                useCount[root] += 1
                rowsUsing[root] ^= row
                if !canBePeeled { isBound[root] = true }
            }
        }
        var ready = Store<Int32>()
        for term in 0..<roots.count where useCount[roots[term]] == 1 && !isBound[roots[term]] {
            ready.append(roots[term])
        }
        while let root = ready.popLast() {
            guard useCount[root] == 1 else { continue }
            let row = rowsUsing[root]
            guard !rows[row].isPeeled else { continue }
            rows[row].isPeeled = true
            peelOf[root] = Int32(peels.count)
            list.entries[rows[row].constraint].place = .peeled
            list.entries[rows[row].constraint].markers.marker = Int32(peels.count)
            peels.append(Peel(row: row, root: root))
            for term in terms(of: row) {
                let other = roots[term]
                useCount[other] -= 1
                rowsUsing[other] ^= row
                if useCount[other] == 1, !isBound[other], other != root { ready.append(other) }
            }
        }
    }

    /// Ends the life of a peel; its unknown is no longer read back from it.
    func drop(_ peel: Int32) {
        peels[peel].isAlive = false
        peelOf[peels[peel].root] = -1
    }

    var bytes: Int { rows.bytes + roots.bytes + coefficients.bytes + peels.bytes + peelOf.bytes }
}
