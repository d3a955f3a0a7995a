extension Solver {
    /// What became of the last solution.
    enum Outcome { case isAsBefore, hasMoved, mustStartOver }

    /// Applies the edits to the last solution.
    mutating func workEditsIn() -> Outcome {
        if tiesAreShort { return .mustStartOver }
        let pivotsBefore = tableau.pivots
        if rootSizeIsNew, !takeRootSize() { return .mustStartOver }
        // Which unknowns are open depends on the basis, not on the constants.
        if edits.isEmpty, !constantsOfSteps, tableau.pivots == pivotsBefore { return .hasMoved }
        if constantsOfSteps, !takeConstantsOfSteps() { return .mustStartOver }
        let unknownsBefore = tableau.unknowns.count
        var isSettled = !constantsOfSteps && tableau.pivots == pivotsBefore
        for position in 0..<edits.count {
            switch edits[position] {
            case .add(let index):
                if !takeIn(index) { return .mustStartOver }
                isSettled = isSettled && hasRoom(index)
            case .remove(let index):
                isSettled = isSettled && hasRoom(index)
                if !takeOut(index) { return .mustStartOver }
            case .newConstant(let index):
                guard list.entries[index].isAlive else { continue }
                if !takeConstant(of: index) || tableau.repair() != nil { return .mustStartOver }
                isSettled = false
            }
        }
        isSettled = isSettled && tableau.unknowns.count == unknownsBefore
        if isSettled, tableau.pivots == pivotsBefore { preferExactnessOfAdded() }
        if !isSettled || tableau.pivots != pivotsBefore {
            tableau.minimize()
            settleTies()
        }
        list.compact(keeping: 16 + list.aliveCount)
        // Rounding errors and the symbols of removed constraints accumulate.
        if tableau.pivots >= 4096 + 8 * tableau.rows.count || tableau.columns.count >= 256 + 2 * columnsAtFirst {
            return .mustStartOver
        }
        return isSettled && tableau.pivots == pivotsBefore && !rootSizeIsNew ? .isAsBefore : .hasMoved
    }

    /// Whether a bound holds with room to spare: the solution is the same without it. Adding it may still decide what
    /// only the order of unknowns has decided so far.
    private func hasRoom(_ index: Int32) -> Bool {
        switch list.entries[index].place {
        case .settled, .unsolved: return true
        case .tableau:
            return list.entries[index].isRequired && !list.entries[index].isEquality
                && tableau.hasRoom(list.entries[index].markers.marker)
        case .peeled, .eliminated, .broken: return false
        }
    }

    private mutating func preferExactnessOfAdded() {
        for position in 0..<edits.count {
            if case .add(let index) = edits[position] { preferExactness(of: index, onlyIfReached: false) }
        }
    }

    mutating func extendToNewUnknowns() {
        elimination.extend(to: unknownCount)
        residual.extend(to: unknownCount)
        symbols.extend(to: unknownCount, with: -1)
        soleBounds.extend(to: unknownCount, with: .none)
        isTied.extend(to: unknownCount, with: false)
        values.extend(to: unknownCount, with: 0)
        movableIsKnown = false
        ambiguity = nil
    }

    private mutating func takeRootSize() -> Bool {
        guard breaks.isEmpty else { return false }
        for index in checks where list.entries[index].isAlive && list.entries[index].place == .settled {
            if list.entries[index].isRequired, !holds(index, constant: list.entries[index].resolved) { return false }
        }
        tableau.setRootSize(rootSize)
        return tableau.repair() == nil
    }

    /// New constants in eliminated constraints move the constants of everything that was put in terms of roots.
    private mutating func takeConstantsOfSteps() -> Bool {
        guard residual.parts.isEmpty else { return false }
        elimination.replay(in: list)
        for position in 0..<list.order.count {
            let index = list.order[position]
            if list.entries[index].isAlive, !takeConstant(of: index) { return false }
        }
        takeConstantsOfTies()
        return tableau.repair() == nil
    }

    /// Updates a constraint's constant wherever it is used. Call `repair` afterwards.
    private mutating func takeConstant(of index: Int32) -> Bool {
        let entry = list.entries[index]
        switch entry.place {
        case .unsolved, .eliminated, .broken: return true
        case .settled, .peeled, .tableau: break
        }
        if entry.twin >= 0 {
            if moveTwins(index) { return true }
            if constantsOfSteps { return false }
            part(index)
            return takeConstant(of: index)
        }
        elimination.resolve(index, in: list)
        let constant = elimination.constant
        list.entries[index].resolved = constant
        switch entry.place {
        case .tableau:
            if tableau.isEntangled(entry.markers.marker) { return constant.isSame(as: entry.resolved) }
            tableau.changeConstant(entry.markers, by: constant - entry.resolved)
        case .settled:
            guard entry.isRequired else { break }
            if constant.dependsOnRoot, !entry.resolved.dependsOnRoot { checks.append(index) }
            return holds(index, constant: constant)
        default: break
        }
        return true
    }

    private mutating func takeIn(_ index: Int32) -> Bool {
        guard list.entries[index].isAlive, list.entries[index].place == .unsolved else { return true }
        elimination.resolve(index, in: list)
        let constant = elimination.constant
        guard elimination.roots.count > 0 else { return settle(index, constant: constant) }
        for position in 0..<elimination.roots.count where !putBack(elimination.roots[position]) { return false }
        if elimination.roots.count == 1 {
            list.entries[index].resolved = constant
            if insertSoleSoft(index, on: elimination.roots[0], times: elimination.rootCoefficients[0]) {
                tableau.minimize()
                return true
            }
        }
        tableau.beginRow()
        for position in 0..<elimination.roots.count {
            tableau.addTerm(elimination.rootCoefficients[position], makeSymbol(for: elimination.roots[position]))
        }
        guard insertRow(for: index, constant: constant) == nil else { return false }
        tableau.minimize()
        return true
    }

    /// Puts the equality that an unknown was to be read back from into the tableau again, with those that it needs.
    @inline(__always) mutating func putBack(_ root: Int32) -> Bool {
        residual.peelOf[root] < 0 || putBackPeel(of: root)
    }

    private mutating func putBackPeel(of root: Int32) -> Bool {
        var rows: [Int32] = []
        var waiting = [root]
        while let root = waiting.popLast() {
            let peel = residual.peelOf[root]
            guard peel >= 0 else { continue }
            residual.drop(peel)
            rows.append(residual.peels[peel].row)
            waiting += residual.terms(of: residual.peels[peel].row).map { residual.roots[$0] }
        }
        for row in rows.reversed() {
            tableau.beginRow()
            for term in residual.terms(of: row) {
                tableau.addTerm(residual.coefficients[term], makeSymbol(for: residual.roots[term]))
            }
            let index = residual.rows[row].constraint
            if insertRow(for: index, constant: list.entries[index].resolved) != nil { return false }
        }
        return true
    }

    private mutating func takeOut(_ index: Int32) -> Bool {
        switch list.entries[index].place {
        case .tableau:
            if tableau.isEntangled(list.entries[index].markers.marker) { return false }
            if !leaveTwin(index) { withdraw(index) }
            tableau.minimize()
        case .peeled: residual.drop(list.entries[index].markers.marker)
        case .unsolved, .eliminated, .settled, .broken: break
        }
        list.entries[index].place = .unsolved
        return true
    }
}
