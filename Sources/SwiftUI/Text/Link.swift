/// A text that opens an address, in the tint; where there is a style of buttons, a button of that style.
public nonisolated struct Link<Label: View>: _PrimitiveView {
    private let destination: URL
    private let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let (destination, open) = (view.destination, node.environment.openURL)
        let shown =
            node.environment[styles: ButtonLook.self] == nil
            ? AnyView(
                view.label.environment(\.foregroundStyle, LinkTint()).modifier(LeadingTo(address: destination)))
            : AnyView(
                Button(action: { open(destination) }, label: { view.label }).accessibilityRemoveTraits(.isButton)
                    .accessibilityAddTraits(.isLink))
        node.child(0).update(shown, in: node.environment)
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
