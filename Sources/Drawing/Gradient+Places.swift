extension Gradient {
    /// How far around a conic gradient a point lies, from 0 to 1.
    public static func turn(from startAngle: Double, to offset: Point) -> Double {
        let turns = (Trigonometry.angle(x: offset.x, y: offset.y) - startAngle) / (2 * .pi)
        return turns - turns.rounded(.down)
    }

    /// Where a point lies between one circle and another: the largest position whose circle, of a radius that is
    /// not negative, passes through it. Nil for points that no circle reaches.
    public static func place(
        of point: Point, from first: Circle, to second: Circle, within range: ClosedRange<Double>
    ) -> Double? {
        let growth = second.radius - first.radius
        let (dx, dy) = (second.center.x - first.center.x, second.center.y - first.center.y)
        let (px, py) = (point.x - first.center.x, point.y - first.center.y)
        let square = dx * dx + dy * dy - growth * growth
        let half = px * dx + py * dy + first.radius * growth
        let constant = px * px + py * py - first.radius * first.radius
        func fits(_ place: Double) -> Bool { range.contains(place) && first.radius + place * growth >= 0 }
        if abs(square) < 1e-12 {
            guard half != 0 else { return nil }
            let place = constant / (2 * half)
            return fits(place) ? place : nil
        }
        let discriminant = half * half - square * constant
        guard discriminant >= 0 else { return nil }
        let root = discriminant.squareRoot()
        let places = [(half + root) / square, (half - root) / square].sorted(by: >)
        return places.first(where: fits)
    }
}
