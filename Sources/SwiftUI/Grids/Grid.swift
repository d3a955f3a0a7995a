/// Views in rows and columns. A column is as wide as the widest of its cells.
public nonisolated struct Grid<Content: View>: View {
    private let layout: GridLayout
    private let content: Content

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    @MainActor public var body: some View { layout { content } }
}

/// The cells of a row in a grid. Elsewhere they are views like others.
public nonisolated struct GridRow<Content: View>: _PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        (self.alignment, self.content) = (alignment, content())
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let identity = node.kept as? GridRowIdentity ?? GridRowIdentity()
        node.kept = identity
        identity.alignment = view.alignment
        node.child(0).update(view.content, in: node.deriving { $0[StackOrientation.self] = nil })
        node.wrapping { Traited($0, GridRowKey.self, identity) }
    }
}

final class GridRowIdentity: @unchecked Sendable {
    var alignment: VerticalAlignment?
}
private enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowIdentity? { nil } }
private enum GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
private enum GridColumnAlignmentKey: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
private enum GridUnsizedKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
private enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }

extension View {
    public nonisolated func gridCellColumns(_ count: Int) -> some View { trait(GridColumnsKey.self, max(1, count)) }
    public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { trait(GridAnchorKey.self, anchor) }
    public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        trait(GridColumnAlignmentKey.self, guide)
    }
    public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { trait(GridUnsizedKey.self, axes) }
}

