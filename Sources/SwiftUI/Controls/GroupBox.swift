/// Views in a box, with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: _PrimitiveView {
    private let label: Label
    private let content: Content

    fileprivate init(_ label: Label, _ content: Content) { (self.label, self.content) = (label, content) }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(_shown: AnyView(view.label)), content: .init(_shown: AnyView(view.content)))
        node.showStyle((any GroupBoxStyle).self, usual: DefaultGroupBoxStyle()) { configuration.styled($0) }
    }
}

extension GroupBox {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }
    public init(label: Label, @ViewBuilder content: () -> Content) { self.init(label, content()) }
}
extension GroupBox where Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init(EmptyView(), content()) }
}
extension GroupBox where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }
}
extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// What a style gives a look to.
    public init(_ configuration: GroupBoxStyleConfiguration) { self.init(configuration.label, configuration.content) }
}

@MainActor @preconcurrency public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct GroupBoxStyleConfiguration {
    public struct Label: _StandIn { public let _shown: AnyView }
    public struct Content: _StandIn { public let _shown: AnyView }
    public let label: Label
    public let content: Content

    @MainActor func styled<Style: GroupBoxStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
    }
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Box(configuration: configuration) }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum BoxDepth: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
    /// In how many boxes the view is.
    fileprivate var boxDepth: Int {
        get { self[BoxDepth.self] }
        set { self[BoxDepth.self] = newValue }
    }
}

/// Fact 285, which is recalled.
private struct Box: View {
    let configuration: GroupBoxStyleConfiguration
    @Environment(\.boxDepth) private var depth

    var body: some View {
        VStack(alignment: .leading) {
            configuration.label.usualFont(.headline)
            VStack { configuration.content.environment(\.boxDepth, depth + 1) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background {
            // A box in a box stands out from it.
            RoundedRectangle(cornerRadius: 10, style: .continuous)
                .fill(Color(uiColor: depth % 2 == 0 ? .secondarySystemBackground : .tertiarySystemBackground))
        }
    }
}

extension View {
    public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        self.style(style as any GroupBoxStyle)
    }
}
