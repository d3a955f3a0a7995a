import SwiftUI

/// What is painted in one go: places are parts of the plot, from its lower left.
struct ChartLayer: Shape {
    enum Form: Sendable {
        case rectangle(CGRect, width: CGFloat?, height: CGFloat?, radius: CGFloat)
        case line([CGPoint], isCurved: Bool)
        case area(top: [CGPoint], bottom: [CGPoint], isCurved: Bool)
        case symbol(CGPoint, BasicChartSymbolShape, area: CGFloat)
    }
    var form: Form
    var offset = CGSize.zero
    var style: AnyShapeStyle
    var stroke: StrokeStyle?
    nonisolated(unsafe) var symbol: AnyView?
    var point = CGPoint.zero

    func stroke(with stroke: StrokeStyle) -> some View { self.stroke(style, style: stroke) }

    func path(in rect: CGRect) -> Path {
        func place(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: rect.minX + point.x * rect.width + offset.width,
                y: rect.maxY - point.y * rect.height + offset.height)
        }
        var path = Path()
        switch form {
        case .rectangle(let parts, let width, let height, let radius):
            var box = CGRect(
                x: rect.minX + parts.minX * rect.width, y: rect.maxY - parts.maxY * rect.height,
                width: parts.width * rect.width, height: parts.height * rect.height)
            if let width { box = CGRect(x: box.midX - width / 2, y: box.minY, width: width, height: box.height) }
            if let height { box = CGRect(x: box.minX, y: box.midY - height / 2, width: box.width, height: height) }
            box = box.offsetBy(dx: offset.width, dy: offset.height)
            let corner = min(radius, box.width / 2, box.height / 2)
            path.addRoundedRect(in: box, cornerSize: CGSize(width: corner, height: corner))
        case .line(let points, let isCurved): Self.follow(points.map(place), isCurved, in: &path, moves: true)
        case .area(let top, let bottom, let isCurved):
            Self.follow(top.map(place), isCurved, in: &path, moves: true)
            Self.follow(bottom.reversed().map(place), isCurved, in: &path, moves: false)
            path.closeSubpath()
        case .symbol(let point, let symbol, let area): Self.draw(symbol, at: place(point), area, in: &path)
        }
        return path
    }

    private static func follow(_ points: [CGPoint], _ isCurved: Bool, in path: inout Path, moves: Bool) {
        guard let first = points.first else { return }
        if moves { path.move(to: first) } else { path.addLine(to: first) }
        for index in points.indices.dropFirst() {
            guard isCurved else {
                path.addLine(to: points[index])
                continue
            }
            // Through each point in the direction from the one before to the one after.
            let (start, end) = (points[index - 1], points[index])
            let before = points[max(index - 2, 0)]
            let after = points[min(index + 1, points.count - 1)]
            path.addCurve(
                to: end,
                control1: CGPoint(x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6),
                control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
        }
    }

    private static func draw(_ symbol: BasicChartSymbolShape, at center: CGPoint, _ area: CGFloat, in path: inout Path)
    {
        let (side, unit) = (area.squareRoot(), symbol.perceptualUnitRect)
        path.addPath(
            symbol.path(
                in: CGRect(
                    x: center.x + unit.minX * side, y: center.y + unit.minY * side, width: unit.width * side,
                    height: unit.height * side)))
    }
}

