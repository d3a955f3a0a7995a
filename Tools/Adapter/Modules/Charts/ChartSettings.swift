import SwiftUI

/// What modifiers say about the charts in a view.
struct ChartSettings {
    struct AxisSettings {
        var visibility = Visibility.automatic
        var plan: _AxisPlan?
        var domain: [_ChartValue]?
        var includesZero: Bool?
        var label: AnyView?
        var visibleLength: Double?
    }
    var x = AxisSettings()
    var y = AxisSettings()
    var legend = Visibility.automatic
    var legendView: AnyView?
    var colours: [(_ChartValue, AnyShapeStyle)] = []
    var palette: [AnyShapeStyle] = []
    var gradient: Gradient?
    var colourOrder: [_ChartValue] = []
    var plotStyle: ((AnyView) -> AnyView)?
    var overlays: [(isBehind: Bool, alignment: Alignment, view: (ChartProxy) -> AnyView)] = []
}

private enum ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}
extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

/// What a scale reaches over.
public protocol ScaleDomain {
    var _values: [_ChartValue]? { get }
    var _includesZero: Bool? { get }
}
extension ScaleDomain {
    public var _includesZero: Bool? { nil }
}
extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _values: [_ChartValue]? { [lowerBound.chartValue, upperBound.chartValue] }
}
extension Array: ScaleDomain where Element: Plottable {
    public var _values: [_ChartValue]? { map(\.chartValue) }
}
public struct AutomaticScaleDomain: ScaleDomain {
    public let _includesZero: Bool?
    public var _values: [_ChartValue]? { nil }
}
extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_includesZero: nil) }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(_includesZero: includesZero)
    }
}
/// Where in the plot a scale begins and ends. It has all of the plot.
public protocol ScaleRange {}
public struct PlotDimensionScaleRange: ScaleRange {}
extension ScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
    public static func plotDimension(padding: CGFloat = 0) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
}
extension ClosedRange: ScaleRange where Bound: BinaryFloatingPoint {}
extension Array: ScaleRange {}
public struct ScaleType: Hashable, Sendable {
    private let name: String
    public static let linear = Self(name: "linear")
    public static let log = Self(name: "log")
    public static let date = Self(name: "date")
    public static let category = Self(name: "category")
    public static let squareRoot = Self(name: "squareRoot")
    public static let symmetricLog = Self(name: "symmetricLog")
    public static func power(exponent: Double) -> Self { Self(name: "power") }
}

