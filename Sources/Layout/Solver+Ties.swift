extension Solver {
    /// The row by which an unknown prefers zero.
    struct Tie: BitwiseCopyable, Comparable {
        var unknown: Int32
        var markers: Tableau.Markers
        var constant: RootAffine
        /// Whether the tie's row leaves out what was not open.
        var isShort: Bool

        static func < (left: Tie, right: Tie) -> Bool { left.unknown < right.unknown }
        static func == (left: Tie, right: Tie) -> Bool { left.unknown == right.unknown }
    }

    /// Decides what the constraints leave open: lengths prefer zero, then inequalities prefer to hold exactly, then
    /// positions prefer zero.
    ///
    /// A preference for zero is one more soft constraint, on a level of its own below all priorities; only what is still
    /// open then gets one.
    ///
    /// This function is kept out of its callers, which have to be short: most edits have nothing to settle.
    @inline(never) mutating func settleTies() {
        findSymbolsReachedByOpenOnes()
        putBackOpenPeels()
        guard !openness.reached.isEmpty else { return }
        tableau.isClosed.removeAll()
        tableau.isClosed.extend(to: tableau.columns.count, with: false)

        findUntiedUnknowns()
        for position in stride(from: openness.untied.count - 1, through: 0, by: -1) {
            let unknown = openness.untied[position]
            if isLength[unknown] { preferZero(unknown, at: Level(tieOfLength: unknown)) }
        }
        if openness.isOpen(at: Level(tieOfInequality: 0), in: tableau) {
            findReachedInequalities()
            for position in 0..<openness.inequalities.count {
                preferExactness(of: openness.inequalities[position].constraint, onlyIfReached: true)
            }
        }
        for position in 0..<openness.untied.count {
            let unknown = openness.untied[position]
            if !isLength[unknown] { preferZero(unknown, at: Level(tieOfPosition: unknown)) }
        }
    }

    /// Looks through symbols, of which fewer are reached than there are constraints.
    @inline(never) private mutating func findReachedInequalities() {
        openness.inequalities.removeAll()
        for symbol in 0..<Int32(tableau.columns.count)
        where symbol >= openness.reached.count || openness.reached[symbol] {
            let owner = tableau.columns[symbol].owner
            guard owner.kind == .constraint, !list.entries[owner.index].isEquality else { continue }
            noteInequality(owner.index)
            // What is the slack of one of two twins may become a slack of its own.
            if list.entries[owner.index].twin >= 0 { noteInequality(list.entries[owner.index].twin) }
        }
        guard openness.inequalities.count > 1 else { return }
        UnsafeMutableBufferPointer(start: openness.inequalities.base, count: openness.inequalities.count).sortFew()
        var kept = 1
        for position in 1..<openness.inequalities.count
        where openness.inequalities[position].constraint != openness.inequalities[kept - 1].constraint {
            openness.inequalities[kept] = openness.inequalities[position]
            kept += 1
        }
        openness.inequalities.truncate(to: kept)
    }

    @inline(__always) private mutating func noteInequality(_ index: Int32) {
        openness.inequalities.append(
            Openness.Inequality(sequence: list.entries[index].sequence, constraint: index))
    }

    @inline(never) private mutating func findUntiedUnknowns() {
        openness.untied.removeAll()
        for position in 0..<tableau.unknowns.count where openness.reached[tableau.unknowns[position]] {
            let owner = tableau.columns[tableau.unknowns[position]].owner
            guard owner.kind == .unknown else { continue }
            var member = owner.index
            repeat {
                if !isTied[member] { openness.untied.append(member) }
                member = elimination.links[member].nextInClass
            } while member != owner.index
        }
        UnsafeMutableBufferPointer(start: openness.untied.base, count: openness.untied.count).sortFew()
    }

    /// Lets an inequality that is still open hold without slack, as far as what was decided before allows.
    ///
    /// - Parameter onlyIfReached: whether `openness` is up to date, so that only what it reaches need be looked at.
    mutating func preferExactness(of index: Int32, onlyIfReached: Bool) {
        guard list.entries[index].place == .tableau, list.entries[index].isAlive, !list.entries[index].isEquality,
            list.entries[index].origin == .caller
        else { return }
        var marker = list.entries[index].markers.marker
        // What no open symbol moves is as exact as it can be. Symbols that have been made since they were found may be open.
        if onlyIfReached, marker < openness.reached.count, !openness.reached[marker] { return }
        if tableau.columns[marker].isBrief { tableau.writeOutRow(of: marker) }
        let level = Level(tieOfInequality: list.entries[index].sequence)
        if onlyIfReached, !openness.isOpen(at: level, in: tableau) { return }
        if list.entries[index].twin >= 0 {
            guard tableau.isSlackOpen(marker, below: level) else { return }
            partInSettling(index)
            marker = list.entries[index].markers.marker
        }
        if tableau.avoidSlack(marker, at: level) { tableau.minimize() }
    }

    /// What one of two twins has as its slack is from now on no error of the other one.
    private mutating func partInSettling(_ index: Int32) {
        let second = list.entries[index].isSecondTwin ? index : list.entries[index].twin
        part(index)
        tableau.minimize()
        openness.forgetLastLevel()
        // A symbol that was used again counts as reached, so that it is looked at.
        let marker = list.entries[second].markers.marker
        if marker < openness.reached.count { openness.reached[marker] = true }
    }

    @inline(never) private mutating func findSymbolsReachedByOpenOnes() {
        openness.reached.removeAll()
        openness.waiting.removeAll()
        openness.beginLastLevel(in: tableau)
        var next: Int32 = 0
        while let symbol = tableau.firstOpen(from: next) {
            next = symbol + 1
            if tableau.close(symbol) {
                openness.forgetLastLevel()
            } else {
                openness.waiting.append(symbol)
                openness.takeLastLevel(of: symbol, in: tableau)
            }
        }
        guard !openness.waiting.isEmpty else { return }
        openness.reached.extend(to: tableau.columns.count, with: false)
        for position in 0..<openness.waiting.count { openness.reached[openness.waiting[position]] = true }
        while let symbol = openness.waiting.popLast() {
            var use = tableau.columns[symbol].firstUse
            while use >= 0 {
                let row = tableau.uses[use].row
                use = tableau.uses[use].next
                let basic = tableau.rows[row].basic
                if basic < 0 || openness.reached[basic] || tableau.rows[row].position(of: symbol) == nil { continue }
                openness.reached[basic] = true
                openness.waiting.append(basic)
            }
        }
    }

    private mutating func preferZero(_ unknown: Int32, at level: Level) {
        guard openness.isOpen(at: level, in: tableau) else { return }
        let root = elimination.parents[unknown]
        guard tableau.dependsOnOpen(symbols[root], below: level) else { return }
        tableau.beginRow()
        tableau.addTerm(root == unknown ? 1 : elimination.links[unknown].factor, symbols[root])
        let constant = constantOfTie(unknown)
        if ties.count >= mostFullTies { tiesAreShort = true }
        if tiesAreShort { tableau.openness = level }
        defer { tableau.openness = nil }
        // A soft constraint contradicts nothing.
        guard
            case .done(let markers) = tableau.insertRow(
                constant: constant, isEquality: true, level: level, owner: .tie(unknown))
        else { return }
        tableau.minimize()
        ties.append(Tie(unknown: unknown, markers: markers, constant: constant, isShort: tiesAreShort))
        isTied[unknown] = true
        // The unknown is closed from now on, so others need not follow it further.
        _ = tableau.dependsOnOpen(symbols[root], below: level)
    }

    private func constantOfTie(_ unknown: Int32) -> RootAffine {
        elimination.parents[unknown] == unknown ? .zero : elimination.links[unknown].offset
    }

    /// Updates the preferences for zero after constants have changed. Call `repair` afterwards.
    mutating func takeConstantsOfTies() {
        orderTies()
        for position in 0..<ties.count {
            let constant = constantOfTie(ties[position].unknown)
            tableau.changeConstant(ties[position].markers, by: constant - ties[position].constant)
            ties[position].constant = constant
        }
    }

    /// Puts the ties in the order of their unknowns.
    mutating func orderTies() {
        UnsafeMutableBufferPointer(start: ties.base, count: ties.count).sortFew()
    }

    /// An unknown that is read back from open ones affects their preferred values.
    private mutating func putBackOpenPeels() {
        for peel in stride(from: Int32(residual.peels.count - 1), through: 0, by: -1) where residual.peels[peel].isAlive
        {
            let row = residual.peels[peel].row
            let root = residual.peels[peel].root
            for term in residual.terms(of: row) {
                let other = residual.roots[term]
                guard other != root, residual.peelOf[other] < 0 else { continue }
                guard symbols[other] < 0 || (!openness.reached.isEmpty && openness.reached[symbols[other]]) else {
                    continue
                }
                openness.reached.extend(to: tableau.columns.count, with: false)
                _ = putBack(root)
                markReached()
                break
            }
        }
    }

    /// Brings the marks up to date with symbols that have been made since.
    private mutating func markReached() {
        for symbol in Int32(openness.reached.count)..<Int32(tableau.columns.count) {
            let (kind, row) = (tableau.columns[symbol].kind, tableau.columns[symbol].row)
            var isReached = kind == .free && row < 0
            if kind == .free, row >= 0 {
                for slot in 0..<Int(tableau.rows[row].count) {
                    let other = tableau.rows[row].symbols[slot]
                    if other < symbol, openness.reached[other] { isReached = true }
                }
            }
            openness.reached.append(isReached)
        }
    }
}
