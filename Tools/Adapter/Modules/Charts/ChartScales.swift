import Foundation
import SwiftUI

/// How values become places.
struct ChartScale {
    enum Kind {
        case numbers(ClosedRange<Double>)
        case dates(ClosedRange<Double>)
        case categories([String])
    }
    let kind: Kind

    /// From zero to one, from the beginning of the axis.
    func fraction(of value: _ChartValue) -> CGFloat? {
        switch (kind, value) {
        case (.categories(let names), .category(let name)):
            return names.firstIndex(of: name).map { (CGFloat($0) + 0.5) / CGFloat(names.count) }
        case (.numbers(let range), _), (.dates(let range), _):
            return value.number.map { fraction(of: $0, in: range) }
        default: return nil
        }
    }
    private func fraction(of number: Double, in range: ClosedRange<Double>) -> CGFloat {
        let length = range.upperBound - range.lowerBound
        return length > 0 ? CGFloat((number - range.lowerBound) / length) : 0.5
    }
    /// Of a span of numbers.
    func fraction(ofNumber number: Double) -> CGFloat? {
        switch kind {
        case .numbers(let range), .dates(let range): fraction(of: number, in: range)
        case .categories: nil
        }
    }
    /// What a category or a step has of the axis.
    var band: CGFloat? {
        if case .categories(let names) = kind { 1 / CGFloat(max(names.count, 1)) } else { nil }
    }

    func value(at fraction: CGFloat) -> _ChartValue? {
        switch kind {
        case .numbers(let range):
            return .number(range.lowerBound + Double(fraction) * (range.upperBound - range.lowerBound))
        case .dates(let range):
            let seconds = range.lowerBound + Double(fraction) * (range.upperBound - range.lowerBound)
            return .date(Date(timeIntervalSinceReferenceDate: seconds))
        case .categories(let names):
            guard !names.isEmpty else { return nil }
            return .category(names[min(max(Int(fraction * CGFloat(names.count)), 0), names.count - 1)])
        }
    }

    // MARK: Ticks

    func ticks(_ values: AxisMarkValues) -> [_ChartValue] {
        switch (values.kind, kind) {
        case (.list(let list), _): return list
        case (_, .categories(let names)): return names.map { .category($0) }
        case (.stride(let step), .numbers(let range)):
            return Self.multiples(of: step, in: range).map { .number($0) }
        case (.automatic(let count), .numbers(let range)):
            return Self.multiples(of: Self.roundStep(range.upperBound - range.lowerBound, count), in: range)
                .map { .number($0) }
        case (.dates(let component, let count), .dates(let range)):
            return Self.dates(component, count, in: range).map { .date($0) }
        case (.automatic(let count), .dates(let range)):
            let (component, step) = Self.dateStep(range, count)
            return Self.dates(component, step, in: range).map { .date($0) }
        default: return ticks(.automatic)
        }
    }

    /// The next of 1, 2 and 5 times a power of ten.
    static func roundStep(_ length: Double, _ count: Int) -> Double {
        guard length > 0, length.isFinite else { return 1 }
        let rough = length / Double(max(count - 1, 1))
        let power = pow(10, floor(log10(rough)))
        return ([1, 2, 5, 10].first { $0 * power >= rough * 0.9 } ?? 10) * power
    }
    static func multiples(of step: Double, in range: ClosedRange<Double>) -> [Double] {
        guard step > 0 else { return [] }
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard last >= first, last - first < 200 else { return [] }
        // A zero has no sign.
        return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
    }

    private static let dateSteps: [(Calendar.Component, Int, Double)] = [
        (.minute, 1, 60), (.minute, 15, 900), (.hour, 1, 3600), (.hour, 6, 21600), (.day, 1, 86400),
        (.weekOfYear, 1, 604_800), (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.year, 1, 31_557_600),
        (.year, 5, 157_788_000),
    ]
    static func dateStep(_ range: ClosedRange<Double>, _ count: Int) -> (Calendar.Component, Int) {
        let length = range.upperBound - range.lowerBound
        let step = dateSteps.first { length / $0.2 <= Double(count) + 1.5 } ?? dateSteps[dateSteps.count - 1]
        return (step.0, step.1)
    }
    static func dates(_ component: Calendar.Component, _ step: Int, in range: ClosedRange<Double>) -> [Date] {
        let calendar = Calendar.current
        let start = Date(timeIntervalSinceReferenceDate: range.lowerBound)
        let end = Date(timeIntervalSinceReferenceDate: range.upperBound)
        var dates: [Date] = []
        var date = calendar.dateInterval(of: component, for: start)?.start ?? start
        while date <= end, dates.count < 100 {
            if date >= start { dates.append(date) }
            guard let next = calendar.date(byAdding: component, value: step, to: date), next > date else { break }
            date = next
        }
        return dates
    }

    func text(_ value: _ChartValue) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number):
            if abs(number) >= 10_000 || number == number.rounded() {
                return number.formatted(.number.precision(.fractionLength(0)))
            }
            return number.formatted(.number.precision(.fractionLength(0...3)))
        case .date(let date):
            guard case .dates(let range) = kind else { return "" }
            switch Self.dateStep(range, 5).0 {
            case .year: return date.formatted(.dateTime.year())
            case .month: return date.formatted(.dateTime.month(.abbreviated))
            case .day, .weekOfYear: return date.formatted(.dateTime.month(.abbreviated).day())
            default: return date.formatted(.dateTime.hour())
            }
        }
    }
}

