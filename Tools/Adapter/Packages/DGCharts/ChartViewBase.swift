import UIKit

@preconcurrency @MainActor public protocol ChartViewDelegate: AnyObject {
    func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight)
    func chartValueNothingSelected(_ chartView: ChartViewBase)
    func chartScaled(_ chartView: ChartViewBase, scaleX: CGFloat, scaleY: CGFloat)
    func chartTranslated(_ chartView: ChartViewBase, dX: CGFloat, dY: CGFloat)
}

extension ChartViewDelegate {
    public func chartValueSelected(_ chartView: ChartViewBase, entry: ChartDataEntry, highlight: Highlight) {}
    public func chartValueNothingSelected(_ chartView: ChartViewBase) {}
    public func chartScaled(_ chartView: ChartViewBase, scaleX: CGFloat, scaleY: CGFloat) {}
    public func chartTranslated(_ chartView: ChartViewBase, dX: CGFloat, dY: CGFloat) {}
}

open class Highlight: NSObject {
    public let x: Double
    public let y: Double
    public let dataSetIndex: Int
    public init(x: Double, y: Double, dataSetIndex: Int) {
        (self.x, self.y, self.dataSetIndex) = (x, y, dataSetIndex)
    }
    public convenience init(x: Double, dataSetIndex: Int, stackIndex: Int) {
        self.init(x: x, y: .nan, dataSetIndex: dataSetIndex)
    }
}

@preconcurrency @MainActor public protocol Marker: AnyObject {
    var offset: CGPoint { get }
    func refreshContent(entry: ChartDataEntry, highlight: Highlight)
}

open class MarkerView: UIView, Marker {
    open var offset = CGPoint.zero
    open weak var chartView: ChartViewBase?
    open func refreshContent(entry: ChartDataEntry, highlight: Highlight) {}
}

public enum ChartEasingOption: Int, Sendable {
    case linear, easeInQuad, easeOutQuad, easeInOutQuad, easeInCubic, easeOutCubic, easeInOutCubic, easeInSine,
        easeOutSine, easeInOutSine, easeInExpo, easeOutExpo, easeInOutExpo, easeInBack, easeOutBack, easeInOutBack
}

@preconcurrency @MainActor public enum ChartColorTemplates {
    private static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
    public static func material() -> [UIColor] {
        [color(46, 204, 113), color(241, 196, 15), color(231, 76, 60), color(52, 152, 219)]
    }
    public static func joyful() -> [UIColor] {
        [color(217, 80, 138), color(254, 149, 7), color(254, 247, 120), color(106, 167, 134), color(53, 194, 209)]
    }
    public static func pastel() -> [UIColor] {
        [color(64, 89, 128), color(149, 165, 124), color(217, 184, 162), color(191, 134, 134), color(179, 48, 80)]
    }
    public static func colorful() -> [UIColor] {
        [color(193, 37, 82), color(255, 102, 0), color(245, 199, 0), color(106, 150, 31), color(179, 100, 53)]
    }
    public static func vordiplom() -> [UIColor] {
        [color(192, 255, 140), color(255, 247, 140), color(255, 208, 140), color(140, 234, 255), color(255, 140, 157)]
    }
    public static func liberty() -> [UIColor] {
        [color(207, 248, 246), color(148, 212, 212), color(136, 180, 187), color(118, 174, 175), color(42, 109, 130)]
    }
}

