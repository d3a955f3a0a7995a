/// How far something is, or that something goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: _PrimitiveView {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    private init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
        self.fraction = fraction.map { min(max($0, 0), 1) }
        (self.label, self.currentValueLabel) = (label, currentValueLabel)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: view.fraction, label: view.label.map { .init(_shown: AnyView($0)) },
            currentValueLabel: view.currentValueLabel.map { .init(_shown: AnyView($0)) })
        node.showStyle((any ProgressViewStyle).self, usual: DefaultProgressViewStyle()) { configuration.styled($0) }
    }
}

/// A part of a whole; nil where it is not known.
private nonisolated func share<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
    value.map { total > 0 ? Double($0 / total) : 0 }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init(nil, nil, nil) }
    public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init(nil, Text(titleKey), nil) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), nil) }

    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
        self.init(share(value, of: total), nil, nil)
    }
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label) {
        self.init(share(value, of: total), label(), nil)
    }
    public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0)
    where Label == Text { self.init(share(value, of: total), Text(titleKey), nil) }
    @_disfavoredOverload
    public init<S: StringProtocol, Value: BinaryFloatingPoint>(_ title: S, value: Value?, total: Value = 1.0)
    where Label == Text { self.init(share(value, of: total), Text(title), nil) }

    public init(_ progress: Progress) where Label == EmptyView { self.init(progress.fractionCompleted, nil, nil) }

    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(elapsed(timerInterval, countsDown), label(), nil)
    }
}

extension ProgressView {
    public init<Value: BinaryFloatingPoint>(
        value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(share(value, of: total), label(), currentValueLabel()) }

    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init(elapsed(timerInterval, countsDown), label(), currentValueLabel()) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        let left = max(0, timerInterval.upperBound.timeIntervalSinceNow)
        let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        let shown = Int(countsDown ? min(left, length) : max(0, length - left))
        let words = shown < 3600 ? "" : "\(shown / 3600):"
        let minutes = words.isEmpty ? "\(shown / 60)" : String(format: "%02d", shown / 60 % 60)
        let text = words + minutes + String(format: ":%02d", shown % 60)
        self.init(elapsed(timerInterval, countsDown), nil, Text(verbatim: text))
    }
}

private nonisolated func elapsed(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(0, -interval.lowerBound.timeIntervalSinceNow / length), 1)
    return countsDown ? 1 - passed : passed
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// What a style gives a look to.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
    }
}

/// How progress looks.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct ProgressViewStyleConfiguration {
    public struct Label: _StandIn { public let _shown: AnyView }
    public struct CurrentValueLabel: _StandIn { public let _shown: AnyView }
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?

    @MainActor func styled<Style: ProgressViewStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
    }
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            SpinnerColumn(configuration: configuration, tint: nil)
        } else {
            BarColumn(configuration: configuration, tint: nil)
        }
    }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        SpinnerColumn(configuration: configuration, tint: tint)
    }
}
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?
    public nonisolated init() { tint = nil }
    public nonisolated init(tint: Color) { self.tint = tint }
    public func makeBody(configuration: Configuration) -> some View {
        BarColumn(configuration: configuration, tint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension View {
    public nonisolated func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        self.style(style as any ProgressViewStyle)
    }
}

/// A spinner with what is going on below it.
private struct SpinnerColumn: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.labelsAreHidden) private var isLabelHidden

    var body: some View {
        VStack {
            Spinner(tint: tint)
            if !isLabelHidden {
                configuration.label.usualForeground(.secondaryLabel)
                configuration.currentValueLabel.usualFont(.caption).usualForeground(.secondaryLabel)
            }
        }
    }
}

/// A bar below its label, and above its current value.
private struct BarColumn: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.labelsAreHidden) private var isLabelHidden

    var body: some View {
        VStack(alignment: .leading) {
            if !isLabelHidden { configuration.label }
            Bar(share: configuration.fractionCompleted ?? 0, tint: tint)
            configuration.currentValueLabel.usualFont(.caption).usualForeground(.secondaryLabel)
        }
    }
}

private struct Spinner: _PrimitiveView {
    let tint: Color?

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let environment = node.environment
        let spinner = node.view(UIActivityIndicatorView(style: .medium))
        environment.dress(spinner)
        let style: UIActivityIndicatorView.Style = environment.controlSize >= .large ? .large : .medium
        if spinner.style != style { spinner.style = style }
        spinner.hidesWhenStopped = false
        spinner.color = (view.tint ?? environment.tint)?.uiColor(in: environment) ?? .gray
        spinner.startAnimating()
        node.leaf(LeafItem(spinner) { _ in spinner.intrinsicContentSize })
    }
}

private struct Bar: _PrimitiveView {
    let share: Double
    let tint: Color?

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let bar = node.view(UIProgressView(progressViewStyle: .default))
        node.environment.dress(bar)
        bar.progress = Float(view.share)
        bar.progressTintColor = (view.tint ?? node.environment.tint)?.uiColor(in: node.environment)
        node.leaf(
            LeafItem(bar) {
                CGSize(width: $0.width ?? 10, height: bar.intrinsicContentSize.height)
            })
    }
}
