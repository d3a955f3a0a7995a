import UIKit

open class PieRadarChartViewBase: ChartViewBase {
    open var rotationAngle: CGFloat = 270
    open var rotationEnabled = true
    open var minOffset: CGFloat = 0
}

/// Slices of a circle, clockwise from the top, with a hole and a text in it.
open class PieChartView: PieRadarChartViewBase {
    open var holeColor: UIColor? = .white
    open var drawHoleEnabled = true
    open var holeRadiusPercent: CGFloat = 0.5
    open var transparentCircleRadiusPercent: CGFloat = 0.55
    open var transparentCircleColor: UIColor? = UIColor(white: 1, alpha: 105 / 255)
    open var drawEntryLabelsEnabled = true
    open var drawSlicesUnderHoleEnabled = false
    open var usePercentValuesEnabled = false
    open var entryLabelColor: UIColor? = .white
    open var entryLabelFont: UIFont? = .systemFont(ofSize: 13)
    open var drawCenterTextEnabled = true
    open var centerAttributedText: NSAttributedString?
    open var centerTextOffset = CGPoint.zero
    open var centerTextRadiusPercent: CGFloat = 1
    open var maxAngle: CGFloat = 360
    open var centerText: String? {
        get { centerAttributedText?.string }
        set {
            centerAttributedText = newValue.map {
                NSAttributedString(string: $0, attributes: [.font: UIFont.systemFont(ofSize: 12)])
            }
        }
    }

    override func keys(_ data: ChartData) -> [(String, UIColor)] {
        guard let set = data.dataSets.first else { return [] }
        return set.entries.enumerated().map { index, entry in
            ((entry as? PieChartDataEntry)?.label ?? "", set.color(atIndex: index))
        } + [(set.label ?? "", .clear)].filter { !$0.0.isEmpty && $0.0 != "DataSet" }
    }

    override func drawChart(in room: CGRect) {
        guard let set = data?.dataSets.first else { return }
        let center = CGPoint(x: room.midX, y: room.midY)
        let radius = max(min(room.width, room.height) / 2, 0)
        let sum = set.entries.map { abs($0.y) }.reduce(0, +)
        guard sum > 0, radius > 0 else { return }
        var angle = rotationAngle * .pi / 180
        let gap = ((set as? PieChartDataSet)?.sliceSpace ?? 0) / radius
        for (index, entry) in set.entries.enumerated() {
            let sweep = CGFloat(abs(entry.y) / sum) * maxAngle * .pi / 180
            let slice = UIBezierPath()
            slice.move(to: center)
            slice.addArc(
                withCenter: center, radius: radius, startAngle: angle + gap / 2,
                endAngle: angle + max(sweep - gap / 2, 0),
                clockwise: true)
            slice.close()
            set.color(atIndex: index).setFill()
            slice.fill()
            label(entry, set, index, sum, at: angle + sweep / 2, center, radius)
            angle += sweep
        }
        if drawHoleEnabled {
            for (part, color) in [
                (transparentCircleRadiusPercent, transparentCircleColor), (holeRadiusPercent, holeColor),
            ] {
                color?.setFill()
                UIBezierPath(
                    arcCenter: center, radius: radius * part, startAngle: 0, endAngle: 2 * .pi, clockwise: true
                ).fill()
            }
        }
        if drawCenterTextEnabled, let text = centerAttributedText {
            let size = text.size()
            text.draw(
                at: CGPoint(
                    x: center.x - size.width / 2 + centerTextOffset.x,
                    y: center.y - size.height / 2 + centerTextOffset.y))
        }
    }

    private func label(
        _ entry: ChartDataEntry, _ set: ChartDataSet, _ index: Int, _ sum: Double, at angle: CGFloat, _ center: CGPoint,
        _ radius: CGFloat
    ) {
        let distance = radius * (drawHoleEnabled ? (1 + holeRadiusPercent) / 2 : 0.6)
        let point = CGPoint(x: center.x + distance * cos(angle), y: center.y + distance * sin(angle))
        let name = drawEntryLabelsEnabled ? (entry as? PieChartDataEntry)?.label ?? "" : ""
        if set.drawValuesEnabled {
            let value = usePercentValuesEnabled ? entry.y / sum * 100 : entry.y
            let words = set.valueFormatter.stringForValue(
                value, entry: entry, dataSetIndex: 0, viewPortHandler: viewPortHandler)
            let color = set.valueColors.isEmpty ? .label : set.valueColors[index % set.valueColors.count]
            write(words, set.valueFont, color, at: point, aligned: (0.5, name.isEmpty ? 0.5 : 1))
        }
        if !name.isEmpty, let entryLabelColor, let entryLabelFont {
            write(name, entryLabelFont, entryLabelColor, at: point, aligned: (0.5, set.drawValuesEnabled ? 0 : 0.5))
        }
    }
}
