import SwiftUI

public struct AxisMarkPosition: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let leading = Self(name: "leading")
    public static let trailing = Self(name: "trailing")
    public static let top = Self(name: "top")
    public static let bottom = Self(name: "bottom")
}
public struct AxisMarkPreset: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let extended = Self(name: "extended")
    public static let aligned = Self(name: "aligned")
    public static let inset = Self(name: "inset")
}

/// At which values an axis has marks.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(Int)
        case stride(Double)
        case dates(Calendar.Component, Int)
        case list([_ChartValue])
    }
    let kind: Kind
    public static let automatic = Self(kind: .automatic(5))
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Self { Self(kind: .automatic(desiredCount ?? 5)) }
    public static func automatic<Step: Plottable>(
        minimumStride: Step, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Self { Self(kind: .automatic(desiredCount ?? 5)) }
    public static func stride<Step: Plottable>(
        by stepSize: Step, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> Self { Self(kind: .stride(stepSize.chartValue.number ?? 1)) }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> Self { Self(kind: .dates(component, count)) }
}

/// A value at which there is a mark.
public struct AxisValue {
    let value: _ChartValue
    public let index: Int
    public let count: Int

    public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
        let primitive: Value.PrimitivePlottable?
        switch value {
        case .number(let number):
            primitive =
                Int(exactly: number) as? Value.PrimitivePlottable ?? number as? Value.PrimitivePlottable
                ?? CGFloat(number) as? Value.PrimitivePlottable ?? Float(number) as? Value.PrimitivePlottable
                ?? Int(number.rounded()) as? Value.PrimitivePlottable ?? Decimal(number) as? Value.PrimitivePlottable
        case .date(let date): primitive = date as? Value.PrimitivePlottable
        case .category(let name): primitive = name as? Value.PrimitivePlottable
        }
        return primitive.flatMap(Value.init(primitivePlottable:))
    }
}

/// What stands on an axis.
public protocol AxisContent {
    func _add(to axis: inout _AxisPlan)
}
/// What stands at one value of it.
public protocol AxisMark {
    func _add(to mark: inout _AxisMarkPlan)
}
public struct _AxisPlan {
    var parts: [Part] = []
    struct Part {
        let position: AxisMarkPosition
        let values: AxisMarkValues
        /// Nil for what an axis has by itself.
        let marks: ((AxisValue) -> _AxisMarkPlan)?
        var format: ((_ChartValue) -> String?)?
    }
}
public struct _AxisMarkPlan {
    enum Label {
        case automatic
        case view(AnyView)
        case formatted((_ChartValue) -> String?)
    }
    var label: Label?
    var hasGridLine = false
    var hasTick = false
    var style: AnyShapeStyle?
    var lineStyle: StrokeStyle?
    var isCentered: Bool?
}

@resultBuilder public enum AxisContentBuilder {
    public static func buildBlock() -> AxisContentList { AxisContentList(all: []) }
    public static func buildExpression(_ content: any AxisContent) -> AxisContentList {
        AxisContentList(all: [content])
    }
    public static func buildBlock(_ lists: AxisContentList...) -> AxisContentList {
        AxisContentList(all: lists.flatMap(\.all))
    }
    public static func buildOptional(_ list: AxisContentList?) -> AxisContentList { list ?? buildBlock() }
    public static func buildEither(first: AxisContentList) -> AxisContentList { first }
    public static func buildEither(second: AxisContentList) -> AxisContentList { second }
    public static func buildLimitedAvailability(_ list: AxisContentList) -> AxisContentList { list }
}
public struct AxisContentList: AxisContent {
    let all: [any AxisContent]
    public func _add(to axis: inout _AxisPlan) { for one in all { one._add(to: &axis) } }
}
@resultBuilder public enum AxisMarkBuilder {
    public static func buildBlock() -> AxisMarkList { AxisMarkList(all: []) }
    public static func buildExpression(_ mark: any AxisMark) -> AxisMarkList { AxisMarkList(all: [mark]) }
    public static func buildBlock(_ lists: AxisMarkList...) -> AxisMarkList {
        AxisMarkList(all: lists.flatMap(\.all))
    }
    public static func buildOptional(_ list: AxisMarkList?) -> AxisMarkList { list ?? buildBlock() }
    public static func buildEither(first: AxisMarkList) -> AxisMarkList { first }
    public static func buildEither(second: AxisMarkList) -> AxisMarkList { second }
    public static func buildLimitedAvailability(_ list: AxisMarkList) -> AxisMarkList { list }
}
public struct AxisMarkList: AxisMark {
    let all: [any AxisMark]
    public func _add(to mark: inout _AxisMarkPlan) { for one in all { one._add(to: &mark) } }
}

