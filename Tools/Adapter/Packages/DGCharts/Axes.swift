import UIKit

public protocol ValueFormatter: AnyObject {
    func stringForValue(
        _ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?
    ) -> String
}
public typealias IValueFormatter = ValueFormatter

public protocol AxisValueFormatter: AnyObject {
    func stringForValue(_ value: Double, axis: AxisBase?) -> String
}
public typealias IAxisValueFormatter = AxisValueFormatter

open class ViewPortHandler: NSObject {}

func plainText(_ value: Double, _ formatter: NumberFormatter?, _ decimals: Int?) -> String {
    if let formatter { return formatter.string(from: NSNumber(value: value)) ?? "" }
    return String(format: "%.\(decimals ?? 1)f", value)
}

open class DefaultValueFormatter: NSObject, ValueFormatter {
    open var formatter: NumberFormatter?
    open var decimals: Int?
    public override init() { decimals = 1 }
    public init(formatter: NumberFormatter) { self.formatter = formatter }
    public init(decimals: Int) { self.decimals = decimals }
    open func stringForValue(
        _ value: Double, entry: ChartDataEntry, dataSetIndex: Int, viewPortHandler: ViewPortHandler?
    ) -> String { plainText(value, formatter, decimals) }
}

open class DefaultAxisValueFormatter: NSObject, AxisValueFormatter {
    public typealias Block = (_ value: Double, _ axis: AxisBase?) -> String
    open var formatter: NumberFormatter?
    open var decimals: Int?
    open var block: Block?
    public override init() {}
    public init(formatter: NumberFormatter) { self.formatter = formatter }
    public init(decimals: Int) { self.decimals = decimals }
    public init(block: @escaping Block) { self.block = block }
    open func stringForValue(_ value: Double, axis: AxisBase?) -> String {
        if let block { return block(value, axis) }
        let isWhole = value == value.rounded()
        return plainText(value, formatter, decimals ?? (isWhole ? 0 : 1))
    }
}

open class IndexAxisValueFormatter: NSObject, AxisValueFormatter {
    open var values: [String]
    public override init() { values = [] }
    public init(values: [String]) { self.values = values }
    open func stringForValue(_ value: Double, axis: AxisBase?) -> String {
        let index = Int(value.rounded())
        return values.indices.contains(index) && Double(index) == value ? values[index] : ""
    }
}

@preconcurrency @MainActor open class ComponentBase: NSObject {
    open var enabled = true
    open var isEnabled: Bool { enabled }
    open var xOffset: CGFloat = 5
    open var yOffset: CGFloat = 5
    public override init() {}
}

@preconcurrency @MainActor open class ChartLimitLine: ComponentBase {
    open var limit: Double
    open var label: String
    open var lineColor = UIColor(red: 237 / 255, green: 91 / 255, blue: 91 / 255, alpha: 1)
    open var lineWidth: CGFloat = 2
    open var lineDashLengths: [CGFloat]?
    open var valueTextColor: UIColor = .label
    open var valueFont: UIFont = .systemFont(ofSize: 13)
    public init(limit: Double, label: String = "") { (self.limit, self.label) = (limit, label) }
}

open class AxisBase: ComponentBase {
    open var labelFont: UIFont = .systemFont(ofSize: 10)
    open var labelTextColor: UIColor = .label
    open var axisLineColor: UIColor = .gray
    open var axisLineWidth: CGFloat = 0.5
    open var axisLineDashLengths: [CGFloat]?
    open var gridColor = UIColor.gray.withAlphaComponent(0.9)
    open var gridLineWidth: CGFloat = 0.5
    open var gridLineDashPhase: CGFloat = 0
    open var gridLineDashLengths: [CGFloat]?
    open var drawGridLinesEnabled = true
    open var drawAxisLineEnabled = true
    open var drawLabelsEnabled = true
    open var centerAxisLabelsEnabled = false
    open var drawLimitLinesBehindDataEnabled = false
    open var gridAntialiasEnabled = true
    open var granularity = 1.0
    open var granularityEnabled = false
    open var spaceMin = 0.0
    open var spaceMax = 0.0
    open var labelCount = 6
    open var forceLabelsEnabled = false
    open var valueFormatter: (any AxisValueFormatter)? = DefaultAxisValueFormatter()
    open private(set) var limitLines: [ChartLimitLine] = []
    var least: Double?
    var most: Double?
    open var axisMinimum: Double {
        get { least ?? 0 }
        set { least = newValue }
    }
    open var axisMaximum: Double {
        get { most ?? 0 }
        set { most = newValue }
    }
    open func setLabelCount(_ count: Int, force: Bool) { (labelCount, forceLabelsEnabled) = (count, force) }
    open func resetCustomAxisMin() { least = nil }
    open func resetCustomAxisMax() { most = nil }
    open func addLimitLine(_ line: ChartLimitLine) { limitLines.append(line) }
    open func removeAllLimitLines() { limitLines = [] }

