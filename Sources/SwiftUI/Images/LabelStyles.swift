/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A style whose type is hidden.
struct HiddenLabelStyle: @unchecked Sendable {
    let make: @MainActor (LabelStyleConfiguration, _ViewNode) -> Void

    init<Style: LabelStyle>(_ style: Style, _ outer: HiddenLabelStyle?) {
        nonisolated(unsafe) let style = style
        make = { configuration, node in
            // A label within the style looks as labels around it do, and does not ask the style again.
            let environment = node.deriving { if let outer { $0.labelStyle = outer } }
            node.child(0).update(StyledLabel(style: style, configuration: configuration), in: environment)
        }
    }
}

/// A style may have state and read the environment.
private struct StyledLabel<Style: LabelStyle>: _PrimitiveView {
    nonisolated(unsafe) let style: Style
    nonisolated(unsafe) let configuration: LabelStyleConfiguration

    @MainActor static func _make(_ view: Self, in node: _ViewNode) {
        var style = view.style
        DynamicFields.of(Style.self).install(in: &style, of: node)
        let body = node.observing { style.makeBody(configuration: view.configuration) }
        node.child(0).update(body, in: node.environment)
    }
}

private enum LabelStyleKey: EnvironmentKey {
    static var defaultValue: HiddenLabelStyle { HiddenLabelStyle(DefaultLabelStyle(), nil) }
}
private enum LabelGapKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum IconWidthKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    var labelStyle: HiddenLabelStyle {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }
    /// Between icons and titles; nil is the usual distance.
    var labelIconToTitleSpacing: CGFloat? {
        get { self[LabelGapKey.self] }
        set { self[LabelGapKey.self] = newValue }
    }
    /// The width of the column of icons, in the middle of which each is; nil is that of the icon.
    var labelReservedIconWidth: CGFloat? {
        get { self[IconWidthKey.self] }
        set { self[IconWidthKey.self] = newValue }
    }
}

private struct LabelStyleSetting<Style: LabelStyle>: _PrimitiveModifier {
    nonisolated(unsafe) let style: Style

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let outer = node.environment.labelStyle
        node.child(0).update(
            content, in: node.deriving { $0.labelStyle = HiddenLabelStyle(modifier.style, outer) })
    }
}

extension View {
    public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        modifier(LabelStyleSetting(style: style))
    }
    public nonisolated func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }
    public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }
}

public struct DefaultLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { IconBesideTitle(configuration: configuration) }
}
public struct TitleAndIconLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { IconBesideTitle(configuration: configuration) }
}
public struct TitleOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}
public struct IconOnlyLabelStyle: LabelStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}
extension LabelStyle where Self == DefaultLabelStyle {
    public nonisolated static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    public nonisolated static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    public nonisolated static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    public nonisolated static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The icon stands on the baseline of the title; one without a baseline is in the middle of the first line's capitals.
private struct IconBesideTitle: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.resolvedFont) private var font
    @Environment(\.labelIconToTitleSpacing) private var gap
    @Environment(\.labelReservedIconWidth) private var iconWidth
    @Environment(\.isInList) private var isInList

    var body: some View {
        let capHeight = font.capHeight
        // In a list there is a column of icons, in the tint, so that titles are below each other.
        HStack(alignment: .firstTextBaseline, spacing: gap ?? (isInList ? Headless.release.cells.besideSymbol : 8)) {
            // The title says it all.
            configuration.icon
                .accessibilityHidden(true)
                .modifier(ListIconTint())
                .alignmentGuide(.firstTextBaseline) { icon in
                    icon[explicit: VerticalAlignment.firstTextBaseline] ?? (icon.height + capHeight) / 2
                }
                .frame(width: iconWidth ?? (isInList ? Headless.release.cells.symbolColumn : nil))
            configuration.title
        }
    }
}
