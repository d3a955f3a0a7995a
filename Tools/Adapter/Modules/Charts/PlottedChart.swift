import SwiftUI

/// The plot with its axes and its legend.
struct PlottedChart: View {
    let plan: ChartPlan

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            if let label = plan.settings.y.label { label.font(.caption).foregroundStyle(.secondary) }
            if plan.isPie {
                pie
            } else {
                plot
            }
            if let label = plan.settings.x.label { label.font(.caption).foregroundStyle(.secondary) }
            legend
        }
    }

    // MARK: Legend

    @ViewBuilder private var legend: some View {
        if let own = plan.settings.legendView {
            own
        } else if plan.settings.legend != .hidden, !plan.colourValues.isEmpty {
            HStack(spacing: 8) {
                ForEach(plan.colourValues, id: \.self) { value in
                    HStack(spacing: 4) {
                        Circle().fill(plan.style(value)).frame(width: 8, height: 8)
                        Text(plan.name(value)).font(.caption).foregroundStyle(.secondary).lineLimit(1)
                    }
                }
            }
        }
    }

    // MARK: Axes and marks

    @ViewBuilder private var plot: some View {
        let xTicks = plan.ticks(plan.scales.x, plan.settings.x, isX: true)
        let yTicks = plan.ticks(plan.scales.y, plan.settings.y, isX: false)
        ChartFrame {
            background.layoutValue(key: ChartPartKey.self, value: .plot)
            lines(xTicks, yTicks).layoutValue(key: ChartPartKey.self, value: .plot)
            marks.layoutValue(key: ChartPartKey.self, value: .plot)
            ForEach(xTicks) { tick in
                label(tick).layoutValue(
                    key: ChartPartKey.self,
                    value: .xLabel(
                        plan.scales.x.fraction(of: tick.value) ?? -1, isCentered: plan.scales.x.band != nil,
                        isAbove: tick.position == .top))
            }
            ForEach(yTicks) { tick in
                label(tick).layoutValue(
                    key: ChartPartKey.self,
                    value: .yLabel(plan.scales.y.fraction(of: tick.value) ?? -1, isLeading: isLeading(tick)))
            }
            ForEach(Array(annotations.enumerated()), id: \.offset) { item in
                item.element.annotation.view
                    .layoutValue(
                        key: ChartPartKey.self,
                        value: .annotation(
                            item.element.x, item.element.y, item.element.annotation.position,
                            item.element.annotation.spacing ?? 4))
            }
            overlays.layoutValue(key: ChartPartKey.self, value: .plot)
        }
    }

    private func isLeading(_ tick: ChartPlan.Tick) -> Bool {
        tick.position == .leading || tick.position == .automatic && plan.scales.y.band != nil
    }

    @ViewBuilder private var background: some View {
        let proxies = plan.settings.overlays.filter(\.isBehind)
        GeometryReader { proxy in
            ZStack {
                if let style = plan.settings.plotStyle { style(AnyView(Color.clear)) }
                ForEach(proxies.indices, id: \.self) { index in
                    proxies[index].view(ChartProxy(scales: plan.scales, size: proxy.size))
                }
            }
        }
    }
    @ViewBuilder private var overlays: some View {
        let proxies = plan.settings.overlays.filter { !$0.isBehind }
        if !proxies.isEmpty {
            GeometryReader { proxy in
                ForEach(proxies.indices, id: \.self) { index in
                    proxies[index].view(ChartProxy(scales: plan.scales, size: proxy.size))
                }
            }
        }
    }

    @ViewBuilder private func label(_ tick: ChartPlan.Tick) -> some View {
        switch tick.plan.label {
        case .view(let view)?: view.font(.caption2).foregroundStyle(tick.plan.style ?? AnyShapeStyle(.secondary))
        case nil: Color.clear.frame(width: 0, height: 0)
        default:
            Text(tick.text).font(.caption2).foregroundStyle(tick.plan.style ?? AnyShapeStyle(.secondary)).lineLimit(1)
        }
    }

    private func lines(_ xTicks: [ChartPlan.Tick], _ yTicks: [ChartPlan.Tick]) -> some View {
        let across = yTicks.filter(\.plan.hasGridLine).compactMap { plan.scales.y.fraction(of: $0.value) }
        let down = xTicks.filter(\.plan.hasGridLine).compactMap { plan.scales.x.fraction(of: $0.value) }
        let own = (xTicks + yTicks).lazy.compactMap(\.plan.lineStyle).first
        return Grid(across: across, down: down)
            .stroke(Color.gray.opacity(0.3), style: own ?? StrokeStyle(lineWidth: 0.5))
    }

    private struct Grid: Shape {
        let across: [CGFloat]
        let down: [CGFloat]
        func path(in rect: CGRect) -> Path {
            var path = Path()
            for part in across {
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY - part * rect.height))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - part * rect.height))
            }
            for part in down {
                path.move(to: CGPoint(x: rect.minX + part * rect.width, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.minX + part * rect.width, y: rect.maxY))
            }
            return path
        }
    }

    private var marks: some View {
        let layers = ChartLayer.layers(of: plan)
        return ZStack {
            ForEach(layers.indices, id: \.self) { index in
                let layer = layers[index]
                if let symbol = layer.symbol {
                    GeometryReader { proxy in
                        symbol.position(x: layer.point.x * proxy.size.width, y: (1 - layer.point.y) * proxy.size.height)
                    }
                } else if let stroke = layer.stroke {
                    layer.stroke(with: stroke)
                } else {
                    layer.fill(layer.style)
                }
            }
        }
    }

    private var annotations: [(x: CGFloat, y: CGFloat, annotation: _Mark.Annotation)] {
        plan.marks.enumerated().flatMap { index, mark in
            mark.annotations.map { annotation in
                let place = ChartLayer.place(of: mark, index, plan)
                let x =
                    annotation.position == .trailing
                    ? place.maxX : annotation.position == .leading ? place.minX : place.midX
                let y =
                    annotation.position == .bottom
                    ? place.minY : [.top, .automatic].contains(annotation.position) ? place.maxY : place.midY
                return (x, y, annotation)
            }
        }
    }

    // MARK: Sectors

    private var pie: some View {
        let sectors = plan.marks.enumerated().filter { $0.element.kind == .sector }
        let whole = max(sectors.reduce(0) { $0 + $1.element.angle }, .leastNonzeroMagnitude)
        var start = 0.0
        var shapes: [(Sector, AnyShapeStyle)] = []
        for (_, mark) in sectors {
            shapes.append(
                (Sector(start: start / whole, end: (start + mark.angle) / whole, mark: mark), plan.style(of: mark)))
            start += mark.angle
        }
        return ZStack {
            ForEach(shapes.indices, id: \.self) { index in shapes[index].0.fill(shapes[index].1) }
            overlays
        }
    }

    private struct Sector: Shape {
        let start: Double
        let end: Double
        nonisolated(unsafe) let mark: _Mark

        nonisolated func path(in rect: CGRect) -> Path {
            let whole = min(rect.width, rect.height) / 2
            let outer = mark.outerRadius.length(in: whole, usually: whole)
            let inner = mark.innerRadius.length(in: whole, usually: 0)
            let center = CGPoint(x: rect.midX, y: rect.midY)
            func angle(_ part: Double) -> Angle { .radians(part * 2 * .pi - .pi / 2) }
            // Half of what is left out lies at each side.
            func inset(at radius: CGFloat) -> Double { radius > 0 ? Double(mark.angularInset / radius) / (2 * .pi) : 0 }
            var path = Path()
            let (far, near) = (inset(at: outer), inset(at: inner))
            guard end - start > 2 * far else { return path }
            path.addArc(
                center: center, radius: outer, startAngle: angle(start + far), endAngle: angle(end - far),
                clockwise: false)
            if inner > 0, end - start > 2 * near {
                path.addArc(
                    center: center, radius: inner, startAngle: angle(end - near), endAngle: angle(start + near),
                    clockwise: true)
            } else {
                path.addLine(to: center)
            }
            path.closeSubpath()
            return path
        }
    }
}