public struct GridLayout: Layout {
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        (self.alignment, self.horizontalSpacing, self.verticalSpacing) = (
            alignment, horizontalSpacing, verticalSpacing
        )
    }

    private struct Cell {
        let view: LayoutSubview
        let row, column, span: Int
        /// Whether the cell counts as the only one of its row, without being in a `GridRow`.
        let isWhole: Bool
        var unsized: Axis.Set { view[GridUnsizedKey.self] }
    }
    private struct Plan {
        var cells: [Cell] = []
        var rowAlignments: [VerticalAlignment?] = []
        var columnAlignments: [HorizontalAlignment?] = []
        var columns = 0
        var rows: Int { rowAlignments.count }
    }

    private func plan(_ subviews: Subviews) -> Plan {
        var plan = Plan()
        var last: GridRowIdentity?
        var column = 0
        for view in subviews {
            let row = view[GridRowKey.self]
            if row == nil || row !== last {
                plan.rowAlignments.append(row?.alignment)
                column = 0
            }
            last = row
            let span = row == nil ? 0 : view[GridColumnsKey.self]
            plan.cells.append(
                Cell(view: view, row: plan.rows - 1, column: column, span: span, isWhole: row == nil))
            column += span
            plan.columns = max(plan.columns, column)
        }
        plan.columns = max(plan.columns, 1)
        plan.columnAlignments = Array(repeating: nil, count: plan.columns)
        for cell in plan.cells where !cell.isWhole {
            if let guide = cell.view[GridColumnAlignmentKey.self] { plan.columnAlignments[cell.column] = guide }
        }
        return plan
    }

    /// The gaps between columns or rows: the largest distance that any two neighbours want.
    private func gaps(_ plan: Plan, _ axis: Axis) -> [CGFloat] {
        let count = (axis == .horizontal ? plan.columns : plan.rows) - 1
        guard count > 0 else { return [] }
        if let given = axis == .horizontal ? horizontalSpacing : verticalSpacing {
            return Array(repeating: given, count: count)
        }
        var gaps = Array<CGFloat?>(repeating: nil, count: count)
        for one in plan.cells {
            for other in plan.cells {
                let place: Int
                let isNext: Bool
                if axis == .horizontal {
                    place = one.column + one.span - 1
                    isNext = one.row == other.row && other.column == place + 1
                } else {
                    place = one.row
                    isNext = other.row == place + 1 && Self.share(one, other)
                }
                guard isNext, gaps.indices.contains(place) else { continue }
                let distance = one.view.spacing.distance(to: other.view.spacing, along: axis)
                gaps[place] = max(gaps[place] ?? 0, distance)
            }
        }
        return gaps.map { $0 ?? ViewSpacing.usual }
    }

    /// Whether two cells have a column in common.
    private static func share(_ one: Cell, _ other: Cell) -> Bool {
        if one.isWhole || other.isWhole { return true }
        let (end, otherEnd) = (one.column + one.span, other.column + other.span)
        return one.column < otherEnd && other.column < end
    }

    /// What is left goes to the least flexible first, as in a stack. Those that are like each other have an equal share of it, and what
    /// one of them leaves is not for the others.
    private func lengths(
        _ count: Int, _ proposed: CGFloat?, _ gaps: [CGFloat], isBounded: Bool = false,
        _ length: (Int, CGFloat?) -> CGFloat
    ) -> [CGFloat] {
        guard let proposed else { return (0..<count).map { length($0, nil) } }
        var left = proposed - gaps.reduce(0, +)
        var lengths = Array<CGFloat>(repeating: 0, count: count)
        let most = (0..<count).map { length($0, .infinity) }
        let flexibilities = (0..<count).map { most[$0] - length($0, 0) }
        func isFinite(_ index: Int) -> Bool { most[index].isFinite && flexibilities[index] > 0 }
        // In a recorded table of a given height, no column has what another leaves; in one without, those have it that want more. Four
        // columns that want the same are all broken there, though the last of them had room for its words.
        func areAlike(_ one: Int, _ other: Int) -> Bool {
            isFinite(one) && isFinite(other) && (isBounded || abs(most[one] - most[other]) < 0.01)
        }
        var waiting = (0..<count).sorted { one, other in
            let (own, others) = (flexibilities[one], flexibilities[other])
            return own == others ? one < other : own < others
        }
        while let first = waiting.first {
            let share = max(0, left / CGFloat(waiting.count))
            let group = waiting.filter { $0 == first || areAlike(first, $0) }
            for index in group {
                lengths[index] = length(index, share)
                left -= lengths[index]
            }
            waiting.removeAll(where: group.contains)
        }
        return lengths
    }

    private struct Arranged {
        var plan: Plan
        var widths, heights, columnGaps, rowGaps: [CGFloat]
        var size: CGSize {
            CGSize(
                width: widths.reduce(0, +) + columnGaps.reduce(0, +),
                height: heights.reduce(0, +) + rowGaps.reduce(0, +))
        }
        func width(_ cell: Cell) -> CGFloat {
            if cell.isWhole { return size.width }
            let end = min(cell.column + cell.span, widths.count)
            return widths[cell.column..<end].reduce(0, +)
                + columnGaps[cell.column..<max(cell.column, end - 1)].reduce(0, +)
        }
        func x(_ cell: Cell) -> CGFloat {
            widths[..<cell.column].reduce(0, +) + columnGaps[..<cell.column].reduce(0, +)
        }
    }

    private func arrange(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Arranged {
        let plan = plan(subviews)
        let (columnGaps, rowGaps) = (gaps(plan, .horizontal), gaps(plan, .vertical))
        let single = plan.cells.filter { !$0.isWhole && $0.span == 1 && !$0.unsized.contains(Axis.horizontal) }
        let isBounded = proposal.height.map(\.isFinite) ?? false
        var widths = lengths(plan.columns, proposal.width, columnGaps, isBounded: isBounded) { column, offered in
            let offer = ProposedViewSize(width: offered, height: nil)
            return single.filter { $0.column == column }.map { $0.view.sizeThatFits(offer).width }.max() ?? 0
        }
        // What reaches over several columns makes them wider together.
        for cell in plan.cells where cell.span != 1 && !cell.unsized.contains(Axis.horizontal) {
            let (first, end) = cell.isWhole ? (0, plan.columns) : (cell.column, cell.column + cell.span)
            let between = columnGaps[first..<max(first, end - 1)].reduce(0, +)
            let now = widths[first..<end].reduce(0, +) + between
            let others = widths.reduce(0, +) + columnGaps.reduce(0, +) - now
            let offered = proposal.width.map { max(0, $0 - others) }
            let wanted = cell.view.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
            guard wanted.isFinite else {
                widths[end - 1] = .infinity
                continue
            }
            for column in first..<end where wanted > now {
                widths[column] += (wanted - now) / CGFloat(end - first)
            }
        }
        var arranged = Arranged(
            plan: plan, widths: widths, heights: [], columnGaps: columnGaps, rowGaps: rowGaps)
        arranged.heights = lengths(plan.rows, proposal.height, rowGaps) { row, offered in
            let cells = plan.cells.filter { $0.row == row && !$0.unsized.contains(Axis.vertical) }
            return extent(cells, arranged, offered, row).map { $0.before + $0.after } ?? 0
        }
        return arranged
    }

    private func guide(_ row: Int, _ plan: Plan) -> AlignmentKey { (plan.rowAlignments[row] ?? alignment.vertical).key }

    /// How far the cells of a row reach above and below their common guide.
    private func extent(_ cells: [Cell], _ arranged: Arranged, _ offered: CGFloat?, _ row: Int)
        -> (before: CGFloat, after: CGFloat)?
    {
        let key = guide(row, arranged.plan)
        let reaches = cells.map {
            $0.view.dimensions(in: ProposedViewSize(width: arranged.width($0), height: offered)).reach(around: key)
        }
        guard let before = reaches.map(\.before).max(), let after = reaches.map(\.after).max() else { return nil }
        return (before, after)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.isEmpty ? .zero : arrange(proposal, subviews).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let arranged = arrange(proposal, subviews)
        let isRightToLeft = subviews.layoutDirection == .rightToLeft
        var y: CGFloat = 0
        for row in 0..<arranged.plan.rows {
            let height = arranged.heights[row]
            let cells = arranged.plan.cells.filter { $0.row == row }
            let key = guide(row, arranged.plan)
            let sized = cells.filter { !$0.unsized.contains(Axis.vertical) }
            let before = extent(sized, arranged, height, row)?.before ?? 0
            for cell in cells {
                let width = arranged.width(cell)
                let offered = ProposedViewSize(width: width, height: height)
                let own = cell.view.dimensions(in: offered)
                let box = ViewDimensions(width: width, height: height) { _ in nil }
                let across =
                    (cell.isWhole ? nil : arranged.plan.columnAlignments[cell.column]) ?? alignment.horizontal
                var x = box[across] - own[across]
                var down = key.isOfEdge ? box[key] - own[key] : before - own[key]
                if let anchor = cell.view[GridAnchorKey.self] {
                    (x, down) = ((width - own.width) * anchor.x, (height - own.height) * anchor.y)
                }
                x += cell.isWhole ? 0 : arranged.x(cell)
                if isRightToLeft { x = bounds.width - x - own.width }
                cell.view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y + down), proposal: offered)
            }
            y += height + (row < arranged.rowGaps.count ? arranged.rowGaps[row] : 0)
        }
    }
}
