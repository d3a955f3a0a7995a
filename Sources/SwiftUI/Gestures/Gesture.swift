/// What fingers do on a view.
@MainActor @preconcurrency public protocol Gesture<Value> {
    associatedtype Value
    associatedtype Body: Gesture
    @MainActor @preconcurrency var body: Body { get }
    /// What the gesture is made of, and what is done when it is carried out.
    static func _make(_ gesture: Self) -> _GestureParts
}

/// A gesture without its type: what recognises it, and what is called.
public struct _GestureParts {
    enum Kind: Equatable { case none, tap(count: Int), longPress(duration: Double), drag, dragAtOnce, pinch, turn }
    var kind = Kind.none
    /// Called with what was recognised, of which not all is known, when it is over.
    var ended: [@MainActor (Any) -> Void] = []
    var changed: [@MainActor (Any) -> Void] = []
    /// What the gesture is like when it is carried out by itself, as a test does.
    var value: (@MainActor (UIGestureRecognizer) -> Any)?
}

extension Gesture {
    public static func _make(_ gesture: Self) -> _GestureParts { Body._make(gesture.body) }
}

extension Never: Gesture {
    public typealias Value = Never
    public static func _make(_ gesture: Never) -> _GestureParts {}
}

/// A gesture that SwiftUI recognises itself.
public protocol _PrimitiveGesture: Gesture where Body == Never {}

extension _PrimitiveGesture {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// `isActive ? drag : nil`.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public var body: Never { fatalError("an optional gesture has no body") }
    public static func _make(_ gesture: Self) -> _GestureParts {
        guard let gesture else { return _GestureParts() }
        return Wrapped._make(gesture)
    }
}

public nonisolated struct _EndedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let action: (Content.Value) -> Void

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        var parts = Content._make(gesture.content)
        parts.ended.append { if let value = $0 as? Content.Value { gesture.action(value) } }
        return parts
    }
}

public nonisolated struct _ChangedGesture<Content: Gesture>: _PrimitiveGesture {
    public typealias Value = Content.Value
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let action: (Content.Value) -> Void

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        var parts = Content._make(gesture.content)
        parts.changed.append { if let value = $0 as? Content.Value { gesture.action(value) } }
        return parts
    }
}

public nonisolated struct _MapGesture<Content: Gesture, Value>: _PrimitiveGesture {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let change: (Content.Value) -> Value

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        var parts = Content._make(gesture.content)
        guard let value = parts.value else { return parts }
        parts.value = { recognizer in
            let inner = value(recognizer)
            return (inner as? Content.Value).map { gesture.change($0) } ?? inner
        }
        return parts
    }
}

/// A value that lasts as long as the gesture keeps its first value, as no gesture lasts here.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: _PrimitiveGesture {
    public typealias Value = Base.Value
    public var base: Base
    public var state: GestureState<State>
    public var updating: (Base.Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) { (self.base, self.state, updating) = (base, state, body) }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts { Base._make(gesture.base) }
}

extension Gesture {
    public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }
    public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable { _ChangedGesture(content: self, action: action) }
    public nonisolated func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
        _MapGesture(content: self, change: body)
    }
    public nonisolated func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }
    public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    public nonisolated func modifiers(_ modifiers: EventModifiers) -> Self { self }
}

/// Two gestures at a time. The first of them is recognised.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        var parts = First._make(gesture.first)
        if parts.kind == .none { return Second._make(gesture.second) }
        if let value = parts.value {
            parts.value = { Value(first: value($0) as? First.Value, second: nil) }
            let (ended, changed) = (parts.ended, parts.changed)
            parts.ended = ended.map { action in { if let first = ($0 as? Value)?.first { action(first) } } }
            parts.changed = changed.map { action in { if let first = ($0 as? Value)?.first { action(first) } } }
        }
        return parts
    }
}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// A gesture after another. What only one finger can tell is not carried out.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts { _GestureParts() }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture or the other. The first of them is recognised.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: _PrimitiveGesture {
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    public var first: First
    public var second: Second
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts {
        let parts = First._make(gesture.first)
        return parts.kind == .none ? Second._make(gesture.second) : parts
    }
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture whose type is hidden.
public nonisolated struct AnyGesture<Value>: _PrimitiveGesture {
    private let make: @MainActor () -> _GestureParts

    public init<Hidden: Gesture>(_ gesture: Hidden) where Hidden.Value == Value {
        nonisolated(unsafe) let gesture = gesture
        make = { Hidden._make(gesture) }
    }

    @MainActor public static func _make(_ gesture: Self) -> _GestureParts { gesture.make() }
}

/// Which gestures count: those of the view, those of the views in it, or both.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: Self = []
    public static let gesture = Self(rawValue: 1)
    public static let subviews = Self(rawValue: 2)
    public static let all: Self = [.gesture, .subviews]
}
