extension Solver {
    /// What settling goes through: which symbols constraints leave open, and what these reach.
    struct Openness: ~Copyable {
        /// Whether a symbol depends on open ones. Empty if none is open.
        var reached = Store<Bool>()
        var waiting = Store<Int32>()
        /// The unknowns without a tie in the classes that are reached, in order of creation.
        var untied = Store<Int32>()
        /// The last level on which anything open costs something, and how much has happened to the tableau since it was found:
        /// what would choose on that level or a later one has nothing left to choose from.
        private var lastLevel = Level.none
        private var age = 0

        mutating func beginLastLevel(in tableau: borrowing Tableau) {
            age = tableau.pivots &+ tableau.columns.count
            lastLevel = .dearestTie
        }

        @inline(__always) mutating func takeLastLevel(of symbol: Int32, in tableau: borrowing Tableau) {
            guard lastLevel < .none else { return }
            lastLevel = max(lastLevel, tableau.costs.leadingLevel(of: symbol) ?? .none)
        }

        mutating func forgetLastLevel() { lastLevel = .none }

        /// Whether something may be open below a level, as far as known.
        @inline(__always) func isOpen(at level: Level, in tableau: borrowing Tableau) -> Bool {
            level < lastLevel || age != tableau.pivots &+ tableau.columns.count
        }

        /// The inequalities with symbols that are reached, in order of insertion.
        var inequalities = Store<Inequality>()

        struct Inequality: BitwiseCopyable, Comparable {
            var sequence: UInt32
            var constraint: Int32

            static func < (left: Inequality, right: Inequality) -> Bool { left.sequence < right.sequence }
        }
    }
}
