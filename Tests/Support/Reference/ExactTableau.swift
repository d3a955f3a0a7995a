/// A simplex tableau over exact rows: the textbook method with Bland's rule, and nothing else.
///
/// Every row defines one basic column; all other columns are zero. Columns are either free reals or never
/// negative, and the basic ones keep to that at all times.
struct ExactTableau {
    private enum Column { case vacant, free, nonNegative }

    enum Outcome { case optimal, moved, unbounded }

    private var columns: [Column]
    private var rows: [ExactRow] = []
    /// For each column the row it is basic in, or -1.
    private var definition: [Int]

    init(freeColumns: Int) {
        columns = Array(repeating: .free, count: freeColumns)
        definition = Array(repeating: -1, count: freeColumns)
    }

    // MARK: Columns

    mutating func makeColumn(free: Bool = false) -> Int {
        let kind = free ? Column.free : .nonNegative
        if let vacant = columns.firstIndex(of: .vacant) {
            columns[vacant] = kind
            return vacant
        }
        let column = columns.count
        let width = max(16, column * 2)
        columns.append(contentsOf: repeatElement(.vacant, count: width - column))
        definition.append(contentsOf: repeatElement(-1, count: width - column))
        for row in rows.indices { rows[row].widen(to: width) }
        columns[column] = kind
        return column
    }

    /// Fixes a column that is not basic at zero, for good.
    mutating func drop(_ column: Int) {
        for row in rows.indices { rows[row].clear(column) }
        columns[column] = .vacant
    }

    func isBasic(_ column: Int) -> Bool { definition[column] >= 0 }

    func value(_ column: Int) -> Double { isBasic(column) ? rows[definition[column]].value : 0 }

    func isZero(_ column: Int) -> Bool { !isBasic(column) || rows[definition[column]].constant == 0 }

    /// Whether the column is basic in a row that mentions nothing else, so that it can never change.
    func isConstant(_ column: Int) -> Bool {
        isBasic(column) && mentions(only: column, rows[definition[column]])
    }

    func isMentioned(_ column: Int) -> Bool { rows.contains { $0[column] != 0 } }

    // MARK: Rows

    /// The equation in terms of the columns that are not basic, ready to be added.
    func reduced(_ terms: [(column: Int, coefficient: Int)], _ constant: Int) throws(ExactOverflow) -> ExactRow {
        var entries = Array(repeating: 0, count: columns.count)
        for term in terms { entries[term.column] += term.coefficient }
        var row = ExactRow(entries: entries, constant: constant)
        for term in terms where isBasic(term.column) {
            try row.eliminate(term.column, with: rows[definition[term.column]])
        }
        return row
    }

    /// Adds a reduced row that defines `basic`, a column no other row mentions.
    mutating func add(_ row: ExactRow, basic: Int) {
        var row = row
        if row[basic] < 0 { row.negate() }
        row.basic = basic
        definition[basic] = rows.count
        rows.append(row)
    }

    /// Takes a basic column and the row that defines it away: nothing depends on them.
    mutating func removeRow(of basic: Int) {
        let row = definition[basic]
        definition[basic] = -1
        columns[basic] = .vacant
        let last = rows.removeLast()
        if row < rows.count {
            rows[row] = last
            definition[last.basic] = row
        }
    }

    private func mentions(only column: Int, _ row: ExactRow) -> Bool {
        for (index, entry) in row.entries.enumerated() where entry != 0 && index != column { return false }
        return true
    }

    // MARK: Optimising

    /// A new basic free column that is the sum of the given ones.
    mutating func makeObjective(sumOf summands: [Int]) throws(ExactOverflow) -> Int {
        let objective = makeColumn(free: true)
        let row = try reduced([(objective, 1)] + summands.map { ($0, -1) }, 0)
        add(row, basic: objective)
        return objective
    }

    /// Makes a basic free column as small as it can be (as large, for a `sign` of -1).
    ///
    /// By Bland's rule the entering and the leaving column are the first possible ones, which excludes cycles.
    /// With `stopWhenMoving` it ends at the first step that changes the objective at all.
    mutating func minimise(
        _ objective: Int, sign: Int = 1, stopWhenMoving: Bool = false
    ) throws(ExactOverflow) -> Outcome {
        while let (entering, direction) = entering(for: objective, sign) {
            guard let leaving = leaving(when: entering, direction) else { return .unbounded }
            if stopWhenMoving, rows[leaving].constant != 0 { return .moved }
            try pivot(row: leaving, column: entering)
        }
        return .optimal
    }

    /// Restricts the tableau to the points where the objective keeps the least value it has just reached.
    ///
    /// There the objective is `least + Σ cost · column` with no negative cost, so it keeps that value exactly where
    /// all columns with a positive cost are zero.
    mutating func keepAtMinimum(_ objective: Int) {
        let costs = rows[definition[objective]].entries
        for column in costs.indices where costs[column] != 0 && column != objective { drop(column) }
        removeRow(of: objective)
        for row in rows.indices.reversed() {
            let basic = rows[row].basic
            if columns[basic] == .nonNegative, mentions(only: basic, rows[row]) { removeRow(of: basic) }
        }
    }

    private func entering(for objective: Int, _ sign: Int) -> (column: Int, direction: Int)? {
        let costs = rows[definition[objective]].entries
        for column in costs.indices where costs[column] != 0 && column != objective {
            let gain = costs[column] * sign
            if gain > 0 { return (column, 1) }
            if columns[column] == .free { return (column, -1) }
        }
        return nil
    }

    private func leaving(when entering: Int, _ direction: Int) -> Int? {
        var best: Int?
        for row in rows.indices where columns[rows[row].basic] == .nonNegative && rows[row][entering] * direction > 0 {
            guard let leader = best else {
                best = row
                continue
            }
            let challenger = rows[row].constant.multipliedFullWidth(by: rows[leader][entering] * direction)
            let defender = rows[leader].constant.multipliedFullWidth(by: rows[row][entering] * direction)
            if (challenger.high, challenger.low) < (defender.high, defender.low)
                || (challenger == defender && rows[row].basic < rows[leader].basic)
            {
                best = row
            }
        }
        return best
    }

    private mutating func pivot(row: Int, column: Int) throws(ExactOverflow) {
        definition[rows[row].basic] = -1
        if rows[row][column] < 0 { rows[row].negate() }
        rows[row].basic = column
        definition[column] = row
        let pivotRow = rows[row]
        for other in rows.indices where other != row && rows[other][column] != 0 {
            try rows[other].eliminate(column, with: pivotRow)
        }
    }
}
