extension Path {
    /// The area that a pen covers, as an outline to be filled by the winding rule.
    ///
    /// The outline is made of a piece for each straight line, joint and end, all turning the same way, so that together they
    /// cover what the pen covers. Curves are followed to a five-hundredth of a point.
    public func stroked(_ style: StrokeStyle) -> Path {
        guard style.width > 0, style.width.isFinite else { return Path() }
        let solid = style.dashes.isEmpty ? self : dashed(lengths: style.dashes, phase: style.dashPhase)
        var pen = Pen(style)
        for (points, isClosed) in solid.polylines(tolerance: 0.002) { pen.follow(points, isClosed: isClosed) }
        return pen.area
    }
}

private struct Pen {
    let style: StrokeStyle
    let reach: Double
    var area = Path()

    init(_ style: StrokeStyle) {
        self.style = style
        reach = style.width / 2
    }

    mutating func follow(_ points: [Point], isClosed: Bool) {
        var corners: [Point] = []
        for point in points where corners.last != point { corners.append(point) }
        if isClosed, corners.count > 1, corners.first == corners.last { corners.removeLast() }
        guard corners.count > 1 else {
            if let dot = corners.first { addDot(dot) }
            return
        }
        var lines = Array(zip(corners, corners.dropFirst())).map { Line($0, $1) }
        if isClosed { lines.append(Line(corners[corners.count - 1], corners[0])) }
        for line in lines { add(line.sides(reach)) }
        for (before, after) in zip(lines, lines.dropFirst()) { join(before, after) }
        if isClosed {
            join(lines[lines.count - 1], lines[0])
        } else {
            cap(lines[0].start, pointing: Point(-lines[0].along.x, -lines[0].along.y))
            cap(lines[lines.count - 1].end, pointing: lines[lines.count - 1].along)
        }
    }

    private struct Line {
        let start: Point
        let end: Point
        let along: Point

        init(_ start: Point, _ end: Point) {
            self.start = start
            self.end = end
            let length = start.distance(to: end)
            along = Point((end.x - start.x) / length, (end.y - start.y) / length)
        }

        var across: Point { Point(-along.y, along.x) }

        func sides(_ reach: Double) -> [Point] {
            [
                start.moved(across, -reach), end.moved(across, -reach), end.moved(across, reach),
                start.moved(across, reach),
            ]
        }
    }

    private mutating func join(_ before: Line, _ after: Line) {
        let turn = before.along.x * after.along.y - before.along.y * after.along.x
        let cosine = before.along.x * after.along.x + before.along.y * after.along.y
        // Between the pieces of a curve there is no corner to be seen.
        let isSmooth = cosine > 0.98
        let corner = before.end
        if style.join == .round, !isSmooth {
            area.add(.circle(center: corner, radius: reach))
            return
        }
        guard abs(turn) > 1e-9 else { return }
        // The outer side lies opposite to the turn.
        let side = turn > 0 ? -reach : reach
        let (from, to) = (corner.moved(before.across, side), corner.moved(after.across, side))
        // The tip is as many half widths away as the inverse of the sine of half the corner's angle.
        let halfSineSquared = (1 + cosine) / 2
        let isPointed = style.join == .miter && halfSineSquared * style.miterLimit * style.miterLimit >= 1
        if isSmooth || isPointed {
            let tip = reach * ((1 - cosine) / (1 + cosine)).squareRoot()
            add([corner, from, from.moved(before.along, tip), to])
        } else {
            add([corner, from, to])
        }
    }

    private mutating func cap(_ end: Point, pointing along: Point) {
        let across = Point(-along.y, along.x)
        switch style.cap {
        case .butt: break
        case .round: area.add(.circle(center: end, radius: reach))
        case .square:
            let (left, right) = (end.moved(across, -reach), end.moved(across, reach))
            add([left, left.moved(along, reach), right.moved(along, reach), right])
        }
    }

    /// A line without length shows nothing but its caps.
    private mutating func addDot(_ point: Point) {
        switch style.cap {
        case .butt: break
        case .round: area.add(.circle(center: point, radius: reach))
        case .square: area.add(.rect(Rect(point.x - reach, point.y - reach, style.width, style.width)))
        }
    }

    /// Adds a polygon, turned the way that rectangles and circles turn.
    private mutating func add(_ polygon: [Point]) {
        let doubleArea = zip(polygon, polygon.dropFirst() + polygon.prefix(1))
            .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        let points = doubleArea < 0 ? polygon.reversed() : polygon
        area.move(to: points[0])
        for point in points.dropFirst() { area.addLine(to: point) }
        area.close()
    }
}

extension Point {
    fileprivate func moved(_ direction: Point, _ distance: Double) -> Point {
        Point(x + direction.x * distance, y + direction.y * distance)
    }
}
