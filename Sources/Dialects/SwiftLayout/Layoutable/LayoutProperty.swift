import Foundation

/// A property of a `Layoutable` whose layout is updated when it is set.
@propertyWrapper public final class LayoutProperty<Value> {
    private var value: Value

    public init(wrappedValue: Value) { value = wrappedValue }

    @available(*, unavailable, message: "This property wrapper can only be applied to Layoutable")
    public var wrappedValue: Value {
        get { fatalError("This property wrapper can only be applied to Layoutable") }
        set { fatalError("This property wrapper can only be applied to Layoutable") }
    }

    @preconcurrency @MainActor
    public static subscript<Owner: Layoutable>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, LayoutProperty<Value>>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set {
            owner[keyPath: storage].value = newValue
            owner.sl.updateLayout()
        }
    }
}

/// A property of a `Layoutable` whose layout changes in an animation when it is set.
@propertyWrapper public final class AnimatableLayoutProperty<Value> {
    private var value: Value
    private let duration: TimeInterval
    private let delay: TimeInterval
    private let options: UIView.AnimationOptions
    private let completion: ((Bool) -> Void)?

    public init(
        wrappedValue: Value, duration: TimeInterval, delay: TimeInterval = .zero,
        options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
    ) {
        value = wrappedValue
        self.duration = duration
        self.delay = delay
        self.options = options
        self.completion = completion
    }

    @available(*, unavailable, message: "This property wrapper can only be applied to Layoutable")
    public var wrappedValue: Value {
        get { fatalError("This property wrapper can only be applied to Layoutable") }
        set { fatalError("This property wrapper can only be applied to Layoutable") }
    }

    @preconcurrency @MainActor
    public static subscript<Owner: Layoutable>(
        _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, AnimatableLayoutProperty<Value>>
    ) -> Value {
        get { owner[keyPath: storage].value }
        set {
            let property = owner[keyPath: storage]
            property.value = newValue
            UIView.animate(
                withDuration: property.duration, delay: property.delay, options: property.options,
                animations: { [weak owner] in owner?.sl.updateLayout(forceLayout: true) },
                completion: property.completion)
        }
    }
}
