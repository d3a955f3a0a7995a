extension Elimination {
    /// Eliminates unknowns with the required equalities, as far as possible in their order.
    ///
    /// Returns the equalities that had no unknown left, in the order they were found, each with its moment.
    mutating func run(_ equalities: borrowing Store<Int32>, in list: inout ConstraintList) -> [Emptied] {
        queue.begin(with: equalities, unknownCount: unknownCount)
        // The first use of an unknown comes first in its list, as it is put in last.
        for position in stride(from: equalities.count - 1, through: 0, by: -1) {
            for term in list.terms(of: equalities[position]) {
                let unknown = list.members[term].unknown
                queue.addUse(of: unknown, by: Int32(truncatingIfNeeded: position))
                countUse(of: unknown)
            }
        }

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
            && !isFixed[first] && !isFixed[second] && !isFixed[third]
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
    /// The equalities that use an unknown are a list, the first of which is in `firstUses`.
    private var uses = Store<Use>()
    private var firstUses = Store<Int32>()
    /// Three roots for each long constraint: while they differ, the constraint eliminates nothing and need not be read.
    private var witnesses = Store<Int32>()

    private struct Use: BitwiseCopyable {
        var position: Int32
        var next: Int32
    }

    /// Puts all equalities in, the first in front. Their uses of unknowns follow, those of the last equality first.
    mutating func begin(with equalities: borrowing Store<Int32>, unknownCount: Int) {
        let count = equalities.count
        states.removeAll()
        states.extend(to: count, with: .waiting)
        waiting.beginAnew(withRoomFor: count)
        for position in stride(from: count - 1, through: 0, by: -1) {
            waiting.appendInRoom(Int32(truncatingIfNeeded: position))
        }
        witnesses.removeAll()
        uses.removeAll()
        firstUses.removeAll()
        firstUses.extend(to: unknownCount, with: -1)
    }

    @inline(__always) mutating func addUse(of unknown: Int32, by position: Int32) {
        uses.append(Use(position: position, next: firstUses[unknown]))
        firstUses[unknown] = Int32(truncatingIfNeeded: uses.count - 1)
    }

    mutating func next() -> Int32? {
        guard let position = waiting.popLast() else { return nil }
        states[position] = .seen
        return position
    }

    func finish(_ position: Int32) { states[position] = .done }

    mutating func lookAgain(atUsesOf unknown: Int32) {
        var next = firstUses[unknown]
        while next >= 0 {
            let use = uses[next]
            next = use.next
            guard states[use.position] == .seen else { continue }
            states[use.position] = .waiting
            waiting.append(use.position)
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
