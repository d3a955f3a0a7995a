/// How a view comes and goes. A picture shows it when it is there.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }
    public func apply<Shown: View>(content: Shown, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(showing: content), phase: phase)
    }
    public func animation(_ animation: Animation?) -> some Transition { self }
    public func combined<Other: Transition>(with other: Other) -> some Transition { self }
}

public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

// The transitions that have names: each leaves the view as it is when it is there.

public nonisolated struct IdentityTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public nonisolated struct OpacityTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public nonisolated struct SlideTransition: Transition {
    public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public nonisolated struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint
    public init(_ scale: Double = 0, anchor: UnitPoint = .center) { (self.scale, self.anchor) = (scale, anchor) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public nonisolated struct OffsetTransition: Transition {
    public var offset: CGSize
    public init(_ offset: CGSize) { self.offset = offset }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public nonisolated struct MoveTransition: Transition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public nonisolated struct PushTransition: Transition {
    public var edge: Edge
    public init(edge: Edge) { self.edge = edge }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public nonisolated struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        private let name: String
        public static let downUp = Self(name: "downUp"), upUp = Self(name: "upUp")
    }
    public init(configuration: Configuration) {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
public nonisolated struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
    public var insertion: Insertion
    public var removal: Removal
    public init(insertion: Insertion, removal: Removal) { (self.insertion, self.removal) = (insertion, removal) }
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition { public nonisolated static var identity: Self { Self() } }
extension Transition where Self == OpacityTransition { public nonisolated static var opacity: Self { Self() } }
extension Transition where Self == SlideTransition { public nonisolated static var slide: Self { Self() } }
extension Transition where Self == ScaleTransition {
    public nonisolated static var scale: Self { Self() }
    public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        Self(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    public nonisolated static func offset(_ offset: CGSize) -> Self { Self(offset) }
    public nonisolated static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        Self(CGSize(width: x, height: y))
    }
}
extension Transition where Self == MoveTransition {
    public nonisolated static func move(edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == PushTransition {
    public nonisolated static func push(from edge: Edge) -> Self { Self(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
    public nonisolated static var blurReplace: Self { Self(configuration: .downUp) }
    public nonisolated static func blurReplace(_ configuration: BlurReplaceTransition.Configuration = .downUp) -> Self {
        Self(configuration: configuration)
    }
}

/// How a view comes and goes, whatever the way.
public nonisolated struct AnyTransition: Sendable {
    private init() {}
    public init<Change: Transition>(_ transition: Change) {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()
    public static let blurReplace = AnyTransition()
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    public static func modifier<Change: ViewModifier>(active: Change, identity: Change) -> AnyTransition {
        AnyTransition()
    }
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
    @_disfavoredOverload public nonisolated func transition<Change: Transition>(_ transition: Change) -> some View {
        self
    }
    public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
}
