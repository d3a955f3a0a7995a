import UIKit

/// Charts with two axes.
open class BarLineChartViewBase: ChartViewBase {
    open lazy var leftAxis = YAxis()
    open lazy var rightAxis = YAxis()
    open var drawGridBackgroundEnabled = false
    open var gridBackgroundColor = UIColor(white: 240 / 255, alpha: 1)
    open var drawBordersEnabled = false
    open var borderColor: UIColor = .black
    open var borderLineWidth: CGFloat = 1
    open var minOffset: CGFloat = 10
    open var dragEnabled = true
    open var dragXEnabled = true
    open var dragYEnabled = true
    open var scaleXEnabled = true
    open var scaleYEnabled = true
    open var pinchZoomEnabled = false
    open var doubleTapToZoomEnabled = true
    open var highlightPerDragEnabled = true
    open var autoScaleMinMaxEnabled = false
    open var clipValuesToContentEnabled = false
    open var keepPositionOnRotation = false
    open var maxVisibleCount = 100
    open func setScaleEnabled(_ enabled: Bool) { (scaleXEnabled, scaleYEnabled) = (enabled, enabled) }
    open func setVisibleXRangeMaximum(_ maxXRange: Double) {}
    open func setVisibleXRangeMinimum(_ minXRange: Double) {}
    open func setVisibleXRange(minXRange: Double, maxXRange: Double) {}
    open func setVisibleYRangeMaximum(_ maxYRange: Double, axis: YAxis.AxisDependency) {}
    open func setViewPortOffsets(left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat) {
        setExtraOffsets(left: left - 10, top: top - 10, right: right - 10, bottom: bottom - 10)
    }
    open func moveViewToX(_ xValue: Double) {}
    open func zoom(scaleX: CGFloat, scaleY: CGFloat, x: CGFloat, y: CGFloat) {}
    open func fitScreen() {}
    open func getAxis(_ axis: YAxis.AxisDependency) -> YAxis { axis == .left ? leftAxis : rightAxis }
    open func resetZoom() {}

    /// How far beside the first and last values the axis goes on.
    var paddingOfX: Double { 0 }
    var startsAtZero: Bool { false }

    private func range(_ axis: YAxis) -> ClosedRange<Double> {
        guard let data else { return 0...1 }
        let (least, most) = (startsAtZero ? min(0, data.yMin) : data.yMin, startsAtZero ? max(0, data.yMax) : data.yMax)
        let span = most > least ? most - least : 1
        let low = axis.least ?? (startsAtZero && least == 0 ? 0 : least - span * Double(axis.spaceBottom))
        let high = axis.most ?? (startsAtZero && most == 0 ? 0 : most + span * Double(axis.spaceTop))
        return low...max(high, low + 0.000001)
    }

    private var rangeOfX: ClosedRange<Double> {
        guard let data else { return 0...1 }
        let low = xAxis.least ?? data.xMin - paddingOfX - xAxis.spaceMin
        return low...max(xAxis.most ?? data.xMax + paddingOfX + xAxis.spaceMax, low + 0.000001)
    }

    override func drawChart(in room: CGRect) {
        let (left, right) = (range(leftAxis), range(rightAxis))
        var place = room
        for (axis, range, isLeft) in [(leftAxis, left, true), (rightAxis, right, false)] where hasLabels(axis) {
            let widest = axis.steps(range).map { width(of: text($0, axis), axis.labelFont) }.max() ?? 0
            place = place.inset(
                by: UIEdgeInsets(
                    top: 0, left: isLeft ? widest + axis.xOffset : 0, bottom: 0,
                    right: isLeft ? 0 : widest + axis.xOffset))
        }
        let isAtTop = [.top, .bothSided].contains(xAxis.labelPosition)
        let isAtBottom = [.bottom, .bothSided].contains(xAxis.labelPosition)
        if hasLabels(xAxis) {
            let height = xAxis.labelFont.lineHeight + xAxis.yOffset
            place = place.inset(
                by: UIEdgeInsets(top: isAtTop ? height : 0, left: 0, bottom: isAtBottom ? height : 0, right: 0))
        }
        guard place.width > 0, place.height > 0 else { return }
        let grid = Grid(place: place, x: rangeOfX, left: left, right: right)
        if drawGridBackgroundEnabled {
            gridBackgroundColor.setFill()
            UIBezierPath(rect: place).fill()
        }
        drawX(grid, isAtTop: isAtTop, isAtBottom: isAtBottom)
        for (axis, isLeft) in [(leftAxis, true), (rightAxis, false)] { drawY(axis, grid, isLeft: isLeft) }
        if drawBordersEnabled {
            line(place.origin, CGPoint(x: place.maxX, y: place.minY), borderColor, borderLineWidth, nil)
        }
        UIGraphicsGetCurrentContext()?.saveGState()
        UIBezierPath(rect: place.insetBy(dx: -10, dy: -10)).addClip()
        drawData(grid)
        UIGraphicsGetCurrentContext()?.restoreGState()
    }

