/// A value that one slides.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
    private let position: Binding<Double>
    private let steps: Double?
    private let label: Label
    private let least: ValueLabel
    private let most: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    private init<Value: BinaryFloatingPoint>(
        _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Value.Stride?, _ label: Label,
        _ least: ValueLabel, _ most: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) where Value.Stride: BinaryFloatingPoint {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        let step = step.map { Double($0) }
        position = Binding(
            get: { length > 0 ? Double(value.wrappedValue - bounds.lowerBound) / length : 0 },
            set: { (share: Double) in
                var distance = share * length
                if let step, step > 0 { distance = (distance / step).rounded() * step }
                value.wrappedValue = bounds.lowerBound + Value(min(max(distance, 0), length))
            })
        steps = step.flatMap { $0 > 0 ? length / $0 : nil }
        (self.label, self.least, self.most, self.onEditingChanged) = (label, least, most, onEditingChanged)
    }

    @MainActor public var body: some View {
        let position = position
        HStack {
            least
            ControlLeaf({ UISlider() }, room: .wide) { slider, environment in
                slider.value = Float(position.wrappedValue)
                slider.minimumTrackTintColor = environment.tint?.uiColor(in: environment)
            } change: { slider in
                position.wrappedValue = Double(slider.value)
                slider.value = Float(position.wrappedValue)
            }
            .named(by: label)
            most
        }
    }
}

extension Slider {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
    }
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, label(), EmptyView(), EmptyView(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
    public init<Value: BinaryFloatingPoint>(
        value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where Value.Stride: BinaryFloatingPoint {
        self.init(value, bounds, step: step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
    }
}
