import SwiftUI

/// Marks between two axes, in the simple looks of Apple's charts.
public struct Chart<Content: ChartContent>: View {
    private let content: Content
    @Environment(\.chartSettings) private var settings

    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        var marks: [_Mark] = []
        content._plot(into: &marks)
        return PlottedChart(plan: ChartPlan(marks, settings))
            // Their own settings do not hold for charts in annotations.
            .environment(\.chartSettings, ChartSettings())
    }
}
extension Chart {
    public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Content == ForEach<Data, ID, Mark> { self.content = ForEach(_of: data, id: id, content) }
    public init<Data: RandomAccessCollection, Mark: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
        self.content = ForEach(_of: data, id: \.id, content)
    }
}

/// What a chart comes to, before its size is known.
@MainActor struct ChartPlan {
    let marks: [_Mark]
    let settings: ChartSettings
    let scales: ChartScales
    let stacks: ChartStacks
    /// Values by which marks are coloured, in their order.
    let colourValues: [_ChartValue]

    init(_ marks: [_Mark], _ settings: ChartSettings) {
        (self.marks, self.settings) = (marks, settings)
        scales = ChartScales(marks, settings)
        stacks = ChartStacks(marks, isHorizontal: scales.isHorizontal)
        var values = settings.colourOrder
        for mark in marks { if let value = mark.colourValue, !values.contains(value) { values.append(value) } }
        colourValues = values
    }

    var isPie: Bool { marks.contains { $0.kind == .sector } }

    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow, .pink, .indigo]

    func style(of mark: _Mark) -> AnyShapeStyle {
        let plain = mark.style ?? mark.colourValue.map(style) ?? AnyShapeStyle(Color.blue)
        return mark.opacity < 1 ? AnyShapeStyle(plain.opacity(mark.opacity)) : plain
    }
    func style(_ value: _ChartValue) -> AnyShapeStyle {
        if let own = settings.colours.first(where: { $0.0 == value }) { return own.1 }
        let number = colourValues.firstIndex(of: value) ?? 0
        if let gradient = settings.gradient { return AnyShapeStyle(gradient.color(at: share(of: value, number))) }
        if !settings.palette.isEmpty { return settings.palette[number % settings.palette.count] }
        return AnyShapeStyle(Self.palette[number % Self.palette.count])
    }

    /// Where a value lies among those that have a colour: numbers by what they are, and others by their order.
    private func share(of value: _ChartValue, _ place: Int) -> Double {
        func amount(_ value: _ChartValue) -> Double? {
            switch value {
            case .category: nil
            case .number(let number): number
            case .date(let date): date.timeIntervalSinceReferenceDate
            }
        }
        let amounts = colourValues.compactMap(amount)
        if let own = amount(value), let least = amounts.min(), let most = amounts.max() {
            return most > least ? (own - least) / (most - least) : 0
        }
        return Double(place) / Double(max(colourValues.count - 1, 1))
    }

    func name(_ value: _ChartValue) -> String {
        switch value {
        case .category(let name): name
        case .number(let number): number.formatted()
        case .date(let date): date.formatted(date: .abbreviated, time: .omitted)
        }
    }

    // MARK: Axes

    struct Tick: Identifiable {
        let id: Int
        let value: _ChartValue
        let plan: _AxisMarkPlan
        let text: String
        let position: AxisMarkPosition
    }

    func ticks(_ scale: ChartScale, _ settings: ChartSettings.AxisSettings, isX: Bool) -> [Tick] {
        guard settings.visibility != .hidden, !isPie else { return [] }
        let usual = _AxisPlan.Part(position: .automatic, values: .automatic, marks: nil)
        var ticks: [Tick] = []
        for part in settings.plan?.parts ?? [usual] {
            let values = scale.ticks(part.values)
            for (index, value) in values.enumerated() {
                let standard = _AxisMarkPlan(
                    label: .automatic, hasGridLine: scale.band == nil, hasTick: true)
                let plan = part.marks?(AxisValue(value: value, index: index, count: values.count)) ?? standard
                var text = part.format?(value) ?? scale.text(value)
                if case .formatted(let format)? = plan.label { text = format(value) ?? text }
                ticks.append(Tick(id: ticks.count, value: value, plan: plan, text: text, position: part.position))
            }
        }
        return ticks
    }
}

extension Gradient {
    /// The colour at a place from zero to one.
    fileprivate func color(at place: Double) -> Color {
        let stops = stops.sorted { $0.location < $1.location }
        guard let first = stops.first, let last = stops.last else { return .clear }
        guard let next = stops.firstIndex(where: { $0.location > place }) else { return last.color }
        guard next > 0 else { return first.color }
        let (one, other) = (stops[next - 1], stops[next])
        let share = (place - one.location) / (other.location - one.location)
        return one.color.mix(with: other.color, by: share, in: .device)
    }
}
