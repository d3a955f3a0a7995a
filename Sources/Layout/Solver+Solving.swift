extension Solver {
    mutating func solveAnew() {
        solves += 1
        list.compact()
        findBreaks()
        minimizeSoftConstraints()
        settleTies()
        tableau.expectEdits()
        columnsAtFirst = tableau.columns.count
        movableIsKnown = false
        mustStartOver = false
    }

    /// Puts the required constraints that are not broken into an empty tableau: all of them, or those up to a limit.
    /// Breaks some if they contradict each other.
    mutating func useUnbroken(upTo limit: Int32? = nil) {
        round = Round(limit: limit)
        rounds += 1
        elimination.removeAll()
        elimination.extend(to: unknownCount)
        elimination.fixRootSize()
        residual.removeAll()
        tableau.removeAll(rootSize: rootSize)
        symbols.removeAll()
        symbols.extend(to: unknownCount, with: -1)
        soleBounds.removeAll()
        soleBounds.extend(to: unknownCount, with: .none)
        checks.removeAll(keepingCapacity: true)
        ties.removeAll()
        isTied.removeAll()
        isTied.extend(to: unknownCount, with: false)
        tiesAreShort = false

        sorted.sort(list, upTo: round.limit, leavingOut: breaks)
        // What has never been used is as it was added.
        if solves > 1 || rounds > 1 { resetEntries() }
        for emptied in elimination.run(sorted.equalities, in: &list) {
            if settle(emptied.constraint, constant: emptied.constant) { continue }
            if roundIsOver { return }
            let opposed = elimination.constraints(behind: emptied.constraint, before: emptied.time, in: list)
            breakLast(of: opposed, foundAt: emptied.constraint)
        }
        for unknown in 0..<Int32(unknownCount) { _ = elimination.root(of: unknown) }

        for position in 0..<sorted.equalities.count { reduce(sorted.equalities[position]) }
        for position in 0..<sorted.inequalities.count { reduce(sorted.inequalities[position]) }
        for position in 0..<sorted.soft.count { reduce(sorted.soft[position]) }
        if roundIsOver { return }
        peeling.run(on: &residual, unknownCount: unknownCount, in: &list)
        // Only of what was put together may nothing be left.
        let countOfJoined = residual.parts.isEmpty ? 0 : Int32(residual.rows.count)
        for row in 0..<countOfJoined where residual.rows[row].count == 0 {
            let index = residual.rows[row].constraint
            if settle(index, constant: list.entries[index].resolved) { continue }
            breakLast(of: originals(behind: [(index, 1)]), foundAt: index)
            if roundIsOver { return }
        }

        tableau.reserve(constraints: residual.rows.count - residual.peels.count)
        makeSymbols()
        // A bound that many constraints use is better than a long row.
        let last = endOfManyUses > 0 ? Int32(residual.rows.count) : 0
        for row in 0..<last where isBoundOfMany(row) {
            let index = residual.rows[row].constraint
            if let opposed = insert(row) { breakLast(of: opposed, foundAt: index) }
            if roundIsOver { return }
        }
        for row in 0..<Int32(residual.rows.count) where !residual.rows[row].isPeeled && !isBoundOfMany(row) {
            let index = residual.rows[row].constraint
            guard list.entries[index].isRequired else { break }
            if let opposed = insert(row) { breakLast(of: opposed, foundAt: index) }
            if roundIsOver { return }
        }
    }

    private func resetEntries() {
        for position in 0..<list.order.count {
            let index = list.order[position]
            list.entries[index].place = breaks.isEmpty || breaks[index] == nil ? .unsolved : .broken
            list.entries[index].isJoined = false
            list.entries[index].twin = -1
            list.entries[index].isSecondTwin = false
        }
    }

    /// Makes the tableau's unknowns, each of which is expressed by earlier ones: first those that many constraints use,
    /// then the others in order of creation, which is the order of a chain.
    private mutating func makeSymbols() {
        useCounts.removeAll()
        useCounts.extend(to: unknownCount, with: 0)
        var most: Int32 = 0
        for row in 0..<Int32(residual.rows.count) where !residual.rows[row].isPeeled {
            for term in residual.terms(of: row) {
                let count = useCounts[residual.roots[term]] + 1
                useCounts[residual.roots[term]] = count
                most = max(most, count)
            }
        }
        if most > Self.manyUses {
            for root in 0..<Int32(unknownCount) where useCounts[root] > Self.manyUses { _ = makeSymbol(for: root) }
        }
        endOfManyUses = Int32(tableau.columns.count)
        for root in 0..<Int32(unknownCount) where useCounts[root] > 0 { _ = makeSymbol(for: root) }
    }

    private static let manyUses = 32

    private func isBoundOfMany(_ row: Int32) -> Bool {
        endOfManyUses > 0 && residual.rows[row].count == 1 && !residual.rows[row].isPeeled
            && symbols[residual.roots[Int(residual.rows[row].first)]] < endOfManyUses
            && list.entries[residual.rows[row].constraint].isRequired
    }

    private mutating func minimizeSoftConstraints() {
        // One priority at a time: all its constraints are added before anything moves.
        var priority = LinearConstraint.required
        if residual.rows.count > fewRows {
            tableau.brief.longest = longestRow
            tableau.brief.leftInFull = longRowsInFull
        }
        defer { tableau.brief.longest = .max }
        for row in 0..<Int32(residual.rows.count) {
            let own = list.entries[residual.rows[row].constraint].priority
            if own >= LinearConstraint.required { continue }
            if own != priority { tableau.minimize() }
            priority = own
            _ = insert(row)
        }
        tableau.minimize()
    }

    /// Expresses a constraint by roots and passes it on; one without unknowns is decided here.
    private mutating func reduce(_ index: Int32) {
        guard list.entries[index].place == .unsolved, !roundIsOver else { return }
        let constant = elimination.resolve(index, in: list)
        list.entries[index].resolved = constant
        if elimination.roots.count > 0 {
            let isRequiredEquality = list.entries[index].isEquality && list.entries[index].isRequired
            return residual.append(index, isRequiredEquality: isRequiredEquality, from: elimination)
        }
        if settle(index, constant: constant) { return }
        let opposed = elimination.constraints(behind: index, before: Elimination.Step.never, in: list)
        breakLast(of: opposed, foundAt: index)
    }

    /// Records a constraint without unknowns; returns whether it holds.
    mutating func settle(_ index: Int32, constant: RootAffine) -> Bool {
        list.entries[index].place = .settled
        list.entries[index].resolved = constant
        guard list.entries[index].isRequired else { return true }
        if constant.dependsOnRoot { checks.append(index) }
        return holds(index, constant: constant)
    }

    func holds(_ index: Int32, constant: RootAffine) -> Bool {
        let value = constant.at(rootSize)
        return list.entries[index].isEquality ? abs(value) <= Tolerance.value : value >= -Tolerance.value
    }

    /// Adds a row to the tableau. If it contradicts others it is removed again, and these are returned.
    private mutating func insert(_ row: Int32) -> [Int32]? {
        if residual.rows[row].count == 1, insertSoleSoft(row) { return nil }
        tableau.beginRow()
        for term in residual.terms(of: row) {
            tableau.addTerm(residual.coefficients[term], makeSymbol(for: residual.roots[term]))
        }
        let index = residual.rows[row].constraint
        guard let stuck = insertRow(for: index, constant: list.entries[index].resolved) else { return nil }
        let opposed = constraints(behindStuck: stuck)
        withdraw(index)
        tableau.watchNarrowed()
        _ = tableau.repair()
        return opposed
    }

    private mutating func insertSoleSoft(_ row: Int32) -> Bool {
        let term = Int(residual.rows[row].first)
        return insertSoleSoft(
            residual.rows[row].constraint, on: residual.roots[term], times: residual.coefficients[term])
    }

    /// Takes in a soft constraint with one root, its constant being resolved, where that takes no solving.
    mutating func insertSoleSoft(_ index: Int32, on root: Int32, times coefficient: Double) -> Bool {
        let (priority, isEquality) = (list.entries[index].priority, list.entries[index].isEquality)
        guard priority < LinearConstraint.required else { return false }
        if !isEquality, joinTwin(index, on: root, times: coefficient) { return true }
        let symbol = makeSymbol(for: root)
        guard tableau.columns[symbol].row < 0 else { return false }
        list.entries[index].markers = tableau.define(
            symbol, times: coefficient, constant: list.entries[index].resolved, isEquality: isEquality,
            level: Level(priority: priority), owner: .constraint(index))
        list.entries[index].place = .tableau
        return true
    }

    /// Makes a constraint of the row whose terms were given to the tableau.
    /// Returns the tableau's stuck row where the constraint cannot be kept.
    mutating func insertRow(for index: Int32, constant: RootAffine) -> Int32? {
        let priority = list.entries[index].priority
        let insertion = tableau.insertRow(
            constant: constant, isEquality: list.entries[index].isEquality,
            level: priority >= LinearConstraint.required ? nil : Level(priority: priority), owner: .constraint(index))
        let markers: Tableau.Markers
        var stuck: Int32?
        switch insertion {
        case .done(let done): markers = done
        case .contradiction(let done, let row): (markers, stuck) = (done, row)
        }
        list.entries[index].place = .tableau
        list.entries[index].markers = markers
        list.entries[index].resolved = constant
        return stuck
    }

    mutating func withdraw(_ index: Int32) {
        tableau.remove(list.entries[index].markers)
    }

    mutating func makeSymbol(for root: Int32) -> Int32 {
        if symbols[root] < 0 { symbols[root] = tableau.makeSymbol(.free, owner: .unknown(root)) }
        return symbols[root]
    }
}
