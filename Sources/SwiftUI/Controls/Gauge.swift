/// A value within a range, as on an instrument.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    _PrimitiveView
{
    private let share: Double
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let least: BoundsLabel?
    private let most: BoundsLabel?

    private init<Value: BinaryFloatingPoint>(
        _ value: Value, _ bounds: ClosedRange<Value>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
        _ least: BoundsLabel?, _ most: BoundsLabel?
    ) {
        let length = Double(bounds.upperBound - bounds.lowerBound)
        share = length > 0 ? min(max(Double(value - bounds.lowerBound) / length, 0), 1) : 0
        (self.label, self.currentValueLabel, self.least, self.most) = (label, currentValueLabel, least, most)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = GaugeStyleConfiguration(
            value: view.share, label: .init(_shown: AnyView(view.label)),
            currentValueLabel: view.currentValueLabel.map { .init(_shown: AnyView($0)) },
            minimumValueLabel: view.least.map { .init(_shown: AnyView($0)) },
            maximumValueLabel: view.most.map { .init(_shown: AnyView($0)) })
        node.showStyle((any GaugeStyle).self, usual: DefaultGaugeStyle()) { configuration.styled($0) }
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
        self.init(value, bounds, label(), nil, nil, nil)
    }
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where BoundsLabel == EmptyView { self.init(value, bounds, label(), currentValueLabel(), nil, nil) }
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

extension Gauge {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
    }
}

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct GaugeStyleConfiguration {
    public struct Label: _StandIn { public let _shown: AnyView }
    public struct CurrentValueLabel: _StandIn { public let _shown: AnyView }
    public struct MinimumValueLabel: _StandIn { public let _shown: AnyView }
    public struct MaximumValueLabel: _StandIn { public let _shown: AnyView }
    public struct MarkedValueLabel: _StandIn { public let _shown: AnyView }
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?

    @MainActor func styled<Style: GaugeStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
    }
}

public struct DefaultGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { LinearGauge(configuration: configuration) }
}
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryBar(configuration: configuration, isCapacity: false)
    }
}
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.usualFont(.headline)
            AccessoryBar(configuration: configuration, isCapacity: true)
        }
    }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isCapacity: false)
    }
}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        RingGauge(configuration: configuration, isCapacity: true)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

extension View {
    public nonisolated func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
        self.style(style as any GaugeStyle)
    }
}

/// The name above a bar between its bounds, and the value below.
private struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.labelsAreHidden) private var isLabelHidden

    var body: some View {
        VStack {
            if !isLabelHidden { configuration.label }
            HStack {
                configuration.minimumValueLabel
                CapacityBar(share: configuration.value, height: 4)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

private struct AccessoryBar: View {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool

    var body: some View {
        HStack(spacing: 4) {
            configuration.minimumValueLabel.usualFont(.subheadline)
            if isCapacity {
                CapacityBar(share: configuration.value, height: 8)
            } else {
                PointBar(share: configuration.value)
            }
            configuration.maximumValueLabel.usualFont(.subheadline)
        }
    }
}

/// Filled as far as the value goes.
private struct CapacityBar: View {
    let share: Double
    let height: CGFloat
    @Environment(\.self) private var environment

    var body: some View {
        let tint = Color(uiColor: environment.tintColor)
        Capsule().fill(Color(uiColor: .systemFill)).frame(height: height)
            .overlay(alignment: .leading) {
                GeometryReader { Capsule().fill(tint).frame(width: $0.size.width * share) }
            }
    }
}

/// A bar with a point where the value is.
private struct PointBar: View {
    let share: Double
    @Environment(\.self) private var environment

    var body: some View {
        let tint = Color(uiColor: environment.tintColor)
        Capsule().fill(tint).frame(height: 8)
            .overlay {
                GeometryReader { proxy in
                    Circle().fill(Color(uiColor: .systemBackground)).frame(width: 12, height: 12)
                        .overlay { Circle().fill(tint).frame(width: 8, height: 8) }
                        .position(x: 4 + (proxy.size.width - 8) * share, y: proxy.size.height / 2)
                }
            }
    }
}

/// A ring that is open below, with the value in it.
private struct RingGauge: View {
    let configuration: GaugeStyleConfiguration
    let isCapacity: Bool
    @Environment(\.self) private var environment

    var body: some View {
        let tint = Color(uiColor: environment.tintColor)
        let style = StrokeStyle(lineWidth: 6, lineCap: .round)
        ZStack {
            if isCapacity {
                RingArc(from: 0, to: 1).stroke(tint.opacity(0.3), style: style)
                RingArc(from: 0, to: configuration.value).stroke(tint, style: style)
            } else {
                OpenArc(to: 1).stroke(tint, style: style)
            }
            configuration.currentValueLabel.usualFont(.title3)
            if !isCapacity {
                GeometryReader { proxy in
                    let angle = Double.pi * (0.75 + 1.5 * configuration.value)
                    let radius = (proxy.size.width - 6) / 2
                    Circle().fill(Color(uiColor: .systemBackground)).frame(width: 10, height: 10)
                        .overlay { Circle().fill(tint).frame(width: 6, height: 6) }
                        .position(
                            x: proxy.size.width / 2 + radius * CGFloat(cos(angle)),
                            y: proxy.size.height / 2 + radius * CGFloat(sin(angle)))
                }
                VStack {
                    Spacer()
                    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                        HStack(spacing: 4) {
                            configuration.minimumValueLabel
                            configuration.maximumValueLabel
                        }
                    } else {
                        configuration.label
                    }
                }
                .usualFont(.caption2)
            }
        }
        // Fact 280.
        .frame(width: 58, height: 58)
    }
}

/// A part of a whole ring from the top.
private nonisolated struct RingArc: Shape {
    let from: Double
    let to: Double
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: (min(rect.width, rect.height) - 6) / 2,
                startAngle: .degrees(-90 + 360 * from), endAngle: .degrees(-90 + 360 * to), clockwise: false)
        }
    }
}

/// A part of a ring that is open below.
private nonisolated struct OpenArc: Shape {
    let to: Double
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: rect.midX, y: rect.midY), radius: (min(rect.width, rect.height) - 6) / 2,
                startAngle: .degrees(135), endAngle: .degrees(135 + 270 * to), clockwise: false)
        }
    }
}
