extension Elimination {
    /// Eliminates unknowns with the required equalities, as far as possible in their order.
    ///
    /// Returns the equalities that had no unknown left, in the order they were found, each with its moment.
    mutating func run(_ equalities: borrowing Store<Int32>, in list: inout ConstraintList) -> [Emptied] {
        let uses = UseIndex(of: equalities, unknownCount: unknownCount, in: list)
        for unknown in 0..<unknownCount { setWeight(of: unknown, to: uses.count(of: unknown)) }

        var emptied: [Emptied] = []
        let isWaiting = Store(repeating: true, count: equalities.count)
        let isDone = Store(repeating: false, count: equalities.count)
        var witnesses = Witnesses()
        var waiting = Store<Int32>(capacity: equalities.count)
        for position in stride(from: equalities.count - 1, through: 0, by: -1) { waiting.append(Int32(position)) }

        func lookAgainAtUses(ofClass root: Int32) {
            var member = root
            repeat {
                for use in uses.range(of: member) {
                    let other = uses.positions[use]
                    if !isWaiting[other], !isDone[other] {
                        isWaiting[other] = true
                        waiting.append(other)
                    }
                }
                member = nextInClass[member]
            } while member != root
        }

        while let position = waiting.popLast() {
            isWaiting[position] = false
            let index = equalities[position]
            if witnesses.stillHold(for: position, in: &self) { continue }
            let outcome = eliminate(index, in: list)
            if case .tooManyUnknowns = outcome {
                if list.entries[index].termCount > 3 { witnesses.set(for: position, from: self) }
                continue
            }
            isDone[position] = true
            switch outcome {
            case .empty:
                list.entries[index].place = .settled
                emptied.append(Emptied(constraint: index, constant: constant, time: Int32(sequence.count)))
            case .fixed(let root):
                list.entries[index].place = .eliminated
                lookAgainAtUses(ofClass: root)
            case .joined(let root, let kept):
                list.entries[index].place = .eliminated
                lookAgainAtUses(ofClass: root)
                closeRing(of: root, with: kept)
            case .tooManyUnknowns: break
            }
        }
        return emptied
    }

    struct Emptied {
        var constraint: Int32
        var constant: RootAffine
        var time: Int32
    }
}

/// Which of some constraints use an unknown.
private struct UseIndex: ~Copyable {
    private var first: Store<Int32>
    private(set) var positions: Store<Int32>

    init(of constraints: borrowing Store<Int32>, unknownCount: Int, in list: borrowing ConstraintList) {
        first = Store(repeating: 0, count: unknownCount + 1)
        for position in 0..<constraints.count {
            for term in list.terms(of: constraints[position]) { first[Int(list.unknowns[term]) + 1] += 1 }
        }
        for unknown in 0..<unknownCount { first[unknown + 1] += first[unknown] }
        positions = Store(repeating: 0, count: Int(first[unknownCount]))
        let free = Store<Int32>(copying: first)
        for position in 0..<constraints.count {
            for term in list.terms(of: constraints[position]) {
                let unknown = list.unknowns[term]
                positions[free[unknown]] = Int32(position)
                free[unknown] += 1
            }
        }
    }

    @inline(__always) func range(of unknown: Int32) -> Range<Int> {
        Int(first[unknown])..<Int(first[Int(unknown) + 1])
    }

    func count(of unknown: Int) -> Int32 { first[unknown + 1] - first[unknown] }
}

/// Three roots for each long constraint: while they differ, the constraint eliminates nothing and need not be read.
private struct Witnesses: ~Copyable {
    private var roots = Store<Int32>()

    mutating func set(for position: Int32, from elimination: borrowing Elimination) {
        roots.extend(to: 3 * Int(position) + 3, with: -1)
        for witness in 0..<3 { roots[3 * Int(position) + witness] = elimination.roots[witness] }
    }

    @inline(__always) func stillHold(for position: Int32, in elimination: inout Elimination) -> Bool {
        let base = 3 * Int(position)
        if base >= roots.count || roots[base] < 0 { return false }
        let first = elimination.root(of: roots[base])
        let second = elimination.root(of: roots[base + 1])
        let third = elimination.root(of: roots[base + 2])
        return first != second && first != third && second != third
            && !elimination.isFixed[first] && !elimination.isFixed[second] && !elimination.isFixed[third]
    }
}