// MARK: - Where all of it goes

enum ChartPart {
    case plot
    case xLabel(CGFloat, isCentered: Bool, isAbove: Bool)
    case yLabel(CGFloat, isLeading: Bool)
    case annotation(CGFloat, CGFloat, AnnotationPosition, CGFloat)
}
enum ChartPartKey: LayoutValueKey {
    static var defaultValue: ChartPart { .plot }
}

/// Labels stand beside the plot, which has the rest.
struct ChartFrame: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var (leading, trailing, above, below): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            switch subview[ChartPartKey.self] {
            case .yLabel(_, true): leading = max(leading, size.width + 4)
            case .yLabel(_, false): trailing = max(trailing, size.width + 4)
            case .xLabel(_, _, true): above = max(above, size.height + 4)
            case .xLabel(_, _, false): below = max(below, size.height + 4)
            default: break
            }
        }
        let plot = CGRect(
            x: bounds.minX + leading, y: bounds.minY + above, width: max(bounds.width - leading - trailing, 0),
            height: max(bounds.height - above - below, 0))
        let whole = ProposedViewSize(plot.size)
        // A label that would stand in the one before it is left out.
        var end = -CGFloat.infinity
        for subview in subviews {
            let size = subview.sizeThatFits(.unspecified)
            switch subview[ChartPartKey.self] {
            case .plot: subview.place(at: plot.origin, proposal: whole)
            case .yLabel(let part, let isLeading):
                let y = plot.maxY - part * plot.height
                let x = isLeading ? plot.minX - 4 - size.width : plot.maxX + 4
                subview.place(at: CGPoint(x: x, y: y), anchor: .leading, proposal: .unspecified)
            case .xLabel(let part, let isCentered, let isAbove):
                let x = plot.minX + part * plot.width - (isCentered ? size.width / 2 : 0)
                let y = isAbove ? bounds.minY : plot.maxY + 4
                let isFree = x >= end && (0...1).contains(part) && x + size.width <= bounds.maxX + 8
                if isFree { end = x + size.width + 2 }
                subview.place(at: CGPoint(x: isFree ? x : -10_000, y: y), proposal: .unspecified)
            case .annotation(let x, let y, let position, let spacing):
                let place = CGPoint(x: plot.minX + x * plot.width, y: plot.maxY - y * plot.height)
                switch position {
                case .leading:
                    subview.place(
                        at: CGPoint(x: place.x - spacing, y: place.y), anchor: .trailing, proposal: .unspecified)
                case .trailing:
                    subview.place(
                        at: CGPoint(x: place.x + spacing, y: place.y), anchor: .leading, proposal: .unspecified)
                case .bottom:
                    subview.place(at: CGPoint(x: place.x, y: place.y + spacing), anchor: .top, proposal: .unspecified)
                case .overlay: subview.place(at: place, anchor: .center, proposal: .unspecified)
                default:
                    subview.place(
                        at: CGPoint(x: place.x, y: place.y - spacing), anchor: .bottom, proposal: .unspecified)
                }
            }
        }
    }
}