    /// Round numbers between two others, about as many as there are labels.
    func steps(_ range: ClosedRange<Double>) -> [Double] {
        let span = range.upperBound - range.lowerBound
        guard span > 0, labelCount > 0 else { return [range.lowerBound] }
        if forceLabelsEnabled, labelCount > 1 {
            return (0..<labelCount).map { range.lowerBound + span * Double($0) / Double(labelCount - 1) }
        }
        let raw = span / Double(labelCount)
        let power = pow(10, log10(raw).rounded(.down))
        var step = ([1, 2, 5, 10].first { $0 * power >= raw } ?? 10) * power
        if granularityEnabled { step = max(step, granularity) }
        let first = (range.lowerBound / step).rounded(.up) * step
        // Zero has no sign on an axis.
        return stride(from: first, through: range.upperBound + step / 1000, by: step).map { $0 == 0 ? 0 : $0 }
    }
}

open class XAxis: AxisBase {
    public enum LabelPosition: Int, Sendable { case top, bottom, bothSided, topInside, bottomInside }
    open var labelPosition = LabelPosition.top
    open var labelRotationAngle: CGFloat = 0
    open var avoidFirstLastClippingEnabled = false
    open var wordWrapEnabled = false
}

open class YAxis: AxisBase {
    public enum LabelPosition: Int, Sendable { case outsideChart, insideChart }
    public enum AxisDependency: Int, Sendable { case left, right }
    open var labelPosition = LabelPosition.outsideChart
    open var drawZeroLineEnabled = false
    open var zeroLineColor: UIColor? = .gray
    open var zeroLineWidth: CGFloat = 1
    open var drawTopYLabelEntryEnabled = true
    open var drawBottomYLabelEntryEnabled = true
    open var inverted = false
    open var spaceTop: CGFloat = 0.1
    open var spaceBottom: CGFloat = 0.1
    open var minWidth: CGFloat = 0
    open var maxWidth: CGFloat = .infinity
}

open class Legend: ComponentBase {
    public enum Form: Int, Sendable { case none, empty, `default`, square, circle, line }
    public enum HorizontalAlignment: Int, Sendable { case left, center, right }
    public enum VerticalAlignment: Int, Sendable { case top, center, bottom }
    public enum Orientation: Int, Sendable { case horizontal, vertical }
    public enum Direction: Int, Sendable { case leftToRight, rightToLeft }
    open var font: UIFont = .systemFont(ofSize: 10)
    open var textColor: UIColor = .label
    open var form = Form.square
    open var formSize: CGFloat = 8
    open var formLineWidth: CGFloat = 3
    open var formToTextSpace: CGFloat = 5
    open var xEntrySpace: CGFloat = 6
    open var yEntrySpace: CGFloat = 0
    open var horizontalAlignment = HorizontalAlignment.left
    open var verticalAlignment = VerticalAlignment.bottom
    open var orientation = Orientation.horizontal
    open var direction = Direction.leftToRight
    open var drawInside = false
    open var wordWrapEnabled = true
}

open class Description: ComponentBase {
    open var text: String? = ""
    open var font: UIFont = .systemFont(ofSize: 8)
    open var textColor: UIColor = .label
    open var textAlign: NSTextAlignment = .right
}
