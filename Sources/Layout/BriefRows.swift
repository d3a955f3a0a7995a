/// Rows that would be long are kept brief: in terms of unknowns, which their definitions tell.
///
/// In a chain in which each view is placed by the one before, a wish of the last one depends on a slack or an error of each
/// view. Such rows in full take a number for every pair of views. A brief row has the few unknowns of its constraint, so that
/// all take as many numbers as there are terms; what moves with a symbol is found by following the definitions.
///
/// The symbols of the constraint are in no other row as long as it is brief. It is written out when its basic symbol leaves
/// the basis, and all are when somebody asks who needs the rows of every symbol.
struct BriefRows: ~Copyable {
    private let inPlace = InPlace()

    /// The brief rows, among them some that have been written out.
    var rows = Store<Int32>()
    /// New rows with more symbols are kept brief.
    var longest = Int32.max
    /// How many more rows stay in full: to take into a few what each pivot changes costs less than to follow definitions.
    var leftInFull = 0
    /// Whether constants of definitions have changed, so that values of brief rows are no longer right.
    var areStale = false
    /// Whether unknowns have costs that are to be passed on to what defines them.
    var haveCosts = false
    /// How many symbols an unknown may depend on, as far as known; zero where it is not.
    var extents = Store<Int32>()
    /// Whether an unknown depends on so many symbols: after how many steps along a chain it was tried, or zero where it is not known.
    var stepsSinceLong = Store<Int32>()
    /// Rows whose errors are below zero, to be turned around.
    var wrong = Store<Int32>()
    /// The unknowns that wait for those they depend on.
    var waiting = Store<Int32>()
    /// When an unknown was valued, in numbers of pivots; -1 stands for never.
    var valuedAt = Store<Int>()
    /// How fast symbols move with the one that is looked at; zero for others.
    var rates = Store<Double>()
    /// The symbols that move with it, itself first.
    var moved = Store<Int32>()
    var isMoved = Store<Bool>()
    /// The unknowns among them, in the order in which they depend on each other.
    var movedUnknowns = Store<Turn>()
    /// The brief rows among theirs.
    var movedRows = Store<Int32>()
    /// The symbol that all this is about, or -1.
    var mover: Int32 = -1

    struct Turn: BitwiseCopyable, Comparable {
        var turn: Int32
        var symbol: Int32

        static func < (left: Turn, right: Turn) -> Bool { left.turn < right.turn }
    }

    static let mostSteps: Int32 = 32
    static let mostOthers: Int32 = 4

    mutating func removeAll() {
        forgetMoves()
        rows.removeAll()
        wrong.removeAll()
        longest = .max
        leftInFull = 0
        areStale = false
        haveCosts = false
        extents.removeAll()
        stepsSinceLong.removeAll()
        valuedAt.removeAll()
    }

    mutating func forgetMoves() {
        for position in 0..<moved.count {
            isMoved[moved[position]] = false
            rates[moved[position]] = 0
        }
        moved.removeAll()
        movedUnknowns.removeAll()
        movedRows.removeAll()
        mover = -1
    }
}
