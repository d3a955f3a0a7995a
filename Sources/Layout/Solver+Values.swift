/// How the values of all unknowns follow from the tableau.
extension Solver {
    mutating func readBack() {
        values.extend(to: unknownCount, with: 0)
        tableau.evaluateDefinitions()
        for unknown in 0..<Int32(truncatingIfNeeded: unknownCount) where elimination.parents[unknown] == unknown {
            readRootBack(unknown)
        }
        readPeelsBack()
        for unknown in 0..<Int32(truncatingIfNeeded: unknownCount) where elimination.parents[unknown] != unknown {
            readMemberBack(unknown)
        }
    }

    /// Reads the values back after edits that leave the presolve as it is: what that has fixed does not move.
    mutating func readMovableBack() {
        if !movableIsKnown { findMovable() }
        tableau.evaluateDefinitions()
        for position in 0..<movableRoots.count { readRootBack(movableRoots[position]) }
        readPeelsBack()
        for position in 0..<movableMembers.count { readMemberBack(movableMembers[position]) }
    }

    private mutating func findMovable() {
        movableIsKnown = true
        movableRoots.removeAll()
        movableMembers.removeAll()
        for unknown in 0..<Int32(truncatingIfNeeded: unknownCount) {
            let root = elimination.parents[unknown]
            if elimination.isFixed[root] { continue }
            if root == unknown { movableRoots.append(unknown) } else { movableMembers.append(unknown) }
        }
    }

    @inline(__always) private func readRootBack(_ root: Int32) {
        if elimination.isFixed[root] {
            values[root] = elimination.links[root].offset.at(rootSize)
        } else if symbols[root] >= 0 {
            values[root] = tableau.value(of: symbols[root])
        } else {
            values[root] = looseValue(ofRoot: root)
        }
    }

    @inline(__always) private func readMemberBack(_ unknown: Int32) {
        values[unknown] =
            elimination.links[unknown].factor * values[elimination.parents[unknown]]
            + elimination.links[unknown].offset.at(rootSize)
    }

    private func readPeelsBack() {
        for peel in stride(from: residual.peels.count - 1, through: 0, by: -1) where residual.peels[peel].isAlive {
            let root = residual.peels[peel].root
            let row = residual.peels[peel].row
            var sum = list.entries[residual.rows[row].constraint].resolved.at(rootSize)
            var own = 1.0
            for term in residual.terms(of: row) {
                if residual.roots[term] == root {
                    own = residual.coefficients[term]
                } else {
                    sum += residual.coefficients[term] * values[residual.roots[term]]
                }
            }
            values[root] = -sum / own
        }
    }

    /// Removes the rounding errors between the tableau and its constraints.
    ///
    /// The exact value of a constraint minus the tableau's value is an error in its constant, and
    /// the tableau itself says how to spread the correction. Where rows are nearly parallel, what differs in the last
    /// place of two sums is the sixth place of a value: sums are made with twice the digits, and no error is too small.
    mutating func polish() {
        for _ in 0..<3 {
            var isClean = true
            for position in 0..<list.order.count {
                let index = list.order[position]
                guard list.entries[index].isAlive, list.entries[index].place == .tableau,
                    !list.entries[index].isSecondTwin
                else { continue }
                var sum = ExactSum()
                for part in residual.parts(of: index) {
                    sum.add(part.factor, list.entries[part.constraint].constant)
                    for term in list.terms(of: part.constraint) {
                        sum.add(part.factor * list.members[term].coefficient, values[list.members[term].unknown])
                    }
                }
                correct(list.entries[index].markers, by: sum, &isClean)
            }
            orderTies()
            for position in 0..<ties.count where !ties[position].isShort {
                var sum = ExactSum()
                sum.add(1, values[ties[position].unknown])
                correct(ties[position].markers, by: sum, &isClean)
            }
            if isClean { return }
            _ = tableau.repair()
            if tableau.hasBriefRows { tableau.minimize() }
            readBack()
        }
    }

    /// Brings a row of the tableau to its exact sum.
    private mutating func correct(_ markers: Tableau.Markers, by exact: ExactSum, _ isClean: inout Bool) {
        var sum = exact
        sum.add(-1, tableau.value(of: markers.marker))
        if markers.other >= 0 { sum.add(1, tableau.value(of: markers.other)) }
        guard abs(sum.value) > sum.size * Self.lastPlace else { return }
        tableau.changeConstant(markers, by: RootAffine(sum.value))
        isClean = false
    }

    /// Well below the last place of any number that is summed up.
    private static let lastPlace = 0x1p-60

    /// A class that no constraint ties to anything: what goes first is zero, the others follow.
    private func looseValue(ofRoot root: Int32) -> Double {
        guard residual.peelOf[root] < 0 else { return 0 }
        let first = leadingMember(ofClass: root)
        if first == root { return 0 }
        return -elimination.links[first].offset.at(rootSize) / elimination.links[first].factor
    }

    /// The member that prefers zero most: the last length, or the first of several positions.
    private func leadingMember(ofClass root: Int32) -> Int32 {
        var leading = root
        var member = elimination.links[root].nextInClass
        while member != root {
            if isLength[member] ? !isLength[leading] || member > leading : !isLength[leading] && member < leading {
                leading = member
            }
            member = elimination.links[member].nextInClass
        }
        return leading
    }
}
