/// Shows what a closure makes of the room that there is.
public nonisolated struct GeometryReader<Content: View>: _PrimitiveView {
    public var content: (GeometryProxy) -> Content
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let place = node.kept as? GeometryPlace ?? GeometryPlace()
        node.kept = place
        place.show = { [unowned node] proxy in
            node.placing {
                let content = ViewGraph.working(on: node) { node.observing { view.content(proxy) } }
                node.child(0).update(content, in: node.deriving { $0[StackOrientation.self] = nil })
            }
        }
        place.items = { [unowned node] in node.child(0).items }
        place.evaluatedAt = nil
        let item = GeometryItem(place)
        node.output = { _ in [item] }
    }
}

/// Where a reader is, and what it shows there.
@MainActor final class GeometryPlace {
    /// Evaluates the content for a place.
    var show: (GeometryProxy) -> Void = { _ in }
    var items: () -> [Item] = { [] }
    /// All that the content can ask for, when it was evaluated last: where nothing of it is different, the content is not either.
    fileprivate var evaluatedAt: Answers?
    /// Whether the content has asked where other views are.
    fileprivate var followsOthers = false

    fileprivate struct Answers: Equatable {
        let frame: CGRect
        let onScreen: CGRect?
        let insets: EdgeInsets
        let view: ObjectIdentifier?
        let spaces: Int
    }

    fileprivate func evaluate(isRightToLeft: Bool) {
        let answers = Answers(
            frame: frame, onScreen: view?.convert(frame, to: nil), insets: insets,
            view: view.map(ObjectIdentifier.init),
            spaces: NamedSpaces.changes)
        if answers == evaluatedAt, !followsOthers { return }
        evaluatedAt = answers
        show(GeometryProxy(self, isRightToLeft: isRightToLeft))
    }

    fileprivate(set) var frame = CGRect.zero
    fileprivate(set) var insets = EdgeInsets()
    fileprivate(set) weak var view: UIView?

    /// Where something is put now, in the view into which it is put.
    func note(_ frame: CGRect, in space: LayoutSpace) {
        (self.frame, insets, view) = (frame, space.outgrowth(of: frame), LayoutHost.current)
    }
}

private final class GeometryItem: Item, @unchecked Sendable {
    private let place: GeometryPlace
    private var shown: [Item] = []

    init(_ place: GeometryPlace) { self.place = place }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal))
        MainActor.assumeIsolated {
            place.note(frame, in: space)
            place.evaluate(isRightToLeft: space.isRightToLeft)
            shown = place.items()
        }
        for item in shown {
            let offered = ProposedViewSize(frame.size)
            let x = space.isRightToLeft ? frame.width - item.size(offered).width : 0
            item.place(at: CGPoint(x: origin.x + x, y: origin.y), offered, in: space)
        }
    }

    override func mount(into views: inout [UIView]) { for item in shown { item.mount(into: &views) } }
}

/// The view into which things are being put.
@MainActor enum LayoutHost {
    static weak var current: UIView?
}

/// The room of a view, and where it is.
@MainActor @preconcurrency public struct GeometryProxy {
    private let place: GeometryPlace
    private let own: CGRect

    init(_ place: GeometryPlace, isRightToLeft: Bool) { (self.place, own) = (place, place.frame) }

    public nonisolated var size: CGSize { MainActor.assumeIsolated { own.size } }
    public nonisolated var safeAreaInsets: EdgeInsets { MainActor.assumeIsolated { place.insets } }

    public nonisolated func frame(in space: CoordinateSpace) -> CGRect {
        MainActor.assumeIsolated {
            switch space {
            case .local: CGRect(origin: .zero, size: own.size)
            case .global: place.view.map { $0.convert(own, to: nil) } ?? own
            case .named(let name): NamedSpaces.convert(own, from: place.view, to: name)
            }
        }
    }
    public nonisolated func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
    public nonisolated func bounds(of space: NamedCoordinateSpace) -> CGRect? {
        MainActor.assumeIsolated { NamedSpaces.bounds(space.name, seenFrom: own, in: place.view) }
    }

    public nonisolated subscript<Value>(anchor: Anchor<Value>) -> Value {
        assumingMainActor {
            place.followsOthers = true
            return anchor.resolve(own, place.view)
        }
    }
}

public enum CoordinateSpace: Hashable, @unchecked Sendable {
    case global, local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
    public static func named(_ name: some Hashable) -> CoordinateSpace { .named(AnyHashable(name)) }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, @unchecked Sendable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: NamedSpaces.scrollView) }
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}

/// A part of a view that is handed up, to be used by one above.
public struct Anchor<Value>: @unchecked Sendable, Hashable {
    public struct Source: @unchecked Sendable {
        let part: (CGRect) -> Value
        let moved: (Value, CGFloat, CGFloat) -> Value
    }
    private final class Identity {}
    private let identity = Identity()
    private let place: @MainActor () -> (frame: CGRect, view: UIView?)
    private let source: Source

    init(_ source: Source, _ place: @escaping @MainActor () -> (frame: CGRect, view: UIView?)) {
        (self.source, self.place) = (source, place)
    }

    public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

    /// The value in the coordinates of a reader.
    @MainActor func resolve(_ reader: CGRect, _ view: UIView?) -> Value {
        let (frame, own) = place()
        let seen = own === view ? frame : own.map { $0.convert(frame, to: view) } ?? frame
        return source.moved(source.part(seen), -reader.minX, -reader.minY)
    }
}

