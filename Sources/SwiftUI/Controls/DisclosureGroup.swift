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
    public struct Label: _StandIn { public let _shown: AnyView }
    public struct Content: _StandIn { public let _shown: AnyView }
    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        (self.label, self.content, _isExpanded) = (label, content, isExpanded)
    }

    @MainActor func styled<Style: DisclosureGroupStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
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
                header.padding(.vertical, Self.besideHeader)
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    /// The air above and below the label. Recorded pictures of iOS 26 have headers 8 points higher than their line.
    private static var besideHeader: CGFloat { 4 }

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
                SmallSymbol(name: name, weight: .bold, color: environment.isEnabled ? tint : .tertiaryLabel)
            }
        }
    }
}

extension View {
    public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(_ style: Style) -> some View {
        self.style(style as any DisclosureGroupStyle)
    }
}
