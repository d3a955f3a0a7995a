/// A kind of layout that can be had at any size.
struct Shape: Sendable {
    var name: String
    /// kiwi's weights for the priorities of this shape: so far apart that its one weighted sum is least where
    /// our levels, taken one after the other, are. What that takes is said at each shape.
    var strengths: [Float: Double]
    /// Adds rows until there are as many as asked for, and the edits to try in their middle.
    var build: @Sendable (_ builder: inout SystemBuilder, _ constraints: Int) -> Void

    static let all = [nestedInsets, listCells, equalWidths, eightDeepStacks, deepStack]

    func system(constraints: Int, coordinates: SystemBuilder.Coordinates) -> LayoutSystem {
        var builder = SystemBuilder(coordinates: coordinates, strengths: strengths)
        build(&builder, constraints)
        builder.edit("own", removing: builder.count / 2)
        return builder.system
    }
}

/// The priority of the wish that is added and removed: above hugging, below compression resistance.
let wishPriority: Float = 500

extension SystemBuilder {
    /// Three edits of one view: a wish on its width, a bound that holds anyway, and an equation.
    mutating func editMiddle(_ view: View, preference: Double, equation: Row) {
        edit("wish", adding: row(view, .width, .equal, preference, priority: wishPriority))
        edit("bound", adding: row(view, .width, .lessThanOrEqual, root, .width, in: root))
        edit("equation", adding: equation)
    }
}
