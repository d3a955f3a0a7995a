extension Shape {
    /// Views in views, each inset on all sides.
    static let nestedInsets = Shape(
        name: "nested insets",
        // Required constraints settle everything; the wish competes with nobody.
        strengths: [wishPriority: 1]
    ) { builder, constraints in
        var views = [builder.root]
        while builder.count < constraints {
            let parent = views[views.count - 1]
            let view = builder.view(in: parent)
            // Insets shrink with the depth, lest they use up the screen.
            builder.fill(view, in: parent, inset: builder.count < 64 ? 8 : 0.01)
            views.append(view)
        }
        let middle = max(1, views.count / 2)
        let inset = middle * 4 < 64 ? 8 : 0.01
        let parent = views[middle - 1]
        builder.editMiddle(
            views[middle], preference: 5,
            equation: builder.row(views[middle], .width, .equal, parent, .width, -2 * inset, in: parent))
    }
}
