/// Which container a background is for: a screen of a navigation, a tab view, or a widget, which WidgetKit adds.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    public init(_name name: String) { self.name = name }
    public static let navigation = Self(_name: "navigation")
    public static let navigationSplitView = Self(_name: "navigationSplitView")
    public static let tabView = Self(_name: "tabView")
    public static let window = Self(_name: "window")
}

extension View {
    /// The content has the container to itself, so that it is behind the content, as far as the screen reaches.
    public nonisolated func containerBackground<Style: ShapeStyle>(
        _ style: Style, for container: ContainerBackgroundPlacement
    ) -> some View { background(style) }
    public nonisolated func containerBackground<Content: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> Content
    ) -> some View { background(alignment: alignment, content: content) }
}