extension Anchor.Source where Value == CGRect {
    public static var bounds: Self { Self(part: { $0 }, moved: { $0.offsetBy(dx: $1, dy: $2) }) }
    public static func rect(_ rect: CGRect) -> Self {
        Self(part: { rect.offsetBy(dx: $0.minX, dy: $0.minY) }, moved: { $0.offsetBy(dx: $1, dy: $2) })
    }
}
extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ point: UnitPoint) -> Self {
        Self(
            part: { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) },
            moved: { CGPoint(x: $0.x + $1, y: $0.y + $2) })
    }
    public static func point(_ point: CGPoint) -> Self {
        Self(
            part: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) },
            moved: { CGPoint(x: $0.x + $1, y: $0.y + $2) })
    }
    public static var topLeading: Self { unitPoint(.topLeading) }
    public static var top: Self { unitPoint(.top) }
    public static var topTrailing: Self { unitPoint(.topTrailing) }
    public static var leading: Self { unitPoint(.leading) }
    public static var center: Self { unitPoint(.center) }
    public static var trailing: Self { unitPoint(.trailing) }
    public static var bottomLeading: Self { unitPoint(.bottomLeading) }
    public static var bottom: Self { unitPoint(.bottom) }
    public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

/// Spaces that authors have named, where they were last put.
@MainActor enum NamedSpaces {
    nonisolated(unsafe) static let scrollView = AnyHashable("the scroll view around it")
    private struct Known {
        weak var view: UIView?
        var frame: CGRect
    }
    @ScreenState private static var known: [AnyHashable: Known] = [:]

    /// Counts how often one of them was put elsewhere.
    private(set) static var changes = 0

    static func note(_ name: AnyHashable, _ frame: CGRect) {
        if known[name]?.frame != frame || known[name]?.view !== LayoutHost.current { changes += 1 }
        known[name] = Known(view: LayoutHost.current, frame: frame)
    }
    static func convert(_ frame: CGRect, from view: UIView?, to name: AnyHashable) -> CGRect {
        if name == scrollView, let view { return frameInScrollView(frame, view) ?? frame }
        guard let space = known[name] else { return view?.convert(frame, to: nil) ?? frame }
        let seen = space.view === view ? frame : view?.convert(frame, to: space.view) ?? frame
        return seen.offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
    }
    static func bounds(_ name: AnyHashable, seenFrom own: CGRect, in view: UIView?) -> CGRect? {
        guard let space = known[name] else { return nil }
        let seen = space.view === view ? space.frame : space.view?.convert(space.frame, to: view) ?? space.frame
        return seen.offsetBy(dx: -own.minX, dy: -own.minY)
    }
    private static func frameInScrollView(_ frame: CGRect, _ view: UIView) -> CGRect? {
        var above: UIView? = view
        while let current = above, !(current is UIScrollView) { above = current.superview }
        guard let scroll = above as? UIScrollView else { return nil }
        return view.convert(frame, to: scroll).offsetBy(dx: -scroll.contentOffset.x, dy: -scroll.contentOffset.y)
    }
}

/// Tells of its place each time it is put somewhere.
final class PlacedItem: WrappingItem, @unchecked Sendable {
    private let tell: @MainActor (CGRect, LayoutSpace) -> Void

    init(_ inner: Item, _ tell: @escaping @MainActor (CGRect, LayoutSpace) -> Void) {
        self.tell = tell
        super.init(inner)
    }
    override var priority: Double { inner.priority }
    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal))
        MainActor.assumeIsolated { tell(frame, space) }
        inner.place(at: origin, proposal, in: space)
    }
}

/// Does something with what a closure reads of a view's place: once it has one, and each time that it is another value.
private struct GeometryWatching<Value: Equatable>: _PrimitiveModifier {
    nonisolated(unsafe) let read: (GeometryProxy) -> Value
    nonisolated(unsafe) let action: (Value, Value) -> Void

    @MainActor private final class Kept {
        let place = GeometryPlace()
        var isRightToLeft = false
        var isPlaced = false
        var value: Value?
    }

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let kept = node.kept as? Kept ?? Kept()
        node.kept = kept
        node.wrapping { item in
            PlacedItem(item) { frame, space in
                kept.place.note(frame, in: space)
                (kept.isRightToLeft, kept.isPlaced) = (space.isRightToLeft, true)
            }
        }
        node.graph.watch(node) {
            guard kept.isPlaced else { return }
            let value = modifier.read(GeometryProxy(kept.place, isRightToLeft: kept.isRightToLeft))
            let former = kept.value
            kept.value = value
            if former != value { modifier.action(former ?? value, value) }
        }
    }
}

extension View {
    public nonisolated func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View { modifier(GeometryWatching(read: transform, action: action)) }
    public nonisolated func onGeometryChange<Value: Equatable>(
        for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
        action: @escaping (_ newValue: Value) -> Void
    ) -> some View { modifier(GeometryWatching(read: transform) { action($1) }) }
}

extension View {
    public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        coordinateSpace(.named(name))
    }
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        wrapped { item, _ in PlacedItem(item) { frame, _ in NamedSpaces.note(name.name, frame) } }
    }
}
