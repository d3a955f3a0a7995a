import Foundation
import MaquetteDrawing

/// An outline and its stroke style, in coordinates whose y grows downwards.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
    let pathState = BezierState()

    public override init() { super.init() }

    public convenience init(rect: CGRect) { self.init(PathValue(.rect(Rect(rect.standardized)))) }

    public convenience init(ovalIn rect: CGRect) { self.init(PathValue(.ellipse(in: Rect(rect.standardized)))) }

    /// Continuous corners, where the sides are long enough.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            PathValue(.roundedRect(Rect(rect.standardized), radius: Double(cornerRadius), curve: .continuous)))
    }

    /// The radius is the width of `cornerRadii`.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(
            PathValue(
                .roundedRect(
                    Rect(rect.standardized), radius: Double(cornerRadii.width), corners: corners.drawing,
                    curve: .continuous)))
    }

    /// Clockwise as the screen shows it.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) { self.init(cgPath.value) }

    private convenience init(_ value: PathValue) {
        self.init()
        pathState.value = value
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.pathState.takeOver(pathState)
        return copy
    }

    // MARK: The outline

    open var cgPath: CGPath {
        get { CGPath(pathState.value) }
        set { pathState.value = newValue.value }
    }
    open func move(to point: CGPoint) { pathState.value.path.move(to: Point(point)) }
    open func addLine(to point: CGPoint) { pathState.value.addLine(to: Point(point)) }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        pathState.value.addCurve(Point(controlPoint1), Point(controlPoint2), to: Point(endPoint))
    }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        pathState.value.addQuadCurve(Point(controlPoint), to: Point(endPoint))
    }
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        pathState.value.addArc(center: center, radius: radius, from: startAngle, to: endAngle, growing: clockwise)
    }
    open func close() { pathState.value.close() }
    open func removeAllPoints() { pathState.value = PathValue() }
    open func append(_ bezierPath: UIBezierPath) { pathState.value.add(bezierPath.pathState.value) }
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath()
        reversed.pathState.takeOver(pathState)
        reversed.pathState.value = pathState.value.reversed()
        return reversed
    }
    open func apply(_ transform: CGAffineTransform) { pathState.value = pathState.value.transformed(by: transform) }

    open var isEmpty: Bool { pathState.value.path.isEmpty }
    /// Control points included, as UIKit documents it; `cgPath.boundingBoxOfPath` is the outline's own.
    open var bounds: CGRect { pathState.value.controlBounds }
    open var currentPoint: CGPoint { cgPath.currentPoint }
    open func contains(_ point: CGPoint) -> Bool {
        cgPath.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: The pen

    open var lineWidth: CGFloat {
        get { pathState.lineWidth }
        set { pathState.lineWidth = newValue }
    }
    open var lineCapStyle: CGLineCap {
        get { pathState.lineCap }
        set { pathState.lineCap = newValue }
    }
    open var lineJoinStyle: CGLineJoin {
        get { pathState.lineJoin }
        set { pathState.lineJoin = newValue }
    }
    open var miterLimit: CGFloat {
        get { pathState.miterLimit }
        set { pathState.miterLimit = newValue }
    }
    open var flatness: CGFloat {
        get { pathState.flatness }
        set { pathState.flatness = newValue }
    }
    open var usesEvenOddFillRule: Bool {
        get { pathState.usesEvenOdd }
        set { pathState.usesEvenOdd = newValue }
    }
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        pathState.dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        pathState.dashPhase = phase
    }
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern { for (index, length) in pathState.dashes.enumerated() { pattern[index] = length } }
        count?.pointee = pathState.dashes.count
        phase?.pointee = pathState.dashPhase
    }

    // MARK: Drawing in the current context

    open func fill() { fill(with: .normal, alpha: 1) }
    open func stroke() { stroke(with: .normal, alpha: 1) }
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fillInCurrentContext(blendMode, alpha) }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { strokeInCurrentContext(blendMode, alpha) }
    open func addClip() { clipCurrentContext() }
}

/// The state of a path.
final class BezierState: HiddenState {
    var value = PathValue()
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var flatness: CGFloat = 0.6
    var usesEvenOdd = false
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0

    func takeOver(_ other: BezierState) {
        (value, lineWidth, lineCap, lineJoin) = (other.value, other.lineWidth, other.lineCap, other.lineJoin)
        (miterLimit, flatness, usesEvenOdd) = (other.miterLimit, other.flatness, other.usesEvenOdd)
        (dashes, dashPhase) = (other.dashes, other.dashPhase)
    }
}

extension UIRectCorner {
    var drawing: Corners {
        let names: [(UIRectCorner, Corners)] = [
            (.topLeft, .topLeft), (.topRight, .topRight), (.bottomLeft, .bottomLeft), (.bottomRight, .bottomRight),
        ]
        return names.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
}
