/// The pace of a change, which here takes no time.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
    private let name: String
    private init(_ name: String) { self.name = name }

    public init<Custom: CustomAnimation>(_ base: Custom) { name = "\(Custom.self)" }

    public var description: String { "Animation.\(name)" }

    public static let `default` = Animation("default")
    public static let linear = Animation("linear")
    public static let easeIn = Animation("easeIn")
    public static let easeOut = Animation("easeOut")
    public static let easeInOut = Animation("easeInOut")
    public static let spring = Animation("spring")
    public static let interactiveSpring = Animation("interactiveSpring")
    public static let interpolatingSpring = Animation("interpolatingSpring")
    public static let smooth = Animation("smooth")
    public static let snappy = Animation("snappy")
    public static let bouncy = Animation("bouncy")

    public static func linear(duration: TimeInterval) -> Animation { .linear }
    public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
    public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
    public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .smooth }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .snappy }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { .bouncy }
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation("timingCurve") }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation("timingCurve")
    }

    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)
        -> Animation
    { .spring }
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { .spring }
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation { .spring }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { .interactiveSpring }
    @_disfavoredOverload public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { .interactiveSpring }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation { .interpolatingSpring }
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation { .interpolatingSpring }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        .interpolatingSpring
    }

    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}

/// A pace of an author's own. It is never asked, since changes take no time.
public protocol CustomAnimation: Hashable, Sendable {
    func animate<Value: VectorArithmetic>(value: Value, time: TimeInterval, context: inout AnimationContext<Value>)
        -> Value?
    func velocity<Value: VectorArithmetic>(value: Value, time: TimeInterval, context: AnimationContext<Value>) -> Value?
    func shouldMerge<Value: VectorArithmetic>(
        previous: Animation, value: Value, time: TimeInterval, context: inout AnimationContext<Value>
    ) -> Bool
}
extension CustomAnimation {
    public func velocity<Value: VectorArithmetic>(
        value: Value, time: TimeInterval, context: AnimationContext<Value>
    ) -> Value? { nil }
    public func shouldMerge<Value: VectorArithmetic>(
        previous: Animation, value: Value, time: TimeInterval, context: inout AnimationContext<Value>
    ) -> Bool { false }
}

/// What an animation remembers from one step to the next.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    public var isLogicallyComplete: Bool
    public private(set) var environment: EnvironmentValues
}
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)].map { $0 as? Key.Value ?? key.defaultValue } ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What goes with a change.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    public var tracksVelocity = false
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)].map { $0 as? Key.Value ?? key.defaultValue } ?? key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    /// Nothing moves, so that it is over at once.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { completion() }
}

public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Nothing moves, so that it is over at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { completion() }
    return try body()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}
public func withTransaction<Result, Value>(
    _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension UIView {
    /// The changes, at once, as all of UIKit's animations here.
    public class func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) {
        animate(springDuration: 0.5, animations: changes) { _ in completion?() }
    }
}

// Nothing of these is seen in a picture: it shows what is there when everything has come to rest.
extension View {
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
    public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
    public nonisolated func animation<Content: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> some View { body(PlaceholderContentView(showing: self)) }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    public nonisolated func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
    public nonisolated func transaction<Content: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
    ) -> some View { body(PlaceholderContentView(showing: self)) }
}
extension View where Self: Equatable {
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
}
extension ViewModifier {
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        self
    }
}

/// A view that something is done to, as the closure for that sees it.
public nonisolated struct PlaceholderContentView<Value>: _PrimitiveView {
    private let make: @MainActor (_ViewNode) -> Void

    init<Content: View>(showing content: Content) {
        nonisolated(unsafe) let content = content
        make = { $0.child(0).update(content, in: $0.environment) }
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { view.make(node) }
}
