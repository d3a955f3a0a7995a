/// What appears when a view is held.
public struct ContextMenu<MenuItems: View>: Equatable {
    fileprivate let items: MenuItems

    public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }

    public nonisolated static func == (left: Self, right: Self) -> Bool { false }
}

extension View {
    public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        modifier(MenuAttaching(items: menuItems()))
    }
    public nonisolated func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View { modifier(MenuAttaching(items: menuItems())) }
    public nonisolated func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
        modifier(MenuAttaching(items: contextMenu?.items))
    }
    public nonisolated func contextMenu<Value: Hashable, Items: View>(
        forSelectionType itemType: Value.Type = Value.self, @ViewBuilder menu: @escaping (Set<Value>) -> Items,
        primaryAction: ((Set<Value>) -> Void)? = nil
    ) -> some View { unseen }
}

/// Shows a menu when the content is held.
private struct MenuAttaching<Items: View>: _PrimitiveModifier {
    nonisolated(unsafe) let items: Items?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let recognition = node.kept as? Recognition ?? Recognition()
        node.kept = recognition
        var parts = _GestureParts()
        if let items = modifier.items, node.environment.isEnabled {
            parts.kind = .longPress(duration: 0.5)
            parts.value = { $0 }
            parts.ended = [
                { [weak node] recognizer in
                    guard let node, let view = (recognizer as? UIGestureRecognizer)?.view else { return }
                    let place = node.child(1)
                    place.update(items, in: node.environment)
                    let elements = place.items.menuElements
                    if !elements.isEmpty { Headless.show(UIMenu(children: elements), of: view, isContextMenu: true) }
                }
            ]
        }
        recognition.take(parts)
        node.output = { children in
            (children.first?.items ?? []).enumerated().map { TouchedItem($1, recognition, number: $0) }
        }
    }
}
