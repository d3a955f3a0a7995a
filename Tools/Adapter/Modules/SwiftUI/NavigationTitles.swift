public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
    private nonisolated var same: some View { modifier(EmptyModifier()) }

    public nonisolated func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set)
        -> some View
    { same }
    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { same }
    public nonisolated func navigationBarTitle(
        _ key: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { same }
    @_disfavoredOverload public nonisolated func navigationBarTitle(
        _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { same }
}
