extension Path {
    /// The shapes that interfaces are made of.
    public enum Shape: Hashable, Sendable {
        case rect(Rect)
        case roundedRect(Rect, radius: Double, corners: Corners, curve: CornerCurve)
        case ellipse(Rect)
    }

    public static func rect(_ rect: Rect) -> Path {
        let corners = rect.corners
        return Path(
            .rect(rect), [.move(corners[0]), .line(corners[1]), .line(corners[2]), .line(corners[3]), .close])
    }

    public static func ellipse(in rect: Rect) -> Path {
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let center = rect.center
        let pull = quarterCirclePull
        func at(_ x: Double, _ y: Double) -> Point { Point(center.x + x * rx, center.y + y * ry) }
        return Path(
            .ellipse(rect),
            [
                .move(at(1, 0)),
                .curve(at(1, pull), at(pull, 1), to: at(0, 1)),
                .curve(at(-pull, 1), at(-1, pull), to: at(-1, 0)),
                .curve(at(-1, -pull), at(-pull, -1), to: at(0, -1)),
                .curve(at(pull, -1), at(1, -pull), to: at(1, 0)),
                .close,
            ])
    }

    public static func circle(center: Point, radius: Double) -> Path {
        ellipse(in: Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius))
    }

    /// Adds part of a circle, joined by a line to what is there. Angles grow clockwise where y grows downwards.
    ///
    /// As in UIKit an arc never turns more than once: the end is moved by whole turns until it lies ahead of the start.
    public mutating func addArc(
        center: Point, radius: Double, from start: Double, to end: Double, clockwise: Bool = true
    ) {
        guard start.isFinite, end.isFinite, radius.isFinite else { return }
        let turn = 2 * Double.pi
        var sweep = end - start
        if abs(sweep) >= turn, (sweep > 0) == clockwise {
            sweep = clockwise ? turn : -turn
        } else {
            sweep = sweep.truncatingRemainder(dividingBy: turn)
            if clockwise, sweep < 0 { sweep += turn }
            if !clockwise, sweep > 0 { sweep -= turn }
            // From an angle to itself by a whole turn, against the direction: that is a full circle, too.
            if abs(sweep) < 1e-9, abs(end - start) > 1e-9 { sweep = clockwise ? turn : -turn }
        }

        func direction(_ angle: Double) -> Point {
            let (sine, cosine) = Trigonometry.sineAndCosine(angle)
            return Point(cosine, sine)
        }
        func onCircle(_ direction: Point) -> Point {
            Point(center.x + radius * direction.x, center.y + radius * direction.y)
        }

        var from = direction(start)
        if isEmpty { move(to: onCircle(from)) } else { addLine(to: onCircle(from)) }
        let pieces = (abs(sweep) / (Double.pi / 2) - 1e-9).rounded(.up)
        guard pieces > 0 else { return }
        let step = sweep / pieces
        let (sine, cosine) = Trigonometry.sineAndCosine(step / 4)
        let pull = radius * 4 / 3 * sine / cosine
        for piece in 1...Int(pieces) {
            let to = direction(start + step * Double(piece))
            let (first, last) = (onCircle(from), onCircle(to))
            addCurve(
                Point(first.x - pull * from.y, first.y + pull * from.x),
                Point(last.x + pull * to.y, last.y - pull * to.x), to: last)
            from = to
        }
    }

    /// How far a quarter circle's control points lie from its ends: 4/3 · (√2 − 1).
    static var quarterCirclePull: Double { 4 * (2.0.squareRoot() - 1) / 3 }
}

extension Path.Shape {
    /// The shape moved and scaled; nil when it would be drawn in another order or be another kind of shape.
    func transformed(by transform: Transform2D) -> Path? {
        guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
        switch self {
        case .rect(let rect): return .rect(transform.bounds(of: rect))
        case .ellipse(let rect): return .ellipse(in: transform.bounds(of: rect))
        case .roundedRect(let rect, let radius, let corners, let curve):
            guard transform.a == transform.d else { return nil }
            return .roundedRect(
                transform.bounds(of: rect), radius: radius * transform.a, corners: corners, curve: curve)
        }
    }
}
