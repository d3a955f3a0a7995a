/// The looks of lists that there are on a phone.
public enum _ListLook: Hashable, Sendable {
    case plain, grouped, insetGrouped

    /// Whether the rows of a section are a card with margins around it.
    var hasCards: Bool { self == .insetGrouped }
}

/// How a list looks.
public protocol ListStyle {
    static var _look: _ListLook { get }
}

public struct DefaultListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .insetGrouped }
}
public struct PlainListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .plain }
}
public struct GroupedListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .grouped }
}
public struct InsetGroupedListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .insetGrouped }
}
/// On a phone it looks as the plain one.
public struct InsetListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .plain }
}
/// On a phone, where nothing is beside it, its sections are cards.
public struct SidebarListStyle: ListStyle, Sendable {
    public init() {}
    public static var _look: _ListLook { .insetGrouped }
}
extension ListStyle where Self == DefaultListStyle {
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum LookKey: EnvironmentKey { static var defaultValue: _ListLook { .insetGrouped } }
private enum RowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LeastRowKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LeastHeaderKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum ProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }

public enum Prominence: Hashable, Sendable { case standard, increased }

/// How far sections are apart.
public struct ListSectionSpacing: Hashable, Sendable {
    enum Kind: Hashable { case usual, compact, custom(CGFloat) }
    let kind: Kind
    public static let `default` = Self(kind: .usual)
    public static let compact = Self(kind: .compact)
    public static func custom(_ spacing: CGFloat) -> Self { Self(kind: .custom(spacing)) }
}

extension EnvironmentValues {
    var listLook: _ListLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
    /// Whether what is here is a row of a list or a form.
    var isInList: Bool {
        get { self[RowsKey.self] }
        set { self[RowsKey.self] = newValue }
    }
    public var defaultMinListRowHeight: CGFloat {
        get { self[LeastRowKey.self] ?? assumingMainActor { Headless.release.cells.live.height } }
        set { self[LeastRowKey.self] = newValue }
    }
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[LeastHeaderKey.self] }
        set { self[LeastHeaderKey.self] = newValue }
    }
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}

extension View {
    public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View {
        environment(\.listLook, Style._look)
    }
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing).trait(ListSectionSpacingKey.self, spacing)
    }
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}

/// What a section says of the distance to the others.
enum ListSectionSpacingKey: LayoutValueKey { static var defaultValue: ListSectionSpacing? { nil } }
