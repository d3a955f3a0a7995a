/// Room that grows along the stack that it is in, and in both directions outside of one.
public nonisolated struct Spacer: _PrimitiveView {
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.leaf(SpacerItem(node.environment[StackOrientation.self], view.minLength ?? ViewSpacing.usual))
    }
}

private final class SpacerItem: Item, @unchecked Sendable {
    private let axis: Axis?
    private let least: CGFloat

    init(_ axis: Axis?, _ least: CGFloat) { (self.axis, self.least) = (axis, least) }

    // A spacer is served last of all.
    override var priority: Double { -.infinity }

    override var spacing: ViewSpacing {
        var spacing = ViewSpacing()
        let none = ViewSpacing.Preference(plain: 0)
        if axis != .vertical { (spacing.leading, spacing.trailing) = (none, none) }
        if axis != .horizontal { (spacing.top, spacing.bottom) = (none, none) }
        return spacing
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let (width, height) = (max(least, proposal.width ?? least), max(least, proposal.height ?? least))
        switch axis {
        case .horizontal: return CGSize(width: width, height: 0)
        case .vertical: return CGSize(width: 0, height: height)
        case nil: return CGSize(width: width, height: height)
        }
    }
}

/// A line across the stack that it is in.
public nonisolated struct Divider: _PrimitiveView {
    public init() {}

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let isUpright = node.environment[StackOrientation.self] == .horizontal
        let line = node.view(UIView())
        node.environment.dress(line)
        line.backgroundColor = .separator
        let thickness = node.environment.dynamicTypeSize.isAccessibilitySize ? 1 : node.environment.pixelLength
        node.leaf(
            LeafItem(line) { proposal in
                isUpright
                    ? CGSize(width: thickness, height: proposal.height ?? 10)
                    : CGSize(width: proposal.width ?? 10, height: thickness)
            })
    }
}
