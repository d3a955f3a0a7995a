/// A text that opens an address, in the tint.
public nonisolated struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    public var body: some View {
        label.environment(\.foregroundStyle, LinkTint()).modifier(LeadingTo(address: destination))
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

/// Tells assistive technologies that the views in it are links.
private struct LeadingTo: _PrimitiveModifier {
    let address: URL

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.wrapping { LinkItem($0) }
    }
}

private final class LinkItem: WrappingItem, @unchecked Sendable {
    override func mount(into views: inout [UIView]) {
        let before = views.count
        super.mount(into: &views)
        for view in views[before...] where view is UILabel { view.accessibilityTraits = .link }
    }
}
