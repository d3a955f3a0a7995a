/// Two halves that make a value smaller and larger.
public nonisolated struct Stepper<Label: View>: View {
    private let label: Label
    private let less: (() -> Void)?
    private let more: (() -> Void)?

    fileprivate init(_ label: Label, less: (() -> Void)?, more: (() -> Void)?) {
        (self.label, self.less, self.more) = (label, less, more)
    }

    fileprivate init<Value: Strideable>(
        _ label: Label, _ value: Binding<Value>, _ bounds: ClosedRange<Value>?, _ step: Value.Stride,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        func change(by distance: Value.Stride) -> (() -> Void)? {
            let next = value.wrappedValue.advanced(by: distance)
            if let bounds, !bounds.contains(next) { return nil }
            return {
                onEditingChanged(true)
                value.wrappedValue = value.wrappedValue.advanced(by: distance)
                onEditingChanged(false)
            }
        }
        self.init(label, less: change(by: step * -1), more: change(by: step))
    }

    @MainActor public var body: some View {
        let (less, more) = (less, more)
        LabeledRow {
            ControlLabel(label)
        } content: {
            ControlLeaf({ UIStepper() }) { stepper, _ in
                // The value stands in the middle, with room on the sides on which there is something to be done.
                stepper.minimumValue = less == nil ? 0 : -1
                stepper.maximumValue = more == nil ? 0 : 1
                stepper.value = 0
            } change: { stepper in
                let isMore = stepper.value > 0
                stepper.value = 0
                (isMore ? more : less)?()
            }
            .named(by: label)
        }
    }
}

extension Stepper {
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), less: onDecrement, more: onIncrement) }
    @_disfavoredOverload
    public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) { self.init(label(), less: onDecrement, more: onIncrement) }
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), value, nil, step, onEditingChanged) }
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(label(), value, bounds, step, onEditingChanged) }
    @_disfavoredOverload
    public init<Value: Strideable>(
        value: Binding<Value>, step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) { self.init(label(), value, nil, step, onEditingChanged) }
    @_disfavoredOverload
    public init<Value: Strideable>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) { self.init(label(), value, bounds, step, onEditingChanged) }
}

// The format is for the field that a Mac has beside the halves.
extension Stepper {
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(label(), value, nil, step, onEditingChanged)
    }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(label(), value, bounds, step, onEditingChanged)
    }
}

extension Stepper where Label == Text {
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: Strideable, F.FormatOutput == String {
        self.init(Text(titleKey), value, bounds, step, onEditingChanged)
    }

    public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey), less: onDecrement, more: onIncrement) }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), less: onDecrement, more: onIncrement) }
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey), value, nil, step, onEditingChanged) }
    @_disfavoredOverload
    public init<S: StringProtocol, Value: Strideable>(
        _ title: S, value: Binding<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), value, nil, step, onEditingChanged) }
    public init<Value: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(titleKey), value, bounds, step, onEditingChanged) }
    @_disfavoredOverload
    public init<S: StringProtocol, Value: Strideable>(
        _ title: S, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) { self.init(Text(title), value, bounds, step, onEditingChanged) }
}
