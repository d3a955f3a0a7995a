/// How large the nearest container is: a screen, a page, a scroll view, without what bars cover.
@MainActor final class ContainerSize: Equatable {
    private(set) var size: CGSize?
    private var readers: [ObjectIdentifier: Weak] = [:]
    private struct Weak { weak var node: _ViewNode? }

    nonisolated static func == (one: ContainerSize, other: ContainerSize) -> Bool { one === other }

    func read(for node: _ViewNode) { readers[ObjectIdentifier(node)] = Weak(node: node) }

    /// Who depends on it is measured again.
    func set(_ new: CGSize) {
        guard new != size else { return }
        size = new
        for reader in readers.values { reader.node?.outputChanged() }
    }
}

extension ContainerSize: EnvironmentKey {
    nonisolated static var defaultValue: ContainerSize? { nil }
}

/// A frame whose lengths are parts of the container.
private struct ContainerFraming: _PrimitiveModifier {
    let axes: Axis.Set
    let alignment: Alignment
    nonisolated(unsafe) let length: (CGFloat, Axis) -> CGFloat

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let container = node.environment[ContainerSize.self]
        container?.read(for: node)
        node.output = { [weak node] children in
            let size =
                container?.size ?? (node?.graph.hostView as? HostView).map(\.safeBounds.size)
                ?? UIScreen.main.bounds.size
            return children.flatMap(\.items).map { item in
                FrameItem(
                    item,
                    width: modifier.axes.contains(Axis.horizontal) ? modifier.length(size.width, .horizontal) : nil,
                    height: modifier.axes.contains(Axis.vertical) ? modifier.length(size.height, .vertical) : nil,
                    modifier.alignment)
            }
        }
    }
}

private final class FrameItem: BoxItem, @unchecked Sendable {
    private let width, height: CGFloat?
    private let alignment: Alignment

    init(_ inner: Item, width: CGFloat?, height: CGFloat?, _ alignment: Alignment) {
        (self.width, self.height, self.alignment) = (width.map { max(0, $0) }, height.map { max(0, $0) }, alignment)
        super.init(inner)
    }
    override var spacing: ViewSpacing { ViewSpacing() }
    override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
    override func ownSize(_ proposal: ProposedViewSize, _ content: CGSize) -> CGSize {
        CGSize(width: width ?? content.width, height: height ?? content.height)
    }
    override func shift(_ size: CGSize, _ content: ViewDimensions, isRightToLeft: Bool) -> CGPoint {
        alignment.shift(in: size, content, isRightToLeft: isRightToLeft)
    }
}

extension View {
    public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerFraming(axes: axes, alignment: alignment) { length, _ in length })
    }
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerFraming(axes: axes, alignment: alignment) { length, _ in
                let part = (length - spacing * CGFloat(count - 1)) / CGFloat(max(1, count))
                return part * CGFloat(span) + spacing * CGFloat(span - 1)
            })
    }
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { modifier(ContainerFraming(axes: axes, alignment: alignment, length: length)) }
}
