/// What an author writes on a view for a layout.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A view as a layout sees it.
public struct LayoutSubview: Equatable {
    let item: Item
    fileprivate let put: (CGPoint, UnitPoint, ProposedViewSize) -> Void

    public static func == (one: Self, other: Self) -> Bool { one.item === other.item }

    public var priority: Double { item.priority }
    public var spacing: ViewSpacing { item.spacing }
    public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { item.value(key) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(proposal) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(proposal) }
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        put(position, anchor, proposal)
    }
}

/// The views of a layout.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    nonisolated(unsafe) fileprivate let all: [LayoutSubview]
    public var layoutDirection: LayoutDirection

    public typealias SubSequence = LayoutSubviews
    public var startIndex: Int { all.startIndex }
    public var endIndex: Int { all.endIndex }
    public subscript(index: Int) -> LayoutSubview { all[index] }
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(all: Array(all[bounds]), layoutDirection: layoutDirection)
    }
    public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews where Indices.Element == Int {
        LayoutSubviews(all: indices.map { all[$0] }, layoutDirection: layoutDirection)
    }
}

public struct LayoutProperties: Sendable {
    /// Along which axis it is a stack. Spacers and dividers ask for it.
    public var stackOrientation: Axis?
    public init() {}
}

/// Arranges views.
public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    static var layoutProperties: LayoutProperties { get }
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        guard let first = subviews.first else { return .zero }
        return subviews.dropFirst().reduce(into: first.spacing) { $0.formUnion($1.spacing) }
    }

    // The guides of the views it holds are merged, unless it says otherwise.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}

/// Views that a layout arranges.
struct LayoutView<Arranging: Layout, Content: View>: _PrimitiveView {
    nonisolated(unsafe) let layout: Arranging
    nonisolated(unsafe) let content: Content

    nonisolated init(layout: Arranging, content: Content) { (self.layout, self.content) = (layout, content) }

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let orientation = (view.layout as? AnyLayout)?.orientation ?? Arranging.layoutProperties.stackOrientation
        let environment = node.deriving { $0[StackOrientation.self] = orientation }
        node.child(0).update(view.content, in: environment)
        let isRightToLeft = node.environment.layoutDirection == .rightToLeft
        node.container { LayoutItem(view.layout, $0, isRightToLeft: isRightToLeft) }
    }
}

/// Along which axis the container of a spacer or a divider is a stack.
enum StackOrientation: EnvironmentKey { static var defaultValue: Axis? { nil } }

/// Things that a layout arranges.
final class LayoutItem<Arranging: Layout>: Item, @unchecked Sendable {
    private let layout: Arranging
    private let parts: [Item]
    private let isRightToLeft: Bool
    private var cache: Arranging.Cache?
    /// Where each subview was put for a proposal and a size, in a box at the origin.
    private var places: [(origin: CGPoint, proposal: ProposedViewSize)?] = []
    private var placedFor: (proposal: ProposedViewSize, size: CGSize)?

    init(_ layout: Arranging, _ parts: [Item], isRightToLeft: Bool) {
        (self.layout, self.parts, self.isRightToLeft) = (layout, parts, isRightToLeft)
    }

    private lazy var subviews = LayoutSubviews(
        all: parts.enumerated().map { index, item in
            LayoutSubview(item: item) { [unowned self] position, anchor, proposal in
                let size = item.size(proposal)
                let origin = CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
                places[index] = (origin, proposal)
            }
        }, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)

    private func withCache<Result>(_ work: (inout Arranging.Cache) -> Result) -> Result {
        var own = cache ?? layout.makeCache(subviews: subviews)
        // The cache is taken out meanwhile, so that it is not copied when it changes.
        cache = nil
        defer { cache = own }
        return work(&own)
    }

    override var spacing: ViewSpacing { withCache { layout.spacing(subviews: subviews, cache: &$0) } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    private func arrange(_ proposal: ProposedViewSize, _ size: CGSize) {
        if let placedFor, placedFor == (proposal, size) { return }
        places = parts.map { _ in nil }
        let bounds = CGRect(origin: .zero, size: size)
        withCache { layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
        placedFor = (proposal, size)
    }

    /// What a layout does not place is in the middle, and offered all of it.
    private func place(of index: Int, in size: CGSize) -> (origin: CGPoint, proposal: ProposedViewSize) {
        if let place = places[index] { return place }
        let own = parts[index].size(ProposedViewSize(size))
        return (
            CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), ProposedViewSize(size)
        )
    }

    override func ownGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size)
        let said = withCache { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        if let said { return said }
        guard !key.isOfEdge else { return nil }
        arrange(proposal, size)
        let values = parts.indices.compactMap { index -> CGFloat? in
            let (item, place) = (parts[index], place(of: index, in: size))
            let own = item.size(place.proposal)
            guard let value = item.explicitGuide(key, place.proposal, own) else { return nil }
            if key.axis == .vertical { return value + place.origin.y }
            return value + (isRightToLeft ? size.width - place.origin.x - own.width : place.origin.x)
        }
        guard !values.isEmpty else { return nil }
        if key == .firstTextBaseline { return values.min() }
        if key == .lastTextBaseline { return values.max() }
        return values.reduce(0, +) / CGFloat(values.count)
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let size = size(proposal)
        arrange(proposal, size)
        for index in parts.indices {
            let place = place(of: index, in: size)
            parts[index].place(
                at: CGPoint(x: origin.x + place.origin.x, y: origin.y + place.origin.y), place.proposal, in: space)
        }
    }

    override func mount(into views: inout [UIView]) {
        let isOrdered = !parts.contains { $0.zIndex != 0 }
        let order =
            isOrdered ? Array(parts.indices) : parts.indices.sorted { (parts[$0].zIndex, $0) < (parts[$1].zIndex, $1) }
        for index in order { parts[index].mount(into: &views) }
    }
}

/// A layout whose type is hidden. Views keep their state when it changes.
public struct AnyLayout: Layout {
    private let hidden: any AnyLayoutBox
    let orientation: Axis?

    public init<Arranging: Layout>(_ layout: Arranging) {
        hidden = LayoutBox(layout: layout)
        orientation = Arranging.layoutProperties.stackOrientation
    }

    public struct Cache { fileprivate var kept: Any }

    public func makeCache(subviews: Subviews) -> Cache { Cache(kept: hidden.makeCache(subviews)) }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { hidden.updateCache(&cache.kept, subviews) }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        hidden.spacing(subviews, &cache.kept)
    }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        hidden.size(proposal, subviews, &cache.kept)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        hidden.place(bounds, proposal, subviews, &cache.kept)
    }
}

private protocol AnyLayoutBox {
    func makeCache(_ subviews: LayoutSubviews) -> Any
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any)
}

private struct LayoutBox<Arranging: Layout>: AnyLayoutBox {
    let layout: Arranging

    private func with<Result>(
        _ cache: inout Any, _ subviews: LayoutSubviews, _ work: (inout Arranging.Cache) -> Result
    ) -> Result {
        var own = cache as? Arranging.Cache ?? layout.makeCache(subviews: subviews)
        defer { cache = own }
        return work(&own)
    }
    func makeCache(_ subviews: LayoutSubviews) -> Any { layout.makeCache(subviews: subviews) }
    func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
        with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
        with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) -> CGSize {
        with(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }
    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any) {
        with(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
