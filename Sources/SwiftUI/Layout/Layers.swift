/// What lies behind or upon another thing. It is offered the size of that, and changes nothing of it.
final class LayeredItem: WrappingItem, @unchecked Sendable {
    private let beside: [Item]
    private let alignment: Alignment
    private let isBehind: Bool

    init(_ inner: Item, _ beside: [Item], _ alignment: Alignment, isBehind: Bool) {
        (self.beside, self.alignment, self.isBehind) = (beside, alignment, isBehind)
        super.init(inner)
    }

    override var priority: Double { inner.priority }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        inner.place(at: origin, proposal, in: space)
        let main = inner.dimensions(proposal)
        let offered = ProposedViewSize(width: main.width, height: main.height)
        for item in beside {
            let own = item.dimensions(offered)
            let lead = main[alignment.horizontal] - own[alignment.horizontal]
            let x = space.isRightToLeft ? main.width - own.width - lead : lead
            let y = main[alignment.vertical] - own[alignment.vertical]
            item.place(at: CGPoint(x: origin.x + x, y: origin.y + y), offered, in: space)
        }
    }

    override func mount(into views: inout [UIView]) {
        if isBehind { for item in beside { item.mount(into: &views) } }
        inner.mount(into: &views)
        if !isBehind { for item in beside { item.mount(into: &views) } }
    }
}

/// Puts views behind or upon each view of the content.
struct Layering<Beside: View>: _PrimitiveModifier {
    nonisolated(unsafe) let beside: Beside
    let alignment: Alignment
    let isBehind: Bool

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let environment = node.deriving { $0[StackOrientation.self] = nil }
        node.child(1).update(modifier.beside, in: environment)
        node.output = { [unowned node] _ in
            zip(node.child(0).items, node.beside(modifier.beside, in: environment)).map { item, beside in
                LayeredItem(item, beside, modifier.alignment, isBehind: modifier.isBehind)
            }
        }
    }
}

extension _ViewNode {
    /// What stands beside each thing of the content, which is the first child: of several each has its own, with a state of its own.
    /// For the making of the output, where what stands beside the first is already there.
    func beside(_ view: some View, in environment: EnvironmentValues) -> [[Item]] {
        placing {
            let items = child(0).items
            for index in items.indices.dropFirst() { child(1 + index).update(view, in: environment) }
            keepChildren(1 + max(1, items.count))
            return items.indices.map { child(1 + $0).items }
        }
    }
}

/// What grows out of the safe area where it touches its border.
final class UnsafeItem: WrappingItem, @unchecked Sendable {
    private let edges: Edge.Set
    private let regions: SafeAreaRegions

    init(_ inner: Item, edges: Edge.Set, regions: SafeAreaRegions = .all) {
        (self.edges, self.regions) = (edges, regions)
        super.init(inner)
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal))
        let outgrowth = space.outgrowth(of: frame, edges: edges, regions: regions)
        guard !outgrowth.isZero else { return inner.place(at: origin, proposal, in: space) }
        let grown = space.grown(frame, by: outgrowth)
        var inside = space
        // What is in there may use what was covered.
        inside.safe = space.grown(space.safe, by: outgrowth)
        if outgrowth.bottom > 0 { inside.keyboard = 0 }
        inner.place(at: grown.origin, ProposedViewSize(grown.size), in: inside)
    }
}

extension View {
    @_disfavoredOverload
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center)
        -> some View
    { modifier(Layering(beside: background, alignment: alignment, isBehind: true)) }

    public nonisolated func background<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { modifier(Layering(beside: Together(content()), alignment: alignment, isBehind: true)) }

    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(Layering(beside: overlay, alignment: alignment, isBehind: false))
    }

    public nonisolated func overlay<Content: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) -> some View { modifier(Layering(beside: Together(content(), alignment), alignment: alignment, isBehind: false)) }

    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        wrapped { item, _ in UnsafeItem(item, edges: edges, regions: regions) }
    }
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

/// Several views as one, upon each other.
struct Together<Content: View>: _PrimitiveView {
    nonisolated(unsafe) private let content: Content
    private let alignment: Alignment

    nonisolated init(_ content: Content, _ alignment: Alignment = .center) {
        (self.content, self.alignment) = (content, alignment)
    }

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(view.content, in: node.environment)
        let isRightToLeft = node.environment.layoutDirection == .rightToLeft
        node.output = { children in
            let items = children.flatMap(\.items)
            if items.count < 2 { return items }
            return [LayoutItem(ZStackLayout(alignment: view.alignment), items, isRightToLeft: isRightToLeft)]
        }
    }
}

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = Self(rawValue: 1)
    public static let keyboard = Self(rawValue: 2)
    public static let all = Self(rawValue: .max)
}
