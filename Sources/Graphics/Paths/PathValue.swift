import Foundation
import MaquetteDrawing

/// A drawing path that remembers which of its curves were given as quadratic ones.
struct PathValue: Hashable {
    var path = Path()
    /// The control points of quadratic curves, by the index of the cubic curve in their place.
    private(set) var quadControls: [Int: Point] = [:]

    init(_ path: Path = Path()) { self.path = path }

    init(roundedRect rect: CGRect, width: CGFloat, height: CGFloat) {
        let (width, height) = (min(width, rect.width / 2), min(height, rect.height / 2))
        guard width > 0, height > 0 else {
            path = .rect(Rect(rect))
            return
        }
        if width == height {
            path = .roundedRect(Rect(rect), radius: Double(width))
            return
        }
        // Scaled so that the corners are circles, and scaled back.
        let squeeze = Transform2D.scale(1, Double(width / height))
        let squeezed = Path.roundedRect(squeeze.bounds(of: Rect(rect)), radius: Double(width))
        path = squeezed.transformed(by: .scale(1, Double(height / width)))
    }

    // Lines and curves need a point to start from; without one nothing is added, as in UIKit.

    mutating func addLine(to point: Point) {
        if !path.isEmpty { path.addLine(to: point) }
    }

    mutating func addQuadCurve(_ control: Point, to end: Point) {
        if path.isEmpty { return }
        quadControls[path.elements.count] = control
        path.addQuadCurve(control, to: end)
    }

    mutating func addCurve(_ first: Point, _ second: Point, to end: Point) {
        if !path.isEmpty { path.addCurve(first, second, to: end) }
    }

    mutating func close() {
        if let last = path.elements.last, last != .close { path.close() }
    }

    mutating func add(_ other: PathValue) {
        let offset = path.elements.count
        for (index, control) in other.quadControls { quadControls[offset + index] = control }
        path.add(other.path)
    }

    mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, growing: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = Path()
        arc.addArc(
            center: Point(center), radius: Double(radius), from: Double(start), to: Double(end), clockwise: growing)
        arc = arc.transformed(by: Transform2D(transform))
        guard !path.isEmpty, case .move(let first)? = arc.elements.first else { return path.add(arc) }
        // Core Graphics draws the joining line even where it has no length; painters do not need it.
        if path.currentPoint != first { path.addLine(to: first) }
        for element in arc.elements.dropFirst() {
            if case .curve(let first, let second, let end) = element { path.addCurve(first, second, to: end) }
        }
    }

    func transformed(by transform: CGAffineTransform) -> PathValue {
        if transform.isIdentity { return self }
        var result = PathValue(path.transformed(by: Transform2D(transform)))
        result.quadControls = quadControls.mapValues { Transform2D(transform).apply(to: $0) }
        return result
    }

    func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> PathValue {
        transform.map { transformed(by: $0.pointee) } ?? self
    }

    var controlBounds: CGRect {
        guard !path.isEmpty else { return .null }
        if quadControls.isEmpty { return CGRect(path.controlBounds) }
        let points = path.elements.enumerated().flatMap { index, element -> [Point] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let first, let second, let end): (quadControls[index].map { [$0] } ?? [first, second]) + [end]
            case .close: []
            }
        }
        return CGRect(Rect(around: points))
    }

    func reversed() -> PathValue { PathValue(path.reversed()) }
}

/// An arc that touches two lines.
struct TangentArc {
    let center: CGPoint
    let startAngle, endAngle: CGFloat
    let isGrowing: Bool

    /// Nothing where the three points lie on one line or the arc has no size.
    init?(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) {
        func unit(_ point: CGPoint) -> (x: Double, y: Double)? {
            let (x, y) = (Double(point.x - corner.x), Double(point.y - corner.y))
            let length = (x * x + y * y).squareRoot()
            return length > 0 ? (x / length, y / length) : nil
        }
        guard radius > 0, let back = unit(start), let ahead = unit(end) else { return nil }
        let turn = back.x * ahead.y - back.y * ahead.x
        let cosine = back.x * ahead.x + back.y * ahead.y
        guard abs(turn) > 1e-9 else { return nil }
        // The tangent points lie a radius through the tangent of half the angle away from the corner.
        let distance = Double(radius) * ((1 + cosine) / (1 - cosine)).squareRoot()
        let side: Double = turn > 0 ? 1 : -1
        let touch = (x: Double(corner.x) + back.x * distance, y: Double(corner.y) + back.y * distance)
        let middle = (
            x: touch.x - back.y * side * Double(radius), y: touch.y + back.x * side * Double(radius)
        )
        center = CGPoint(x: middle.x, y: middle.y)
        func angle(_ x: Double, _ y: Double) -> CGFloat { CGFloat(atan2(y, x)) }
        startAngle = angle(touch.x - middle.x, touch.y - middle.y)
        let leave = (x: Double(corner.x) + ahead.x * distance, y: Double(corner.y) + ahead.y * distance)
        endAngle = angle(leave.x - middle.x, leave.y - middle.y)
        isGrowing = turn < 0
    }
}
