// What two outlines have in common, and what they have not. Curves become many short lines.

extension Path {
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathAreas(self, other, eoFill).path { $0 || $1 }
    }
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathAreas(self, other, eoFill).path { $0 && $1 }
    }
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathAreas(self, other, eoFill).path { $0 && !$1 }
    }
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathAreas(self, other, eoFill).path { $0 != $1 }
    }
    /// A path of the same area, without outlines that cross.
    public func normalized(eoFill: Bool = true) -> Path {
        PathAreas(self, Path(), eoFill).path { inside, _ in inside }
    }
    /// The parts of the line that are within an area.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { cut(by: other, eoFill, isInside: true) }
    /// The parts of the line that are outside of an area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { cut(by: other, eoFill, isInside: false) }

    private func cut(by other: Path, _ eoFill: Bool, isInside: Bool) -> Path {
        var made = Path()
        var end: CGPoint?
        let borders = other.straightLines
        for line in straightLines {
            let places = ([0, 1] + borders.compactMap { line.crossing($0) }).sorted()
            for (from, to) in zip(places, places.dropFirst()) where to - from > 1e-9 {
                let (start, stop) = (line.point(from), line.point(to))
                guard other.contains(line.point((from + to) / 2), eoFill: eoFill) == isInside else { continue }
                if end != start { made.move(to: start) }
                made.addLine(to: stop)
                end = stop
            }
        }
        return made
    }

    /// All of it as lines. What is open stays so.
    fileprivate var straightLines: [StraightLine] {
        var lines: [StraightLine] = []
        var (start, here) = (CGPoint.zero, CGPoint.zero)
        func add(_ end: CGPoint) {
            if end != here { lines.append(StraightLine(from: here, to: end)) }
            here = end
        }
        let fineness = 24
        forEach { element in
            let begin = here
            switch element {
            case .move(let end): (start, here) = (end, end)
            case .line(let end): add(end)
            case .quadCurve(let end, let control):
                for step in 1...fineness {
                    let t = CGFloat(step) / CGFloat(fineness)
                    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
                    add(
                        CGPoint(
                            x: a * begin.x + b * control.x + c * end.x, y: a * begin.y + b * control.y + c * end.y))
                }
            case .curve(let end, let first, let second):
                for step in 1...fineness {
                    let t = CGFloat(step) / CGFloat(fineness)
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    add(
                        step == fineness
                            ? end
                            : CGPoint(
                                x: a * begin.x + b * first.x + c * second.x + d * end.x,
                                y: a * begin.y + b * first.y + c * second.y + d * end.y))
                }
            case .closeSubpath: add(start)
            }
        }
        return lines
    }

    /// The lines with each outline closed, as areas have it.
    fileprivate var closedLines: [StraightLine] {
        var closed = Path()
        var isOpen = false
        forEach { element in
            switch element {
            case .move(let end):
                if isOpen { closed.closeSubpath() }
                closed.move(to: end)
                isOpen = true
            case .line(let end): closed.addLine(to: end)
            case .quadCurve(let end, let control): closed.addQuadCurve(to: end, control: control)
            case .curve(let end, let first, let second): closed.addCurve(to: end, control1: first, control2: second)
            case .closeSubpath:
                closed.closeSubpath()
                isOpen = false
            }
        }
        if isOpen { closed.closeSubpath() }
        return closed.straightLines
    }
}

/// A straight piece of an outline.
private struct StraightLine {
    var from, to: CGPoint

    func point(_ share: CGFloat) -> CGPoint {
        CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    func x(at y: CGFloat) -> CGFloat {
        from.y == to.y ? from.x : from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
    }
    /// Where another line crosses this one.
    func crossing(_ other: StraightLine) -> CGFloat? {
        let (a, b) = (to.x - from.x, to.y - from.y)
        let (c, d) = (other.to.x - other.from.x, other.to.y - other.from.y)
        let area = a * d - b * c
        guard abs(area) > 1e-12 else { return nil }
        let (x, y) = (other.from.x - from.x, other.from.y - from.y)
        let (own, others) = ((x * d - y * c) / area, (x * b - y * a) / area)
        return own > 0 && own < 1 && others >= 0 && others <= 1 ? own : nil
    }
}

/// The areas of two outlines, cut into bands in which no two lines cross.
private struct PathAreas {
    private struct Edge {
        let line: StraightLine
        let isOfFirst: Bool
        let direction: Int
    }
    private var edges: [Edge] = []
    private var levels: [CGFloat] = []
    private let isEvenOdd: Bool

