import UIKit

@preconcurrency @MainActor open class ChartDataEntryBase: NSObject {
    open var y: Double = 0
    open var data: Any?
    open var icon: UIImage?
    public override required init() {}
    public init(y: Double) { self.y = y }
}

open class ChartDataEntry: ChartDataEntryBase {
    open var x: Double = 0
    public required init() { super.init() }
    public init(x: Double, y: Double) {
        super.init(y: y)
        self.x = x
    }
    public convenience init(x: Double, y: Double, data: Any?) {
        self.init(x: x, y: y)
        self.data = data
    }
    public convenience init(x: Double, y: Double, icon: UIImage?) {
        self.init(x: x, y: y)
        self.icon = icon
    }
    public convenience init(x: Double, y: Double, icon: UIImage?, data: Any?) {
        self.init(x: x, y: y, data: data)
        self.icon = icon
    }
}

open class BarChartDataEntry: ChartDataEntry {
    open var yValues: [Double]?
    public required init() { super.init() }
    public override init(x: Double, y: Double) { super.init(x: x, y: y) }
    public convenience init(x: Double, yValues: [Double]) {
        self.init(x: x, y: yValues.reduce(0, +))
        self.yValues = yValues
    }
}

open class PieChartDataEntry: ChartDataEntry {
    open var label: String?
    open var value: Double {
        get { y }
        set { y = newValue }
    }
    public required init() { super.init() }
    public init(value: Double) { super.init(x: 0, y: value) }
    public convenience init(value: Double, label: String?) {
        self.init(value: value)
        self.label = label
    }
    public convenience init(value: Double, label: String?, data: Any?) {
        self.init(value: value, label: label)
        self.data = data
    }
    public convenience init(value: Double, label: String?, icon: UIImage?) {
        self.init(value: value, label: label)
        self.icon = icon
    }
}

@preconcurrency @MainActor public protocol ChartDataSetProtocol: ChartDataSet {}
public typealias IChartDataSet = ChartDataSetProtocol

/// Values of one colour and name.
@preconcurrency @MainActor open class ChartDataSet: NSObject, ChartDataSetProtocol {
    open var entries: [ChartDataEntry]
    open var values: [ChartDataEntry] { entries }
    open var label: String?
    open var colors: [UIColor] = [UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)]
    open var valueColors: [UIColor] = [.label]
    open var valueFont: UIFont = .systemFont(ofSize: 7)
    open var valueTextColor: UIColor {
        get { valueColors.first ?? .label }
        set { valueColors = [newValue] }
    }
    open var valueFormatter: any ValueFormatter = DefaultValueFormatter()
    open var drawValuesEnabled = true
    open var isDrawValuesEnabled: Bool { drawValuesEnabled }
    open var drawIconsEnabled = true
    open var highlightEnabled = true
    open var highlightColor = UIColor(red: 1, green: 187 / 255, blue: 115 / 255, alpha: 1)
    open var highlightLineWidth: CGFloat = 0.5
    open var drawHorizontalHighlightIndicatorEnabled = true
    open var drawVerticalHighlightIndicatorEnabled = true
    open var axisDependency = YAxis.AxisDependency.left
    open var visible = true
    open var form = Legend.Form.default

    public override required convenience init() { self.init(entries: []) }
    public init(entries: [ChartDataEntry], label: String = "DataSet") {
        (self.entries, self.label) = (entries, label)
    }
    public convenience init(label: String) { self.init(entries: [], label: label) }
    public convenience init(values: [ChartDataEntry]?, label: String?) {
        self.init(entries: values ?? [], label: label ?? "DataSet")
    }

    open var entryCount: Int { entries.count }
    open var count: Int { entries.count }
    open var yMin: Double { entries.map(\.y).min() ?? 0 }
    open var yMax: Double { entries.map(\.y).max() ?? 0 }
    open var xMin: Double { entries.map(\.x).min() ?? 0 }
    open var xMax: Double { entries.map(\.x).max() ?? 0 }
    open func entryForIndex(_ index: Int) -> ChartDataEntry? { entries.indices.contains(index) ? entries[index] : nil }
    open func setColor(_ color: UIColor) { colors = [color] }
    open func setColors(_ colors: UIColor...) { self.colors = colors }
    open func setColors(_ colors: [UIColor], alpha: CGFloat) {
        self.colors = colors.map { $0.withAlphaComponent(alpha) }
    }
    open func resetColors() { colors = [] }
    open func addColor(_ color: UIColor) { colors.append(color) }
    open func color(atIndex index: Int) -> UIColor { colors.isEmpty ? .gray : colors[index % colors.count] }
    open func append(_ entry: ChartDataEntry) { entries.append(entry) }
    @discardableResult open func addEntry(_ entry: ChartDataEntry) -> Bool {
        entries.append(entry)
        return true
    }
    open func clear() { entries = [] }
    open func replaceEntries(_ entries: [ChartDataEntry]) { self.entries = entries }
    open func notifyDataSetChanged() {}
    open subscript(position: Int) -> ChartDataEntry { entries[position] }
}

