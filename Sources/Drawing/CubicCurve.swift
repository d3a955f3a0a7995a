/// A cubic Bézier curve, and what can be computed from its four points. A straight line is one of a kind.
struct CubicCurve: Hashable {
    var start: Point
    var first: Point
    var second: Point
    var end: Point

    init(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
        self.start = start
        self.first = first
        self.second = second
        self.end = end
    }

    /// A line, its control points at its thirds so that the parameter runs evenly.
    init(lineFrom start: Point, to end: Point) {
        self.init(start, start.mixed(with: end, 1 / 3), start.mixed(with: end, 2 / 3), end)
    }

    func point(at parameter: Double) -> Point { halves(at: parameter).0.end }

    /// De Casteljau's construction.
    func halves(at parameter: Double) -> (CubicCurve, CubicCurve) {
        let a = start.mixed(with: first, parameter)
        let b = first.mixed(with: second, parameter)
        let c = second.mixed(with: end, parameter)
        let ab = a.mixed(with: b, parameter)
        let bc = b.mixed(with: c, parameter)
        let middle = ab.mixed(with: bc, parameter)
        return (CubicCurve(start, a, ab, middle), CubicCurve(middle, bc, c, end))
    }

    func part(from low: Double, to high: Double) -> CubicCurve {
        let upper = low > 0 ? halves(at: low).1 : self
        return high < 1 ? upper.halves(at: (high - low) / (1 - low)).0 : upper
    }

    /// The points where a coordinate turns back: together with the ends they span the curve's bounds.
    var turningPoints: [Point] {
        (Self.turns(start.x, first.x, second.x, end.x) + Self.turns(start.y, first.y, second.y, end.y)).map {
            point(at: $0)
        }
    }

    private static func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
        // The derivative divided by three: its roots within the curve.
        let square = -a + 3 * b - 3 * c + d
        let linear = 2 * (a - 2 * b + c)
        let constant = b - a
        let roots: [Double]
        if abs(square) < 1e-12 {
            roots = linear == 0 ? [] : [-constant / linear]
        } else {
            let discriminant = linear * linear - 4 * square * constant
            guard discriminant >= 0 else { return [] }
            let root = discriminant.squareRoot()
            roots = [(-linear - root) / (2 * square), (-linear + root) / (2 * square)]
        }
        return roots.filter { $0 > 0 && $0 < 1 }
    }

    /// The number of straight pieces that stay within the tolerance of the curve.
    func pieces(tolerance: Double) -> Int {
        func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
            let (x, y) = (a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            return (x * x + y * y).squareRoot()
        }
        let needed = (0.75 * max(bend(start, first, second), bend(first, second, end)) / tolerance).squareRoot()
        return needed.isFinite ? max(1, min(Int(needed.rounded(.up)), 1000)) : 1
    }

    /// Points along the curve, without its start.
    func flattened(tolerance: Double) -> [Point] {
        let count = pieces(tolerance: tolerance)
        return (1...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
    }
}

extension Point {
    func mixed(with other: Point, _ share: Double) -> Point {
        Point(x + (other.x - x) * share, y + (other.y - y) * share)
    }

    func distance(to other: Point) -> Double {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
