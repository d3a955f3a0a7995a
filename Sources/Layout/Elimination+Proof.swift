extension Elimination {
    /// A sum of constraints, each with the factor it is taken by.
    typealias Combination = [(constraint: Int32, factor: Double)]

    /// The constraints that a constraint consists of once the steps before a moment are substituted.
    func constraints(behind index: Int32, before time: Int32, in list: borrowing ConstraintList) -> [Int32] {
        constraints(behind: [(index, 1)], before: time, in: list)
    }

    /// The original constraints of which a combination of reduced ones consists. Those that cancel out are not named.
    func constraints(behind combination: Combination, before time: Int32, in list: borrowing ConstraintList) -> [Int32]
    {
        var proof = Proof()
        for part in combination { unfold(part.constraint, times: part.factor, before: time, in: list, into: &proof) }
        return finish(&proof, in: list)
    }

    /// The constraints that express an unknown by its root or fix its value.
    func constraints(behindUnknown unknown: Int32, in list: borrowing ConstraintList) -> [Int32] {
        var proof = Proof()
        follow(unknown, times: 1, before: Step.never, into: &proof)
        return finish(&proof, in: list)
    }

    /// Unfolds the steps that a proof still depends on, latest first.
    private func finish(_ proof: inout Proof, in list: borrowing ConstraintList) -> [Int32] {
        while let step = proof.takeLatestStep() {
            guard abs(step.factor) > Tolerance.coefficient, steps[step.unknown].constraint >= 0 else { continue }
            unfold(
                steps[step.unknown].constraint, times: step.factor, before: steps[step.unknown].time, in: list,
                into: &proof)
        }
        return proof.factors.filter { abs($0.value) > Tolerance.cost }.keys.sorted()
    }

    private func unfold(
        _ index: Int32, times factor: Double, before time: Int32, in list: borrowing ConstraintList,
        into proof: inout Proof
    ) {
        proof.factors[index, default: 0] += factor
        for term in list.terms(of: index) {
            follow(
                list.members[term].unknown, times: factor * list.members[term].coefficient, before: time, into: &proof)
        }
    }

    /// Notes the steps that replaced an unknown before a moment, with the factor that cancels it.
    private func follow(_ unknown: Int32, times factor: Double, before time: Int32, into proof: inout Proof) {
        var factor = factor
        var walker = unknown
        while steps[walker].time < time {
            proof.add(-factor / steps[walker].pivot, ofStepAt: steps[walker].time, replacing: walker)
            factor *= steps[walker].ratio
            if steps[walker].onto < 0 { break }
            walker = steps[walker].onto
        }
    }
}

/// A sum of constraints under construction. Later steps are unfolded before earlier ones, so each is unfolded once.
private struct Proof {
    var factors: [Int32: Double] = [:]
    private var pending: [Int32: (unknown: Int32, factor: Double)] = [:]
    /// A heap of the times of pending steps, latest first.
    private var times: [Int32] = []

    mutating func add(_ factor: Double, ofStepAt time: Int32, replacing unknown: Int32) {
        if let earlier = pending[time] {
            pending[time] = (unknown, earlier.factor + factor)
            return
        }
        pending[time] = (unknown, factor)
        times.append(time)
        var child = times.count - 1
        while child > 0, times[(child - 1) / 2] < times[child] {
            times.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func takeLatestStep() -> (unknown: Int32, factor: Double)? {
        guard let time = times.first else { return nil }
        times.swapAt(0, times.count - 1)
        times.removeLast()
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < times.count else { break }
            if child + 1 < times.count, times[child + 1] > times[child] { child += 1 }
            guard times[child] > times[parent] else { break }
            times.swapAt(child, parent)
            parent = child
        }
        return pending.removeValue(forKey: time)
    }
}
