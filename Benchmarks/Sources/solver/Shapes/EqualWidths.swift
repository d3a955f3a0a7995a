extension Shape {
    /// Views side by side across the screen, all as wide as the first.
    static let equalWidths = Shape(
        name: "equal widths",
        // Required constraints settle everything; the wish competes with nobody.
        strengths: [wishPriority: 1]
    ) { builder, constraints in
        let row = builder.root
        var views: [SystemBuilder.View] = []
        while builder.count < constraints - 1 {
            let view = builder.view(in: row)
            if let before = views.last {
                builder.pin(view, .left, before, .right, 0.01, in: row)
                builder.pin(view, .width, views[0], .width, in: row)
            } else {
                builder.pin(view, .left, row, .left, in: row)
            }
            builder.pin(view, .top, row, .top, in: row)
            builder.pin(view, .bottom, row, .bottom, in: row)
            views.append(view)
        }
        builder.pin(views[views.count - 1], .right, row, .right, in: row)
        let middle = max(1, views.count / 2)
        builder.editMiddle(
            views[middle], preference: 5,
            equation: builder.row(views[middle], .width, .equal, views[middle - 1], .width, in: row))
    }
}
