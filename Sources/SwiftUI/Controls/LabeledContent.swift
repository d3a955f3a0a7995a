/// A value with what it is called.
public nonisolated struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    public var body: Never { fatalError("its style has the body") }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(_shown: AnyView(view.label)), content: .init(_shown: AnyView(Beside(view.content))))
        node.showStyle((any LabeledContentStyle).self, usual: AutomaticLabeledContentStyle()) {
            configuration.styled($0)
        }
    }
}

extension LabeledContent where Label == Text, Content: View {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(titleKey), content())
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(title), content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        (label, content) = (Text(titleKey), Text(value))
    }
    @_disfavoredOverload
    public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        (label, content) = (Text(title), Text(value))
    }
    public init<Style: FormatStyle>(_ titleKey: LocalizedStringKey, value: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        (label, content) = (Text(titleKey), Text(format.format(value)))
    }
    @_disfavoredOverload
    public init<S: StringProtocol, Style: FormatStyle>(_ title: S, value: Style.FormatInput, format: Style)
    where Style.FormatInput: Equatable, Style.FormatOutput == String {
        (label, content) = (Text(title), Text(format.format(value)))
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    /// What a style gives a look to.
    public init(_ configuration: LabeledContentStyleConfiguration) {
        (label, content) = (configuration.label, configuration.content)
    }
}

/// How labelled values look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public nonisolated struct LabeledContentStyleConfiguration {
    public struct Label: _StandIn { public let _shown: AnyView }
    public struct Content: _StandIn { public let _shown: AnyView }
    public let label: Label
    public let content: Content

    @MainActor func styled<Style: LabeledContentStyle>(_ style: Style) -> AnyView {
        AnyView(StyleBody(style) { $0.makeBody(configuration: self) })
    }
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        LabeledRow {
            configuration.label
        } content: {
            configuration.content.usualForeground(.secondaryLabel)
        }
    }
}
extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    public nonisolated func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
        self.style(style as any LabeledContentStyle)
    }
}

/// What most controls are: their name at the beginning of a line, themselves at its end. Without its name a control is as wide as itself.
struct LabeledRow<Label: View, Content: View>: View {
    private let label: Label
    private let content: Content
    @Environment(\.labelsAreHidden) private var isLabelHidden

    init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label(), content())
    }

    var body: some View {
        if isLabelHidden {
            content
        } else {
            // Facts 256 and 259.
            HStack {
                RowLabel(label)
                Spacer().layoutPriority(-1)
                content
            }
        }
    }
}

/// The name of a control: the first view is the title, what follows is below it, smaller and paler.
struct RowLabel<Content: View>: _PrimitiveView {
    nonisolated(unsafe) private let content: Content

    nonisolated init(_ content: Content) { self.content = content }

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        node.child(0).update(view.content, in: node.environment)
        let isRightToLeft = node.environment.layoutDirection == .rightToLeft
        node.output = { children in
            let items = children.flatMap(\.items)
            if items.count < 2 { return items }
            return [LayoutItem(VStackLayout(alignment: .leading), items, isRightToLeft: isRightToLeft)]
        }
    }
}

/// What a disabled control is called is paler than what it is called otherwise.
struct ControlLabel<Content: View>: View {
    private let content: Content
    private let isSpokenByControl: Bool
    @Environment(\.isEnabled) private var isEnabled

    /// - Parameter isSpokenByControl: whether assistive technologies see one element only, the control.
    init(_ content: Content, isSpokenByControl: Bool = false) {
        (self.content, self.isSpokenByControl) = (content, isSpokenByControl)
    }

    var body: some View {
        content.usualForeground(isEnabled ? .label : .tertiaryLabel).accessibilityHidden(isSpokenByControl)
    }
}
