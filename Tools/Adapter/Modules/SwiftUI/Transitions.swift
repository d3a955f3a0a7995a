import UIKit

/// How a view comes and goes: nothing of it is seen in a picture.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }
    public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The view that a transition is about.
public struct PlaceholderContentView<Value>: View {
    public var body: Never { fatalError("it stands for a view that comes or goes") }
}

extension AnyTransition {
    public init<Change: Transition>(_ transition: Change) { self.init() }
    public static func modifier<Active: ViewModifier>(active: Active, identity: Active) -> AnyTransition { .identity }
    public static func push(from edge: Edge) -> AnyTransition { .identity }
    public static var blurReplace: AnyTransition { .identity }
    public static func offset(_ offset: CGSize) -> AnyTransition { .identity }
}

public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension Transaction {
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension Animation {
    public static var interpolatingSpring: Animation { .spring }
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { .spring }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation { .spring }
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { .spring }
}

public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = Self(rawValue: 1)
    public static let size = Self(rawValue: 2)
    public static let frame = Self(rawValue: 3)
}

extension View {
    private nonisolated var same: some View { modifier(EmptyModifier()) }

    public nonisolated func transition<Change: Transition>(_ transition: Change) -> some View { same }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { same }
    public nonisolated func transaction<Value: Equatable>(
        value: Value, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { same }
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> some View { same }
    public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    { same }
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { same }
}

extension ContentTransition {
    public static func numericText(countsDown: Bool = false) -> Self { Self(name: "numericText") }
    public static func numericText(value: Double) -> Self { Self(name: "numericText") }
    public static var symbolEffect: Self { Self(name: "symbolEffect") }
}
