/// A system of constraints as flat numbers, from which every contender builds its own.
struct LayoutSystem {
    /// The root's width and height, the first two unknowns, are given, not found.
    static let rootWidth: Int32 = 0
    static let rootHeight: Int32 = 1
    static let screen = Size(width: 393, height: 852)
    static let widerScreen = Size(width: 430, height: 852)

    var unknowns = 0
    var rows: [Row] = []
    var views: [View] = []
    var edits: [Edit] = []

    struct Size: Equatable {
        var width: Double
        var height: Double
    }

    struct Row {
        var unknowns: [Int32]
        var coefficients: [Double]
        var relation: Relation
        var constant: Double
        var priority: Float
        /// The weight that stands for the priority in a solver that keeps one weighted sum; required is infinite.
        var strength: Double
    }

    enum Relation { case lessThanOrEqual, equal, greaterThanOrEqual }

    /// Four unknowns and the view they are placed in.
    struct View {
        var left, top, width, height: Int32
        var parent: Int?
    }

    /// One constraint to add and remove again, or to remove and add again where the system has it already.
    struct Edit {
        var name: String
        var change: Change

        enum Change {
            case addition(Row)
            case removal(row: Int)
        }
    }

    /// All rows that a run needs: those of the system, then for each edit the one that it adds, or has taken out.
    var allRows: [Row] {
        rows
            + edits.map { edit in
                switch edit.change {
                case .addition(let row): row
                case .removal(let row): rows[row]
                }
            }
    }

    /// The order in which a program might make its views, each with all of its unknowns: as they are numbered, or any other.
    func unknownsInOrder(_ number: Int) -> [Int32] {
        guard number > 0 else { return Array(0..<Int32(unknowns)) }
        var random = SplitMix(seed: UInt64(number))
        return views.shuffled(using: &random).flatMap { [$0.left, $0.top, $0.width, $0.height] }
    }

    /// The same values with every origin measured from the superview, where they were measured from the window.
    func relativeToSuperviews(_ values: [Double]) -> [Double] {
        var relative = values
        for view in views {
            guard let parent = view.parent else { continue }
            relative[Int(view.left)] -= values[Int(views[parent].left)]
            relative[Int(view.top)] -= values[Int(views[parent].top)]
        }
        return relative
    }
}
