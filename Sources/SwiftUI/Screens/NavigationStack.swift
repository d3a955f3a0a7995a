/// A stack of pages, of which the last is seen, below a bar.
public nonisolated struct NavigationStack<Data, Root: View>: _PrimitiveView {
    private let root: Root
    private let read: (() -> [AnyHashable])?
    private let write: (([AnyHashable]) -> Void)?

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        (self.root, read, write) = (root(), nil, nil)
    }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        read = { path.wrappedValue.steps }
        write = { path.wrappedValue.steps = $0 }
    }
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.root = root()
        read = { path.wrappedValue.map { AnyHashable($0) } }
        write = { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        NavigationModel.make(view.root, view.read, view.write, in: node)
    }
}

extension NavigationModel {
    static func make<Root: View>(
        _ root: Root, _ read: (() -> [AnyHashable])?, _ write: (([AnyHashable]) -> Void)?, in node: _ViewNode,
        onlyFirst: Bool = false
    ) {
        let model = node.kept as? NavigationModel ?? NavigationModel(node)
        node.kept = model
        model.path = read ?? { [unowned model] in model.ownPath }
        model.setPath =
            write
            ?? { [unowned model, unowned node] in
                model.ownPath = $0
                node.invalidate()
            }
        if node.environment.joinsStack {
            node.child(0).update(JoinedPages(root: root, model: model, index: 0), in: node.environment)
            node.output = { children in children.first?.items ?? [] }
            return
        }
        node.view = model.controller.view
        node.environment.dress(model.controller)
        let environment = node.deriving {
            $0[NavigationModel.self] = model
            $0[StackOrientation.self] = nil
            $0.editMode = model.editMode(0)
            $0.joinsStack = false
        }
        // Whoever reads the path is evaluated again when it changes.
        _ = model.path()
        node.child(0).update(root, in: environment)
        node.hides(PageBars.keys)
        model.update()
        if onlyFirst { (model.controller.viewControllers.first as? PageController)?.host.number = 0 }
        node.leaf(ControllerItem(model.controller) { [weak model] in model?.update() })
    }
}

/// The same as a stack, as it was before there were paths. Of several views, a phone shows the first.
public nonisolated struct NavigationView<Content: View>: _PrimitiveView {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        NavigationModel.make(view.content, nil, nil, in: node, onlyFirst: true)
    }
}

public protocol NavigationViewStyle {}
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {}
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

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
    /// Of the list in it.
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

/// The pages of a stack that is no controller of its own: each page upon the one before it.
private struct JoinedPages<Root: View>: View {
    nonisolated(unsafe) let root: Root
    let model: NavigationModel
    let index: Int

    nonisolated init(root: Root, model: NavigationModel, index: Int) {
        (self.root, self.model, self.index) = (root, model, index)
    }

    var body: some View { root.modifier(NextPage(model: model, index: index)) }
}

private struct NextPage: _PrimitiveModifier {
    let model: NavigationModel
    let index: Int

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let (model, index) = (modifier.model, modifier.index)
        node.child(0).update(
            content,
            in: node.deriving {
                $0[NavigationModel.self] = model
                $0.joinsStack = false
            })
        let builders = model.builders + (node.child(0).preference(DestinationBuildersKey.self) ?? [])
        if index == 0 { model.builders = node.child(0).preference(DestinationBuildersKey.self) ?? [] }
        let path = model.path()
        node.preferenceTransform = nil
        guard path.indices.contains(index),
            let page = builders.lazy.compactMap({ $0.make(path[index]) }).first
        else { return }
        let next = AnyView(JoinedPages(root: page.id(path[index]), model: model, index: index + 1))
        let request = DestinationRequest(ObjectIdentifier(node), next) { model.leave(index + 1) }
        node.preferenceTransform = { id, value in
            guard id == ObjectIdentifier(DestinationRequestsKey.self) else { return value }
            return (value as? [DestinationRequest] ?? []) + [request]
        }
    }
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
    /// On a phone there is one column.
    public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
        unseen
    }
    public nonisolated func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View {
        unseen
    }
}
