/// How new constants are taken in without eliminating again.
extension Elimination {
    /// Replays the steps after constants of constraints have changed. What each unknown is expressed by stays.
    mutating func replay(in list: borrowing ConstraintList) {
        // The offset that each step gave its unknown when it was taken.
        var shifts = Store<RootAffine>(capacity: unknownCount)
        for unknown in 0..<unknownCount { shifts.append(links[unknown].offset) }
        for position in 0..<sequence.count {
            let unknown = sequence[position]
            let step = steps[unknown]
            if step.constraint < 0 { continue }
            shifts[unknown] =
                (-1 / step.pivot) * constant(of: step.constraint, before: step.time, by: shifts, in: list)
        }
        for unknown in 0..<Int32(unknownCount) where parents[unknown] != unknown || isFixed[unknown] {
            links[unknown].offset = stepwiseOffset(
                of: unknown, before: Step.never, upTo: parents[unknown], by: shifts)
        }
    }

    /// The constant of a constraint with the steps before a moment put in.
    private func constant(
        of index: Int32, before time: Int32, by shifts: borrowing Store<RootAffine>, in list: borrowing ConstraintList
    ) -> RootAffine {
        var sum = RootAffine(list.entries[index].constant)
        for term in list.terms(of: index) {
            sum +=
                list.members[term].coefficient
                * stepwiseOffset(of: list.members[term].unknown, before: time, upTo: -1, by: shifts)
        }
        return sum
    }

    /// The offset of an unknown from a multiple of its root at a moment, along the steps as they were taken.
    private func stepwiseOffset(
        of unknown: Int32, before time: Int32, upTo end: Int32, by shifts: borrowing Store<RootAffine>
    ) -> RootAffine {
        var sum = RootAffine.zero
        var ratio = 1.0
        var walker = unknown
        while steps[walker].time < time {
            sum += ratio * shifts[walker]
            ratio *= steps[walker].ratio
            if steps[walker].onto < 0 { break }
            walker = steps[walker].onto
            if walker == end { break }
        }
        return sum
    }
}