public struct AxisMarks<Content: AxisMark>: AxisContent {
    private let part: _AxisPlan.Part
    public func _add(to axis: inout _AxisPlan) { axis.parts.append(part) }

    private init(
        _ position: AxisMarkPosition, _ values: AxisMarkValues, _ content: ((AxisValue) -> Content)?,
        format: ((_ChartValue) -> String?)? = nil
    ) {
        let marks = content.map { content in
            { (value: AxisValue) in
                var plan = _AxisMarkPlan()
                content(value)._add(to: &plan)
                return plan
            }
        }
        part = _AxisPlan.Part(position: position, values: values, marks: marks, format: format)
    }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(position, values, content) }
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(position, values, { _ in content() }) }
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping (AxisValue) -> Content
    ) { self.init(position, AxisMarkValues(kind: .list(values.map(\.chartValue))), content) }
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) { self.init(position, AxisMarkValues(kind: .list(values.map(\.chartValue))), { _ in content() }) }
}
extension AxisMarks where Content == AxisMarkList {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) { self.init(position, values, nil) }
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) { self.init(position, AxisMarkValues(kind: .list(values.map(\.chartValue))), nil) }
    public init<Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(position, values, nil, format: { AxisValueLabel<Text>.text($0, format) })
    }
    public init<Value: Plottable, Format: FormatStyle>(
        format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: [Value], stroke: StrokeStyle? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(
            position, AxisMarkValues(kind: .list(values.map(\.chartValue))), nil,
            format: { AxisValueLabel<Text>.text($0, format) })
    }
}

public struct AxisGridLine: AxisMark {
    private let stroke: StrokeStyle?
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { self.stroke = stroke }
    public func _add(to mark: inout _AxisMarkPlan) {
        mark.hasGridLine = true
        mark.lineStyle = stroke ?? mark.lineStyle
    }
}
public struct AxisTick: AxisMark {
    public enum Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
        case automatic, label, longestLabel
        case length(CGFloat)
        public static func label(extendPastBy extra: CGFloat) -> Self { .label }
        public static func longestLabel(extendPastBy extra: CGFloat) -> Self { .longestLabel }
        public init(floatLiteral value: Double) { self = .length(value) }
        public init(integerLiteral value: Int) { self = .length(CGFloat(value)) }
    }
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
    public func _add(to mark: inout _AxisMarkPlan) { mark.hasTick = true }
}

public enum AxisValueLabelCollisionResolution: Hashable, Sendable {
    case automatic, disabled, greedy, truncate
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
}
public struct AxisValueLabelOrientation: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let horizontal = Self(name: "horizontal")
    public static let vertical = Self(name: "vertical")
    public static let verticalReversed = Self(name: "verticalReversed")
}

public struct AxisValueLabel<Content: View>: AxisMark {
    private let label: _AxisMarkPlan.Label
    private let isCentered: Bool?
    public func _add(to mark: inout _AxisMarkPlan) {
        mark.label = label
        mark.isCentered = isCentered
    }

    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) { (label, isCentered) = (.view(AnyView(content())), centered) }
}
extension AxisValueLabel where Content == Text {
    static func text<Format: FormatStyle>(_ value: _ChartValue, _ format: Format) -> String?
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        AxisValue(value: value, index: 0, count: 0).as(Format.FormatInput.self).map(format.format)
    }

    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) { (label, isCentered) = (.automatic, centered) }
    public init(
        _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic
    ) { (label, isCentered) = (.view(AnyView(Text(titleKey))), centered) }
    @_disfavoredOverload public init(
        _ title: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic
    ) { (label, isCentered) = (.view(AnyView(Text(String(title)))), centered) }
    public init<Format: FormatStyle>(
        format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        (label, isCentered) = (.formatted { Self.text($0, format) }, centered)
    }
}

/// A mark of an axis that looks otherwise.
public struct ChangedAxisMark<Mark: AxisMark>: AxisMark {
    let mark: Mark
    let change: (inout _AxisMarkPlan) -> Void
    public func _add(to plan: inout _AxisMarkPlan) {
        mark._add(to: &plan)
        change(&plan)
    }
}
extension AxisMark {
    public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
        ChangedAxisMark(mark: self) { $0.style = AnyShapeStyle(style) }
    }
    // The letters of all labels are alike.
    public func font(_ font: Font?) -> some AxisMark { self }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
    public func offset(_ offset: CGSize) -> some AxisMark { self }
}
