extension Path {
    /// The smallest rectangle around the outline itself; nothing for an empty path.
    public var bounds: Rect? {
        if isEmpty { return nil }
        return Rect(
            around: outlines.flatMap { outline in
                [outline.start] + outline.curves.flatMap { [$0.curve.end] + ($0.isLine ? [] : $0.curve.turningPoints) }
            })
    }

    /// Whether a point lies inside the outline, open ends joined by straight lines.
    public func contains(_ point: Point, rule: FillRule = .winding) -> Bool {
        guard let bounds, point.x.isFinite, point.y.isFinite else { return false }
        let tolerance = max(bounds.width, bounds.height, 1e-6) / 20_000
        var winding = 0
        for (points, _) in polylines(tolerance: tolerance) {
            for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
                // Half-open, so that a corner between two lines counts once.
                guard (from.y <= point.y) != (to.y <= point.y) else { continue }
                let crossing = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
                if crossing > point.x { winding += to.y > from.y ? 1 : -1 }
            }
        }
        return rule == .winding ? winding != 0 : winding % 2 != 0
    }

    /// How far the pen travels.
    public var length: Double { LengthTable(self).total }
}

/// The lengths of a path's curves, and which parameter lies at a length.
struct LengthTable {
    /// Cumulative lengths at even parameters.
    private struct Ruler {
        let marks: [Double]
        var length: Double { marks[marks.count - 1] }

        init(_ piece: Path.Outline.Piece) {
            let count = piece.isLine ? 1 : max(16, piece.curve.pieces(tolerance: 0.01))
            var reached = 0.0
            var previous = piece.curve.start
            marks =
                [0]
                + (1...count).map { step in
                    let point = piece.curve.point(at: Double(step) / Double(count))
                    reached += previous.distance(to: point)
                    previous = point
                    return reached
                }
        }

        func parameter(at length: Double) -> Double {
            guard length > 0, let next = marks.firstIndex(where: { $0 >= length }), next > 0 else {
                return length > 0 ? 1 : 0
            }
            let step = marks[next] - marks[next - 1]
            let share = step > 0 ? (length - marks[next - 1]) / step : 1
            return (Double(next - 1) + share) / Double(marks.count - 1)
        }
    }

    private let outlines: [(outline: Path.Outline, rulers: [Ruler])]

    init(_ path: Path) { outlines = path.outlines.map { ($0, $0.curves.map(Ruler.init)) } }

    var total: Double { outlines.reduce(0) { $0 + Self.length($1.rulers) } }

    private static func length(_ rulers: [Ruler]) -> Double { rulers.reduce(0) { $0 + $1.length } }

    /// The open piece of the path between two lengths.
    func part(from low: Double, to high: Double) -> Path {
        var result = Path()
        var reached = 0.0
        for (outline, rulers) in outlines {
            let length = Self.length(rulers)
            Self.add(outline, rulers, from: low - reached, to: high - reached, length, to: &result)
            reached += length
        }
        return result
    }

    /// Every outline cut into dashes, each outline starting the pattern anew.
    func dashed(lengths: [Double], phase: Double) -> Path {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        var result = Path()
        for (outline, rulers) in outlines {
            let length = Self.length(rulers)
            var start = -(phase - (phase / period).rounded(.down) * period)
            // A pattern far finer than anything visible is a solid line.
            guard length / period < 100_000 else {
                result.add(outline)
                continue
            }
            while start < length {
                for dash in stride(from: 0, to: pattern.count, by: 2) {
                    Self.add(outline, rulers, from: start, to: start + pattern[dash], length, to: &result)
                    start += pattern[dash] + pattern[dash + 1]
                }
            }
        }
        return result
    }

    private static func add(
        _ outline: Path.Outline, _ rulers: [Ruler], from low: Double, to high: Double, _ length: Double,
        to path: inout Path
    ) {
        guard high > 0, low < length, high > low else { return }
        if low <= 0, high >= length { return path.add(outline) }
        var reached = 0.0
        var isDrawing = false
        for (piece, ruler) in zip(outline.curves, rulers) {
            defer { reached += ruler.length }
            guard reached < high, reached + ruler.length > low else { continue }
            let from = low > reached ? ruler.parameter(at: low - reached) : 0
            let to = high < reached + ruler.length ? ruler.parameter(at: high - reached) : 1
            let part = piece.curve.part(from: from, to: to)
            if !isDrawing { path.move(to: part.start) }
            isDrawing = true
            piece.isLine ? path.addLine(to: part.end) : path.addCurve(part.first, part.second, to: part.end)
        }
    }
}

extension Path {
    /// The part between two shares of the length, from 0 to 1; all of it is the path itself.
    public func trimmed(from start: Double, to end: Double) -> Path {
        let (start, end) = (max(0, start), min(1, end))
        if start <= 0, end >= 1 { return self }
        guard start < end else { return Path() }
        let table = LengthTable(self)
        return table.part(from: start * table.total, to: end * table.total)
    }

    /// The dashes of a pattern as open pieces; a pattern that does not move on leaves the path as it is.
    public func dashed(lengths: [Double], phase: Double) -> Path {
        guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }), phase.isFinite else {
            return self
        }
        return LengthTable(self).dashed(lengths: lengths, phase: phase)
    }
}
