import Foundation
import MaquetteDrawing

/// An outline of lines and curves that does not change.
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
    fileprivate(set) var value: PathValue

    init(_ value: PathValue) { self.value = value }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathValue(.rect(Rect(rect.standardized))).transformed(by: transform))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(PathValue(.ellipse(in: Rect(rect.standardized))).transformed(by: transform))
    }

    /// Corner sizes may be at most half the rectangle's sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let rounded = PathValue(roundedRect: rect.standardized, width: cornerWidth, height: cornerHeight)
        self.init(rounded.transformed(by: transform))
    }

    /// The outline as painters take it.
    package var drawingPath: Path { value.path }

    // MARK: Copies

    public func copy() -> CGPath? { CGPath(value) }
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(value.transformed(by: transform))
    }
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(value) }
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(value.transformed(by: transform))
    }

    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let dashes = value.transformed(by: transform).path.dashed(
            lengths: lengths.map { Double($0) }, phase: Double(phase))
        return CGPath(PathValue(dashes))
    }

    /// The area that a pen along the path covers.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            width: Double(lineWidth), cap: lineCap.drawing, join: lineJoin.drawing, miterLimit: Double(miterLimit))
        return CGPath(PathValue(value.transformed(by: transform).path.stroked(style)))
    }

    // MARK: What is known of a path

    public var isEmpty: Bool { value.path.isEmpty }
    /// The origin for an empty path.
    public var currentPoint: CGPoint { value.path.currentPoint.map { CGPoint($0) } ?? .zero }
    /// Control points included; null for an empty path.
    public var boundingBox: CGRect { value.controlBounds }
    /// Around the outline alone; null for an empty path.
    public var boundingBoxOfPath: CGRect { value.path.bounds.map { CGRect($0) } ?? .null }

    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool { value.transformed(by: transform).path.contains(Point(point), rule: rule.drawing) }

    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard case .rect(let found) = value.path.shape else { return false }
        rect?.pointee = CGRect(found)
        return true
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.value == right.value }
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }

    public var description: String { "<CGPath \(value.path)>" }
}

/// An outline to be drawn piece by piece.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public convenience init() { self.init(PathValue()) }

    /// Adds with a transform, which applies to what is added.
    private func change(_ transform: CGAffineTransform, _ body: (inout PathValue, (CGPoint) -> Point) -> Void) {
        body(&value) { Point($0.applying(transform)) }
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        change(transform) { $0.path.move(to: $1(point)) }
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        change(transform) { $0.addLine(to: $1(point)) }
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        change(transform) { $0.addQuadCurve($1(control), to: $1(end)) }
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) { change(transform) { $0.addCurve($1(control1), $1(control2), to: $1(end)) } }

    public func closeSubpath() { value.close() }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        value.add(PathValue(.rect(Rect(rect.standardized))).transformed(by: transform))
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        value.add(PathValue(.ellipse(in: Rect(rect.standardized))).transformed(by: transform))
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let rounded = PathValue(roundedRect: rect.standardized, width: cornerWidth, height: cornerHeight)
        value.add(rounded.transformed(by: transform))
    }

    /// Joins the arc by a line to the present path. Clockwise for y growing upwards: on a screen it looks
    /// counterclockwise, as in Core Graphics.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        value.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, growing: !clockwise, transform: transform)
    }

    /// A negative delta turns towards smaller angles.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        value.addArc(
            center: center, radius: radius, from: startAngle, to: startAngle + delta, growing: delta > 0,
            transform: transform)
    }

    /// The arc that touches the line to the first tangent point and the one from there to the second.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        // The current point is in the coordinates of what is added.
        let start = currentPoint.applying(transform.inverted())
        let arc = TangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius)
        guard let arc else { return addLine(to: tangent1End, transform: transform) }
        value.addArc(
            center: arc.center, radius: radius, from: arc.startAngle, to: arc.endAngle, growing: arc.isGrowing,
            transform: transform)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        value.add(path.value.transformed(by: transform))
    }
}
