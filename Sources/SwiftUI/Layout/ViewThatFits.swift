/// The first of some views that fits when it has the size that it wants of itself; else the last.
public nonisolated struct ViewThatFits<Content: View>: _PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        (self.axes, self.content) = (axes, content())
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(view.content, in: node.environment)
        node.container { FittingItem($0, view.axes) }
    }
}

private final class FittingItem: Item, @unchecked Sendable {
    private let parts: [Item]
    private let axes: Axis.Set
    private var placed: Item?

    init(_ parts: [Item], _ axes: Axis.Set) { (self.parts, self.axes) = (parts, axes) }

    private func chosen(_ proposal: ProposedViewSize) -> Item? {
        parts.dropLast().first { item in
            let ideal = item.size(.unspecified)
            return Axis.allCases.allSatisfy { axis in
                !axes.contains(axis) || proposal[axis].map { ideal[axis] <= $0 } ?? true
            }
        } ?? parts.last
    }
    override var spacing: ViewSpacing { parts.first?.spacing ?? .zero }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { chosen(proposal)?.size(proposal) ?? .zero }
    override func ownGuide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat? {
        chosen(proposal)?.explicitGuide(key, proposal, size)
    }
    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        placed = chosen(proposal)
        placed?.place(at: origin, proposal, in: space)
    }
    override func mount(into views: inout [UIView]) { placed?.mount(into: &views) }
}
