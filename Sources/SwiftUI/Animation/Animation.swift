/// The pace of a change. Pictures show its end, unless they are asked for a moment on the way.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
    private let name: String
    let pace: ChangePace

    private init(_ name: String, _ pace: ChangePace) { (self.name, self.pace) = (name, pace) }
    private init(
        _ name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ duration: TimeInterval = usualDuration
    ) { self.init(name, ChangePace(.curve(x1: x1, y1: y1, x2: x2, y2: y2, duration: max(0, duration)))) }
    private init(_ name: String, _ spring: Spring, velocity: Double = 0) {
        self.init(
            name,
            ChangePace(
                .spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: velocity)))
    }

    /// What an author's own pace does is not asked.
    public init<Custom: CustomAnimation>(_ base: Custom) { self.init("\(Custom.self)", Self.default.pace) }

    public var description: String { "Animation.\(name)" }

    /// Apple's, where nothing else is said.
    private static let usualDuration: TimeInterval = 0.35

    public static let `default` = Animation("default", Spring(response: 0.55, dampingRatio: 1))
    public static let linear = linear(duration: usualDuration)
    public static let easeIn = easeIn(duration: usualDuration)
    public static let easeOut = easeOut(duration: usualDuration)
    public static let easeInOut = easeInOut(duration: usualDuration)
    public static let spring = Animation("spring", Spring())
    public static let interactiveSpring = Animation("interactiveSpring", Spring(response: 0.15, dampingRatio: 0.86))
    public static let interpolatingSpring = Animation("interpolatingSpring", Spring())
    public static let smooth = Animation("smooth", Spring.smooth)
    public static let snappy = Animation("snappy", Spring.snappy)
    public static let bouncy = Animation("bouncy", Spring.bouncy)

    public static func linear(duration: TimeInterval) -> Animation { Animation("linear", 0, 0, 1, 1, duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn", 0.42, 0, 1, 1, duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut", 0, 0, 0.58, 1, duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        Animation("easeInOut", 0.42, 0, 0.58, 1, duration)
    }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("smooth", Spring.smooth(duration: duration, extraBounce: extraBounce))
    }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("snappy", Spring.snappy(duration: duration, extraBounce: extraBounce))
    }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        Animation("bouncy", Spring.bouncy(duration: duration, extraBounce: extraBounce))
    }
    public static func timingCurve(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation("timingCurve", x1, y1, x2, y2, duration) }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation("timingCurve", curve.x1, curve.y1, curve.x2, curve.y2, duration)
    }

    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)
        -> Animation
    { Animation("spring", Spring(duration: duration, bounce: bounce)) }
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation("spring", Spring(response: response, dampingRatio: dampingFraction)) }
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation("spring", spring)
    }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation("interactiveSpring", Spring(response: response, dampingRatio: dampingFraction)) }
    @_disfavoredOverload public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation { Animation("interactiveSpring", Spring(duration: duration, bounce: 0.14 + extraBounce)) }
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
        return Animation("interpolatingSpring", spring, velocity: initialVelocity)
    }
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        Animation("interpolatingSpring", Spring(duration: duration, bounce: bounce), velocity: initialVelocity)
    }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation("interpolatingSpring", spring, velocity: initialVelocity)
    }

    public func delay(_ delay: TimeInterval) -> Animation { changing { $0.delay += delay } }
    public func speed(_ speed: Double) -> Animation { changing { $0 = $0.faster(by: speed) } }
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
        changing { ($0.repeatCount, $0.autoreverses) = (Double(max(1, count)), autoreverses) }
    }
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        changing { ($0.repeatCount, $0.autoreverses) = (.infinity, autoreverses) }
    }
    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

    private func changing(_ change: (inout ChangePace) -> Void) -> Animation {
        var pace = pace
        change(&pace)
        return Animation(name, pace)
    }

    /// Animates what is changed from now on, as long as no time passes.
    static func begin(_ animation: Animation?) { onMainActor { ShownChanges.animate(animation?.pace) } }

    /// Does something when a change with this animation is over; at once where changes take no time.
    static func whenOver(_ animation: Animation?, _ action: @escaping () -> Void) {
        guard isOnMainActor else { return action() }
        nonisolated(unsafe) let action = action
        onMainActor {
            guard AnimationClock.isRunning, let animation else { return action() }
            // What goes on for ever is never over.
            if animation.pace.end.isFinite { AnimationClock.after(animation.pace.end, action) }
        }
    }
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
    /// The completion comes when the transaction's animation is over.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { Animation.whenOver(disablesAnimations ? nil : animation, completion) }
}

public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public enum AnimationCompletionCriteria: Hashable, Sendable { case logicallyComplete, removed }

public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    Animation.begin(animation)
    return try body()
}

public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    defer { Animation.whenOver(animation, completion) }
    Animation.begin(animation)
    return try body()
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    Animation.begin(transaction.disablesAnimations ? nil : transaction.animation)
    return try body()
}
public func withTransaction<Result, Value>(
    _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension UIView {
    public class func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) { animate(animation.pace, animations: changes, completion: completion) }
}

/// Animates changes that come with another value.
private struct Animating<Value: Equatable>: _PrimitiveModifier {
    let animation: Animation?
    nonisolated(unsafe) let value: Value

    @MainActor private final class Kept {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        if let kept = node.kept as? Kept {
            if kept.value != modifier.value { Animation.begin(modifier.animation) }
            kept.value = modifier.value
        } else {
            node.kept = Kept(modifier.value)
        }
        node.child(0).update(content, in: node.environment)
    }
}

// What is seen at rest is the same with these and without.
extension View {
    public nonisolated func animation(_ animation: Animation?) -> some View { self }
    public nonisolated func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
        modifier(Animating(animation: animation, value: value))
    }
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
