import MaquetteLayout

/// Shapes that no interface has, and the ways to spoil one that some interface had.
extension SystemDraft {
    mutating func adversary(upTo limit: Int) {
        let unknowns = (state.unknownCount..<max(limit, state.unknownCount + 1)).map { _ in makeUnknown() }
        switch random.whole(1...5) {
        case 1: denseRows(unknowns)
        case 2: equalityCycles(unknowns)
        case 3: inequalitiesOnly(unknowns)
        case 4: corner(unknowns)
        default: preferencesOfManyLevels(unknowns)
        }
    }

    private mutating func sparse(_ unknowns: [Unknown]) -> [(Double, Unknown)] {
        (0..<random.whole(1...3)).map { _ in (coefficient(), random.pick(unknowns)) }
    }

    private mutating func denseRows(_ unknowns: [Unknown]) {
        let some = Array(unknowns.prefix(8))
        for _ in 0..<some.count + random.whole(-1...3) {
            let terms = some.map { (Double(random.whole(-3...3)), $0) }
            ask(terms, relation(), length(), priority())
        }
        for unknown in unknowns.dropFirst(8) { ask([(1, unknown), (-1, some[0])], relation(), length(), priority()) }
    }

    /// Differences around a ring; they hold together only if they add up to zero.
    private mutating func equalityCycles(_ unknowns: [Unknown]) {
        let ring = Array(unknowns.prefix(random.whole(1...unknowns.count)))
        var sum = 0.0
        for (index, unknown) in ring.enumerated() {
            let isLast = index == ring.count - 1
            let step = isLast && random.chance(60) ? -sum : length(-8...8)
            sum += step
            ask(
                [(1, ring[isLast ? 0 : index + 1]), (-1, unknown)], .equal, step, random.chance(70) ? 1000 : priority())
        }
        for _ in unknowns { ask(sparse(unknowns), relation(), length(), priority()) }
    }

    private mutating func inequalitiesOnly(_ unknowns: [Unknown]) {
        for _ in 0..<unknowns.count * 2 {
            ask(sparse(unknowns), random.chance(50) ? .lessThanOrEqual : .greaterThanOrEqual, length(), priority())
        }
    }

    /// Many half-spaces that touch in one point, where a simplex stumbles over its own feet.
    private mutating func corner(_ unknowns: [Unknown]) {
        let point = unknowns.map { _ in Double(random.whole(-3...20)) }
        let first = Int(unknowns[0].index)
        for _ in 0..<unknowns.count * 2 {
            let terms = sparse(unknowns)
            let constant = terms.reduce(0) { $0 + $1.0 * point[Int($1.1.index) - first] }
            ask(terms, relation(), constant, priority())
        }
        for _ in unknowns { ask(sparse(unknowns), relation(), length(), optionalPriority()) }
    }

    private mutating func preferencesOfManyLevels(_ unknowns: [Unknown]) {
        let levels: [Float] = [999, 750, 749, 500, 250, 50, 1]
        for (index, unknown) in unknowns.enumerated() {
            ask([(1, unknown)], .equal, length(), levels[index % levels.count])
            ask(sparse(unknowns), relation(), length(), random.pick(levels))
        }
        for level in levels { ask(sparse(unknowns), relation(), length(), level) }
        if random.chance(50) { ask(sparse(unknowns), relation(), length()) }
    }

    // MARK: Spoiling

    mutating func spoil() {
        guard !state.constraints.isEmpty else { return }
        let place = position()
        let original = state.constraints[place]
        switch random.whole(1...14) {
        case 1: ask(original)
        case 2: ask(original.with { $0.priority = priority() })
        case 3: ask(scaled(original, by: random.pick([2, -1, 0.5])))
        case 4: ask(nearlyParallel(original))
        case 5, 6:
            ask(
                original.with {
                    $0.priority = 1000; $0.relation = .equal; $0.constant = length()
                })
        case 7: ask([], relation(), random.pick([0, 0, 1, -1]), priority())
        case 8: change(place) { $0.origin = place.isMultiple(of: 2) ? .framework : .content }
        case 9: change(place) { $0.priority = [Float(750).nextUp, 750, Float(750).nextDown][place % 3] }
        case 10: sumOfTwoEqualities()
        case 11: ask([(1, unknown())], relation(), length(), random.chance(60) ? 1000 : optionalPriority())
        case 12:
            ask((0..<random.whole(2...4)).map { _ in (coefficient(), unknown()) }, relation(), length(), priority())
        default: if state.constraints.count > 1 { remove(at: place) }
        }
    }

    private func scaled(_ constraint: LinearConstraint, by factor: Double) -> LinearConstraint {
        constraint.with {
            for index in $0.terms.indices { $0.terms[index].coefficient *= factor }
            $0.constant *= factor
            if factor < 0, $0.relation != .equal {
                $0.relation = $0.relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual
            }
        }
    }

    private mutating func nearlyParallel(_ constraint: LinearConstraint) -> LinearConstraint {
        guard !constraint.terms.isEmpty else { return constraint }
        let place = random.whole(0...constraint.terms.count - 1)
        let nudge = random.pick([1.0 / 64, -1.0 / 256, 1.0 / 1024])
        return constraint.with { $0.terms[place].coefficient += nudge }
    }

    /// What two equalities imply, or one point off it.
    private mutating func sumOfTwoEqualities() {
        let equalities = state.constraints.filter { $0.relation == .equal }
        guard equalities.count > 1 else { return }
        let (left, right) = (random.pick(equalities), random.pick(equalities))
        let constant = left.constant + right.constant + (random.chance(60) ? 0 : 1)
        ask(LinearConstraint(left.terms + right.terms, .equal, constant, priority: max(left.priority, right.priority)))
    }
}
