/// What is around one other thing, and is as that is unless it says otherwise.
class WrappingItem: Item, @unchecked Sendable {
    let inner: Item

    init(_ inner: Item) { self.inner = inner }

    // A priority is of the outermost view alone: frames and paddings begin anew.
    override var priority: Double { 0 }
    override var spacing: ViewSpacing { inner.spacing }
    override var zIndex: Double { inner.zIndex }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { inner.size(proposal) }
    override func ownGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        inner.explicitGuide(key, proposal, inner.size(proposal))
    }
    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        inner.place(at: origin, proposal, in: space)
    }
    override func mount(into views: inout [UIView]) { inner.mount(into: &views) }
    override func value(_ key: ObjectIdentifier) -> Any? { inner.value(key) }
}

/// What puts another thing into a box of its own: frames, paddings, offsets, aspect ratios.
class BoxItem: WrappingItem, @unchecked Sendable {
    /// What the content is offered when the box is offered this.
    func offer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    /// The size of the box, of that of the content.
    func ownSize(_ proposal: ProposedViewSize, _ content: CGSize) -> CGSize { content }
    /// Where the corner of the content is in the box, from the left.
    func shift(_ size: CGSize, _ content: ViewDimensions, isRightToLeft: Bool) -> CGPoint { .zero }
    /// What the content is offered when the box is placed with a size.
    func offerInPlace(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize { offer(proposal) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { ownSize(proposal, inner.size(offer(proposal))) }

    override func ownGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        let offered = offerInPlace(proposal, size)
        let content = inner.dimensions(offered)
        guard let place = content[explicit: key] else { return nil }
        // Guides are measured from the leading edge, as if words were read from the left.
        let shift = shift(size, content, isRightToLeft: false)
        return place + (key.axis == .horizontal ? shift.x : shift.y)
    }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let size = size(proposal)
        let offered = offerInPlace(proposal, size)
        let shift = shift(size, inner.dimensions(offered), isRightToLeft: space.isRightToLeft)
        inner.place(at: CGPoint(x: origin.x + shift.x, y: origin.y + shift.y), offered, in: space)
    }
}

/// What an author writes on a view for the container that it is in.
final class Traited: WrappingItem, @unchecked Sendable {
    private let key: ObjectIdentifier
    private let written: Any

    init<Key: LayoutValueKey>(_ inner: Item, _ key: Key.Type, _ value: Key.Value) {
        (self.key, written) = (ObjectIdentifier(key), value)
        super.init(inner)
    }

    override var priority: Double { inner.priority }
    override func value(_ key: ObjectIdentifier) -> Any? { key == self.key ? written : inner.value(key) }
    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        // Somebody may ask a scroll view to show what is here.
        if key == ObjectIdentifier(ExplicitIdentity.self) || key == ObjectIdentifier(ImplicitTag.self) {
            ScrollTargets.note(written, at: origin) { self.size(proposal) }
        }
        inner.place(at: origin, proposal, in: space)
    }
}

/// Writes something on a view for its container.
struct TraitSetting<Key: LayoutValueKey>: _PrimitiveModifier {
    nonisolated(unsafe) let value: Key.Value

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.wrapping { Traited($0, Key.self, modifier.value) }
    }
}

extension View {
    /// Writes something on the view for its container.
    nonisolated func trait<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
        modifier(TraitSetting<Key>(value: value))
    }

    public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        trait(key, value)
    }
}
