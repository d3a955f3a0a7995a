extension Elimination {
    /// Eliminates unknowns with the required equalities, as far as possible in their order.
    ///
    /// Returns the equalities that had no unknown left, in the order they were found, each with its moment.
    mutating func run(_ equalities: borrowing Store<Int32>, in list: inout ConstraintList) -> [Emptied] {
        queue.begin(with: equalities, unknownCount: unknownCount, in: list)
        for unknown in 0..<unknownCount { setWeight(of: unknown, to: queue.useCount(of: unknown)) }

        var emptied: [Emptied] = []
        while let position = queue.next() {
            let index = equalities[position]
            if witnessesStillHold(for: position) { continue }
            let outcome = eliminate(index, in: list)
            if case .tooManyUnknowns = outcome {
                if list.entries[index].termCount > 3 { queue.setWitnesses(for: position, roots) }
                continue
            }
            queue.finish(position)
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

    private mutating func lookAgainAtUses(ofClass root: Int32) {
        var member = root
        repeat {
            queue.lookAgain(atUsesOf: member)
            member = links[member].nextInClass
        } while member != root
    }

    private mutating func witnessesStillHold(for position: Int32) -> Bool {
        guard let witnesses = queue.witnesses(for: position) else { return false }
        let first = root(of: witnesses.0), second = root(of: witnesses.1), third = root(of: witnesses.2)
        return first != second && first != third && second != third
            && !links[first].isFixed && !links[second].isFixed && !links[third].isFixed
    }

    struct Emptied {
        var constraint: Int32
        var constant: RootAffine
        var time: Int32
    }
}

/// The equalities that may eliminate something, and which of them to look at again when an unknown is gone.
struct EliminationQueue: ~Copyable {
    private enum State: UInt8, BitwiseCopyable { case waiting, seen, done }

    private var states = Store<State>()
    private var waiting = Store<Int32>()
    /// The positions of the equalities that use an unknown, one unknown after the other, and where those of each begin.
    private var positions = Store<Int32>()
    private var begins = Store<Int32>()
    /// Three roots for each long constraint: while they differ, the constraint eliminates nothing and need not be read.
    private var witnesses = Store<Int32>()

    /// Puts all equalities in, the first in front.
    mutating func begin(
        with equalities: borrowing Store<Int32>, unknownCount: Int, in list: borrowing ConstraintList
    ) {
        let count = equalities.count
        states.removeAll()
        states.extend(to: count, with: .waiting)
        waiting.removeAll()
        waiting.grow(to: count)
        for position in stride(from: count - 1, through: 0, by: -1) { waiting.append(Int32(position)) }
        witnesses.removeAll()

        // Counted, then put in from the end of each unknown's part, which so becomes its beginning.
        begins.removeAll()
        begins.extend(to: unknownCount + 1, with: 0)
        for position in 0..<count {
            for term in list.terms(of: equalities[position]) { begins[list.unknowns[term]] += 1 }
        }
        var sum: Int32 = 0
        for unknown in 0...unknownCount {
            sum += begins[unknown]
            begins[unknown] = sum
        }
        positions.removeAll()
        positions.extend(to: Int(sum), with: 0)
        for position in stride(from: count - 1, through: 0, by: -1) {
            for term in list.terms(of: equalities[position]) {
                let unknown = list.unknowns[term]
                begins[unknown] -= 1
                positions[begins[unknown]] = Int32(position)
            }
        }
    }

    @inline(__always) private func range(of unknown: Int) -> Range<Int> {
        Int(begins[unknown])..<Int(begins[unknown + 1])
    }

    func useCount(of unknown: Int) -> Int32 { Int32(range(of: unknown).count) }

    mutating func next() -> Int32? {
        guard let position = waiting.popLast() else { return nil }
        states[position] = .seen
        return position
    }

    func finish(_ position: Int32) { states[position] = .done }

    mutating func lookAgain(atUsesOf unknown: Int32) {
        for use in range(of: Int(unknown)) where states[positions[use]] == .seen {
            states[positions[use]] = .waiting
            waiting.append(positions[use])
        }
    }

    mutating func setWitnesses(for position: Int32, _ roots: borrowing Store<Int32>) {
        let base = 3 * Int(position)
        witnesses.extend(to: base + 3, with: -1)
        for witness in 0..<3 { witnesses[base + witness] = roots[witness] }
    }

    @inline(__always) func witnesses(for position: Int32) -> (Int32, Int32, Int32)? {
        let base = 3 * Int(position)
        guard base < witnesses.count, witnesses[base] >= 0 else { return nil }
        return (witnesses[base], witnesses[base + 1], witnesses[base + 2])
    }
}
