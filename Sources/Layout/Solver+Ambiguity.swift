extension Solver {
    /// The unknowns that the constraints do not determine.
    mutating func findAmbiguity() -> Set<Int32> {
        solve()
        if let ambiguity { return ambiguity }
        let directions = openDirections()
        let moves = directions.lengths(among: tableau.columns.count)
        tableau.complete(moves)
        var found = Set<Int32>()
        for unknown in 0..<Int32(unknownCount) {
            let root = elimination.parents[unknown]
            guard !elimination.isFixed[root], residual.peelOf[root] < 0 else { continue }
            if symbols[root] < 0 || moves[symbols[root]] != 0 { found.insert(unknown) }
        }
        ambiguity = found
        return found
    }

    /// The directions from the present solution along which no level gets worse.
    private mutating func openDirections() -> OpenDirections {
        var directions = OpenDirections()
        for symbol in 0..<Int32(tableau.columns.count) where tableau.isOpen(symbol, below: .dearestTie) {
            directions.columns.insert(symbol)
        }
        guard !directions.columns.isEmpty else { return directions }
        tableau.writeOutBriefRows()

        // A basic symbol that is zero and must not become negative blocks some of them.
        var closing: [[Int32: Double]] = []
        for row in 0..<Int32(tableau.rows.count) {
            let basic = tableau.rows[row].basic
            guard basic >= 0, tableau.columns[basic].kind == .restricted, tableau.columns[basic].owner.kind != .tie,
                tableau.rows[row].value <= Tolerance.value
            else { continue }
            let openPart = directions.part(of: row, in: tableau)
            if !openPart.isEmpty { closing.append(openPart) }
        }
        if !closing.isEmpty { directions.close(closing, isFree: { tableau.columns[$0].kind == .free }) }
        return directions
    }
}

/// A cone of directions, spanned by the symbols outside the basis that cost nothing and bounded by rows at zero.
private struct OpenDirections {
    var columns = Set<Int32>()
    /// Equations that all directions of the cone satisfy, each solved for the symbol that is its key.
    private var equations: [Int32: [Int32: Double]] = [:]

    func part(of row: Int32, in tableau: borrowing Tableau) -> [Int32: Double] {
        var part: [Int32: Double] = [:]
        for slot in 0..<Int(tableau.rows[row].count) where columns.contains(tableau.rows[row].symbols[slot]) {
            part[tableau.rows[row].symbols[slot]] = tableau.rows[row].coefficients[slot]
        }
        return part
    }

    /// An arbitrary direction of the cone: how far it goes along each symbol outside the basis.
    func lengths(among count: Int) -> Store<Double> {
        let lengths = Store(repeating: 0.0, count: count)
        for column in columns {
            for (symbol, coefficient) in reduce([column: 1]) {
                lengths[column] += coefficient * Tableau.arbitraryLength(of: symbol)
            }
        }
        return lengths
    }

    /// Finds which of the bounds hold with equality all over the cone.
    ///
    /// A cone can be scaled, so a bound that can be above zero can be above one: requiring each, with equal
    /// priority, to be one fails only for those that are always zero.
    mutating func close(_ rows: [[Int32: Double]], isFree: (Int32) -> Bool) {
        let trial = ConstraintSystem()
        var unknowns: [Int32: Unknown] = [:]
        for symbol in Set(rows.flatMap(\.keys)).sorted() { unknowns[symbol] = trial.makeUnknown() }
        let bounds = unknowns.keys.filter { !isFree($0) }.sorted().map { [$0: 1.0] } + rows
        for bound in bounds {
            let terms = bound.sorted { $0.key < $1.key }.map { Term($0.value, unknowns[$0.key]!) }
            _ = try? trial.add(LinearConstraint(terms, .greaterThanOrEqual, 0))
            _ = try? trial.add(LinearConstraint(terms, .greaterThanOrEqual, 1, priority: 500))
        }
        for bound in bounds where bound.reduce(0, { $0 + $1.value * trial[unknowns[$1.key]!] }) < 0.5 {
            let equation = reduce(bound)
            guard let pivot = equation.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) })?.key else {
                continue
            }
            let scale = 1 / equation[pivot]!
            equations[pivot] = equation.mapValues { $0 * scale }
        }
    }

    /// What is left of a combination of symbols once the equations are put in.
    private func reduce(_ part: [Int32: Double]) -> [Int32: Double] {
        var rest = part
        var waiting = rest.keys.filter { equations[$0] != nil }
        while let pivot = waiting.popLast() {
            guard let factor = rest[pivot], let equation = equations[pivot] else { continue }
            for (symbol, coefficient) in equation {
                let sum = (rest[symbol] ?? 0) - factor * coefficient
                rest[symbol] = abs(sum) > Tolerance.cost ? sum : nil
                if rest[symbol] != nil, equations[symbol] != nil { waiting.append(symbol) }
            }
            rest[pivot] = nil
        }
        return rest
    }
}
