/// What an outline is filled with.
public enum Paint: Hashable, Sendable {
    case color(Color)
    case gradient(Gradient)
}

/// Colours that change along a line, outwards from a point or around it.
public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public var location: Double
        public var color: Color

        public init(_ location: Double, _ color: Color) {
            self.location = location
            self.color = color
        }
    }

    public struct Circle: Hashable, Sendable {
        public var center: Point
        public var radius: Double

        public init(_ center: Point, radius: Double) {
            self.center = center
            self.radius = radius
        }
    }

    public enum Geometry: Hashable, Sendable {
        case linear(from: Point, to: Point)
        case radial(center: Point, radius: Double)
        /// A gradient from one circle to another, on a cone through both where neither holds the other.
        case circles(from: Circle, to: Circle)
        /// Around a point, clockwise where y grows downwards, once from the angle to itself.
        case conic(center: Point, startAngle: Double)
    }

    public var geometry: Geometry
    public private(set) var stops: [Stop]
    /// Whether the first colour goes on before the start; otherwise nothing is painted there.
    public var extendsBefore = true
    /// Whether the last colour goes on beyond the end.
    public var extendsAfter = true

    /// Locations are held between 0 and 1, and each is moved up to the one before it.
    public init(_ geometry: Geometry, stops: [Stop]) {
        self.geometry = geometry
        var reached = 0.0
        self.stops = stops.map { stop in
            reached = max(reached, min(max(stop.location, 0), 1))
            return Stop(reached, stop.color)
        }
    }

    /// Spreads the colours evenly.
    public init(_ geometry: Geometry, colors: [Color]) {
        let last = Double(max(colors.count - 1, 1))
        self.init(geometry, stops: colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) })
    }

    /// The colour at a place along the gradient, mixed in sRGB without premultiplying.
    public func color(at location: Double) -> Color {
        guard let first = stops.first, let last = stops.last else { return .clear }
        if !(location > first.location) { return first.color }
        guard let next = stops.firstIndex(where: { $0.location > location }) else { return last.color }
        let (before, after) = (stops[next - 1], stops[next])
        let share = (location - before.location) / (after.location - before.location)
        func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
        return Color(
            red: mix(before.color.red, after.color.red), green: mix(before.color.green, after.color.green),
            blue: mix(before.color.blue, after.color.blue), alpha: mix(before.color.alpha, after.color.alpha))
    }
}