    /// Where values are in the view.
    @MainActor struct Grid {
        let place: CGRect
        let x, left, right: ClosedRange<Double>

        func x(_ value: Double) -> CGFloat {
            place.minX + CGFloat((value - x.lowerBound) / (x.upperBound - x.lowerBound)) * place.width
        }
        func y(_ value: Double, isLeft: Bool = true) -> CGFloat {
            let range = isLeft ? left : right
            return place.maxY
                - CGFloat((value - range.lowerBound) / (range.upperBound - range.lowerBound)) * place.height
        }
        func point(_ entry: ChartDataEntry, _ set: ChartDataSet) -> CGPoint {
            CGPoint(x: x(entry.x), y: y(entry.y, isLeft: set.axisDependency == .left))
        }
    }

    func drawData(_ grid: Grid) {}

    private func hasLabels(_ axis: AxisBase) -> Bool { axis.isEnabled && axis.drawLabelsEnabled }
    private func text(_ value: Double, _ axis: AxisBase) -> String {
        axis.valueFormatter?.stringForValue(value, axis: axis) ?? ""
    }

    private func drawX(_ grid: Grid, isAtTop: Bool, isAtBottom: Bool) {
        guard xAxis.isEnabled else { return }
        let place = grid.place
        for value in xAxis.steps(grid.x) {
            let x = grid.x(value)
            if xAxis.drawGridLinesEnabled {
                line(
                    CGPoint(x: x, y: place.minY), CGPoint(x: x, y: place.maxY), xAxis.gridColor, xAxis.gridLineWidth,
                    xAxis.gridLineDashLengths)
            }
            guard xAxis.drawLabelsEnabled else { continue }
            let words = text(value, xAxis)
            let (font, color) = (xAxis.labelFont, xAxis.labelTextColor)
            if isAtTop {
                write(words, font, color, at: CGPoint(x: x, y: place.minY - xAxis.yOffset), aligned: (0.5, 1))
            }
            if isAtBottom {
                write(words, font, color, at: CGPoint(x: x, y: place.maxY + xAxis.yOffset), aligned: (0.5, 0))
            }
        }
        guard xAxis.drawAxisLineEnabled else { return }
        for (y, isThere) in [(place.minY, isAtTop), (place.maxY, isAtBottom)] where isThere {
            line(
                CGPoint(x: place.minX, y: y), CGPoint(x: place.maxX, y: y), xAxis.axisLineColor, xAxis.axisLineWidth,
                nil)
        }
    }

    private func drawY(_ axis: YAxis, _ grid: Grid, isLeft: Bool) {
        guard axis.isEnabled else { return }
        let place = grid.place
        let edge = isLeft ? place.minX : place.maxX
        for value in axis.steps(isLeft ? grid.left : grid.right) {
            let y = grid.y(value, isLeft: isLeft)
            if axis.drawGridLinesEnabled {
                line(
                    CGPoint(x: place.minX, y: y), CGPoint(x: place.maxX, y: y), axis.gridColor, axis.gridLineWidth,
                    axis.gridLineDashLengths)
            }
            if axis.drawLabelsEnabled {
                write(
                    text(value, axis), axis.labelFont, axis.labelTextColor,
                    at: CGPoint(x: edge + (isLeft ? -axis.xOffset : axis.xOffset), y: y), aligned: (isLeft ? 1 : 0, 0.5)
                )
            }
        }
        if axis.drawAxisLineEnabled {
            line(
                CGPoint(x: edge, y: place.minY), CGPoint(x: edge, y: place.maxY), axis.axisLineColor,
                axis.axisLineWidth,
                nil)
        }
        for limit in axis.limitLines {
            let y = grid.y(limit.limit, isLeft: isLeft)
            line(
                CGPoint(x: place.minX, y: y), CGPoint(x: place.maxX, y: y), limit.lineColor, limit.lineWidth,
                limit.lineDashLengths)
            write(
                limit.label, limit.valueFont, limit.valueTextColor, at: CGPoint(x: place.maxX - 5, y: y - 2),
                aligned: (1, 1))
        }
    }

    func line(_ from: CGPoint, _ to: CGPoint, _ color: UIColor, _ width: CGFloat, _ dashes: [CGFloat]?) {
        let path = UIBezierPath()
        path.move(to: from)
        path.addLine(to: to)
        path.lineWidth = width
        if let dashes, !dashes.isEmpty { path.setLineDash(dashes, count: dashes.count, phase: 0) }
        color.setStroke()
        path.stroke()
    }

