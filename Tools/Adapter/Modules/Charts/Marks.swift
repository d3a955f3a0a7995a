import SwiftUI

public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
    enum Kind: Sendable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }
    let kind: Kind
    public static let automatic = Self(kind: .automatic)
    public static func fixed(_ length: CGFloat) -> Self { Self(kind: .fixed(length)) }
    public static func inset(_ inset: CGFloat) -> Self { Self(kind: .inset(inset)) }
    public static func ratio(_ ratio: CGFloat) -> Self { Self(kind: .ratio(ratio)) }
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
    init(kind: Kind) { self.kind = kind }

    /// Of a place that is so long.
    func length(in whole: CGFloat, usually usual: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: usual
        case .fixed(let length): length
        case .inset(let inset): max(whole - 2 * inset, 0)
        case .ratio(let ratio): whole * ratio
        }
    }
}

public struct MarkStackingMethod: Hashable, Sendable {
    private let name: String
    public static let standard = Self(name: "standard")
    public static let normalized = Self(name: "normalized")
    public static let center = Self(name: "center")
    public static let unstacked = Self(name: "unstacked")
}

public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
    private let name: String
    public static let linear = Self(name: "linear")
    public static let monotone = Self(name: "monotone")
    public static let catmullRom = Self(name: "catmullRom")
    public static let cardinal = Self(name: "cardinal")
    public static let stepStart = Self(name: "stepStart")
    public static let stepCenter = Self(name: "stepCenter")
    public static let stepEnd = Self(name: "stepEnd")
    public static func catmullRom(alpha: CGFloat) -> Self { .catmullRom }
    public static func cardinal(tension: CGFloat) -> Self { .cardinal }

    public var description: String { name }

    var isCurved: Bool { [.monotone, .catmullRom, .cardinal].contains(self) }
}

extension PlottableValue {
    fileprivate var side: _Mark.Side { .at(value.chartValue, span) }
}

public struct BarMark: _PrimitiveChartContent {
    nonisolated(unsafe) private var mark = _Mark(kind: .bar)
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y, mark.width, mark.height) = (x.side, y.side, width, height)
        mark.stacking = stacking
    }
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        (mark.x, mark.width) = (x.side, width)
        mark.y = .between(yStart.value.chartValue, yEnd.value.chartValue)
    }
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        (mark.y, mark.height) = (y.side, height)
        mark.x = .between(xStart.value.chartValue, xEnd.value.chartValue)
    }
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { (mark.x, mark.width, mark.stacking) = (x.side, width, stacking) }
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) { (mark.y, mark.height, mark.stacking) = (y.side, height, stacking) }
    public func _plot(into marks: inout [_Mark]) { marks.append(mark) }
}

public struct LineMark: _PrimitiveChartContent {
    nonisolated(unsafe) private var mark = _Mark(kind: .line)
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (x.side, y.side)
    }
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) { (mark.x, mark.y, mark.series) = (x.side, y.side, series.value.chartValue) }
    public func _plot(into marks: inout [_Mark]) { marks.append(mark) }
}

public struct PointMark: _PrimitiveChartContent {
    nonisolated(unsafe) private var mark = _Mark(kind: .point)
    public nonisolated init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        (mark.x, mark.y) = (x.side, y.side)
    }
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { mark.x = x.side }
    public nonisolated init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { mark.y = y.side }
    public func _plot(into marks: inout [_Mark]) { marks.append(mark) }
}

public struct AreaMark: _PrimitiveChartContent {
    nonisolated(unsafe) private var mark = _Mark(kind: .area)
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) { (mark.x, mark.y, mark.stacking) = (x.side, y.side, stacking) }
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        (mark.x, mark.y, mark.stacking) = (x.side, y.side, stacking)
        mark.series = series.value.chartValue
    }
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { (mark.x, mark.y) = (x.side, .between(yStart.value.chartValue, yEnd.value.chartValue)) }
    public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        (mark.x, mark.y) = (x.side, .between(yStart.value.chartValue, yEnd.value.chartValue))
        mark.series = series.value.chartValue
    }
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { (mark.y, mark.x) = (y.side, .between(xStart.value.chartValue, xEnd.value.chartValue)) }
    public func _plot(into marks: inout [_Mark]) { marks.append(mark) }
}

public struct RuleMark: _PrimitiveChartContent {
    nonisolated(unsafe) private var mark = _Mark(kind: .rule)
    public nonisolated init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        mark.x = x.side
    }
    public nonisolated init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        mark.y = y.side
    }
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { (mark.x, mark.y) = (x.side, .between(yStart.value.chartValue, yEnd.value.chartValue)) }
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { (mark.y, mark.x) = (y.side, .between(xStart.value.chartValue, xEnd.value.chartValue)) }
    public func _plot(into marks: inout [_Mark]) { marks.append(mark) }
}

public struct RectangleMark: _PrimitiveChartContent {
    nonisolated(unsafe) private var mark = _Mark(kind: .rectangle)
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) { (mark.x, mark.y, mark.width, mark.height) = (x.side, y.side, width, height) }
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        mark.x = .between(xStart.value.chartValue, xEnd.value.chartValue)
        mark.y = .between(yStart.value.chartValue, yEnd.value.chartValue)
    }
    public nonisolated init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        (mark.x, mark.width) = (x.side, width)
        mark.y = .between(yStart.value.chartValue, yEnd.value.chartValue)
    }
    public nonisolated init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        (mark.y, mark.height) = (y.side, height)
        mark.x = .between(xStart.value.chartValue, xEnd.value.chartValue)
    }
    public nonisolated init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { mark.x = .between(xStart.value.chartValue, xEnd.value.chartValue) }
    public nonisolated init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { mark.y = .between(yStart.value.chartValue, yEnd.value.chartValue) }
    public nonisolated init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) { (mark.x, mark.width) = (x.side, width) }
    public func _plot(into marks: inout [_Mark]) { marks.append(mark) }
}

public struct SectorMark: _PrimitiveChartContent {
    nonisolated(unsafe) private var mark = _Mark(kind: .sector)
    public nonisolated init<Angle: Plottable>(
        angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        (mark.angle, mark.innerRadius) = (angle.value.chartValue.number ?? 0, innerRadius)
        (mark.outerRadius, mark.angularInset) = (outerRadius, angularInset ?? 0)
    }
    public func _plot(into marks: inout [_Mark]) { marks.append(mark) }
}
