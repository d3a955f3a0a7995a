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

/// A stack as it was before there were paths. Of several views, a phone shows the first.
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

extension View {
    /// On a phone there is one column.
    public nonisolated func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
        unseen
    }
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
