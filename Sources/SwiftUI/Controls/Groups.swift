// What holds other controls together: boxes, groups, and what one opens.

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
    public struct Label: _StandIn {
        public let _shown: AnyView
        init(_shown: AnyView) { self._shown = _shown }
    }
    public struct Content: _StandIn {
        public let _shown: AnyView
        init(_shown: AnyView) { self._shown = _shown }
    }
    public let label: Label
    public let content: Content

    @MainActor func styled(_ style: any GroupBoxStyle) -> AnyView {
        func open<Style: GroupBoxStyle>(_ style: Style) -> AnyView {
            AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
        }
        return open(style)
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
    /// In how many boxes this is.
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
    public struct Content: _StandIn {
        public let _shown: AnyView
        init(_shown: AnyView) { self._shown = _shown }
    }
    public struct Label: _StandIn {
        public let _shown: AnyView
        init(_shown: AnyView) { self._shown = _shown }
    }
    public let content: Content
    public let label: Label

    @MainActor func styled(_ style: any ControlGroupStyle) -> AnyView {
        func open<Style: ControlGroupStyle>(_ style: Style) -> AnyView {
            AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
        }
        return open(style)
    }
}

/// Beside each other, without anything around them.
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

/// Something that one opens to see more.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let isExpanded: Binding<Bool>?

    fileprivate init(_ label: Label, _ isExpanded: Binding<Bool>?, _ content: @escaping () -> Content) {
        (self.label, self.isExpanded, self.content) = (label, isExpanded, content)
    }

    @MainActor public var body: some View {
        DisclosureState(label: AnyView(label), isExpanded: isExpanded, content: content)
    }
}

extension DisclosureGroup {
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(label(), nil, content)
    }
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(label(), isExpanded, content) }
}
extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(titleKey), nil, content)
    }
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(titleKey), isExpanded, content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), nil, content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(Text(title), isExpanded, content) }
}

/// Keeps whether it is open, where nobody else does.
private struct DisclosureState<Content: View>: View {
    let label: AnyView
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    @State private var own = false

    var body: some View {
        let isExpanded = isExpanded ?? $own
        StyledDisclosure(
            configuration: DisclosureGroupStyleConfiguration(
                label: .init(_shown: label), content: .init(_shown: AnyView(content())), isExpanded: isExpanded))
    }
}

private struct StyledDisclosure: _PrimitiveView {
    let configuration: DisclosureGroupStyleConfiguration

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        _ = view.configuration.isExpanded
        node.showStyle((any DisclosureGroupStyle).self, usual: AutomaticDisclosureGroupStyle()) {
            view.configuration.styled($0)
        }
    }
}

@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct DisclosureGroupStyleConfiguration {
    public struct Label: _StandIn {
        public let _shown: AnyView
        init(_shown: AnyView) { self._shown = _shown }
    }
    public struct Content: _StandIn {
        public let _shown: AnyView
        init(_shown: AnyView) { self._shown = _shown }
    }
    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (label, content, isExpanded)
    }

    @MainActor func styled(_ style: any DisclosureGroupStyle) -> AnyView {
        func open<Style: DisclosureGroupStyle>(_ style: Style) -> AnyView {
            AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
        }
        return open(style)
    }
}

public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { Disclosure(configuration: configuration) }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// The label with a chevron that points down when it is open. In a list each is a row of its own.
private struct Disclosure: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        if environment.isInList {
            header
            if configuration.isExpanded { configuration.content.padding(.leading, 20) }
        } else {
            VStack {
                header
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private var header: some View {
        let (isExpanded, tint) = (configuration.$isExpanded, environment.tintColor)
        let name = configuration.isExpanded ? "chevron.down" : "chevron.forward"
        let button = PrimitiveButtonStyleConfiguration(role: nil, label: .init(_shown: configuration.label._shown)) {
            isExpanded.wrappedValue.toggle()
        }
        return Pressing(button) { _ in
            HStack {
                RowLabel(configuration.label).usualForeground(environment.isInList ? .label : tint)
                Spacer()
                SmallSymbol(name: name, weight: .semibold, color: environment.isEnabled ? tint : .tertiaryLabel)
            }
        }
    }
}

extension View {
    public nonisolated func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
        self.style(style as any GroupBoxStyle)
    }
    public nonisolated func controlGroupStyle<Style: ControlGroupStyle>(_ style: Style) -> some View {
        self.style(style as any ControlGroupStyle)
    }
    public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        self.style(style as any DisclosureGroupStyle)
    }
}
