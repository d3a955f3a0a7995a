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
        node.view = model.controller.view
        node.environment.dress(model.controller)
        model.path = read ?? { [unowned model] in model.ownPath }
        model.setPath =
            write
            ?? { [unowned model, unowned node] in
                model.ownPath = $0
                node.invalidate()
            }
        let environment = node.deriving {
            $0[NavigationModel.self] = model
            $0[StackOrientation.self] = nil
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

/// Columns beside each other. A phone shows one of them: the sidebar, or the one that its author prefers.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: _PrimitiveView {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let preferred: Binding<NavigationSplitViewColumn>?

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        switch view.preferred?.wrappedValue {
        case .detail?: node.child(0).update(NavigationStack { view.detail }, in: node.environment)
        case .content?: node.child(0).update(NavigationStack { view.content }, in: node.environment)
        default: node.child(0).update(NavigationStack { view.sidebar }, in: node.environment)
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
