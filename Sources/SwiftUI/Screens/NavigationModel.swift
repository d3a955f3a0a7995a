/// Makes the page for a value.
@MainActor final class DestinationBuilder {
    let type: ObjectIdentifier
    let make: (AnyHashable) -> AnyView?
    init(_ type: ObjectIdentifier, _ make: @escaping (AnyHashable) -> AnyView?) {
        (self.type, self.make) = (type, make)
    }
}
enum DestinationBuildersKey: PreferenceKey {
    static var defaultValue: [DestinationBuilder] { [] }
    static func reduce(value: inout [DestinationBuilder], nextValue: () -> [DestinationBuilder]) {
        value += nextValue()
    }
}

/// A page that a link or a modifier wants to be shown now.
@MainActor final class DestinationRequest {
    let content: AnyView
    /// The page is left.
    let dismiss: () -> Void
    /// Who wants it.
    let source: ObjectIdentifier
    init(_ source: ObjectIdentifier, _ content: AnyView, dismiss: @escaping () -> Void) {
        (self.source, self.content, self.dismiss) = (source, content, dismiss)
    }
}
enum DestinationRequestsKey: PreferenceKey {
    static var defaultValue: [DestinationRequest] { [] }
    static func reduce(value: inout [DestinationRequest], nextValue: () -> [DestinationRequest]) {
        value += nextValue()
    }
}

/// The pages of a stack, in a navigation controller of UIKit.
@MainActor final class NavigationModel: Equatable {
    let controller = StackController()
    /// What makes pages of a stack that goes on in another one.
    var builders: [DestinationBuilder] = []
    private unowned let node: _ViewNode
    private var pages: [Page] = []
    /// The values on the stack, and how to change them.
    var path: () -> [AnyHashable] = { [] }
    var setPath: ([AnyHashable]) -> Void = { _ in }
    /// The path of a stack whose author holds none.
    var ownPath: [AnyHashable] = []

    private struct Page {
        let controller: PageController
        let key: AnyHashable?
        /// What the page was made of: the same makes the same.
        let source: AnyObject?
        let dismiss: () -> Void
    }

    /// Each page is edited by itself.
    private var editModes: [StoredValue<EditMode>] = []

    func editMode(_ index: Int) -> Binding<EditMode> {
        while editModes.count <= index { editModes.append(StoredValue(.inactive)) }
        return editModes[index].binding
    }

    init(_ node: _ViewNode) {
        self.node = node
        controller.navigationBar.prefersLargeTitles = true
        controller.onPop = { [weak self] count in self?.popped(downTo: count) }
    }

    /// Somebody went back: the pages that are gone are no longer wanted.
    private func popped(downTo count: Int) {
        guard pages.indices.contains(count) else { return }
        let left = pages[count]
        pages.removeSubrange(count...)
        ViewGraph.acting { left.dismiss() }
        node.invalidate()
    }

    nonisolated static func == (one: NavigationModel, other: NavigationModel) -> Bool { one === other }

    func push(_ value: AnyHashable) { setPath(path() + [value]) }

    /// Leaves a page and those upon it.
    func leave(_ index: Int) {
        let values = path()
        if index <= values.count { setPath(Array(values.prefix(max(0, index - 1)))) }
    }

    private func builder(for value: AnyHashable, upTo index: Int) -> DestinationBuilder? {
        for place in (0...index).reversed() {
            let known = node.child(place).preference(DestinationBuildersKey.self) ?? []
            if let found = known.first(where: {
                $0.make(value) != nil && $0.type == ObjectIdentifier(type(of: value.base))
            })
                ?? known.first(where: { $0.make(value) != nil })
            {
                return found
            }
        }
        return nil
    }

    /// Has the pages that the path and the links want, and tells the bar what they say.
    func update() {
        if pages.isEmpty {
            pages = [Page(controller: PageController(node.child(0)), key: nil, source: nil, dismiss: {})]
        }
        var count = 1
        for value in path() {
            guard let builder = builder(for: value, upTo: count - 1) else { break }
            show(at: count, key: value, source: builder, dismiss: { [weak self, count] in self?.leave(count) }) {
                builder.make(value)
            }
            count += 1
        }
        // A page may want another one upon it.
        while count < Self.most, let request = node.child(count - 1).preference(DestinationRequestsKey.self)?.first {
            show(at: count, key: AnyHashable(request.source), source: request, dismiss: request.dismiss) {
                request.content
            }
            count += 1
        }
        if pages.count > count {
            pages.removeSubrange(count...)
            node.keepChildren(count)
        }
        let controllers = pages.map(\.controller)
        if !controller.viewControllers.elementsEqual(controllers, by: ===) {
            controller.setViewControllers(controllers, animated: false)
        }
        for (index, page) in pages.enumerated() { PageBars.say(node.child(index), to: page.controller) }
        if let top = pages.last { PageBars.say(node.child(pages.count - 1), of: top.controller, to: controller) }
        let tint = node.environment.tintColor
        if controller.navigationBar.tintColor != tint { controller.navigationBar.tintColor = tint }
    }

