public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String
    public static var automatic: Self { Self(name: "automatic") }
    public static var all: Self { Self(name: "all") }
    public static var doubleColumn: Self { Self(name: "doubleColumn") }
    public static var detailOnly: Self { Self(name: "detailOnly") }
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static var sidebar: Self { Self(name: "sidebar") }
    public static var content: Self { Self(name: "content") }
    public static var detail: Self { Self(name: "detail") }
}

/// Columns beside each other. A phone has them in one stack, in which a choice in one column leads to the next one.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let preferred: Binding<NavigationSplitViewColumn>?

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let columns = node.kept as? Columns ?? Columns(node)
        node.kept = columns
        let hasContent = Content.self != EmptyView.self
        let preferred = view.preferred?.wrappedValue
        columns.first.want(hasContent ? preferred == .content || preferred == .detail : preferred == .detail)
        columns.second.want(preferred == .detail)
        func leave(to column: NavigationSplitViewColumn) -> () -> Void { { view.preferred?.wrappedValue = column } }
        let detail = JoinedColumn(content: view.detail)
        let stack = NavigationStack {
            if hasContent {
                Column(content: view.sidebar, column: columns.first, onLeave: leave(to: .sidebar)) {
                    Column(content: view.content, column: columns.second, onLeave: leave(to: .content)) { detail }
                }
            } else {
                Column(content: view.sidebar, column: columns.first, onLeave: leave(to: .sidebar)) { detail }
            }
        }
        node.child(0).update(stack, in: node.environment)
    }

    @MainActor private final class Columns {
        let first, second: SplitColumn
        init(_ node: _ViewNode) { (first, second) = (SplitColumn(node), SplitColumn(node)) }
    }

    /// A column, and what is pushed upon it as long as something in it is chosen.
    @MainActor private struct Column<Own: View, Next: View>: View {
        nonisolated(unsafe) let content: Own
        let column: SplitColumn
        nonisolated(unsafe) let onLeave: () -> Void
        nonisolated(unsafe) let next: () -> Next

        nonisolated init(
            content: Own, column: SplitColumn, onLeave: @escaping () -> Void, @ViewBuilder next: @escaping () -> Next
        ) { (self.content, self.column, self.onLeave, self.next) = (content, column, onLeave, next) }

        var body: some View {
            JoinedColumn(content: content)
                .environment(\.splitColumn, column)
                .navigationDestination(
                    isPresented: Binding(
                        get: { column.leadsOn },
                        set: { (leadsOn: Bool) in
                            guard !leadsOn else { return }
                            column.leave()
                            onLeave()
                        }),
                    destination: { next().environment(\.splitColumn, nil) })
        }
    }
}

/// What is chosen in a column of a split view whose columns are in one stack.
@MainActor final class SplitColumn: EnvironmentKey, Equatable {
    private unowned let node: _ViewNode
    /// Whether a row of the column's list is chosen.
    private var isChosen: () -> Bool = { false }
    private var clear: () -> Void = {}
    /// Whether the author wants to see the next one.
    private var isWanted = false

    init(_ node: _ViewNode) { self.node = node }

    nonisolated static var defaultValue: SplitColumn? { nil }
    nonisolated static func == (one: SplitColumn, other: SplitColumn) -> Bool { one === other }

    var leadsOn: Bool { isWanted || isChosen() }

    func want(_ isWanted: Bool) { self.isWanted = isWanted }

    /// A list in it says what is chosen in it.
    func take(isChosen: @escaping () -> Bool, clear: @escaping () -> Void) {
        (self.isChosen, self.clear) = (isChosen, clear)
    }

    /// On the way back nothing is chosen any more.
    func leave() {
        isWanted = false
        clear()
        node.invalidate()
    }
}
extension EnvironmentValues {
    var splitColumn: SplitColumn? {
        get { self[SplitColumn.self] }
        set { self[SplitColumn.self] = newValue }
    }
    /// Whether a stack is a column of a split view that has one stack for all.
    var joinsStack: Bool {
        get { self[JoinsStackKey.self] }
        set { self[JoinsStackKey.self] = newValue }
    }
}
private enum JoinsStackKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// A column, of which a stack goes on in that of the split view.
private struct JoinedColumn<Content: View>: View {
    nonisolated(unsafe) let content: Content

    nonisolated init(content: Content) { self.content = content }

    var body: some View { content.environment(\.joinsStack, true) }
}

extension NavigationSplitView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { (self.sidebar, self.content, self.detail, preferred) = (sidebar(), content(), detail(), nil) }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) { (self.sidebar, self.content, self.detail, preferred) = (sidebar(), content(), detail(), nil) }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail, preferred) = (
            sidebar(), content(), detail(), preferredCompactColumn
        )
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail, preferred) = (
            sidebar(), content(), detail(), preferredCompactColumn
        )
    }
}
extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        (self.sidebar, content, self.detail, preferred) = (sidebar(), EmptyView(), detail(), nil)
    }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { (self.sidebar, content, self.detail, preferred) = (sidebar(), EmptyView(), detail(), nil) }
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { (self.sidebar, content, self.detail, preferred) = (sidebar(), EmptyView(), detail(), preferredCompactColumn) }
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { (self.sidebar, content, self.detail, preferred) = (sidebar(), EmptyView(), detail(), preferredCompactColumn) }
}

public protocol NavigationSplitViewStyle {}
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable { public init() {} }
extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension View {
    public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View {
        unseen
    }
}
