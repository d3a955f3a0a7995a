/// Lets its content say which part of a scroll view is shown.
public nonisolated struct ScrollViewReader<Content: View>: _PrimitiveView {
    public var content: (ScrollViewProxy) -> Content
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let reader = node.kept as? ScrollReader ?? ScrollReader()
        node.kept = reader
        let content = node.observing { view.content(ScrollViewProxy(reader: reader)) }
        node.child(0).update(content, in: node.deriving { $0[ScrollReader.self] = reader })
    }
}

/// The scroll views below a reader.
@MainActor final class ScrollReader: Equatable {
    private var places: [Weak] = []
    private struct Weak { weak var place: ScrollPlace? }

    nonisolated static func == (one: ScrollReader, other: ScrollReader) -> Bool { one === other }

    func add(_ place: ScrollPlace) {
        places.removeAll { $0.place == nil }
        if !places.contains(where: { $0.place === place }) { places.append(Weak(place: place)) }
    }

    /// The view that has the identity shows it; if no view has it yet, all get the request.
    func show(_ id: AnyHashable, _ anchor: UnitPoint?) {
        let all = places.compactMap(\.place)
        let known = all.filter { $0.targets[id] != nil }
        for place in known.isEmpty ? all : known { place.show(id, anchor) }
    }
}

extension ScrollReader: EnvironmentKey {
    nonisolated static var defaultValue: ScrollReader? { nil }
}

/// Says which part of a scroll view is shown.
public struct ScrollViewProxy {
    let reader: ScrollReader

    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        nonisolated(unsafe) let id = AnyHashable(id)
        let reader = reader
        onMainActor { reader.show(id, anchor) }
    }
}

/// Where things with an identity are, noted while a scroll view puts its content into place.
@MainActor enum ScrollTargets {
    // Only items use this variable, on the main thread, which belong to no actor.
    nonisolated(unsafe) private static var found: [AnyHashable: CGRect]?

    static func collecting(_ work: () -> Void) -> [AnyHashable: CGRect] {
        let former = found
        found = [:]
        defer { found = former }
        work()
        return found ?? [:]
    }

    nonisolated static func note(_ written: Any, at origin: CGPoint, _ size: () -> CGSize) {
        guard found != nil, let id = written as? AnyHashable else { return }
        found?[id] = CGRect(origin: origin, size: size())
    }
}

/// Which part of a scroll view is shown.
public struct ScrollPosition: Equatable, @unchecked Sendable {
    var id: AnyHashable?
    var anchor: UnitPoint?
    public private(set) var edge: Edge?
    public private(set) var x: CGFloat?
    public private(set) var y: CGFloat?
    public private(set) var isPositionedByUser = false

    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, id: ID, anchor: UnitPoint? = nil) {
        (self.id, self.anchor) = (AnyHashable(id), anchor)
    }
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { self.edge = edge }
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { (x, y) = (point.x, point.y) }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        (self.x, self.y) = (x, y)
    }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { self.x = x }
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { self.y = y }

    var isPositioned: Bool { id != nil || edge != nil || x != nil || y != nil }
    public var point: CGPoint? { x.flatMap { x in y.map { CGPoint(x: x, y: $0) } } }
    public var viewID: (any Hashable & Sendable)? { nil }
    public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { id?.base as? ID }

    public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
        self = ScrollPosition()
        (self.id, self.anchor) = (AnyHashable(id), anchor)
    }
    public mutating func scrollTo(edge: Edge) {
        self = ScrollPosition()
        self.edge = edge
    }
    public mutating func scrollTo(point: CGPoint) {
        self = ScrollPosition()
        (x, y) = (point.x, point.y)
    }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) {
        self = ScrollPosition()
        self.x = x
    }
    public mutating func scrollTo(y: CGFloat) {
        self = ScrollPosition()
        self.y = y
    }
}

/// A position that somebody above a scroll view holds.
struct ScrollPositionSetting: Equatable, EnvironmentKey {
    var position: ScrollPosition
    var anchor: UnitPoint?
    static var defaultValue: ScrollPositionSetting? { nil }
}

extension View {
    public nonisolated func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            ScrollPositioning(anchor: anchor) {
                guard let id = id.wrappedValue else { return nil }
                var position = ScrollPosition()
                position.id = AnyHashable(id)
                return position
            })
    }
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositioning(anchor: anchor) { position.wrappedValue })
    }
}

private struct ScrollPositioning: _PrimitiveModifier {
    let anchor: UnitPoint?
    nonisolated(unsafe) let read: () -> ScrollPosition?

    nonisolated init(anchor: UnitPoint?, _ read: @escaping () -> ScrollPosition?) {
        (self.anchor, self.read) = (anchor, read)
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let position = modifier.read()
        let environment = node.deriving {
            $0[ScrollPositionSetting.self] = position.map {
                ScrollPositionSetting(position: $0, anchor: modifier.anchor)
            }
        }
        node.child(0).update(content, in: environment)
    }
}
