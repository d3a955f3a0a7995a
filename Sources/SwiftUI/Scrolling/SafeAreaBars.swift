/// A bar at an edge of the content, which gives way to it and may run on below it.
private final class EdgeBarItem: WrappingItem, @unchecked Sendable {
    private let bar: Item
    private let edge: Edge
    private let across: AlignmentKey
    private let given: CGFloat?

    init(_ inner: Item, _ bar: Item, _ edge: Edge, _ across: AlignmentKey, _ spacing: CGFloat?) {
        (self.bar, self.edge, self.across, given) = (bar, edge, across, spacing)
        super.init(inner)
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var isFirst: Bool { edge == .top || edge == .leading }
    private var gap: CGFloat {
        if let given { return given }
        return isFirst
            ? bar.spacing.distance(to: inner.spacing, along: axis)
            : inner.spacing.distance(to: bar.spacing, along: axis)
    }

    /// What the bar takes with its distance, and what is left to the content.
    private func parts(_ proposal: ProposedViewSize) -> (
        bar: ProposedViewSize, taken: CGFloat, content: ProposedViewSize
    ) {
        var least = proposal
        least[axis] = 0
        var offered = proposal
        offered[axis] = proposal[axis].map { max(0, $0 - inner.size(least)[axis] - gap) }
        let taken = bar.size(offered)[axis] + gap
        var left = proposal
        left[axis] = proposal[axis].map { max(0, $0 - taken) }
        return (offered, taken, left)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let parts = parts(proposal)
        var size = inner.size(parts.content)
        size[axis] += parts.taken
        return size
    }

    override func ownGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? { nil }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let parts = parts(proposal)
        let size = size(proposal)
        let own = bar.dimensions(parts.bar)
        let content = inner.size(parts.content)
        let isAtStart = axis == .vertical ? isFirst : isFirst != space.isRightToLeft
        var (contentOrigin, barOrigin) = (origin, origin)
        if axis == .vertical {
            if isAtStart { contentOrigin.y += parts.taken } else { barOrigin.y += size.height - own.height }
            let box = ViewDimensions(width: size.width, height: own.height) { _ in nil }
            let lead = box[across] - own[across]
            barOrigin.x += space.isRightToLeft ? size.width - own.width - lead : lead
        } else {
            if isAtStart { contentOrigin.x += parts.taken } else { barOrigin.x += size.width - own.width }
            let box = ViewDimensions(width: own.width, height: size.height) { _ in nil }
            barOrigin.y += box[across] - own[across]
        }
        var inside = space
        let frame = CGRect(origin: contentOrigin, size: content)
        // What is below the bar is no longer safe.
        switch (axis, isAtStart) {
        case (.vertical, true): inside.safe = space.safe.from(top: frame.minY - gap)
        case (.vertical, false): inside.safe = space.safe.to(bottom: frame.maxY + gap)
        case (.horizontal, true): inside.safe = space.safe.from(left: frame.minX - gap)
        case (.horizontal, false): inside.safe = space.safe.to(right: frame.maxX + gap)
        }
        if gap != 0 { inside.safe = inside.safe.shrunk(toReach: frame, axis, isAtStart) }
        inner.place(at: contentOrigin, parts.content, in: inside)
        bar.place(at: barOrigin, parts.bar, in: space)
    }

    override func mount(into views: inout [UIView]) {
        inner.mount(into: &views)
        bar.mount(into: &views)
    }
}

extension CGRect {
    fileprivate func from(top: CGFloat) -> CGRect {
        CGRect(x: minX, y: top, width: width, height: max(0, maxY - top))
    }
    func to(bottom: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: width, height: max(0, bottom - minY))
    }
    fileprivate func from(left: CGFloat) -> CGRect {
        CGRect(x: left, y: minY, width: max(0, maxX - left), height: height)
    }
    fileprivate func to(right: CGFloat) -> CGRect {
        CGRect(x: minX, y: minY, width: max(0, right - minX), height: height)
    }
    /// This rectangle with its edge where that of the content is.
    fileprivate func shrunk(toReach frame: CGRect, _ axis: Axis, _ isAtStart: Bool) -> CGRect {
        switch (axis, isAtStart) {
        case (.vertical, true): from(top: frame.minY)
        case (.vertical, false): to(bottom: frame.maxY)
        case (.horizontal, true): from(left: frame.minX)
        case (.horizontal, false): to(right: frame.maxX)
        }
    }
}

/// An empty border that counts as covered.
private final class SafePaddingItem: BoxItem, @unchecked Sendable {
    private let insets: EdgeInsets

    init(_ inner: Item, _ insets: EdgeInsets) {
        self.insets = insets
        super.init(inner)
    }
    override var spacing: ViewSpacing { .zero }
    override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max(0, $0 - insets.horizontal) },
            height: proposal.height.map { max(0, $0 - insets.vertical) })
    }
    override func ownSize(_ proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
        CGSize(width: content.width + insets.horizontal, height: content.height + insets.vertical)
    }
    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal))
        let left = space.isRightToLeft ? insets.trailing : insets.leading
        let content = CGRect(
            x: frame.minX + left, y: frame.minY + insets.top, width: max(0, frame.width - insets.horizontal),
            height: max(0, frame.height - insets.vertical))
        var inside = space
        inside.safe = content
        inside.bounds = space.bounds.union(frame)
        inner.place(at: content.origin, offer(proposal), in: inside)
    }
}

private struct EdgeBar<Bar: View>: _PrimitiveModifier {
    nonisolated(unsafe) let bar: Bar
    let edge: Edge
    let across: AlignmentKey
    let spacing: CGFloat?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.child(1).update(Together(modifier.bar), in: node.deriving { $0[StackOrientation.self] = nil })
        node.output = { children in
            guard let bar = children[1].items.first else { return children[0].items }
            return children[0].items.map {
                EdgeBarItem($0, bar, modifier.edge, modifier.across, modifier.spacing)
            }
        }
    }
}

extension View {
    public nonisolated func safeAreaInset<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(
            EdgeBar(bar: content(), edge: edge == .top ? .top : .bottom, across: alignment.key, spacing: spacing))
    }
    public nonisolated func safeAreaInset<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(
            EdgeBar(
                bar: content(), edge: edge == .leading ? .leading : .trailing, across: alignment.key, spacing: spacing))
    }
    public nonisolated func safeAreaBar<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
    public nonisolated func safeAreaBar<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

    public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        wrapped { item, _ in SafePaddingItem(item, insets) }
    }
    public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? DefaultPadding.length))
    }
    public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(EdgeInsets(.all, length))
    }
}