    private static let most = 32

    private func show(
        at index: Int, key: AnyHashable, source: AnyObject, dismiss: @escaping () -> Void, _ make: () -> AnyView?
    ) {
        if pages.indices.contains(index), pages[index].key == key, pages[index].source === source { return }
        guard let content = make() else { return }
        let place = node.child(index)
        var environment = node.environment
        environment[NavigationModel.self] = self
        environment.dismiss = DismissAction(action: dismiss)
        environment.isPresented = true
        environment.editMode = editMode(index)
        environment.splitColumn = nil
        environment.joinsStack = false
        place.update(content.id(key), in: environment)
        let isSame = pages.indices.contains(index) && pages[index].key == key
        let page = Page(
            controller: isSame ? pages[index].controller : PageController(place), key: key, source: source,
            dismiss: dismiss)
        if pages.indices.contains(index) { pages[index] = page } else { pages.append(page) }
    }
}

/// A navigation controller that says when somebody goes back.
final class StackController: UINavigationController {
    var onPop: (Int) -> Void = { _ in }

    override func popViewController(animated: Bool) -> UIViewController? {
        let popped = super.popViewController(animated: animated)
        if popped != nil { onPop(children.count) }
        return popped
    }
}

extension NavigationModel: EnvironmentKey {
    nonisolated static var defaultValue: NavigationModel? { nil }
}
extension EnvironmentValues {
    /// The stack around a page.
    var navigationModel: NavigationModel? {
        get { self[NavigationModel.self] }
        set { self[NavigationModel.self] = newValue }
    }
}

/// Tells bars what a page says.
@MainActor enum PageBars {
    /// What is of no interest above the stack.
    static let keys: [any PreferenceKey.Type] = [
        PageTitleKey.self, PageSubtitleKey.self, PageTitleModeKey.self, HidesBackKey.self, ToolbarKey.self,
        DestinationBuildersKey.self, DestinationRequestsKey.self, BarGroundKey.self, SearchKey.self,
    ]

    static func say(_ node: _ViewNode, to controller: PageController) {
        let item = controller.navigationItem
        func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<UINavigationItem, Value>, _ value: Value) {
            if item[keyPath: path] != value { item[keyPath: path] = value }
        }
        set(\.title, (node.preference(PageTitleKey.self) ?? nil) ?? "")
        set(\.subtitle, node.preference(PageSubtitleKey.self) ?? nil)
        let mode: UINavigationItem.LargeTitleDisplayMode =
            switch (node.preference(PageTitleModeKey.self) ?? nil) ?? .automatic {
            case .automatic: .automatic
            case .inline: .never
            case .large: .always
            }
        set(\.largeTitleDisplayMode, mode)
        set(\.hidesBackButton, node.preference(HidesBackKey.self) ?? false)
        let search = node.preference(SearchKey.self) ?? nil
        let isBelow = search?.isBelow(in: node.environment) == true
        ToolbarArranging.say(node.preference(ToolbarKey.self) ?? [], searching: isBelow ? search : nil, to: controller)
        SearchPlace.say(isBelow ? nil : search, to: controller)
        say(ground: node.preference(BarGroundKey.self)?[.navigationBar], to: item)
    }

    private static func say(ground: BarGround?, to item: UINavigationItem) {
        guard let ground, ground.visibility != .automatic || ground.color != nil else { return }
        let appearance = UINavigationBarAppearance()
        if ground.visibility == .hidden {
            appearance.configureWithTransparentBackground()
        } else if let color = ground.color {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
        } else {
            appearance.configureWithDefaultBackground()
        }
        item.standardAppearance = appearance
        // A colour alone shows once something is scrolled below the bar.
        if ground.visibility != .automatic { item.scrollEdgeAppearance = appearance }
    }

    static func say(_ node: _ViewNode, of page: PageController, to controller: UINavigationController) {
        let visibility = node.preference(BarVisibilityKey.self) ?? [:]
        let hidesBar = visibility[.navigationBar] == .hidden
        if controller.isNavigationBarHidden != hidesBar { controller.setNavigationBarHidden(hidesBar, animated: false) }
        let hidesTools = page.toolbarItems?.isEmpty != false || visibility[.bottomBar] == .hidden
        if controller.isToolbarHidden != hidesTools { controller.setToolbarHidden(hidesTools, animated: false) }
        let scheme = node.preference(BarGroundKey.self)?[.navigationBar]?.scheme
        let style = UIUserInterfaceStyle(scheme)
        if controller.navigationBar.overrideUserInterfaceStyle != style {
            controller.navigationBar.overrideUserInterfaceStyle = style
        }
    }
}

