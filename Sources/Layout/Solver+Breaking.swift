/// Finding out which required constraints are broken: those that contradict the unbroken ones before them.
extension Solver {
    /// One attempt to use all required constraints that are not broken.
    struct Round {
        /// The last constraint that is used; nil where all are.
        var limit: Int32?
        /// The constraint that was broken last.
        var broken: Int32?
        /// Whether a constraint was broken that had been used, so that another round is needed.
        var mustRepeat = false
        /// How many constraints were named as reasons.
        var reasons = 0
    }

    /// A contradiction is a set of constraints; the last one in order of insertion is broken. When it had already been
    /// used, or when another one of the set is broken later, the next round decides.
    mutating func findBreaks() {
        breaks.removeAll()
        rounds = 0
        while true {
            useUnbroken()
            if !round.mustRepeat {
                guard let doubtful = firstBreakInDoubt() else { return }
                breaks[doubtful] = nil
            }
            // Separate contradictions are found together. Where rounds go on and find few, each hides the next one.
            if rounds >= mostRounds, breaks.count < 4 * rounds { return findBreaksInTurn() }
        }
    }

    /// Finds one broken constraint after the other, each by halving: it is the last of the fewest first constraints that
    /// cannot hold together.
    private mutating func findBreaksInTurn() {
        breaks.removeAll()
        let turns = requiredInTurn()
        var places: [Int32: Int] = [:]
        for (place, index) in turns.enumerated() { places[index] = place }
        var low = 0
        while true {
            useUnbroken(upTo: turns.last)
            guard let last = round.broken, low < turns.count else { return useUnbroken() }
            var high = max(low, places[last] ?? low)
            var reasons = breaks.removeValue(forKey: last)
            while low < high {
                let middle = (low + high) / 2
                useUnbroken(upTo: turns[middle])
                if let earlier = round.broken {
                    high = max(low, min(middle, places[earlier] ?? middle))
                    reasons = breaks.removeValue(forKey: earlier)
                } else {
                    low = middle + 1
                }
            }
            breaks[turns[high]] = reasons ?? [turns[high]]
            low = high + 1
        }
    }

    /// The required constraints in the order in which one yields to another.
    private func requiredInTurn() -> [Int32] {
        var turns: [Int32] = []
        for position in 0..<list.order.count where list.entries[list.order[position]].isRequired {
            turns.append(list.order[position])
        }
        return turns.sorted { list.comesBefore($0, $1) }
    }

    /// Breaks the last constraint of a contradicting set. It may have been used already.
    mutating func breakLast(of opposed: [Int32], foundAt index: Int32) {
        let set = opposed.contains(index) ? opposed : opposed + [index]
        let last = set.max { list.comesBefore($0, $1) } ?? index
        list.entries[index].place = .settled
        round.reasons += set.count
        if last != index { round.mustRepeat = true }
        // The entry was broken earlier in this round, but what it was used for is still in place.
        guard breaks[last] == nil else { return round.mustRepeat = true }
        breaks[last] = set
        round.broken = last
        if last == index { list.entries[index].place = .broken }
    }

    /// Whether a round need not go on: what was used wrongly may contradict all the rest, each time for as many reasons
    /// as a chain is long.
    var roundIsOver: Bool {
        round.limit == nil ? round.mustRepeat && round.reasons > list.aliveCount : round.broken != nil
    }

    /// A broken constraint whose contradicting set contains another broken one by now, so that it may hold after all.
    private func firstBreakInDoubt() -> Int32? {
        breaks.filter { broken, opposed in opposed.contains { $0 != broken && breaks[$0] != nil } }
            .keys.min { list.comesBefore($0, $1) }
    }
}
