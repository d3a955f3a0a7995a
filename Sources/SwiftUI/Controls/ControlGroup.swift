/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: _PrimitiveView {
    private let content: Content
    private let label: AnyView?

    fileprivate init(_ content: Content, label: AnyView?) { (self.content, self.label) = (content, label) }
    public init(@ViewBuilder content: () -> Content) { self.init(content(), label: nil) }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = ControlGroupStyleConfiguration(
            content: .init(_shown: AnyView(view.content)), label: .init(_shown: view.label ?? AnyView(EmptyView())))
        node.showStyle((any ControlGroupStyle).self, usual: AutomaticControlGroupStyle()) { configuration.styled($0) }
    }
}

extension ControlGroup {
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(LabeledControlGroupContent(content: content()), label: AnyView(label()))
    }
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(LabeledControlGroupContent(content: content()), label: AnyView(Text(titleKey)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(LabeledControlGroupContent(content: content()), label: AnyView(Text(title)))
    }
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(
            LabeledControlGroupContent(content: content()),
            label: AnyView(Label(titleKey, systemImage: systemImage)))
    }
}
extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// What a style gives a look to.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(configuration.content, label: AnyView(configuration.label))
    }
}

public nonisolated struct LabeledControlGroupContent<Content: View, Label: View>: _PrimitiveView {
    fileprivate let content: Content
    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(view.content, in: node.environment)
    }
}

@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct ControlGroupStyleConfiguration {
    public struct Content: _StandIn { public let _shown: AnyView }
    public struct Label: _StandIn { public let _shown: AnyView }
    public let content: Content
    public let label: Label

    @MainActor func styled<Style: ControlGroupStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
    }
}

/// Controls beside each other, without anything around them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}
/// All in a menu, of which the label is seen.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}
extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public nonisolated static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public nonisolated static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
    public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        self.style(style as any ControlGroupStyle)
    }
}
