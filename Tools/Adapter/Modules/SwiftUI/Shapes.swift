import UIKit

/// An outline within a rectangle.
public protocol Shape: View, Sendable where Body == Never {
    func path(in rect: CGRect) -> Path
}
extension Shape {
    public var body: Never { fatalError("a shape has no body") }
    public nonisolated func fill<Style: ShapeStyle>(_ style: Style) -> some View { modifier(EmptyModifier()) }
    public nonisolated func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func stroke<Style: ShapeStyle>(_ style: Style, style line: StrokeStyle) -> some View {
        modifier(EmptyModifier())
    }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View { modifier(EmptyModifier()) }
    public nonisolated func stroke(style line: StrokeStyle) -> some View { modifier(EmptyModifier()) }
    public nonisolated func fill() -> some View { modifier(EmptyModifier()) }
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
    public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
}
public protocol InsettableShape: Shape {}
extension InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
    public nonisolated func strokeBorder<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> some View {
        modifier(EmptyModifier())
    }
}
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var dash: [CGFloat]
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin, self.dash) = (lineWidth, lineCap, lineJoin, dash)
    }
}

public nonisolated struct Path: Shape, @unchecked Sendable {
    private var bezier = UIBezierPath()
    public init() {}
    public init(_ path: CGPath) { bezier = UIBezierPath(cgPath: path) }
    public init(_ rect: CGRect) { bezier = UIBezierPath(rect: rect) }
    public init(ellipseIn rect: CGRect) { bezier = UIBezierPath(ovalIn: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        bezier = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
    }
    public init(_ draw: (inout Path) -> Void) { draw(&self) }
    public func path(in rect: CGRect) -> Path { self }
    public var cgPath: CGPath { bezier.cgPath }
    public var boundingRect: CGRect { bezier.bounds }
    public mutating func move(to point: CGPoint) { bezier.move(to: point) }
    public mutating func addLine(to point: CGPoint) { bezier.addLine(to: point) }
    public mutating func addLines(_ points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
        bezier.addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
    }
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
        bezier.addQuadCurve(to: point, controlPoint: control)
    }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {
        // In SwiftUI the word is that of Core Graphics, whose y grows upwards.
        bezier.addArc(
            withCenter: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians,
            clockwise: !clockwise)
    }
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let path = CGMutablePath()
        path.addPath(cgPath)
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        bezier = UIBezierPath(cgPath: path)
    }
    public mutating func addRect(_ rect: CGRect) { bezier.append(UIBezierPath(rect: rect)) }
    public mutating func addEllipse(in rect: CGRect) { bezier.append(UIBezierPath(ovalIn: rect)) }
    public mutating func addPath(_ path: Path) { bezier.append(path.bezier) }
    public mutating func closeSubpath() { bezier.close() }
}

public nonisolated struct Rectangle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
}
public nonisolated struct Circle: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
public nonisolated struct Ellipse: InsettableShape {
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
public nonisolated struct Capsule: InsettableShape {
    public init(style: RoundedCornerStyle = .circular) {}
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}
public nonisolated struct RoundedRectangle: InsettableShape {
    public let cornerRadius: CGFloat
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) { self.cornerRadius = cornerRadius }
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: cornerRadius) }
}
public enum RoundedCornerStyle: Sendable { case circular, continuous }