/// Both axes of a chart.
struct ChartScales {
    let x: ChartScale
    let y: ChartScale
    /// The y axis has the names, and the bars lie.
    let isHorizontal: Bool

    @MainActor init(_ marks: [_Mark], _ settings: ChartSettings) {
        let bars = marks.filter { $0.kind == .bar }
        isHorizontal = !bars.isEmpty && bars.allSatisfy(\.isHorizontal)
        let stacks = ChartStacks(marks, isHorizontal: isHorizontal)
        x = Self.scale(marks.map(\.x), isHorizontal ? stacks.reach : nil, settings.x, isValue: isHorizontal)
        let down = Self.scale(marks.map(\.y), isHorizontal ? nil : stacks.reach, settings.y, isValue: !isHorizontal)
        // The first name stands at the top.
        if case .categories(let names) = down.kind {
            y = ChartScale(kind: .categories(names.reversed()))
        } else {
            y = down
        }
    }

    private static func scale(
        _ sides: [_Mark.Side], _ reach: ClosedRange<Double>?, _ settings: ChartSettings.AxisSettings, isValue: Bool
    ) -> ChartScale {
        var names: [String] = []
        var numbers: [Double] = []
        var hasDates = false
        func note(_ value: _ChartValue) {
            switch value {
            case .category(let name): if !names.contains(name) { names.append(name) }
            case .number(let number): numbers.append(number)
            case .date(let date):
                hasDates = true
                numbers.append(date.timeIntervalSinceReferenceDate)
            }
        }
        for side in sides {
            switch side {
            case .none: break
            case .at(let value, let span):
                note(value)
                if let span { numbers += [span.lowerBound, span.upperBound] }
            case .between(let start, let end):
                note(start)
                note(end)
            }
        }
        if let domain = settings.domain, !domain.isEmpty {
            let bounds = domain.compactMap(\.number)
            if let least = bounds.min(), let most = bounds.max() {
                if case .date = domain[0] { return ChartScale(kind: .dates(least...most)) }
                return ChartScale(kind: .numbers(least...most))
            }
            return ChartScale(
                kind: .categories(domain.compactMap { if case .category(let name) = $0 { name } else { nil } }))
        }
        if !names.isEmpty { return ChartScale(kind: .categories(names)) }
        if let reach { numbers += [reach.lowerBound, reach.upperBound] }
        guard var least = numbers.min(), var most = numbers.max() else { return ChartScale(kind: .numbers(0...1)) }
        if hasDates {
            if let length = settings.visibleLength { most = min(most, least + length) }
            return ChartScale(kind: .dates(least...max(most, least)))
        }
        if settings.includesZero ?? true { (least, most) = (min(least, 0), max(most, 0)) }
        if least == most { most = least + 1 }
        if let length = settings.visibleLength { return ChartScale(kind: .numbers(least...least + length)) }
        let step = ChartScale.roundStep(most - least, 5)
        return ChartScale(
            kind: .numbers((least / step).rounded(.down) * step...(most / step - 1e-9).rounded(.up) * step))
    }
}

/// Bars and areas at one place stand upon each other.
struct ChartStacks {
    /// For each mark, where it begins and ends on the axis of values.
    private(set) var spans: [ClosedRange<Double>?] = []
    private(set) var reach: ClosedRange<Double>?

    init(_ marks: [_Mark], isHorizontal: Bool) {
        struct Place: Hashable {
            let value: _ChartValue
            let group: _ChartValue?
            let isArea: Bool
            let isNegative: Bool
        }
        var heights: [Place: Double] = [:]
        var (least, most) = (0.0, 0.0)
        for mark in marks {
            let (place, length) = isHorizontal ? (mark.y, mark.x) : (mark.x, mark.y)
            guard mark.kind == .bar || mark.kind == .area, case .at(let value, _) = length, let number = value.number,
                case .at(let at, let span) = place
            else {
                spans.append(nil)
                continue
            }
            let start = span.map { _ChartValue.number($0.lowerBound) } ?? at
            let key = Place(value: start, group: mark.group, isArea: mark.kind == .area, isNegative: number < 0)
            let below = mark.stacking == .unstacked ? 0 : heights[key] ?? 0
            heights[key] = below + number
            spans.append(min(below, below + number)...max(below, below + number))
            (least, most) = (min(least, below + number), max(most, below + number))
        }
        if spans.contains(where: { $0 != nil }) { reach = least...most }
    }
}

extension _Mark {
    /// Names stand on the y axis, or the numbers only on the x axis.
    var isHorizontal: Bool {
        switch (x, y) {
        case (.between, .at): return kind == .bar
        case (.at(let x, _), .none): return kind == .bar && x.number != nil
        case (.at(let x, let xSpan), .at(let y, let ySpan)):
            if case .category = y { return x.number != nil }
            if case .category = x { return false }
            if case .date = y, case .number = x { return true }
            return ySpan != nil && xSpan == nil
        default: return false
        }
    }
}