open class LineChartDataSet: ChartDataSet {
    public enum Mode: Int, Sendable { case linear, stepped, cubicBezier, horizontalBezier }
    open var mode = Mode.linear
    open var cubicIntensity: CGFloat = 0.2
    open var lineWidth: CGFloat = 1
    open var lineDashLengths: [CGFloat]?
    open var lineCapType = CGLineCap.butt
    open var drawFilledEnabled = false
    open var isDrawFilledEnabled: Bool { drawFilledEnabled }
    open var fillColor = UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)
    open var fillAlpha: CGFloat = 0.33
    open var fill: (any Fill)?
    open var circleRadius: CGFloat = 8
    open var circleHoleRadius: CGFloat = 4
    open var circleColors: [UIColor] = [UIColor(red: 140 / 255, green: 234 / 255, blue: 1, alpha: 1)]
    open var circleHoleColor: UIColor? = .white
    open var drawCirclesEnabled = true
    open var drawCircleHoleEnabled = true
    open func setCircleColor(_ color: UIColor) { circleColors = [color] }
    open func setCircleColors(_ colors: UIColor...) { circleColors = colors }
}

open class BarChartDataSet: ChartDataSet {
    open var stackLabels: [String] = []
    open var barShadowColor = UIColor(white: 215 / 255, alpha: 1)
    open var barBorderWidth: CGFloat = 0
    open var barBorderColor: UIColor = .black
    open var highlightAlpha: CGFloat = 120 / 255
}

open class PieChartDataSet: ChartDataSet {
    public enum ValuePosition: Int, Sendable { case insideSlice, outsideSlice }
    open var sliceSpace: CGFloat = 0
    open var selectionShift: CGFloat = 18
    open var xValuePosition = ValuePosition.insideSlice
    open var yValuePosition = ValuePosition.insideSlice
    open var valueLineColor: UIColor? = .black
    open var valueLineWidth: CGFloat = 1
    open var valueLinePart1OffsetPercentage: CGFloat = 0.75
    open var valueLinePart1Length: CGFloat = 0.3
    open var valueLinePart2Length: CGFloat = 0.4
    open var entryLabelFont: UIFont?
    open var entryLabelColor: UIColor?
}

@preconcurrency @MainActor open class ChartData: NSObject {
    open var dataSets: [ChartDataSet]
    public override required init() { dataSets = [] }
    public init(dataSets: [any ChartDataSetProtocol]) { self.dataSets = dataSets }
    public convenience init(dataSet: any ChartDataSetProtocol) { self.init(dataSets: [dataSet]) }
    public convenience init(dataSets: [any ChartDataSetProtocol]?) { self.init(dataSets: dataSets ?? []) }
    open var dataSetCount: Int { dataSets.count }
    open var entryCount: Int { dataSets.map(\.entryCount).reduce(0, +) }
    open var yMin: Double { dataSets.map(\.yMin).min() ?? 0 }
    open var yMax: Double { dataSets.map(\.yMax).max() ?? 0 }
    open var xMin: Double { dataSets.map(\.xMin).min() ?? 0 }
    open var xMax: Double { dataSets.map(\.xMax).max() ?? 0 }
    open var isHighlightEnabled = true
    open func dataSet(at index: Int) -> ChartDataSet? { dataSets.indices.contains(index) ? dataSets[index] : nil }
    open func getDataSetByIndex(_ index: Int) -> ChartDataSet? { dataSet(at: index) }
    open func addDataSet(_ dataSet: any ChartDataSetProtocol) { dataSets.append(dataSet) }
    open func append(_ dataSet: any ChartDataSetProtocol) { dataSets.append(dataSet) }
    open func setValueFont(_ font: UIFont) { for set in dataSets { set.valueFont = font } }
    open func setValueTextColor(_ color: UIColor) { for set in dataSets { set.valueTextColor = color } }
    open func setValueFormatter(_ formatter: any ValueFormatter) {
        for set in dataSets { set.valueFormatter = formatter }
    }
    open func setDrawValues(_ enabled: Bool) { for set in dataSets { set.drawValuesEnabled = enabled } }
    open func notifyDataChanged() {}
}

open class LineChartData: ChartData {}
open class PieChartData: ChartData {
    open var dataSet: PieChartDataSet? { dataSets.first as? PieChartDataSet }
    open var yValueSum: Double { dataSets.first?.entries.map(\.y).reduce(0, +) ?? 0 }
}
open class BarChartData: ChartData {
    open var barWidth = 0.85
    open func groupWidth(groupSpace: Double, barSpace: Double) -> Double {
        Double(dataSets.count) * (barWidth + barSpace) + groupSpace
    }
    /// Bars of one index side by side.
    open func groupBars(fromX: Double, groupSpace: Double, barSpace: Double) {
        for group in 0..<(dataSets.map(\.count).max() ?? 0) {
            let start = fromX + Double(group) * groupWidth(groupSpace: groupSpace, barSpace: barSpace) + groupSpace / 2
            for (index, set) in dataSets.enumerated() where set.entries.indices.contains(group) {
                set.entries[group].x = start + Double(index) * (barWidth + barSpace) + (barWidth + barSpace) / 2
            }
        }
    }
}

@preconcurrency @MainActor public protocol Fill {}
@preconcurrency @MainActor public final class ColorFill: NSObject, Fill {
    public init(color: UIColor) {}
    public init(cgColor: CGColor) {}
}
@preconcurrency @MainActor public final class LinearGradientFill: NSObject, Fill {
    public init(gradient: CGGradient, angle: CGFloat = 0) {}
}