    func writeValues(_ set: ChartDataSet, _ index: Int, _ grid: Grid, above: CGFloat) {
        guard set.drawValuesEnabled else { return }
        for (number, entry) in set.entries.enumerated() {
            let words = set.valueFormatter.stringForValue(
                entry.y, entry: entry, dataSetIndex: index, viewPortHandler: viewPortHandler)
            let color = set.valueColors.isEmpty ? .label : set.valueColors[number % set.valueColors.count]
            let point = grid.point(entry, set)
            write(words, set.valueFont, color, at: CGPoint(x: point.x, y: point.y - above), aligned: (0.5, 1))
        }
    }
}

open class LineChartView: BarLineChartViewBase {
    open var lineData: LineChartData? { data as? LineChartData }

    override func drawData(_ grid: Grid) {
        for (index, set) in (data?.dataSets ?? []).enumerated() where set.visible && !set.entries.isEmpty {
            guard let set = set as? LineChartDataSet else { continue }
            let points = set.entries.map { grid.point($0, set) }
            let path = path(points, set.mode)
            if set.drawFilledEnabled, let area = path.copy() as? UIBezierPath {
                area.addLine(to: CGPoint(x: points[points.count - 1].x, y: grid.place.maxY))
                area.addLine(to: CGPoint(x: points[0].x, y: grid.place.maxY))
                area.close()
                set.fillColor.withAlphaComponent(set.fillAlpha).setFill()
                area.fill()
            }
            path.lineWidth = set.lineWidth
            path.lineCapStyle = set.lineCapType
            if let dashes = set.lineDashLengths { path.setLineDash(dashes, count: dashes.count, phase: 0) }
            set.color(atIndex: 0).setStroke()
            path.stroke()
            if set.drawCirclesEnabled { drawCircles(points, set) }
            writeValues(set, index, grid, above: set.drawCirclesEnabled ? set.circleRadius : 4)
        }
    }

    private func path(_ points: [CGPoint], _ mode: LineChartDataSet.Mode) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: points[0])
        for (from, to) in zip(points, points.dropFirst()) {
            switch mode {
            case .linear: path.addLine(to: to)
            case .stepped:
                path.addLine(to: CGPoint(x: to.x, y: from.y))
                path.addLine(to: to)
            case .cubicBezier, .horizontalBezier:
                let middle = (from.x + to.x) / 2
                path.addCurve(
                    to: to, controlPoint1: CGPoint(x: middle, y: from.y), controlPoint2: CGPoint(x: middle, y: to.y))
            }
        }
        return path
    }

    private func drawCircles(_ points: [CGPoint], _ set: LineChartDataSet) {
        for (index, point) in points.enumerated() {
            let color = set.circleColors.isEmpty ? .gray : set.circleColors[index % set.circleColors.count]
            dot(point, set.circleRadius, color)
            if set.drawCircleHoleEnabled, let hole = set.circleHoleColor { dot(point, set.circleHoleRadius, hole) }
        }
    }

    private func dot(_ center: CGPoint, _ radius: CGFloat, _ color: UIColor) {
        color.setFill()
        UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    }
}

open class BarChartView: BarLineChartViewBase {
    open var barData: BarChartData? { data as? BarChartData }
    open var drawValueAboveBarEnabled = true
    open var drawBarShadowEnabled = false
    open var fitBars = false
    open var highlightFullBarEnabled = false
    open func groupBars(fromX: Double, groupSpace: Double, barSpace: Double) {
        barData?.groupBars(fromX: fromX, groupSpace: groupSpace, barSpace: barSpace)
        notifyDataSetChanged()
    }

    override var paddingOfX: Double { (barData?.barWidth ?? 0.85) / 2 }
    override var startsAtZero: Bool { true }

    override func drawData(_ grid: Grid) {
        let half = (barData?.barWidth ?? 0.85) / 2
        for (index, set) in (data?.dataSets ?? []).enumerated() where set.visible {
            let isLeft = set.axisDependency == .left
            for (number, entry) in set.entries.enumerated() {
                let (left, right) = (grid.x(entry.x - half), grid.x(entry.x + half))
                var bottom = 0.0
                for (part, value) in ((entry as? BarChartDataEntry)?.yValues ?? [entry.y]).enumerated() {
                    let ends = [grid.y(bottom, isLeft: isLeft), grid.y(bottom + value, isLeft: isLeft)].sorted()
                    bottom += value
                    set.color(atIndex: number + part).setFill()
                    UIBezierPath(rect: CGRect(x: left, y: ends[0], width: right - left, height: ends[1] - ends[0]))
                        .fill()
                }
            }
            writeValues(set, index, grid, above: 2)
        }
    }
}
