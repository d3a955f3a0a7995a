/// A property with a large value that few objects ever change: until then it takes one word of each.
///
/// A screen has thousands of views, and what hardly any of them uses was a third of their memory.
@propertyWrapper struct Seldom<Value: Unchanged> {
    private final class Box {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    init() {}

    /// Whether the property was never set, which is known without reading its large value.
    var projectedValue: Bool { box == nil }

    var wrappedValue: Value {
        get { box?.value ?? Value.unchanged }
        set {
            if let box { box.value = newValue } else { box = Box(newValue) }
        }
        _modify {
            let own = box ?? Box(Value.unchanged)
            box = own
            yield &own.value
        }
    }
}

/// Has an initial value: that of a property that was never set.
protocol Unchanged {
    static var unchanged: Self { get }
}

extension AccessibilityProperties: Unchanged {
    static var unchanged: Self { Self() }
}

extension LayerTiming: Unchanged {
    static var unchanged: Self { Self() }
}

extension CATransform3D: Unchanged {
    static var unchanged: Self { CATransform3DIdentity }
}