/// Puts what is in toolbars where a phone shows it.
@MainActor enum ToolbarArranging {
    /// - Parameter search: what one searches in the lower bar.
    static func say(_ entries: [ToolbarEntry], searching search: SearchRequest?, to controller: PageController) {
        var leading: [UIBarButtonItem] = []
        var trailing: [UIBarButtonItem] = []
        var below: [UIBarButtonItem] = []
        var more: [ToolbarEntry] = []
        var title: UIView?
        let width = controller.host.bounds.width
        let isAlone = search == nil && entries.filter { [.bottomBar, .status].contains($0.placement) }.count == 1
        let room = isAlone ? width - 2 * Headless.release.bars.sides.side(inWidth: width) : nil
        for entry in entries {
            switch entry.placement {
            case .topBarLeading, .cancellationAction, .navigation: leading += entry.items()
            case .principal, .title: title = entry.view() ?? title
            case .bottomBar, .status: below += entry.items(room: room)
            case .confirmationAction: trailing += entry.items(isProminent: true)
            case .secondaryAction: more.append(entry)
            case .keyboard, .largeTitle, .subtitle, .largeSubtitle: continue
            default: trailing += entry.items()
            }
        }
        if !more.isEmpty { trailing.append(moreItem) }
        let item = controller.navigationItem
        func set(_ old: [UIBarButtonItem]?, _ new: [UIBarButtonItem], _ change: ([UIBarButtonItem]?) -> Void) {
            if !(old ?? []).elementsEqual(new, by: ===) { change(new.isEmpty ? nil : new) }
        }
        set(item.leftBarButtonItems, leading) { item.leftBarButtonItems = $0 }
        // The first of them is the outermost at the trailing edge.
        set(item.rightBarButtonItems, trailing.reversed()) { item.rightBarButtonItems = $0 }
        if !leading.isEmpty, !item.leftItemsSupplementBackButton { item.leftItemsSupplementBackButton = true }
        if item.titleView !== title { item.titleView = title }
        let spaced = search.map { [lowerItem(for: $0, beside: below, in: controller)] + below } ?? spaced(below)
        if !same(controller.toolbarItems ?? [], spaced) {
            controller.setToolbarItems(spaced.isEmpty ? nil : spaced, animated: false)
        }
    }

    /// The search in the lower bar, which takes what the others leave, each of which is a circle of glass or wider.
    private static func lowerItem(
        for search: SearchRequest, beside others: [UIBarButtonItem], in controller: PageController
    ) -> UIBarButtonItem {
        let bars = Headless.release.bars
        let width = controller.host.bounds.width
        let taken = others.filter { !$0.isFlexibleSpace }.count
        let rest = width - 2 * bars.sides.side(inWidth: width) - CGFloat(taken) * (bars.toolCapsule + bars.gap)
        return controller.lowerSearch.item(search, width: rest)
    }

    /// What has no spaces is in the middle.
    private static func spaced(_ items: [UIBarButtonItem]) -> [UIBarButtonItem] {
        guard !items.isEmpty, !items.contains(where: \.isFlexibleSpace) else { return items }
        return [.flexibleSpace()] + items + [.flexibleSpace()]
    }
    private static func same(_ one: [UIBarButtonItem], _ other: [UIBarButtonItem]) -> Bool {
        one.elementsEqual(other) { $0 === $1 || $0.isFlexibleSpace && $1.isFlexibleSpace }
    }

    private static let moreItem = UIBarButtonItem(
        image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
}

extension UIBarButtonItem {
    fileprivate var isFlexibleSpace: Bool {
        title == nil && image == nil && customView == nil && width == 0
    }
}
