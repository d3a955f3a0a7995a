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
        LabeledRow(mayStack: true) {
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
    private let mayStack: Bool
    @Environment(\.labelsAreHidden) private var isLabelHidden
    @Environment(\.isInList) private var isInList

    /// - Parameter mayStack: whether a value stands below its name where a row of a list is too narrow for both.
    init(mayStack: Bool = false, @ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        (self.mayStack, self.label, self.content) = (mayStack, label(), content())
    }

    var body: some View {
        if isLabelHidden {
            content
        } else if mayStack, isInList {
            // Fact 320.
            StackingRow {
                RowLabel(label)
                content
            }
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

/// A name at the beginning of a line and its value at the end, or below the name where the line is too short for both.
private struct StackingRow: Layout {
    private static var gap: CGFloat { 8 }

    private func isOneLine(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Bool {
        guard subviews.count > 1, let width = proposal.width else { return true }
        let wanted = subviews.reduce(Self.gap * CGFloat(subviews.count - 1)) {
            $0 + $1.sizeThatFits(.unspecified).width
        }
        return wanted <= width
    }

    /// What a name and its value are offered: on one line the value gets what its name leaves, which a field fills.
    private func offers(_ width: CGFloat?, _ subviews: Subviews) -> [ProposedViewSize] {
        let names = subviews.dropLast().reduce(0) { $0 + $1.sizeThatFits(.unspecified).width + Self.gap }
        return subviews.dropLast().map { _ in .unspecified }
            + [ProposedViewSize(width: width.map { max(0, $0 - names) }, height: nil)]
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        if isOneLine(proposal, subviews) {
            let ideal = zip(subviews, offers(proposal.width, subviews)).map { $0.sizeThatFits($1) }
            let width = ideal.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, subviews.count - 1))
            return CGSize(width: proposal.width ?? width, height: ideal.map(\.height).max() ?? 0)
        }
        let height = sizes.reduce(0) { $0 + $1.height } + gaps(subviews)
        return CGSize(width: proposal.width ?? sizes.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let isRightToLeft = subviews.layoutDirection == .rightToLeft
        if isOneLine(ProposedViewSize(width: bounds.width, height: nil), subviews) {
            let offers = offers(bounds.width, subviews)
            for (index, subview) in subviews.enumerated() {
                let isAtRight = (index == subviews.count - 1 && index > 0) != isRightToLeft
                subview.place(
                    at: CGPoint(x: isAtRight ? bounds.maxX : bounds.minX, y: bounds.midY),
                    anchor: UnitPoint(x: isAtRight ? 1 : 0, y: 0.5), proposal: offers[index])
            }
            return
        }
        var top = bounds.minY
        for (index, subview) in subviews.enumerated() {
            let offered = ProposedViewSize(width: bounds.width, height: nil)
            subview.place(
                at: CGPoint(x: isRightToLeft ? bounds.maxX : bounds.minX, y: top),
                anchor: UnitPoint(x: isRightToLeft ? 1 : 0, y: 0), proposal: offered)
            top += subview.sizeThatFits(offered).height
            if index + 1 < subviews.count {
                top += subview.spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
            }
        }
    }

    private func gaps(_ subviews: Subviews) -> CGFloat {
        zip(subviews, subviews.dropFirst()).reduce(0) {
            $0 + $1.0.spacing.distance(to: $1.1.spacing, along: .vertical)
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
        // Fact 260. That they are those of a subheadline is recalled.
        var smaller = node.environment
        smaller.font = .subheadline
        let subtitles = node.child(0).items.count < 2 ? nil : node.child(1)
        subtitles?.update(view.content.usualForeground(.secondaryLabel), in: smaller)
        node.output = { children in
            let items = children.first?.items ?? []
            guard items.count > 1, children.count > 1 else { return items }
            let all = items.prefix(1) + children[1].items.dropFirst()
            return [LayoutItem(VStackLayout(alignment: .leading), Array(all), isRightToLeft: isRightToLeft)]
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
