/// Something that one touches to see more to be done.
public nonisolated struct Menu<Label: View, Content: View>: _PrimitiveView {
    private let label: Label
    private let content: Content
    private let primaryAction: (@MainActor () -> Void)?

    private init(_ label: Label, _ content: Content, _ primaryAction: (@MainActor () -> Void)? = nil) {
        (self.label, self.content, self.primaryAction) = (label, content, primaryAction)
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = MenuStyleConfiguration(
            label: .init(_shown: AnyView(view.label)), content: .init(_shown: AnyView(view.content)),
            primaryAction: view.primaryAction)
        node.showStyle((any MenuStyle).self, usual: DefaultMenuStyle()) { configuration.styled($0) }
    }
}

extension Menu {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), content())
    }
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(label(), content(), primaryAction) }
}

extension Menu where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content())
    }
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) { self.init(Text(titleKey), content(), primaryAction) }
    @preconcurrency @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping @MainActor () -> Void
    ) { self.init(Text(title), content(), primaryAction) }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(SwiftUI.Label(titleKey, systemImage: systemImage), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(SwiftUI.Label(title, systemImage: systemImage), content())
    }
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(SwiftUI.Label(titleKey, image: image), content())
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// What a style gives a look to.
    public init(_ configuration: MenuStyleConfiguration) {
        self.init(configuration.label, configuration.content, configuration.primaryAction)
    }
}

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct MenuStyleConfiguration {
    public struct Label: _StandIn { public let _shown: AnyView }
    public struct Content: _StandIn { public let _shown: AnyView }
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?

    @MainActor func styled<Style: MenuStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
    }
}

public struct DefaultMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}
public struct ButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { MenuButton(configuration: configuration) }
}
public struct BorderlessButtonMenuStyle: MenuStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let priority = Self(name: "priority")
    public static let fixed = Self(name: "fixed")
}
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
    public var menuOrder: MenuOrder { .automatic }
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

extension View {
    public nonisolated func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
        self.style(style as any MenuStyle)
    }
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
    // Nobody sees the order of what is not open.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { unseen }
    public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        unseen
    }
}

/// A button that opens the content, in the style of buttons around it.
private struct MenuButton: _PrimitiveView {
    nonisolated(unsafe) let configuration: MenuStyleConfiguration

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = view.configuration
        // On a phone a menu's button has none by itself.
        if node.environment.menuIndicatorVisibility == .visible {
            Headless.Diagnostics.noteNotDrawn("menuIndicator")
        }
        let entries: @MainActor () -> [UIMenuElement] = { [weak node] in
            guard let node else { return [] }
            let place = node.child(1)
            place.update(configuration.content, in: node.environment)
            return place.items.menuElements
        }
        node.showButton(
            PrimitiveButtonStyleConfiguration(
                role: nil, label: .init(_shown: AnyView(Beside(configuration.label))),
                action: configuration.primaryAction ?? {}, entries: entries,
                opensAtOnce: configuration.primaryAction == nil))
        node.output = { $0.first?.items ?? [] }
    }
}

extension [Item] {
    /// What a menu shows of them.
    @MainActor var menuElements: [UIMenuElement] {
        compactMap { item in
            guard let meaning = item.value(ControlMeaningKey.self) else {
                // A text in a menu is a line that does nothing.
                return item.mountedViews.words.map { UIAction(title: $0, attributes: .disabled) { _ in } }
            }
            if let entries = meaning.entries?() {
                return UIMenu(title: meaning.title ?? "", image: meaning.image, children: entries)
            }
            var attributes: UIMenuElement.Attributes = []
            if !meaning.isEnabled { attributes.insert(.disabled) }
            if meaning.role == .destructive { attributes.insert(.destructive) }
            return UIAction(
                title: meaning.title ?? "", image: meaning.image, attributes: attributes,
                state: meaning.isOn == true ? .on : .off
            ) { _ in ViewGraph.acting { meaning.action() } }
        }
    }
}
