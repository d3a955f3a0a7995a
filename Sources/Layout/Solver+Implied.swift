extension Solver {
    /// Of bounds that say the same of one unknown the narrowest stands for all: gaps that are equally wide would
    /// otherwise have a row of the tableau each, and all of them change with the gap.
    ///
    /// Returns whether there were such.
    mutating func leaveOutWhatIsImplied() -> Bool {
        struct Bound: Hashable {
            let root: Int32
            let isLower: Bool
            /// Which of two is narrower may not depend on the root's size.
            let width, height: Double
        }
        var narrowest: [Bound: (row: Int32, value: Double)] = [:]
        var hasLeftOut = false
        for row in 0..<Int32(residual.rows.count) where residual.rows[row].count == 1 && !residual.rows[row].isPeeled {
            let index = residual.rows[row].constraint
            guard list.entries[index].mustHold, !list.entries[index].actsAsEquality else { continue }
            let term = Int(residual.rows[row].first)
            let coefficient = abs(residual.coefficients[term])
            let constant = list.entries[index].resolved
            let bound = Bound(
                root: residual.roots[term], isLower: residual.coefficients[term] > 0,
                width: constant.width / coefficient, height: constant.height / coefficient)
            // The smaller what is left beside the unknown, the narrower.
            let value = constant.constant / coefficient
            guard let other = narrowest[bound] else {
                narrowest[bound] = (row, value)
                continue
            }
            residual.leaveOut(value < other.value ? other.row : row, in: list)
            if value < other.value { narrowest[bound] = (row, value) }
            hasLeftOut = true
        }
        return hasLeftOut
    }
}
