extension Shape {
    /// Cells below each other, each with an image, a title, a subtitle and a badge.
    static let listCells = Shape(
        name: "list cells",
        // A point less for one label gives at most a point to each of two others.
        strengths: [250: 1, 251: 10, wishPriority: 100, 750: 1_000, 751: 10_000]
    ) { builder, constraints in
        let list = builder.root
        var cells: [SystemBuilder.View] = []
        var titles: [SystemBuilder.View] = []
        while builder.count < constraints {
            let cell = builder.view(in: list)
            builder.pin(cell, .left, list, .left, in: list)
            builder.pin(cell, .width, list, .width, in: list)
            if let above = cells.last {
                builder.pin(cell, .top, above, .bottom, in: list)
            } else {
                builder.pin(cell, .top, list, .top, in: list)
            }
            cells.append(cell)
            titles.append(builder.fillCell(cell))
        }
        let title = titles[titles.count / 2]
        builder.editMiddle(title, preference: 200, equation: builder.row(title, .width, .equal, 150))
    }
}

extension SystemBuilder {
    /// Returns the title.
    fileprivate mutating func fillCell(_ cell: View) -> View {
        let image = view(in: cell)
        let title = view(in: cell)
        let subtitle = view(in: cell)
        let badge = view(in: cell)

        pin(image, .left, cell, .left, 16, in: cell)
        set(image, .width, .equal, 40)
        set(image, .height, .equal, 40)
        pin(image, .centerY, cell, .centerY, in: cell)

        pin(title, .left, image, .right, 12, in: cell)
        pin(title, .top, cell, .top, 8, in: cell)
        relate(title, .right, .lessThanOrEqual, badge, .left, -8, in: cell)

        pin(subtitle, .left, title, .left, in: cell)
        pin(subtitle, .top, title, .bottom, 4, in: cell)
        relate(subtitle, .right, .lessThanOrEqual, badge, .left, -8, in: cell)
        pin(subtitle, .bottom, cell, .bottom, -8, in: cell)

        pin(badge, .right, cell, .right, -16, in: cell)
        pin(badge, .centerY, cell, .centerY, in: cell)

        intrinsic(title, width: random(in: 40...300), height: 20.5, hugging: 250, resistance: 750)
        intrinsic(subtitle, width: random(in: 40...400), height: 16, hugging: 250, resistance: 750)
        intrinsic(badge, width: random(in: 10...60), height: 18, hugging: 251, resistance: 751)
        set(cell, .height, .greaterThanOrEqual, 44)
        return title
    }
}
