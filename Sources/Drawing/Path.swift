/// An outline of straight lines and cubic curves.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, to: Point)
        case close
    }

    /// Which side of the outline is inside.
    public enum FillRule: Hashable, Sendable { case winding, evenOdd }

    public private(set) var elements: [Element] = []
    /// The one shape that the path exactly is, which painters draw faster and descriptions name.
    public private(set) var shape: Shape?
    /// Whether the path is the outline of a layer, whose straight edges Core Animation does not soften (`allowsEdgeAntialiasing` is off
    /// unless an app asks for it): painters of pixels move them to the nearest ones.
    public var hasCrispEdges = false

    public init() {}

    init(_ shape: Shape, _ elements: [Element]) {
        self.shape = shape
        self.elements = elements
    }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func move(to point: Point) { append(.move(point)) }
    public mutating func addLine(to point: Point) { append(.line(point)) }
    public mutating func addCurve(_ first: Point, _ second: Point, to end: Point) {
        append(.curve(first, second, to: end))
    }
    public mutating func close() { append(.close) }

    /// Adds a quadratic curve as the cubic that equals it.
    public mutating func addQuadCurve(_ control: Point, to end: Point) {
        let start = currentPoint ?? control
        func towardsControl(_ point: Point) -> Point {
            Point(point.x + (control.x - point.x) * 2 / 3, point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(towardsControl(start), towardsControl(end), to: end)
    }

    public mutating func add(_ other: Path) {
        self = isEmpty ? other : Path(elements: elements + other.elements)
    }

    /// Where the next line would start; nothing before the first move and after nothing but closed outlines' ends.
    public var currentPoint: Point? {
        switch elements.last {
        case .move(let point), .line(let point), .curve(_, _, let point): return point
        case .close:
            for case .move(let start) in elements.reversed() { return start }
            return nil
        case nil: return nil
        }
    }

    public func transformed(by transform: Transform2D) -> Path {
        if transform == .identity { return self }
        if var upright = shape?.transformed(by: transform) {
            upright.hasCrispEdges = hasCrispEdges
            return upright
        }
        return Path(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(to: point))
                case .line(let point): .line(transform.apply(to: point))
                case .curve(let first, let second, let end):
                    .curve(transform.apply(to: first), transform.apply(to: second), to: transform.apply(to: end))
                case .close: .close
                }
            })
    }

    /// A rectangle around all points, control points included, so never smaller than the outline.
    public var controlBounds: Rect {
        Rect(
            around: elements.flatMap { element -> [Point] in
                switch element {
                case .move(let point), .line(let point): [point]
                case .curve(let first, let second, let end): [first, second, end]
                case .close: []
                }
            })
    }

    private init(elements: [Element]) { self.elements = elements }

    private mutating func append(_ element: Element) {
        shape = nil
        hasCrispEdges = false
        elements.append(element)
    }
}
