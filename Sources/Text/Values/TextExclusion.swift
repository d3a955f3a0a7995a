import MaquetteDrawing

/// An area that lines leave free: a polygon, from the upper left corner of the text.
///
/// In each line all is free between its leftmost and its rightmost point there, and a margin beside them.
public struct TextExclusion: Hashable, Sendable {
    public var corners: [Point]
    public var margin: Double

    public init(corners: [Point], margin: Double = 0) {
        self.corners = corners
        self.margin = margin
    }

    /// The polygons that the outlines of a path are; closed, as an area is.
    public static func all(of path: Path, margin: Double) -> [TextExclusion] {
        path.polylines(tolerance: 0.1).filter { $0.points.count > 2 }.map {
            TextExclusion(corners: $0.points, margin: margin)
        }
    }

    /// What the shape takes of a line, from side to side.
    func extent(from top: Double, to bottom: Double) -> ClosedRange<Double>? {
        var (left, right) = (Double.infinity, -Double.infinity)
        for (index, start) in corners.enumerated() {
            let end = corners[(index + 1) % corners.count]
            let (low, high) = (max(min(start.y, end.y), top), min(max(start.y, end.y), bottom))
            // A line that only touches it has its room.
            guard low <= high, max(start.y, end.y) > top, min(start.y, end.y) < bottom else { continue }
            for y in [low, high] {
                let share = end.y == start.y ? 0 : (y - start.y) / (end.y - start.y)
                let x = start.x + share * (end.x - start.x)
                (left, right) = (min(left, x), max(right, x))
            }
            if start.y == end.y { (left, right) = (min(left, end.x), max(right, end.x)) }
        }
        return left <= right ? left - margin...right + margin : nil
    }

    var bottom: Double { corners.map(\.y).max() ?? 0 }
}
