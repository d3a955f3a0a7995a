/// What is done to how a view looks and not to its layout, so that it may depend on where the view is.
public nonisolated protocol VisualEffect: Animatable, Sendable {
    /// What is done, one after the other.
    var _changes: [_VisualChange] { get }
}

public enum _VisualChange: Sendable {
    case fade(Double)
    /// A transform in the coordinates of the view, for its size.
    case move(@Sendable (CGSize) -> CGAffineTransform)
    case filter(_Filter)

    public struct _Filter: Sendable { let filter: PixelFilter }
}

public nonisolated struct EmptyVisualEffect: VisualEffect {
    public init() {}
    public var _changes: [_VisualChange] { [] }
}

/// An effect with one more.
struct ChangedEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: _VisualChange
    var _changes: [_VisualChange] { base._changes + [change] }
}

extension VisualEffect {
    private func with(_ change: _VisualChange) -> ChangedEffect<Self> { ChangedEffect(base: self, change: change) }
    private func filtered(_ filter: PixelFilter) -> ChangedEffect<Self> {
        with(.filter(_VisualChange._Filter(filter: filter)))
    }
    private func moved(_ transform: CGAffineTransform, _ anchor: UnitPoint) -> ChangedEffect<Self> {
        with(.move { transform.around(anchor, of: CGRect(origin: .zero, size: $0)) })
    }

    public func opacity(_ opacity: Double) -> some VisualEffect { with(.fade(opacity)) }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        moved(CGAffineTransform(translationX: x, y: y), .center)
    }
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        moved(CGAffineTransform(visibleScaleX: x, y: y), anchor)
    }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        moved(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), anchor)
    }
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        moved(CGAffineTransform(turning: angle, around: axis), anchor)
    }
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect { with(.move { _ in transform }) }
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        with(.move { transform.affine(around: CGPoint(x: $0.width / 2, y: $0.height / 2)) })
    }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { filtered(.blur(max(0, radius))) }
    public func brightness(_ amount: Double) -> some VisualEffect { filtered(.brightness(amount)) }
    public func contrast(_ amount: Double) -> some VisualEffect { filtered(.contrast(amount)) }
    public func saturation(_ amount: Double) -> some VisualEffect { filtered(.saturation(amount)) }
    public func grayscale(_ amount: Double) -> some VisualEffect { filtered(.saturation(1 - amount)) }
    public func hueRotation(_ angle: Angle) -> some VisualEffect { filtered(.hueRotation(angle)) }
}

/// Gives a view the look that a closure makes of its place.
private final class VisualItem: EffectItem, @unchecked Sendable {
    private let place: GeometryPlace
    private let view: FilterView
    private let changes: @MainActor (GeometryProxy) -> [_VisualChange]

    @MainActor init(
        _ inner: Item, _ view: FilterView, _ changes: @escaping @MainActor (GeometryProxy) -> [_VisualChange]
    ) {
        (self.view, self.changes, place) = (view, changes, GeometryPlace())
        super.init(inner, view)
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal))
        MainActor.assumeIsolated { place.note(frame, in: space) }
        super.place(at: origin, proposal, in: space)
    }

    override func placed(_ proposal: ProposedViewSize, in space: LayoutSpace) {
        let size = view.bounds.size
        var opacity = 1.0
        var transform = CGAffineTransform.identity
        var filters: [PixelFilter] = []
        for change in changes(GeometryProxy(place, isRightToLeft: space.isRightToLeft)) {
            switch change {
            case .fade(let share): opacity *= min(max(share, 0), 1)
            case .move(let move): transform = transform.concatenating(move(size))
            case .filter(let filter): if filter.filter != .blur(0) { filters.append(filter.filter) }
            }
        }
        view.alpha = CGFloat(opacity)
        view.transform = transform.aroundMiddle(of: size)
        view.filters = filters
        view.arrange()
    }

    override func show(_ content: [UIView]) { view.content.show(content) }
}

private struct VisualChanging: _PrimitiveModifier {
    let changes: @MainActor (GeometryProxy) -> [_VisualChange]

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.surround(with: FilterView()) { VisualItem($0, $1, modifier.changes) }
    }
}

/// Where a view is in a scroll view: before what is seen, in it, or after it.
public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing
    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

public struct ScrollTransitionConfiguration: Sendable {
    public struct Threshold: Sendable {
        public static let visible = Self(), hidden = Self(), centered = Self()
        public static func visible(_ amount: Double) -> Self { Self() }
        public func interpolated(towards other: Self, amount: Double) -> Self { self }
        public func inset(by distance: Double) -> Self { self }
    }
    public static let identity = Self(), animated = Self(), interactive = Self()
    public static func animated(_ animation: Animation = .default) -> Self { Self() }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> Self { Self() }
    public func animation(_ animation: Animation) -> Self { self }
    public func threshold(_ threshold: Threshold) -> Self { self }
}

extension View {
    public nonisolated func visualEffect<Effect: VisualEffect>(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
    ) -> some View { modifier(VisualChanging { effect(EmptyVisualEffect(), $0)._changes }) }

    /// A picture shows every view as it is in the middle of what is seen.
    public nonisolated func scrollTransition<Effect: VisualEffect>(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View { modifier(VisualChanging { _ in transition(EmptyVisualEffect(), .identity)._changes }) }
    public nonisolated func scrollTransition<Effect: VisualEffect>(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    ) -> some View { modifier(VisualChanging { _ in transition(EmptyVisualEffect(), .identity)._changes }) }
}