extension ChartLayer {
    /// What a mark covers of the plot.
    @MainActor static func place(of mark: _Mark, _ index: Int, _ plan: ChartPlan) -> CGRect {
        let stacked = plan.stacks.spans[index]
        let isHorizontal = plan.scales.isHorizontal
        let x = span(mark.x, plan.scales.x, isHorizontal ? stacked : nil, mark, isValueAxis: isHorizontal, plan)
        let y = span(mark.y, plan.scales.y, isHorizontal ? nil : stacked, mark, isValueAxis: !isHorizontal, plan)
        return CGRect(
            x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
    }

    @MainActor private static func span(
        _ side: _Mark.Side, _ scale: ChartScale, _ stacked: ClosedRange<Double>?, _ mark: _Mark, isValueAxis: Bool,
        _ plan: ChartPlan
    ) -> ClosedRange<CGFloat> {
        if let stacked, let start = scale.fraction(ofNumber: stacked.lowerBound),
            let end = scale.fraction(ofNumber: stacked.upperBound)
        {
            return start...max(start, end)
        }
        switch side {
        case .none: return 0...1
        case .between(let one, let other):
            let (one, other) = (scale.fraction(of: one) ?? 0, scale.fraction(of: other) ?? 1)
            return min(one, other)...max(one, other)
        case .at(let value, let unit):
            var middle = scale.fraction(of: value) ?? -1
            var width = scale.band ?? 0
            if let unit, let start = scale.fraction(ofNumber: unit.lowerBound),
                let end = scale.fraction(ofNumber: unit.upperBound)
            {
                (middle, width) = ((start + end) / 2, end - start)
            }
            guard mark.kind == .bar || mark.kind == .rectangle else { return middle...middle }
            if width == 0 { width = 0.06 }
            let asked = isValueAxis == plan.scales.isHorizontal ? mark.height : mark.width
            if case .ratio(let ratio) = asked.kind { width *= ratio } else { width *= mark.kind == .bar ? 0.75 : 1 }
            // Groups stand beside each other.
            let groups = plan.marks.compactMap(\.group).reduce(into: [_ChartValue]()) {
                if !$0.contains($1) { $0.append($1) }
            }
            if let group = mark.group, let number = groups.firstIndex(of: group), groups.count > 1 {
                let part = width / CGFloat(groups.count)
                let start = middle - width / 2 + part * CGFloat(number)
                return start...(start + part)
            }
            return (middle - width / 2)...(middle + width / 2)
        }
    }

    @MainActor static func layers(of plan: ChartPlan) -> [ChartLayer] {
        var layers: [ChartLayer] = []
        struct Series: Hashable {
            let kind: String
            let value: _ChartValue?
            let colour: _ChartValue?
        }
        var lines: [Series: (first: _Mark, top: [CGPoint], bottom: [CGPoint])] = [:]
        var order: [Series] = []
        for (index, mark) in plan.marks.enumerated() {
            let place = place(of: mark, index, plan)
            let style = plan.style(of: mark)
            switch mark.kind {
            case .bar, .rectangle:
                let radius = mark.cornerRadius ?? 0
                layers.append(
                    ChartLayer(
                        form: .rectangle(
                            place, width: mark.width.fixedLength, height: mark.height.fixedLength, radius: radius),
                        offset: mark.offset, style: style))
            case .rule:
                let start = CGPoint(x: place.minX, y: place.minY)
                let end = CGPoint(x: place.maxX, y: place.maxY)
                layers.append(
                    ChartLayer(
                        form: .line([start, end], isCurved: false), offset: mark.offset, style: style,
                        stroke: mark.lineStyle ?? StrokeStyle(lineWidth: 1)))
            case .point:
                let point = CGPoint(x: place.midX, y: place.midY)
                layers.append(
                    ChartLayer(
                        form: .symbol(point, mark.symbol ?? .circle, area: mark.symbolSize ?? 38), offset: mark.offset,
                        style: style, symbol: mark.ownSymbol, point: point))
            case .line, .area:
                let series = Series(kind: "\(mark.kind)", value: mark.series, colour: mark.colourValue)
                if lines[series] == nil { order.append(series) }
                var line = lines[series] ?? (mark, [], [])
                line.top.append(CGPoint(x: place.midX, y: mark.kind == .area ? place.maxY : place.midY))
                line.bottom.append(CGPoint(x: place.midX, y: place.minY))
                lines[series] = line
                if mark.kind == .line, mark.symbol != nil || mark.ownSymbol != nil {
                    let point = CGPoint(x: place.midX, y: place.midY)
                    layers.append(
                        ChartLayer(
                            form: .symbol(point, mark.symbol ?? .circle, area: mark.symbolSize ?? 38), style: style,
                            symbol: mark.ownSymbol, point: point))
                }
            case .sector: break
            }
        }
        let drawn = order.compactMap { lines[$0] }.map { line in
            let (isArea, isCurved) = (line.first.kind == .area, line.first.interpolation.isCurved)
            return ChartLayer(
                form: isArea
                    ? .area(top: line.top, bottom: line.bottom, isCurved: isCurved)
                    : .line(line.top, isCurved: isCurved),
                offset: line.first.offset, style: plan.style(of: line.first),
                stroke: isArea
                    ? nil : line.first.lineStyle ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        }
        // Lines lie upon areas, and symbols upon both.
        return layers.filter(\.isFlat) + drawn.filter { $0.stroke == nil } + drawn.filter { $0.stroke != nil }
            + layers.filter { !$0.isFlat }
    }

    private var isFlat: Bool { if case .rectangle = form { true } else { false } }
}

extension MarkDimension {
    fileprivate var fixedLength: CGFloat? { if case .fixed(let length) = kind { length } else { nil } }
}