/// What all charts have: data, a legend below, a description, and words in place of no data.
open class ChartViewBase: UIView {
    open var data: ChartData? { didSet { setNeedsDisplay() } }
    open weak var delegate: (any ChartViewDelegate)?
    open var noDataText = "No chart data available."
    open var noDataFont: UIFont = .systemFont(ofSize: 12)
    open var noDataTextColor: UIColor = .label
    open var noDataTextAlignment = NSTextAlignment.left
    open lazy var chartDescription = Description()
    open lazy var legend = Legend()
    open lazy var xAxis = XAxis()
    open var marker: (any Marker)?
    open var drawMarkers = true
    open var highlightPerTapEnabled = true
    open var dragDecelerationEnabled = true
    open var dragDecelerationFrictionCoef: CGFloat = 0.9
    open var extraTopOffset: CGFloat = 0
    open var extraRightOffset: CGFloat = 0
    open var extraBottomOffset: CGFloat = 0
    open var extraLeftOffset: CGFloat = 0
    open private(set) var highlighted: [Highlight] = []
    public let viewPortHandler = ViewPortHandler()
    open var isEmpty: Bool { (data?.entryCount ?? 0) == 0 }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        if backgroundColor == nil { backgroundColor = .clear }
    }

    open func notifyDataSetChanged() { setNeedsDisplay() }
    open func clear() { data = nil }
    open func clearValues() { data?.dataSets = [] }
    open func setExtraOffsets(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        (extraLeftOffset, extraTopOffset, extraRightOffset, extraBottomOffset) = (left, top, right, bottom)
        setNeedsDisplay()
    }
    open func highlightValue(_ highlight: Highlight?) { highlighted = highlight.map { [$0] } ?? [] }
    open func highlightValue(_ highlight: Highlight?, callDelegate: Bool) { highlightValue(highlight) }
    open func highlightValue(x: Double, dataSetIndex: Int, callDelegate: Bool = true) {
        highlightValue(Highlight(x: x, y: .nan, dataSetIndex: dataSetIndex))
    }
    open func highlightValues(_ highs: [Highlight]?) { highlighted = highs ?? [] }
    /// Settled at once.
    open func animate(xAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine) {}
    open func animate(yAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine) {}
    open func animate(
        xAxisDuration: TimeInterval, yAxisDuration: TimeInterval, easingOption: ChartEasingOption = .easeInOutSine
    ) {}

    open override func draw(_ rect: CGRect) {
        guard !isEmpty else {
            write(
                noDataText, noDataFont, noDataTextColor, at: CGPoint(x: bounds.midX, y: bounds.midY),
                aligned: (0.5, 0.5))
            return
        }
        let room = bounds.inset(
            by: UIEdgeInsets(
                top: extraTopOffset + 10, left: extraLeftOffset + 10, bottom: extraBottomOffset + 10,
                right: extraRightOffset + 10))
        drawChart(in: drawLegend(in: room))
        if chartDescription.isEnabled, let text = chartDescription.text {
            write(
                text, chartDescription.font, chartDescription.textColor, at: CGPoint(x: room.maxX, y: room.maxY),
                aligned: (1, 1))
        }
    }

    func drawChart(in room: CGRect) {}

    // MARK: Words

    /// With a point of the text, given in parts of its size, at a place.
    func write(
        _ text: String, _ font: UIFont, _ color: UIColor, at point: CGPoint, aligned: (x: CGFloat, y: CGFloat)
    ) {
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
        let size = (text as NSString).size(withAttributes: attributes)
        let origin = CGPoint(x: point.x - aligned.x * size.width, y: point.y - aligned.y * size.height)
        (text as NSString).draw(at: origin, withAttributes: attributes)
    }

    func width(of text: String, _ font: UIFont) -> CGFloat {
        (text as NSString).size(withAttributes: [.font: font]).width
    }

    func keys(_ data: ChartData) -> [(String, UIColor)] { data.dataSets.map { ($0.label ?? "", $0.color(atIndex: 0)) } }

    /// Draws the names and gives what is left.
    private func drawLegend(in room: CGRect) -> CGRect {
        guard legend.isEnabled, let data else { return room }
        let keys = keys(data).filter { !$0.0.isEmpty }
        let sizes = keys.map { legend.formSize + legend.formToTextSpace + width(of: $0.0, legend.font) }
        let height = legend.font.lineHeight
        let total = sizes.reduce(0, +) + legend.xEntrySpace * CGFloat(max(keys.count - 1, 0))
        var x =
            switch legend.horizontalAlignment {
            case .left: room.minX
            case .center: room.midX - total / 2
            case .right: room.maxX - total
            }
        let isAtTop = legend.verticalAlignment == .top
        let y = isAtTop ? room.minY : room.maxY - height
        for ((text, color), size) in zip(keys, sizes) {
            let form = CGRect(
                x: x, y: y + (height - legend.formSize) / 2, width: legend.formSize, height: legend.formSize)
            color.setFill()
            if legend.form == .circle { UIBezierPath(ovalIn: form).fill() } else { UIBezierPath(rect: form).fill() }
            write(
                text, legend.font, legend.textColor, at: CGPoint(x: form.maxX + legend.formToTextSpace, y: y),
                aligned: (0, 0))
            x += size + legend.xEntrySpace
        }
        let taken = keys.isEmpty ? 0 : height + legend.yOffset
        return room.inset(by: UIEdgeInsets(top: isAtTop ? taken : 0, left: 0, bottom: isAtTop ? 0 : taken, right: 0))
    }
}
