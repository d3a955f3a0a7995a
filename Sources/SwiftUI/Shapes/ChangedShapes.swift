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

extension CGAffineTransform {
    /// The same around a point of a rectangle and not around the corner.
    func around(_ anchor: UnitPoint, of rect: CGRect) -> CGAffineTransform {
        let point = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension Path {
    /// The part of the outline between two places, told as shares of its whole length.
    public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
        PathPieces(self).trimmed(from: min(max(start, 0), 1), to: min(max(end, 0), 1)) ?? self
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

/// An outline as straight pieces, to be measured and cut.
struct PathPieces {
    private struct Piece {
        let from, to: CGPoint
        /// Whether it follows a move, not another piece.
        let begins: Bool
        /// The curve that it is all or a part of, with the parameters where it begins and ends.
        let curve: (CGPoint, CGPoint, CGPoint, CGPoint)?
        let (first, last): (CGFloat, CGFloat)
        var length: CGFloat { ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot() }
    }
    private let path: Path
    private var pieces: [Piece] = []

    /// How many lines stand for a curve when it is measured.
    private static let fineness = 32

    init(_ path: Path) {
        self.path = path
        var (start, here, begins) = (CGPoint.zero, CGPoint.zero, true)
        var pieces: [Piece] = []
        func line(to end: CGPoint) {
            pieces.append(Piece(from: here, to: end, begins: begins, curve: nil, first: 0, last: 1))
            (here, begins) = (end, false)
        }
        func curve(_ one: CGPoint, _ two: CGPoint, to end: CGPoint) {
            let whole = (here, one, two, end)
            var before = here
            for step in 1...Self.fineness {
                let (first, last) = (CGFloat(step - 1) / CGFloat(Self.fineness), CGFloat(step) / CGFloat(Self.fineness))
                let point = Self.point(of: whole, at: last)
                pieces.append(
                    Piece(from: before, to: point, begins: begins, curve: whole, first: first, last: last))
                (before, begins) = (point, false)
            }
            here = end
        }
        path.forEach { element in
            switch element {
            case .move(let end): (start, here, begins) = (end, end, true)
            case .line(let end): line(to: end)
            case .quadCurve(let end, let control):
                func near(_ point: CGPoint) -> CGPoint {
                    CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
                }
                curve(near(here), near(end), to: end)
            case .curve(let end, let first, let second): curve(first, second, to: end)
            case .closeSubpath: if here != start { line(to: start) }
            }
        }
        self.pieces = pieces
    }

    var length: CGFloat { pieces.reduce(0) { $0 + $1.length } }

    private static func point(of curve: (CGPoint, CGPoint, CGPoint, CGPoint), at t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: a * curve.0.x + b * curve.1.x + c * curve.2.x + d * curve.3.x,
            y: a * curve.0.y + b * curve.1.y + c * curve.2.y + d * curve.3.y)
    }

    /// The part of a curve between two parameters, as a curve.
    private static func part(of curve: (CGPoint, CGPoint, CGPoint, CGPoint), _ from: CGFloat, _ to: CGFloat)
        -> (CGPoint, CGPoint, CGPoint, CGPoint)
    {
        func mix(_ one: CGPoint, _ other: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: one.x + (other.x - one.x) * t, y: one.y + (other.y - one.y) * t)
        }
        func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
            let (ab, bc, cd) = (
                mix(curve.0, curve.1, r), mix(curve.1, curve.2, r), mix(curve.2, curve.3, r)
            )
            return mix(mix(ab, bc, s), mix(bc, cd, s), t)
        }
        return (
            blossom(from, from, from), blossom(from, from, to), blossom(from, to, to), blossom(to, to, to)
        )
    }

    /// Nil for the whole outline.
    func trimmed(from: CGFloat, to: CGFloat) -> Path? {
        guard from < to else { return Path() }
        if from == 0, to == 1 { return nil }
        let whole = length
        var made = Path()
        var passed = CGFloat(0)
        var isOpen = false
        /// A curve that is collected, with its parameters.
        var open: (curve: (CGPoint, CGPoint, CGPoint, CGPoint), first: CGFloat, last: CGFloat)?
        func finishCurve() {
            guard let (curve, first, last) = open else { return }
            open = nil
            let part = Self.part(of: curve, first, last)
            made.addCurve(to: part.3, control1: part.1, control2: part.2)
        }
        for piece in pieces where piece.length > 0 {
            let (start, end) = (max(from * whole, passed), min(to * whole, passed + piece.length))
            defer { passed += piece.length }
            guard start < end else { continue }
            let (first, last) = ((start - passed) / piece.length, (end - passed) / piece.length)
            func point(_ share: CGFloat) -> CGPoint {
                if let curve = piece.curve {
                    return Self.point(of: curve, at: piece.first + (piece.last - piece.first) * share)
                }
                return CGPoint(
                    x: piece.from.x + (piece.to.x - piece.from.x) * share,
                    y: piece.from.y + (piece.to.y - piece.from.y) * share)
            }
            let continues = piece.curve != nil && piece.first > 0 && open != nil
            if !continues { finishCurve() }
            if !isOpen || piece.begins { made.move(to: point(first)) }
            isOpen = true
            guard let curve = piece.curve else {
                made.addLine(to: point(last))
                continue
            }
            let (begin, stop) = (
                piece.first + (piece.last - piece.first) * first, piece.first + (piece.last - piece.first) * last
            )
            open = (curve, continues ? open?.first ?? begin : begin, stop)
        }
        finishCurve()
        return made
    }
}
