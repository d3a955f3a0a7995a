/// Turns, scales or shears the content, which the layout sees nothing of.
final class TransformItem: EffectItem, @unchecked Sendable {
    private let transform: @MainActor (CGSize) -> CGAffineTransform

    /// - Parameter transform: in the coordinates of the content, for its size.
    @MainActor init(_ inner: Item, _ container: UIView, _ transform: @escaping @MainActor (CGSize) -> CGAffineTransform)
    {
        self.transform = transform
        super.init(inner, container)
    }

    override func placed(_ proposal: ProposedViewSize, in space: LayoutSpace) {
        let size = container.bounds.size
        container.transform = transform(size).aroundMiddle(of: size)
    }
}

private struct Transforming: _PrimitiveModifier {
    let transform: @MainActor (CGSize) -> CGAffineTransform

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.surround(with: EffectView()) { TransformItem($0, $1, modifier.transform) }
    }
}

/// How a point of a view is moved to its place, with the names of Core Animation's matrix.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11 = CGFloat(1), m12 = CGFloat(0), m13 = CGFloat(0)
    public var m21 = CGFloat(0), m22 = CGFloat(1), m23 = CGFloat(0)
    public var m31 = CGFloat(0), m32 = CGFloat(0), m33 = CGFloat(1)

    public init() {}

    public init(_ transform: CGAffineTransform) {
        (m11, m12) = (transform.a, transform.b)
        (m21, m22) = (transform.c, transform.d)
        (m31, m32) = (transform.tx, transform.ty)
    }

    /// A projection of a transform: the third row and column say nothing about what is flat.
    public init(_ transform: CATransform3D) {
        (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
        (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
        (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    public mutating func invert() -> Bool {
        let flat = affine(around: .zero)
        guard flat.a * flat.d - flat.b * flat.c != 0 else { return false }
        self = ProjectionTransform(flat.inverted())
        return true
    }
    public func inverted() -> ProjectionTransform {
        var inverse = self
        _ = inverse.invert()
        return inverse
    }

    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
        result.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
        result.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
        result.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
        result.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
        result.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
        result.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
        result.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
        result.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
        return result
    }

    /// The transform without perspective, as the picture has none: what is nearest to it around a point.
    func affine(around point: CGPoint) -> CGAffineTransform {
        if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
        let (x, y) = (point.x, point.y)
        let weight = m13 * x + m23 * y + m33
        guard abs(weight) > 1e-6 else { return .identity }
        let (u, v) = ((m11 * x + m21 * y + m31) / weight, (m12 * x + m22 * y + m32) / weight)
        // How the place changes with that of the point.
        let (a, b) = ((m11 - u * m13) / weight, (m12 - v * m13) / weight)
        let (c, d) = ((m21 - u * m23) / weight, (m22 - v * m23) / weight)
        return CGAffineTransform(a: a, b: b, c: c, d: d, tx: u - a * x - c * y, ty: v - b * x - d * y)
    }
}

extension CGPoint {
    public func applying(_ transform: ProjectionTransform) -> CGPoint {
        let weight = transform.m13 * x + transform.m23 * y + transform.m33
        guard weight != 0 else { return self }
        return CGPoint(
            x: (transform.m11 * x + transform.m21 * y + transform.m31) / weight,
            y: (transform.m12 * x + transform.m22 * y + transform.m32) / weight)
    }
}

/// Moves what is shown and not what is laid out.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }

    @MainActor public static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        var modifier = modifier
        DynamicFields.of(Self.self).install(in: &modifier, of: node)
        let effect = modifier
        node.child(0).update(content, in: node.environment)
        node.surround(with: EffectView()) { item, view in
            TransformItem(item, view) { size in
                effect.effectValue(size: size).affine(around: CGPoint(x: size.width / 2, y: size.height / 2))
            }
        }
    }
}

public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
    public var base: Base
    init(_ base: Base) { self.base = base }
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
    public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

extension View {
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
        return modifier(Transforming { turn.around(anchor, of: CGRect(origin: .zero, size: $0)) })
    }
    public nonisolated func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        let scale = CGAffineTransform(visibleScaleX: x, y: y)
        return modifier(Transforming { scale.around(anchor, of: CGRect(origin: .zero, size: $0)) })
    }
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    /// Turns the view without perspective: what is turned away is narrower, and its edges stay parallel.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let turn = CGAffineTransform(turning: angle, around: axis)
        return modifier(Transforming { turn.around(anchor, of: CGRect(origin: .zero, size: $0)) })
    }
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(Transforming { transform.affine(around: CGPoint(x: $0.width / 2, y: $0.height / 2)) })
    }
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(Transforming { _ in transform })
    }
    /// Nothing moves in a picture, so that there is nothing to keep together.
    public nonisolated func geometryGroup() -> some View { self }
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(Flipping(isEnabled: enabled))
    }
}

/// Turns the content around where words are read from the right to the left.
private struct Flipping: _PrimitiveModifier {
    let isEnabled: Bool

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        guard modifier.isEnabled, node.environment.layoutDirection == .rightToLeft else { return node.output = nil }
        node.surround(with: EffectView()) { item, view in
            TransformItem(item, view) { CGAffineTransform(mirroring: CGRect(origin: .zero, size: $0)) }
        }
    }
}
