// What a page says to the bar of the stack that it is in.

enum PageTitleKey: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}
enum PageSubtitleKey: PreferenceKey {
    static var defaultValue: String? { nil }
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}
enum PageTitleModeKey: PreferenceKey {
    static var defaultValue: NavigationBarItem.TitleDisplayMode? { nil }
    static func reduce(
        value: inout NavigationBarItem.TitleDisplayMode?, nextValue: () -> NavigationBarItem.TitleDisplayMode?
    ) { value = value ?? nextValue() }
}
enum HidesBackKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
/// The visibility of each bar.
enum BarVisibilityKey: PreferenceKey {
    static var defaultValue: [ToolbarPlacement: Visibility] { [:] }
    static func reduce(
        value: inout [ToolbarPlacement: Visibility], nextValue: () -> [ToolbarPlacement: Visibility]
    ) { value.merge(nextValue()) { own, _ in own } }
}
/// What is behind a bar.
struct BarGround: Equatable {
    var visibility = Visibility.automatic
    var color: UIColor?
    var scheme: ColorScheme?
}
enum BarGroundKey: PreferenceKey {
    static var defaultValue: [ToolbarPlacement: BarGround] { [:] }
    static func reduce(value: inout [ToolbarPlacement: BarGround], nextValue: () -> [ToolbarPlacement: BarGround]) {
        value.merge(nextValue()) { $0.joined(with: $1) }
    }
}
extension BarGround {
    func joined(with inner: BarGround) -> BarGround {
        BarGround(
            visibility: visibility == .automatic ? inner.visibility : visibility, color: color ?? inner.color,
            scheme: scheme ?? inner.scheme)
    }
}

public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    public static let automatic = Self(mode: .automatic)
    public static let large = Self(mode: .large)
    public static let inlineLarge = Self(mode: .large)
    public static let inline = Self(mode: .inline)
}
public struct ToolbarPlacement: Hashable, Sendable {
    let name: String
    public init(id: String) { name = id }
    private init(_ name: String) { self.name = name }
    public static let automatic = Self("automatic")
    public static let navigationBar = Self("navigationBar")
    public static let tabBar = Self("tabBar")
    public static let bottomBar = Self("bottomBar")
    public static let windowToolbar = Self("windowToolbar")
    public static let accessoryBar = Self("accessoryBar")
}
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let navigationStack = Self(name: "navigationStack")
    public static let browser = Self(name: "browser")
    public static let editor = Self(name: "editor")
}

/// The words of a text, handed up.
private struct TitleText<Key: PreferenceKey>: _PrimitiveModifier where Key.Value == String? {
    let text: Text

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        node.prefer(Key.self, node.words(of: modifier.text, at: 1))
        node.output = { children in children.first?.items ?? [] }
    }
}

/// Adds to what is said of some bars.
private struct BarsSetting<Key: PreferenceKey, Said>: _PrimitiveModifier where Key.Value == [ToolbarPlacement: Said] {
    let bars: [ToolbarPlacement]
    nonisolated(unsafe) let said: Said
    nonisolated(unsafe) let join: (Said, Said) -> Said

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let bars = modifier.bars.isEmpty ? [.automatic] : modifier.bars
        node.preferenceTransform = { id, value in
            guard id == ObjectIdentifier(Key.self) else { return value }
            var all = value as? Key.Value ?? [:]
            for bar in bars {
                // The bar that is meant where none is named is that of navigation.
                let bar = bar == .automatic ? .navigationBar : bar
                all[bar] = all[bar].map { modifier.join(modifier.said, $0) } ?? modifier.said
            }
            return all
        }
    }
}

extension View {
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        modifier(TitleText<PageTitleKey>(text: title))
    }
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }
    @_disfavoredOverload public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        preference(key: PageTitleKey.self, value: String(title))
    }
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        preference(key: PageTitleKey.self, value: title.wrappedValue)
    }
    @_disfavoredOverload
    public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }
    public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(TitleText<PageSubtitleKey>(text: subtitle))
    }
    public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }
    @_disfavoredOverload public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        preference(key: PageSubtitleKey.self, value: String(subtitle))
    }

    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }
    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        preference(key: PageTitleKey.self, value: String(title))
    }
    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode) }
    @_disfavoredOverload public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        preference(key: PageTitleKey.self, value: String(title)).navigationBarTitleDisplayMode(displayMode)
    }
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { preference(key: PageTitleModeKey.self, value: displayMode) }
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        toolbar(hidden ? .hidden : .visible, for: .navigationBar)
    }
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(key: HidesBackKey.self, value: hidesBackButton)
    }
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarsSetting<BarVisibilityKey, Visibility>(bars: bars, said: visibility) { own, _ in own })
    }
    public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(BarsSetting<BarVisibilityKey, Visibility>(bars: bars, said: visibility) { own, _ in own })
    }
    private nonisolated func ground(_ ground: BarGround, _ bars: [ToolbarPlacement]) -> some View {
        modifier(BarsSetting<BarGroundKey, BarGround>(bars: bars, said: ground) { $0.joined(with: $1) })
    }
    public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        ground(BarGround(visibility: visibility), bars)
    }
    public nonisolated func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    { ground(BarGround(visibility: visibility), bars) }
    public nonisolated func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...)
        -> some View
    { ground(BarGround(color: style._paint(in: EnvironmentValues()).color), bars) }
    public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
        -> some View
    { ground(BarGround(scheme: colorScheme), bars) }

    /// The bars of a phone are those of a stack.
    public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
        notDrawn("toolbarRole", if: role != .automatic && role != .navigationStack)
    }

    // MARK: What a phone does not show

    public nonisolated func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View { unseen }
    public nonisolated func toolbarForegroundStyle<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...)
        -> some View
    { unseen }
    public nonisolated func navigationDocument(_ url: URL) -> some View { unseen }
    public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { unseen }
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { unseen }
    public nonisolated func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    { unseen }
    public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicator, visibility)
    }
}

private enum LinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
extension EnvironmentValues {
    var linkIndicator: Visibility {
        get { self[LinkIndicatorKey.self] }
        set { self[LinkIndicatorKey.self] = newValue }
    }
    public var toolbarRole: ToolbarRole { .automatic }
}

/// How a page comes, which here takes no time.
public protocol NavigationTransition {}
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {}
public struct ZoomNavigationTransition: NavigationTransition, Sendable {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition()
    }
}
