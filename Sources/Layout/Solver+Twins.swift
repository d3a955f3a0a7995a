/// Two soft bounds of one unknown that meet, as the hugging and the compression resistance of a content size do.
///
/// What one of them calls its slack is the error of the other, and the other way round. So the second shares the row of the first
/// and its two symbols: each of these then costs what one of the bounds asks for, and half of the soft rows are never made.
/// As soon as the two no longer meet, or a slack has to differ from an error, they part.
extension Solver {
    /// The last soft bound of a root alone.
    struct SoleBound: BitwiseCopyable {
        var constraint: Int32
        var coefficient: Double

        static let none = SoleBound(constraint: -1, coefficient: 0)
    }

    /// Takes in a soft inequality with one root. Returns false where it is for a row of its own.
    mutating func joinTwin(_ index: Int32, on root: Int32, times coefficient: Double) -> Bool {
        let bound = soleBounds[root]
        soleBounds[root] = SoleBound(constraint: index, coefficient: coefficient)
        guard bound.constraint >= 0, bound.coefficient == -coefficient, list.entries[bound.constraint].twin < 0,
            list.entries[bound.constraint].priority != list.entries[index].priority,
            list.entries[bound.constraint].resolved.isOpposite(to: list.entries[index].resolved)
        else { return false }
        let markers = list.entries[bound.constraint].markers
        guard tableau.letSlackCost(markers, at: Level(priority: list.entries[index].priority)) else { return false }
        list.entries[index].place = .tableau
        list.entries[index].markers = Tableau.Markers(marker: markers.other, other: markers.marker)
        list.entries[index].twin = bound.constraint
        list.entries[index].isSecondTwin = true
        list.entries[bound.constraint].twin = index
        return true
    }

    /// Takes a soft constraint out of the row that it may share. Returns false where it has one of its own.
    mutating func leaveTwin(_ index: Int32) -> Bool {
        forgetSoleBound(index)
        let twin = list.entries[index].twin
        guard twin >= 0 else { return false }
        tableau.endCost(of: list.entries[index].markers.other)
        if !list.entries[index].isSecondTwin {
            // The row is from now on that of the other one.
            tableau.handOver(list.entries[index].markers, to: .constraint(twin))
        }
        endTwins(index, twin)
        return true
    }

    private mutating func forgetSoleBound(_ index: Int32) {
        guard !list.entries[index].isRequired || list.entries[index].twin >= 0 else { return }
        elimination.resolve(index, in: list)
        guard elimination.roots.count == 1, soleBounds[elimination.roots[0]].constraint == index else { return }
        soleBounds[elimination.roots[0]] = .none
    }

    private func endTwins(_ index: Int32, _ twin: Int32) {
        list.entries[index].twin = -1
        list.entries[twin].twin = -1
        list.entries[index].isSecondTwin = false
        list.entries[twin].isSecondTwin = false
    }

    /// Gives the second of two twins a row of its own. Call `minimize` afterwards.
    mutating func part(_ index: Int32) {
        let second = list.entries[index].isSecondTwin ? index : list.entries[index].twin
        tableau.endCost(of: list.entries[second].markers.other)
        endTwins(second, list.entries[second].twin)
        elimination.resolve(second, in: list)
        tableau.beginRow()
        for position in 0..<elimination.roots.count {
            tableau.addTerm(elimination.rootCoefficients[position], symbols[elimination.roots[position]])
        }
        // A soft constraint contradicts nothing.
        _ = insertRow(for: second, constant: elimination.constant)
    }

    /// Explanations tell a slack from an error.
    mutating func partAllTwins() {
        for position in 0..<list.order.count where list.entries[list.order[position]].isSecondTwin {
            part(list.order[position])
        }
        tableau.minimize()
    }

    /// Moves two bounds that still meet together. Returns false where they do not.
    mutating func moveTwins(_ index: Int32) -> Bool {
        let twin = list.entries[index].twin
        guard list.entries[twin].isAlive else { return false }
        elimination.resolve(twin, in: list)
        let constantOfTwin = elimination.constant
        elimination.resolve(index, in: list)
        let constant = elimination.constant
        guard constant.isOpposite(to: constantOfTwin) else { return false }
        tableau.changeConstant(list.entries[index].markers, by: constant - list.entries[index].resolved)
        list.entries[index].resolved = constant
        list.entries[twin].resolved = constantOfTwin
        return true
    }
}
