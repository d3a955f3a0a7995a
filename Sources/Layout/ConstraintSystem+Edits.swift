extension ConstraintSystem {
    /// Works the edits into the last solve. Returns false where only a new solve will do.
    func workEditsIn() -> Bool {
        if rootSizeIsNew, !takeRootSize() { return false }
        if constantsOfSteps, !takeConstantsOfSteps() { return false }
        for edit in edits {
            switch edit {
            case .add(let index): if !takeIn(index) { return false }
            case .remove(let index): takeOut(index)
            case .newConstant(let index):
                guard list.entries[index].isAlive else { continue }
                if !takeConstant(of: index) || tableau.repair() != nil { return false }
            }
        }
        tableau.minimize()
        settleTies()
        // Rounding gathers with every pivot, and so do the symbols of constraints that are gone.
        return tableau.pivots < 4096 + 8 * tableau.rows.count && tableau.kind.count < 4096 + 8 * list.aliveCount
    }

    func extendToNewUnknowns() {
        elimination.extend(to: unknownCount)
        residual.extend(to: unknownCount)
        symbols.extend(to: unknownCount, with: -1)
        values.extend(to: unknownCount, with: 0)
        ambiguity = nil
    }

    private func takeRootSize() -> Bool {
        guard breaks.isEmpty else { return false }
        for index in checks where list.entries[index].isAlive && list.entries[index].place == .settled {
            if list.entries[index].isRequired, !holds(index, constant: list.entries[index].resolved) { return false }
        }
        tableau.setRootSize(rootSize)
        return tableau.repair() == nil
    }

    /// New constants in eliminated constraints move the constants of everything that was put in terms of roots.
    private func takeConstantsOfSteps() -> Bool {
        elimination.replay(in: list)
        for position in 0..<list.order.count {
            let index = list.order[position]
            if list.entries[index].isAlive, !takeConstant(of: index) { return false }
        }
        takeConstantsOfTies()
        return tableau.repair() == nil
    }

    /// Brings a constraint's constant up to date wherever it went. Call `repair` afterwards.
    private func takeConstant(of index: Int32) -> Bool {
        let entry = list.entries[index]
        switch entry.place {
        case .unsolved, .eliminated, .broken: return true
        case .settled, .peeled, .tableau: break
        }
        elimination.resolve(index, in: list)
        let constant = elimination.constant
        list.entries[index].resolved = constant
        switch entry.place {
        case .tableau: tableau.changeConstant(entry.markers, by: constant - entry.resolved)
        case .settled:
            guard entry.isRequired else { break }
            if constant.dependsOnRoot, !entry.resolved.dependsOnRoot { checks.append(index) }
            return holds(index, constant: constant)
        default: break
        }
        return true
    }

    private func takeIn(_ index: Int32) -> Bool {
        guard list.entries[index].isAlive, list.entries[index].place == .unsolved else { return true }
        elimination.resolve(index, in: list)
        let constant = elimination.constant
        guard elimination.roots.count > 0 else { return settle(index, constant: constant) }
        var terms = Store<Int32>(capacity: elimination.roots.count)
        let coefficients = Store(copying: elimination.rootCoefficients)
        let roots = Store(copying: elimination.roots)
        for position in 0..<roots.count {
            guard putBack(roots[position]) else { return false }
            terms.append(makeSymbol(for: roots[position]))
        }
        return insert(index, terms, coefficients, constant: constant) == nil
    }

    /// Lets the equality that an unknown was to be read back from take part again.
    func putBack(_ root: Int32) -> Bool {
        let peel = residual.peelOf[root]
        guard peel >= 0 else { return true }
        residual.drop(peel)
        let row = residual.peels[peel].row
        var terms = Store<Int32>()
        var coefficients = Store<Double>()
        for term in residual.terms(of: row) {
            guard putBack(residual.roots[term]) else { return false }
            terms.append(makeSymbol(for: residual.roots[term]))
            coefficients.append(residual.coefficients[term])
        }
        let index = residual.rows[row].constraint
        return insert(index, terms, coefficients, constant: list.entries[index].resolved) == nil
    }

    private func takeOut(_ index: Int32) {
        switch list.entries[index].place {
        case .tableau:
            withdraw(index)
            tableau.minimize()
        case .peeled: residual.drop(list.entries[index].detail)
        case .unsolved, .eliminated, .settled, .broken: break
        }
        list.entries[index].place = .unsolved
    }
}