    init(_ first: Path, _ second: Path, _ isEvenOdd: Bool) {
        self.isEvenOdd = isEvenOdd
        for (path, isOfFirst) in [(first, true), (second, false)] {
            for line in path.closedLines where line.from.y != line.to.y {
                let isDown = line.to.y > line.from.y
                let upright = isDown ? line : StraightLine(from: line.to, to: line.from)
                edges.append(Edge(line: upright, isOfFirst: isOfFirst, direction: isDown ? 1 : -1))
            }
        }
        var found = Set(edges.flatMap { [$0.line.from.y, $0.line.to.y] })
        for (index, edge) in edges.enumerated() {
            for other in edges[(index + 1)...]
            where other.line.from.y < edge.line.to.y && other.line.to.y > edge.line.from.y {
                if let share = edge.line.crossing(other.line) { found.insert(edge.line.point(share).y) }
            }
        }
        // Two that differ by nothing that can be seen are one.
        levels = found.sorted().reduce(into: []) { levels, y in
            if levels.last.map({ y - $0 > 1e-7 }) ?? true { levels.append(y) }
        }
    }

    /// The outline of what is inside by what is said of both.
    func path(_ isInside: (Bool, Bool) -> Bool) -> Path {
        var sides: [(from: CGPoint, to: CGPoint)] = []
        /// The changes on each level, where an area begins or ends: how many more areas there are below than above.
        var changes: [CGFloat: [(x: CGFloat, change: Int)]] = [:]
        for (top, bottom) in zip(levels, levels.dropFirst()) {
            let middle = (top + bottom) / 2
            let crossing = edges.filter { $0.line.from.y < middle && $0.line.to.y > middle }.map {
                (edge: $0, x: $0.line.x(at: middle))
            }.sorted { $0.x < $1.x }
            var (first, second, wasInside) = (0, 0, false)
            for (edge, _) in crossing {
                if edge.isOfFirst { first += edge.direction } else { second += edge.direction }
                func counts(_ winding: Int) -> Bool { isEvenOdd ? winding % 2 != 0 : winding != 0 }
                let inside = isInside(counts(first), counts(second))
                guard inside != wasInside else { continue }
                wasInside = inside
                let (above, below) = (
                    CGPoint(x: edge.line.x(at: top), y: top), CGPoint(x: edge.line.x(at: bottom), y: bottom)
                )
                sides.append(inside ? (below, above) : (above, below))
                let step = inside ? 1 : -1
                changes[top, default: []].append((above.x, step))
                changes[bottom, default: []].append((below.x, -step))
            }
        }
        for (y, steps) in changes {
            var (sum, from) = (0, CGFloat(0))
            for (x, change) in steps.sorted(by: { $0.x < $1.x }) {
                if sum != 0, x - from > 1e-7 {
                    let (left, right) = (CGPoint(x: from, y: y), CGPoint(x: x, y: y))
                    // More below than above: the upper edge of an area, which goes to the right.
                    sides.append(sum > 0 ? (left, right) : (right, left))
                }
                (sum, from) = (sum + change, x)
            }
        }
        return Self.joined(sides)
    }

    private struct Corner: Hashable {
        let x, y: Int
        init(_ point: CGPoint) { (x, y) = (Int((point.x * 1e5).rounded()), Int((point.y * 1e5).rounded())) }
    }

    /// The pieces one after another, as closed outlines.
    private static func joined(_ sides: [(from: CGPoint, to: CGPoint)]) -> Path {
        var starting: [Corner: [Int]] = [:]
        for (index, side) in sides.enumerated() { starting[Corner(side.from), default: []].append(index) }
        var used = [Bool](repeating: false, count: sides.count)
        var path = Path()
        for first in sides.indices where !used[first] {
            var outline = [sides[first].from]
            var next: Int? = first
            while let current = next, !used[current] {
                used[current] = true
                outline.append(sides[current].to)
                next = starting[Corner(sides[current].to)]?.first { !used[$0] }
            }
            add(outline, to: &path)
        }
        return path
    }

    /// Adds an outline without corners at which nothing turns.
    private static func add(_ outline: [CGPoint], to path: inout Path) {
        guard outline.count > 3 else { return }
        var points = Array(outline.dropLast())
        points = points.indices.compactMap { index in
            let (before, here) = (points[(index + points.count - 1) % points.count], points[index])
            let after = points[(index + 1) % points.count]
            let area = (here.x - before.x) * (after.y - here.y) - (here.y - before.y) * (after.x - here.x)
            return abs(area) > 1e-9 ? here : nil
        }
        guard points.count > 2 else { return }
        path.addLines(points)
        path.closeSubpath()
    }
}

/// Two shapes as one.
private struct CombinedShape<First: Shape, Second: Shape>: Shape {
    let first: First
    let second: Second
    let combine: @Sendable (Path, Path) -> Path

    func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension Shape {
    public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
    }
    public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
    }
    public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
    }
    public func symmetricDifference<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }
    public func lineIntersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
    }
    public func lineSubtraction<Other: Shape>(_ other: Other, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
