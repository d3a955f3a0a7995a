// Values of what has the focus, for menus and commands, which a phone does not show.

public protocol FocusedValueKey {
    associatedtype Value
}

public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
    public var wrappedValue: Value? { nil }
}

@propertyWrapper public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

@propertyWrapper public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
    public init() {}
    public var wrappedValue: Object? { nil }
}

public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = Self(rawValue: 1)
    public static let edit = Self(rawValue: 2)
    public static let automatic: Self = [.activate, .edit]
}

public struct DefaultFocusEvaluationPriority: Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let userInitiated = Self(name: "userInitiated")
}

public struct ResetFocusAction: Sendable {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
    public var isFocusEffectEnabled: Bool { true }
}

extension View {
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { unseen }
    public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        unseen
    }
    public nonisolated func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View { unseen }
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { unseen }
    public nonisolated func focusSection() -> some View { unseen }
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { unseen }
    public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    { unseen }
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { unseen }
    @_disfavoredOverload
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { unseen }
    public nonisolated func focusedValue<Object: AnyObject & Observable>(_ object: Object?) -> some View { unseen }
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { unseen }
    @_disfavoredOverload
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View { unseen }
    public nonisolated func focusedSceneValue<Object: AnyObject & Observable>(_ object: Object?) -> some View { unseen }
    public nonisolated func focusedObject<Object: ObservableObject>(_ object: Object) -> some View { unseen }
    public nonisolated func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View { unseen }
    public nonisolated func focusedSceneObject<Object: ObservableObject>(_ object: Object) -> some View { unseen }
    public nonisolated func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View { unseen }
    public nonisolated func searchFocused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View { unseen }
}
