/// A property that is printed when it differs from the default.
@preconcurrency @MainActor public struct ConfigurableProperty {
    /// The line that sets the property, if it has to be set.
    let line: (UIView) -> String?

    public static func property<View: UIView, Value: Equatable>(
        getter: @escaping (View) -> Value, defaultValue: Value, describer: @escaping (Value) -> String
    ) -> ConfigurableProperty {
        ConfigurableProperty { view in
            guard let view = view as? View else { return nil }
            let value = getter(view)
            return value == defaultValue ? nil : describer(value)
        }
    }

    public static func property<View: UIView, Value: Equatable>(
        getter: @escaping (View) -> Value, defaultReferenceView: View, describer: @escaping (Value) -> String
    ) -> ConfigurableProperty {
        property(getter: getter, defaultValue: getter(defaultReferenceView), describer: describer)
    }

    public static func property<View: UIView, Value: Equatable>(
        keypath: KeyPath<View, Value>, defaultValue: Value, describer: @escaping (Value) -> String
    ) -> ConfigurableProperty {
        property(getter: { (view: View) in view[keyPath: keypath] }, defaultValue: defaultValue, describer: describer)
    }

    public static func property<View: UIView, Value: Equatable>(
        keypath: KeyPath<View, Value>, defaultReferenceView: View, describer: @escaping (Value) -> String
    ) -> ConfigurableProperty {
        property(
            keypath: keypath, defaultValue: defaultReferenceView[keyPath: keypath], describer: describer)
    }
}

/// A view with properties of its own to print.
@preconcurrency @MainActor public protocol CustomConfigurableProperties: AnyObject {
    var configurableProperties: [ConfigurableProperty] { get }
}
