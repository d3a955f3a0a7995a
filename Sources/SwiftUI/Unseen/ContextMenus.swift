/// What appears when a view is held.
public struct ContextMenu<MenuItems: View>: Equatable {
    private let items: MenuItems

    public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }

    public nonisolated static func == (left: Self, right: Self) -> Bool { false }
}

extension View {
    public nonisolated func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        unseen
    }
    public nonisolated func contextMenu<Items: View, Preview: View>(
        @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
    ) -> some View { unseen }
    public nonisolated func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
        unseen
    }
    public nonisolated func contextMenu<Value: Hashable, Items: View>(
        forSelectionType itemType: Value.Type = Value.self, @ViewBuilder menu: @escaping (Set<Value>) -> Items,
        primaryAction: ((Set<Value>) -> Void)? = nil
    ) -> some View { unseen }
}