extension View {
    private nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings, transform: change)
    }

    // MARK: Axes

    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.visibility = visibility } }
    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.visibility = visibility } }
    public nonisolated func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        var plan = _AxisPlan()
        content()._add(to: &plan)
        return chart { [plan] in $0.x.plan = plan }
    }
    public nonisolated func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        var plan = _AxisPlan()
        content()._add(to: &plan)
        return chart { [plan] in $0.y.plan = plan }
    }
    @MainActor public func chartXAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.x.label = view }
    }
    @MainActor public func chartYAxisLabel<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.y.label = view }
    }
    @MainActor public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel { Text(labelKey) } }
    @_disfavoredOverload @MainActor public func chartXAxisLabel(
        _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartXAxisLabel { Text(String(label)) } }
    @MainActor public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel { Text(labelKey) } }
    @_disfavoredOverload @MainActor public func chartYAxisLabel(
        _ label: some StringProtocol, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { chartYAxisLabel { Text(String(label)) } }
    public nonisolated func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (AnyView) -> Content
    ) -> some View { self }
    public nonisolated func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (AnyView) -> Content
    ) -> some View { self }

    // MARK: Scales

    public nonisolated func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
        chart { ($0.x.domain, $0.x.includesZero) = (domain._values, domain._includesZero) }
    }
    public nonisolated func chartXScale(
        domain: some ScaleDomain, range: some ScaleRange, type: ScaleType? = nil
    ) -> some View { chartXScale(domain: domain) }
    public nonisolated func chartXScale(range: some ScaleRange, type: ScaleType? = nil) -> some View { self }
    public nonisolated func chartXScale(type: ScaleType?) -> some View { self }
    public nonisolated func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
        chart { ($0.y.domain, $0.y.includesZero) = (domain._values, domain._includesZero) }
    }
    public nonisolated func chartYScale(
        domain: some ScaleDomain, range: some ScaleRange, type: ScaleType? = nil
    ) -> some View { chartYScale(domain: domain) }
    public nonisolated func chartYScale(range: some ScaleRange, type: ScaleType? = nil) -> some View { self }
    public nonisolated func chartYScale(type: ScaleType?) -> some View { self }

    public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        _ mapping: KeyValuePairs<Value, Style>
    ) -> some View {
        let colours = mapping.map { ($0.key.chartValue, AnyShapeStyle($0.value)) }
        return chart { $0.colours = colours }
    }
    public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        domain: [Value], range: [Style], type: ScaleType? = nil
    ) -> some View {
        let colours = zip(domain, range).map { ($0.chartValue, AnyShapeStyle($1)) }
        return chart { $0.colours = colours }
    }
    public nonisolated func chartForegroundStyleScale<Style: ShapeStyle>(
        range: [Style], type: ScaleType? = nil
    ) -> some View {
        let palette = range.map { AnyShapeStyle($0) }
        return chart { $0.palette = palette }
    }
    /// The values are spread over the gradient, from its first colour to its last.
    public nonisolated func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
        chart { $0.gradient = range }
    }
    public nonisolated func chartForegroundStyleScale<Value: Plottable>(
        domain: [Value], type: ScaleType? = nil
    ) -> some View {
        let order = domain.map(\.chartValue)
        return chart { $0.colourOrder = order }
    }
    public nonisolated func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
        domain: [Value], mapping: @escaping (Value) -> Style
    ) -> some View {
        let colours = domain.map { ($0.chartValue, AnyShapeStyle(mapping($0))) }
        return chart { $0.colours = colours }
    }
    // Symbols, sizes and lines are those of their marks.
    public nonisolated func chartSymbolScale<Value: Plottable, Symbol: ChartSymbolShape>(
        _ mapping: KeyValuePairs<Value, Symbol>
    ) -> some View { self }
    public nonisolated func chartSymbolScale<Symbol: ChartSymbolShape>(range: [Symbol]) -> some View { self }
    public nonisolated func chartSymbolScale<Value: Plottable>(domain: [Value]) -> some View { self }
    public nonisolated func chartSymbolSizeScale(range: some ScaleRange, type: ScaleType? = nil) -> some View { self }
    public nonisolated func chartSymbolSizeScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View { self }
    public nonisolated func chartLineStyleScale<Value: Plottable>(
        _ mapping: KeyValuePairs<Value, StrokeStyle>
    ) -> some View { self }
    public nonisolated func chartLineStyleScale(range: [StrokeStyle]) -> some View { self }

    // MARK: Around the plot

    public nonisolated func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legend = visibility } }
    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chart { $0.legend = .visible } }
    @MainActor public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let view = AnyView(content())
        return chart { $0.legendView = view }
    }
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (AnyView) -> Content
    ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }
    public nonisolated func chartOverlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View { chart { $0.overlays.append((false, alignment, { AnyView(content($0)) })) } }
    public nonisolated func chartBackground<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
    ) -> some View { chart { $0.overlays.append((true, alignment, { AnyView(content($0)) })) } }

    // MARK: Scrolling and selecting, which nobody does in a picture

    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public nonisolated func chartXVisibleDomain<Length: Plottable>(length: Length) -> some View {
        chart { $0.x.visibleLength = length.chartValue.number }
    }
    public nonisolated func chartYVisibleDomain<Length: Plottable>(length: Length) -> some View { self }
    public nonisolated func chartScrollPosition<Value: Plottable>(x: Binding<Value>) -> some View { self }
    public nonisolated func chartScrollPosition<Value: Plottable>(y: Binding<Value>) -> some View { self }
    public nonisolated func chartScrollPosition<Value: Plottable>(initialX: Value) -> some View { self }
    public nonisolated func chartScrollPosition<Value: Plottable>(initialY: Value) -> some View { self }
    public nonisolated func chartScrollTargetBehavior(_ behavior: ValueAlignedChartScrollTargetBehavior) -> some View {
        self
    }
    public nonisolated func chartXSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    public nonisolated func chartYSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
    public nonisolated func chartXSelection<Value: Plottable & Comparable>(
        range: Binding<ClosedRange<Value>?>
    ) -> some View { self }
    public nonisolated func chartYSelection<Value: Plottable & Comparable>(
        range: Binding<ClosedRange<Value>?>
    ) -> some View { self }
    public nonisolated func chartAngleSelection<Value: Plottable>(value: Binding<Value?>) -> some View { self }
}

public struct ValueAlignedChartScrollTargetBehavior: Sendable {
    public enum MajorValueAlignment: Sendable {
        case page
        case unit(Double)
        case matching(DateComponents)
        public static func matching(_ components: DateComponents, timeZone: TimeZone) -> Self { .matching(components) }
    }
    public static func valueAligned<Unit: Plottable>(
        unit: Unit, majorAlignment: MajorValueAlignment? = nil
    ) -> Self { Self() }
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment? = nil
    ) -> Self { Self() }
}

/// Tells where values are in a chart that is laid out.
public struct ChartProxy {
    let scales: ChartScales
    /// Of the plot, in the chart.
    let size: CGSize

    public var plotSize: CGSize { size }
    public var plotAreaSize: CGSize { size }
    public var plotFrame: ChartPlotFrame? { ChartPlotFrame(size: size) }
    public var plotAreaFrame: ChartPlotFrame { ChartPlotFrame(size: size) }
    public func position<Value: Plottable>(forX value: Value) -> CGFloat? {
        scales.x.fraction(of: value.chartValue).map { $0 * size.width }
    }
    public func position<Value: Plottable>(forY value: Value) -> CGFloat? {
        scales.y.fraction(of: value.chartValue).map { (1 - $0) * size.height }
    }
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }
    public func value<Value: Plottable>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
        scales.x.value(at: position / max(size.width, 1)).flatMap { AxisValue(value: $0, index: 0, count: 0).as(type) }
    }
    public func value<Value: Plottable>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
        scales.y.value(at: 1 - position / max(size.height, 1))
            .flatMap { AxisValue(value: $0, index: 0, count: 0).as(type) }
    }
    public func foregroundStyle<Value: Plottable>(for value: Value) -> AnyShapeStyle? { nil }
}

/// The frame of the plot, for the geometry of what lies over it or behind it.
public struct ChartPlotFrame {
    let size: CGSize
}
extension GeometryProxy {
    public subscript(frame: ChartPlotFrame) -> CGRect { CGRect(origin: .zero, size: frame.size) }
}
