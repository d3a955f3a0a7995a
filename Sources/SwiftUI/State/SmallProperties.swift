/// Which field is typed into. Nobody types, unless an action or a modifier says so.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>
    private let none: Value

    @propertyWrapper public struct Binding {
        let binding: SwiftUI.Binding<Value>
        let none: Value
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(binding: state.projectedValue, none: none) }

    // Both are here and not in extensions, where the compiler does not look for them when a property has no value.
    public init() where Value == Bool { (state, none) = (State(wrappedValue: false), false) }
    public init<Wrapped: Hashable>() where Value == Wrapped? { (state, none) = (State(wrappedValue: nil), nil) }
}

/// Which element VoiceOver is at: none in a picture.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: State<Value>
    @propertyWrapper public struct Binding {
        let binding: SwiftUI.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    public var projectedValue: Binding { Binding(binding: state.projectedValue) }

    public init() where Value == Bool { state = State(wrappedValue: false) }
    public init<Wrapped: Hashable>() where Value == Wrapped? { state = State(wrappedValue: nil) }
}

/// A name space for views that belong together.
@propertyWrapper public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable { fileprivate let number: Int }
    private final class Kept {
        let id: ID
        init(_ id: ID) { self.id = id }
    }
    private var id = ID(number: 0)
    @MainActor private static var count = 0

    public init() {}
    public var wrappedValue: ID { id }

    @MainActor public mutating func _install(in slot: inout AnyObject?, of node: _ViewNode) {
        if let kept = slot as? Kept { return id = kept.id }
        Self.count += 1
        id = ID(number: Self.count)
        slot = Kept(id)
    }
}

/// A number that grows with the user's text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let unscaled: Value
    private let style: Font.TextStyle
    private var scaled: Value

    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        (unscaled, style, scaled) = (wrappedValue, textStyle, wrappedValue)
    }
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    public var wrappedValue: Value { scaled }

    @MainActor public mutating func _install(in slot: inout AnyObject?, of node: _ViewNode) {
        let metrics = UIFontMetrics(forTextStyle: style.uiStyle)
        scaled = Value(metrics.scaledValue(for: CGFloat(unscaled), compatibleWith: node.environment.traitCollection))
    }
}
