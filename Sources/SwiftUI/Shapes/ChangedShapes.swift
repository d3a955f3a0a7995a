/// A shape whose outline is changed.
struct ChangedShape<Base: Shape>: Shape {
    let base: Base
    let change: @Sendable (Path, CGRect) -> Path

    func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    func _outline(in rect: CGRect) -> _Outline {
        var outline = base._outline(in: rect)
        outline.path = change(outline.path, rect)
        return outline
    }
}

/// A shape that is drawn elsewhere.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    public var shape: Content
    public var offset: CGSize
    public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public func _outline(in rect: CGRect) -> _Outline {
        shape._outline(in: rect).moved(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
}

/// A shape that is larger or smaller around a point.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    public var shape: Content
    public var scale: CGSize
    public var anchor: UnitPoint
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
    }
    private func transform(_ rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor, of: rect)
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public func _outline(in rect: CGRect) -> _Outline { shape._outline(in: rect).moved(transform(rect)) }
}

/// A shape that is turned around a point.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
    }
    private func transform(_ rect: CGRect) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor, of: rect)
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public func _outline(in rect: CGRect) -> _Outline { shape._outline(in: rect).moved(transform(rect)) }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}
extension OffsetShape: InsettableShape where Content: InsettableShape {
    public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

public nonisolated struct TransformedShape<Content: Shape>: Shape {
    public var shape: Content
    public var transform: CGAffineTransform
    public init(shape: Content, transform: CGAffineTransform) { (self.shape, self.transform) = (shape, transform) }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public func _outline(in rect: CGRect) -> _Outline { shape._outline(in: rect).moved(transform) }
}

/// The line around a shape.
public nonisolated struct _StrokedShape<Base: Shape>: Shape {
    public var shape: Base
    public var style: StrokeStyle
    public init(shape: Base, style: StrokeStyle) { (self.shape, self.style) = (shape, style) }
    public static var role: ShapeRole { .stroke }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public func _outline(in rect: CGRect) -> _Outline { .stroked(shape.path(in: rect), style) }
}

extension _Outline {
    /// Moved or turned. A line of other thickness than before is an area.
    func moved(_ transform: CGAffineTransform) -> _Outline {
        if case .stroke(let style) = kind {
            let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
            if abs(a * a + b * b - 1) > 1e-6 || abs(c * c + d * d - 1) > 1e-6 {
                return .filled(path.strokedPath(style).applying(transform), FillStyle())
            }
        }
        return _Outline(path: path.applying(transform), kind: kind)
    }
}

extension Shape {
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        ChangedShape(base: self) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
    }
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
    /// The outline in a rectangle of this size, whatever the room.
    public func size(_ size: CGSize, anchor: UnitPoint = .topLeading) -> some Shape {
        SizedShape(base: self, size: size, anchor: anchor)
    }
    public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint = .topLeading) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
    public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
}

struct SizedShape<Base: Shape>: Shape {
    let base: Base
    let size: CGSize
    let anchor: UnitPoint

    private func own(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + (rect.width - size.width) * anchor.x, y: rect.minY + (rect.height - size.height) * anchor.y,
            width: size.width, height: size.height)
    }
    func path(in rect: CGRect) -> Path { base.path(in: own(rect)) }
    var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
    func _outline(in rect: CGRect) -> _Outline { base._outline(in: own(rect)) }
}
