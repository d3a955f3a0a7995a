extension Solver {
    /// The row by which an unknown prefers zero.
    struct Tie {
        var markers: Tableau.Markers
        var constant: RootAffine
    }

    /// Moves each unknown that the constraints leave open as near to zero as possible, in order of creation.
    ///
    /// A preference for zero is one more soft constraint, on a level of its own below all priorities; only unknowns
    /// that are still open then get one.
    mutating func settleTies() {
        putBackOpenPeels()
        var open: [Int32] = []
        for symbol in 0..<Int32(tableau.columns.count) where isOpen(symbol, below: .dearestTie) {
            if !tableau.close(symbol) { open.append(symbol) }
        }
        guard !open.isEmpty else { return }

        var seen = Set<Int32>()
        var unknowns: [Int32] = []
        func collect(_ symbol: Int32) {
            let owner = tableau.columns[symbol].owner
            guard owner.kind == .unknown, seen.insert(owner.index).inserted else { return }
            var member = owner.index
            repeat {
                if tied[member] == nil { unknowns.append(member) }
                member = elimination.nextInClass[member]
            } while member != owner.index
        }
        for symbol in open {
            collect(symbol)
            for row in tableau.rowsUsing(symbol) where tableau.rows[row].basic >= 0 { collect(tableau.rows[row].basic) }
        }
        for unknown in unknowns.sorted() { preferZero(unknown) }
    }

    private mutating func preferZero(_ unknown: Int32) {
        let root = elimination.parent[unknown]
        let level = Level(tieOf: unknown)
        guard dependsOnOpen(symbols[root], below: level) else { return }
        tableau.beginRow()
        tableau.addTerm(root == unknown ? 1 : elimination.factor[unknown], symbols[root])
        let constant = constantOfTie(unknown)
        // A soft constraint contradicts nothing.
        guard
            case .done(let markers) = tableau.insertRow(
                constant: constant, isEquality: true, level: level, owner: .tie(unknown))
        else { return }
        tableau.minimize()
        tied[unknown] = Tie(markers: markers, constant: constant)
    }

    private func constantOfTie(_ unknown: Int32) -> RootAffine {
        elimination.parent[unknown] == unknown ? .zero : elimination.offset[unknown]
    }

    /// Updates the preferences for zero after constants have changed. Call `repair` afterwards.
    mutating func takeConstantsOfTies() {
        for (unknown, tie) in tied.sorted(by: { $0.key < $1.key }) {
            let constant = constantOfTie(unknown)
            tableau.changeConstant(tie.markers, by: constant - tie.constant)
            tied[unknown]!.constant = constant
        }
    }

    /// Whether a symbol outside the basis may be raised without loss on any level before the given one.
    func isOpen(_ symbol: Int32, below level: Level) -> Bool {
        guard tableau.columns[symbol].row < 0, tableau.columns[symbol].kind != .fixed else { return false }
        if let cost = tableau.costs.leadingLevel(of: symbol) { return level < cost }
        return tableau.columns[symbol].firstUse >= 0 || tableau.columns[symbol].owner.kind == .unknown
    }

    private func dependsOnOpen(_ symbol: Int32, below level: Level) -> Bool {
        let row = tableau.columns[symbol].row
        if row < 0 { return isOpen(symbol, below: level) }
        for slot in 0..<Int(tableau.rows[row].count) where isOpen(tableau.rows[row].symbols[slot], below: level) {
            return true
        }
        return false
    }

    /// An unknown that is read back from open ones affects their values.
    private mutating func putBackOpenPeels() {
        guard residual.peels.count > 0 else { return }
        for peel in stride(from: Int32(residual.peels.count - 1), through: 0, by: -1) where residual.peels[peel].isAlive
        {
            let row = residual.peels[peel].row
            let root = residual.peels[peel].root
            for term in residual.terms(of: row) {
                let other = residual.roots[term]
                guard other != root, residual.peelOf[other] < 0 else { continue }
                if symbols[other] < 0 || dependsOnOpen(symbols[other], below: .dearestTie) {
                    _ = putBack(root)
                    break
                }
            }
        }
    }
}
