import SwiftUI

/// What a chart shows: marks, and what is made of them.
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder var body: Body { get }
    /// Adds its marks to those before it.
    func _plot(into marks: inout [_Mark])
}
extension ChartContent {
    public func _plot(into marks: inout [_Mark]) { body._plot(into: &marks) }
}
extension Never: ChartContent {
    public func _plot(into marks: inout [_Mark]) {}
}

/// Content that is made of nothing else.
public protocol _PrimitiveChartContent: ChartContent where Body == Never {}
extension _PrimitiveChartContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A mark as it is drawn.
public struct _Mark {
    enum Kind { case bar, line, point, area, rule, rectangle, sector }
    enum Side {
        case none
        /// With what it covers, if that is more than a point.
        case at(_ChartValue, ClosedRange<Double>?)
        case between(_ChartValue, _ChartValue)
    }
    enum Series: Hashable { case value(_ChartValue) }

    var kind: Kind
    var x = Side.none
    var y = Side.none
    var style: AnyShapeStyle?
    /// What it is coloured by.
    var colourValue: _ChartValue?
    /// Which line it belongs to.
    var series: _ChartValue?
    var group: _ChartValue?
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    var lineStyle: StrokeStyle?
    var interpolation = InterpolationMethod.linear
    var symbol: BasicChartSymbolShape?
    var ownSymbol: AnyView?
    var symbolSize: CGFloat?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var offset = CGSize.zero
    var angle = 0.0
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
    var annotations: [Annotation] = []

    struct Annotation {
        let position: AnnotationPosition
        let spacing: CGFloat?
        let view: AnyView
    }
}

@resultBuilder public enum ChartContentBuilder {
    public static func buildBlock() -> some ChartContent { EmptyChartContent() }
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildPartialBlock<First: ChartContent>(first: First) -> First { first }
    public static func buildPartialBlock<One: ChartContent, Other: ChartContent>(
        accumulated: One, next: Other
    ) -> ChartContentPair<One, Other> { ChartContentPair(one: accumulated, other: next) }
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<One: ChartContent, Other: ChartContent>(
        first: One
    ) -> BuilderConditional<One, Other> { .one(first) }
    public static func buildEither<One: ChartContent, Other: ChartContent>(
        second: Other
    ) -> BuilderConditional<One, Other> { .other(second) }
    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
        AnyChartContent(content)
    }
}

public struct EmptyChartContent: _PrimitiveChartContent {
    public nonisolated init() {}
    public func _plot(into marks: inout [_Mark]) {}
}
public struct ChartContentPair<One: ChartContent, Other: ChartContent>: _PrimitiveChartContent {
    nonisolated(unsafe) let one: One
    nonisolated(unsafe) let other: Other
    nonisolated init(one: One, other: Other) { (self.one, self.other) = (one, other) }
    public func _plot(into marks: inout [_Mark]) {
        one._plot(into: &marks)
        other._plot(into: &marks)
    }
}
public enum BuilderConditional<One, Other> { case one(One), other(Other) }
extension BuilderConditional: ChartContent, _PrimitiveChartContent where One: ChartContent, Other: ChartContent {
    public func _plot(into marks: inout [_Mark]) {
        switch self {
        case .one(let content): content._plot(into: &marks)
        case .other(let content): content._plot(into: &marks)
        }
    }
}
/// Several marks as one.
public struct Plot<Content: ChartContent>: _PrimitiveChartContent {
    nonisolated(unsafe) private let content: Content
    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }
    public func _plot(into marks: inout [_Mark]) { content._plot(into: &marks) }
}
public struct AnyChartContent: _PrimitiveChartContent {
    nonisolated(unsafe) private let hidden: any ChartContent
    public nonisolated init(_ content: some ChartContent) { hidden = content }
    public nonisolated init(erasing content: some ChartContent) { hidden = content }
    public func _plot(into marks: inout [_Mark]) { hidden._plot(into: &marks) }
}
extension Optional: ChartContent where Wrapped: ChartContent {
    public var body: Never { fatalError("it is reached through its content") }
    public func _plot(into marks: inout [_Mark]) { self?._plot(into: &marks) }
}

/// Marks for each of some values.
extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
    public var body: Never { fatalError("it is reached through its content") }
    @MainActor public func _plot(into marks: inout [_Mark]) {
        for element in data { content(element)._plot(into: &marks) }
    }
}
extension ForEach where Content: ChartContent {
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(_of: data, id: id, content) }
}
extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_of: data, id: \.id, content)
    }
}
extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(_of: data, id: \.self, content)
    }
}
