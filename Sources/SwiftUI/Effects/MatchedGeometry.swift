public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = Self(rawValue: 1)
    public static let size = Self(rawValue: 2)
    public static let frame: Self = [.position, .size]
}

/// Where the views are that others follow, by name space and name.
@MainActor final class MatchedPlaces {
    struct Name: Hashable, @unchecked Sendable {
        let namespace: Namespace.ID
        let id: AnyHashable
    }
    private struct Known {
        weak var view: UIView?
        var frame: CGRect
    }
    private var known: [Name: Known] = [:]
    /// Whether a view was followed at a place where it is no longer.
    private var isOutdated = false
    private var followed: Set<Name> = []

    /// A source is here now.
    func note(_ name: Name, _ frame: CGRect) {
        let former = known[name]
        if followed.contains(name), former?.frame != frame || former?.view !== LayoutHost.current { isOutdated = true }
        known[name] = Known(view: LayoutHost.current, frame: frame)
    }

    /// Where the source is, in the view into which things are being put.
    func frame(_ name: Name) -> CGRect? {
        followed.insert(name)
        guard let place = known[name] else { return nil }
        guard let view = place.view, let host = LayoutHost.current, view !== host else { return place.frame }
        return view.convert(place.frame, to: host)
    }

    /// Whether what follows has to be put into its place once more.
    func takeOutdated() -> Bool {
        defer { isOutdated = false }
        return isOutdated
    }
}

/// What is where another view is.
private final class FollowingItem: WrappingItem, @unchecked Sendable {
    private let name: MatchedPlaces.Name
    private let places: MatchedPlaces
    private let properties: MatchedGeometryProperties
    private let anchor: UnitPoint

    init(
        _ inner: Item, _ name: MatchedPlaces.Name, _ places: MatchedPlaces, _ properties: MatchedGeometryProperties,
        _ anchor: UnitPoint
    ) {
        (self.name, self.places, self.properties, self.anchor) = (name, places, properties, anchor)
        super.init(inner)
    }
    override var priority: Double { inner.priority }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        guard let frame = MainActor.assumeIsolated({ places.frame(name) }) else {
            return inner.place(at: origin, proposal, in: space)
        }
        let offered = properties.contains(.size) ? ProposedViewSize(frame.size) : proposal
        let own = inner.size(offered)
        guard properties.contains(.position) else { return inner.place(at: origin, offered, in: space) }
        let x = frame.minX + (frame.width - own.width) * anchor.x
        let y = frame.minY + (frame.height - own.height) * anchor.y
        inner.place(at: CGPoint(x: x, y: y), offered, in: space)
    }
}

private struct Matching: _PrimitiveModifier {
    let name: MatchedPlaces.Name
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let places = node.graph.matchedPlaces
        node.wrapping { item in
            guard modifier.isSource else {
                return FollowingItem(item, modifier.name, places, modifier.properties, modifier.anchor)
            }
            return PlacedItem(item) { frame, _ in places.note(modifier.name, frame) }
        }
    }
}

extension View {
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            Matching(
                name: MatchedPlaces.Name(namespace: namespace, id: AnyHashable(id)), properties: properties,
                anchor: anchor, isSource: isSource))
    }
    // How a screen comes out of a view, which a picture does not show.
    public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        self
    }
}
