/// How both stacks offer their length: what is left goes to the least flexible first, in the order of priorities.
public struct _StackArranging {
    let axis: Axis
    let spacing: CGFloat?
    let guide: AlignmentKey

    func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
        guard subviews.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing, count: subviews.count - 1) }
        let spacings = subviews.map(\.spacing)
        return zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: axis) }
    }

    /// What each is offered.
    func offers(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [ProposedViewSize] {
        var offers = Array(repeating: proposal, count: subviews.count)
        guard let whole = proposal[axis], !subviews.isEmpty else { return offers }
        var left = whole - gaps(subviews).reduce(0, +)
        guard subviews.count > 1 else {
            offers[0][axis] = max(0, left)
            return offers
        }
        func length(_ index: Int, _ offered: CGFloat) -> CGFloat {
            var offer = proposal
            offer[axis] = offered
            return subviews[index].sizeThatFits(offer)[axis]
        }
        let priorities = subviews.map(\.priority)
        let groups = Set(priorities).sorted(by: >)
        // Without others there is nothing to be reserved.
        let least = groups.count > 1 ? subviews.indices.map { length($0, 0) } : []
        var reserved = least.reduce(0, +)
        for priority in groups {
            let group = subviews.indices.filter { priorities[$0] == priority }
            if groups.count > 1 { reserved -= group.reduce(0) { $0 + least[$1] } }
            var available = left - reserved
            for (place, index) in order(group, length).enumerated() {
                let offered = max(0, available / CGFloat(group.count - place))
                offers[index][axis] = offered
                let taken = length(index, offered)
                available -= taken
                left -= taken
            }
        }
        return offers
    }

    /// The least flexible first; of two that have no end, the one that needs more.
    private func order(_ group: [Int], _ length: (Int, CGFloat) -> CGFloat) -> [Int] {
        guard group.count > 1 else { return group }
        let ranges = group.map { index -> (index: Int, flexibility: CGFloat, least: CGFloat) in
            let least = length(index, 0)
            return (index, length(index, .infinity) - least, least)
        }
        return ranges.sorted {
            if $0.flexibility == .infinity, $1.flexibility == .infinity, $0.least != $1.least {
                return $0.least > $1.least
            }
            return $0.flexibility == $1.flexibility ? $0.index < $1.index : $0.flexibility < $1.flexibility
        }.map(\.index)
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let dimensions = zip(subviews, offers(proposal, subviews)).map { $0.dimensions(in: $1) }
        var size = CGSize.zero
        size[axis] = dimensions.reduce(0) { $0 + $1[axis] } + gaps(subviews).reduce(0, +)
        let extent = extent(dimensions)
        size[axis.other] = extent.before + extent.after
        return size
    }

    /// How far the views reach before and after the common guide.
    private func extent(_ dimensions: [ViewDimensions]) -> (before: CGFloat, after: CGFloat) {
        let reaches = dimensions.map { $0.reach(around: guide) }
        return (reaches.map(\.before).max() ?? 0, reaches.map(\.after).max() ?? 0)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        guard !subviews.isEmpty else { return }
        var proposal = proposal
        // Who fills the stack across learns now how wide that is.
        if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
        let (offers, gaps) = (offers(proposal, subviews), gaps(subviews) + [0])
        let dimensions = zip(subviews, offers).map { $0.dimensions(in: $1) }
        let before = extent(dimensions).before
        let isRightToLeft = subviews.layoutDirection == .rightToLeft
        var at: CGFloat = 0
        for index in subviews.indices {
            let own = dimensions[index]
            let across = before - own[guide]
            var point =
                axis == .horizontal ? CGPoint(x: at, y: across) : CGPoint(x: across, y: at)
            if isRightToLeft { point.x = bounds.width - point.x - own.width }
            subviews[index].place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: offers[index])
            at += own[axis] + gaps[index]
        }
    }

    /// Across, that of all; along, that of the first and the last.
    func ownSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        let (starts, ends): (Edge.Set, Edge.Set) = axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
        var spacing = subviews.dropFirst().reduce(into: first.spacing) {
            $0.formUnion($1.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        let (firsts, lasts) = (first.spacing, last.spacing)
        if starts == .leading { spacing.leading = firsts.leading } else { spacing.top = firsts.top }
        if ends == .trailing { spacing.trailing = lasts.trailing } else { spacing.bottom = lasts.bottom }
        return spacing
    }
}

/// What both stacks do as layouts.
public protocol _StackLayout: Layout, Sendable where Cache == Void {
    var _arranging: _StackArranging { get }
    static var _axis: Axis { get }
}

extension _StackLayout {
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = _axis
        return properties
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        _arranging.size(proposal, subviews)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        _arranging.place(in: bounds, proposal, subviews)
    }
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { _arranging.ownSpacing(subviews) }
}

/// Views beside each other, as a layout.
public struct HStackLayout: _StackLayout {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    public static var _axis: Axis { .horizontal }
    public var _arranging: _StackArranging { _StackArranging(axis: Self._axis, spacing: spacing, guide: alignment.key) }
}

/// Views below each other, as a layout.
public struct VStackLayout: _StackLayout {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
    public static var _axis: Axis { .vertical }
    public var _arranging: _StackArranging { _StackArranging(axis: Self._axis, spacing: spacing, guide: alignment.key) }
}

/// Views upon each other, as a layout.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// The stack's size and guides, which the subviews with the highest priority decide.
    private func extent(_ proposal: ProposedViewSize, _ subviews: Subviews) -> (size: CGSize, guides: CGPoint) {
        let priority = subviews.map(\.priority).max()
        let all = subviews.filter { $0.priority == priority }.map { $0.dimensions(in: proposal) }
        func reach(_ key: AlignmentKey) -> (before: CGFloat, after: CGFloat) {
            let reaches = all.map { $0.reach(around: key) }
            return (reaches.map(\.before).max() ?? 0, reaches.map(\.after).max() ?? 0)
        }
        let (across, down) = (reach(alignment.horizontal.key), reach(alignment.vertical.key))
        return (
            CGSize(width: across.before + across.after, height: down.before + down.after),
            CGPoint(x: across.before, y: down.before)
        )
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(proposal, subviews).size
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offered = ProposedViewSize(bounds.size)
        let guides = extent(offered, subviews).guides
        for view in subviews {
            let own = view.dimensions(in: offered)
            let lead = guides.x - own[alignment.horizontal]
            let x = subviews.layoutDirection == .rightToLeft ? bounds.width - lead - own.width : lead
            view.place(
                at: CGPoint(x: bounds.minX + x, y: bounds.minY + guides.y - own[alignment.vertical]), proposal: offered)
        }
    }
}

/// Views beside each other.
public nonisolated struct HStack<Content: View>: _PrimitiveView {
    private let shown: LayoutView<HStackLayout, Content>
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        shown = LayoutView(layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
    }
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { LayoutView._make(view.shown, in: node) }
}

/// Views below each other.
public nonisolated struct VStack<Content: View>: _PrimitiveView {
    private let shown: LayoutView<VStackLayout, Content>
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        shown = LayoutView(layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
    }
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { LayoutView._make(view.shown, in: node) }
}

/// Views upon each other.
public nonisolated struct ZStack<Content: View>: _PrimitiveView {
    private let shown: LayoutView<ZStackLayout, Content>
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        shown = LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
    }
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) { LayoutView._make(view.shown, in: node) }
}
