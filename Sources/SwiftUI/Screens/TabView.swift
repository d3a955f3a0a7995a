/// Pages of which one is seen, chosen in a bar at the bottom or by swiping.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: _PrimitiveView {
    private let selection: Binding<SelectionValue>?
    private let content: Content

    public init<Tabs: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == _Tabs<Tabs>, Tabs.TabValue == SelectionValue {
        (self.selection, self.content) = (selection, _Tabs(content: content()))
    }
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        (self.selection, self.content) = (selection, content())
    }

    @MainActor public static func _make(_ view: Self, in node: _ViewNode) {
        let chosen = view.selection.map { AnyHashable($0.wrappedValue) }
        let look = node.environment.tabViewLook
        node.child(0).update(
            view.content,
            in: node.deriving {
                $0.chosenTab = look == .bar ? chosen : nil
                $0.isInTabs = look == .bar
                $0[TabAccessoryKey.self] = nil
                $0.joinsStack = false
                $0[StackOrientation.self] = nil
            })
        if case .pages(let showsDots) = look {
            let pages = node.kept as? Pages ?? Pages(node)
            node.kept = pages
            pages.choose = { value in
                if let value = value.base as? SelectionValue { view.selection?.wrappedValue = value }
            }
            pages.dots.backgroundStyle = node.environment.showsGroundOfDots ? .prominent : .automatic
            node.container { PagesItem($0, chosen, pages, showsDots: showsDots) }
            return
        }
        let model = node.kept as? TabModel ?? TabModel(node)
        node.kept = model
        node.view = model.controller.view
        node.environment.dress(model.controller)
        model.chosen = chosen
        model.choose = { value in
            if let value = value.base as? SelectionValue { view.selection?.wrappedValue = value }
        }
        node.says(whatIsWantedBy: { [weak model] in model?.numberShown }, of: node.child(0))
        model.accessory = node.environment[TabAccessoryKey.self]?.node
        model.update()
        node.leaf(ControllerItem(model.controller) { [weak model] in model?.update() })
    }
}

extension TabView where SelectionValue == Int {
    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}
extension TabView where SelectionValue == Never {
    public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
    where Content == _Tabs<Tabs>, Tabs.TabValue == Never {
        (selection, self.content) = (nil, _Tabs(content: content()))
    }
}

/// The tabs of a tab view, in a tab bar controller of UIKit.
@MainActor private final class TabModel: NSObject, UITabBarControllerDelegate {
    let controller = UITabBarController()
    private unowned let node: _ViewNode
    private let page: PageController
    /// What stands for the tabs that are not seen.
    private var others: [UIViewController] = []
    var chosen: AnyHashable?
    var choose: (AnyHashable) -> Void = { _ in }
    /// Where nobody holds the selection.
    private var ownIndex = 0
    /// The place of what stands above the tabs.
    var accessory: _ViewNode? {
        didSet {
            guard accessory !== oldValue else { return }
            controller.bottomAccessory = accessory.map { node in
                let host = HostView(node)
                host.safeRegions = []
                return UITabAccessory(contentView: host)
            }
        }
    }

    init(_ node: _ViewNode) {
        self.node = node
        page = PageController(node.child(0))
        super.init()
        controller.delegate = self
    }

    /// Of the item that is the tab that is seen.
    var numberShown: Int? { page.host.number }

    private func tag(_ item: Item) -> AnyHashable? { item.value(Tag.self) ?? item.value(ImplicitTag.self) }

    func update() {
        let all = node.child(0).items
        let shown = all.indices.filter { all[$0].value(TabLookKey.self)?.isHidden != true }
        guard !shown.isEmpty else { return }
        let place =
            chosen.flatMap { chosen in shown.firstIndex { tag(all[$0]) == chosen } } ?? min(ownIndex, shown.count - 1)
        if page.host.number != shown[place] { page.host.number = shown[place] }
        while others.count < shown.count { others.append(UIViewController()) }
        let controllers = shown.indices.map { $0 == place ? page : others[$0] }
        for (index, controller) in controllers.enumerated() { say(all[shown[index]], to: controller) }
        if controller.viewControllers?.elementsEqual(controllers, by: ===) != true {
            controller.setViewControllers(controllers, animated: false)
        }
        if controller.selectedIndex != place { controller.selectedIndex = place }
        if let tint = node.environment.tint?.uiColor, controller.tabBar.tintColor != tint {
            controller.tabBar.tintColor = tint
        }
        let bars = node.child(0).preference(BarVisibilityKey.self) ?? [:]
        let isHidden = bars[.tabBar] == .hidden
        if controller.isTabBarHidden != isHidden { controller.isTabBarHidden = isHidden }
        say(node.child(0).preference(BarGroundKey.self)?[.tabBar])
    }

    private func say(_ item: Item, to controller: UIViewController) {
        let look = item.value(TabLookKey.self) ?? TabLook()
        let bar = controller.tabBarItem ?? UITabBarItem()
        if bar.title != look.title { bar.title = look.title }
        if bar.image !== look.image { bar.image = look.image }
        let badge = item.value(BadgeKey.self)
        if bar.badgeValue != badge { bar.badgeValue = badge }
        if controller.tabBarItem !== bar { controller.tabBarItem = bar }
    }

    private func say(_ ground: BarGround?) {
        guard let ground, ground.visibility != .automatic || ground.color != nil else { return }
        let appearance = UITabBarAppearance()
        if ground.visibility == .hidden {
            appearance.configureWithTransparentBackground()
        } else if let color = ground.color {
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = color
        } else {
            appearance.configureWithDefaultBackground()
        }
        controller.tabBar.standardAppearance = appearance
        if ground.visibility != .automatic { controller.tabBar.scrollEdgeAppearance = appearance }
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        guard let index = controller.viewControllers?.firstIndex(where: { $0 === viewController }) else { return }
        ownIndex = index
        let all = node.child(0).items.filter { $0.value(TabLookKey.self)?.isHidden != true }
        if all.indices.contains(index), let tag = tag(all[index]) { choose(tag) }
        node.invalidate()
    }
}

/// The view and the dots of pages that are swiped.
@MainActor private final class Pages {
    let view = TurnedPages()
    let dots = UIPageControl()
    private unowned let node: _ViewNode
    /// Where nobody holds the selection.
    private(set) var ownIndex = 0
    var choose: (AnyHashable) -> Void = { _ in }
    private var tags: [AnyHashable?] = []
    private var index = 0

    init(_ node: _ViewNode) {
        self.node = node
        view.clipsToBounds = true
        view.turn = { [weak self] way in self?.turn(way) }
    }

    func show(_ index: Int, of tags: [AnyHashable?]) {
        (self.index, self.tags) = (index, tags)
        view.hasNextPage = index + 1 < tags.count
    }

    private func turn(_ way: Int) {
        let next = index + way
        guard tags.indices.contains(next) else { return }
        ownIndex = next
        if let tag = tags[next] { ViewGraph.acting { choose(tag) } }
        node.invalidate()
    }
}

/// Turns to the next page or back when it is swiped.
private final class TurnedPages: UIView, InternalView, PagedView {
    var hasNextPage = false
    var turn: (Int) -> Void = { _ in }

    init() {
        super.init(frame: .zero)
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction
            swipe.addTarget(self) { pages in
                { (_: UISwipeGestureRecognizer) in
                    let isMirrored = pages.effectiveUserInterfaceLayoutDirection == .rightToLeft
                    pages.turn((direction == .left) == isMirrored ? -1 : 1)
                }
            }
            addGestureRecognizer(swipe)
        }
    }

    @available(*, unavailable) required init?(coder: NSCoder) { fatalError("no document has one") }
}

/// Pages beside each other, of which one is seen, with dots below.
private final class PagesItem: Item, @unchecked Sendable {
    private let pages: [Item]
    private let chosen: AnyHashable?
    private let place: Pages
    private let showsDots: Bool

    init(_ pages: [Item], _ chosen: AnyHashable?, _ place: Pages, showsDots: Bool) {
        (self.pages, self.chosen, self.place, self.showsDots) = (pages, chosen, place, showsDots)
    }

    private var tags: [AnyHashable?] { pages.map { $0.value(Tag.self) ?? $0.value(ImplicitTag.self) } }

    @MainActor private var index: Int {
        guard let chosen else { return max(0, min(place.ownIndex, pages.count - 1)) }
        return tags.firstIndex { $0 == chosen } ?? 0
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func place(at origin: CGPoint, _ proposal: ProposedViewSize, in space: LayoutSpace) {
        let frame = CGRect(origin: origin, size: size(proposal))
        let whole = space.grown(frame, by: space.outgrowth(of: frame)).onPixels(UIScreenScale.present)
        assumingMainActor {
            place.view.setFrameInLayout(whole)
            let index = index
            place.show(index, of: tags)
            guard pages.indices.contains(index) else { return place.view.show([]) }
            let former = LayoutHost.current
            LayoutHost.current = place.view
            defer { LayoutHost.current = former }
            let page = pages[index]
            let offered = ProposedViewSize(frame.size)
            let own = page.size(offered)
            let inside = space.moved(to: whole.origin)
            page.place(
                at: CGPoint(
                    x: frame.midX - own.width / 2 - whole.minX, y: frame.midY - own.height / 2 - whole.minY), offered,
                in: inside)
            var views: [UIView] = []
            page.mount(into: &views)
            if showsDots, pages.count > 1 {
                place.dots.numberOfPages = pages.count
                place.dots.currentPage = index
                let size = place.dots.sizeThatFits(frame.size)
                // A little above the lower edge, as recalled.
                place.dots.frame = CGRect(
                    x: frame.midX - size.width / 2 - whole.minX, y: frame.maxY - size.height - 8 - whole.minY,
                    width: size.width, height: size.height
                ).onPixels(UIScreenScale.present)
                views.append(place.dots)
            }
            place.view.show(views)
        }
    }

    override func mount(into views: inout [UIView]) { views.append(place.view) }
}

/// How a tab view shows its pages.
public enum _TabViewLook: Hashable, Sendable {
    case bar
    case pages(showsDots: Bool)
}
/// The place of what a tab view shows above its tabs.
private struct TabAccessoryPlace: Equatable {
    let node: _ViewNode
    static func == (one: Self, other: Self) -> Bool { one.node === other.node }
}
private enum TabAccessoryKey: EnvironmentKey { static var defaultValue: TabAccessoryPlace? { nil } }

private struct TabAccessorySetting<Accessory: View>: _PrimitiveModifier {
    nonisolated(unsafe) let accessory: Accessory?

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        let place = node.child(1)
        place.update(modifier.accessory, in: node.environment)
        let isShown = modifier.accessory != nil
        node.child(0).update(
            content, in: node.deriving { $0[TabAccessoryKey.self] = isShown ? TabAccessoryPlace(node: place) : nil })
        node.output = { $0.first?.items ?? [] }
    }
}

private enum GroundOfDotsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum TabViewLookKey: EnvironmentKey { static var defaultValue: _TabViewLook { .bar } }
extension EnvironmentValues {
    var tabViewLook: _TabViewLook {
        get { self[TabViewLookKey.self] }
        set { self[TabViewLookKey.self] = newValue }
    }
    fileprivate var showsGroundOfDots: Bool {
        get { self[GroundOfDotsKey.self] }
        set { self[GroundOfDotsKey.self] = newValue }
    }
    public var tabBarPlacement: TabBarPlacement? { .bottomBar }
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { .expanded }
}
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    public static let topBar = Self(name: "topBar")
    public static let bottomBar = Self(name: "bottomBar")
    public static let sidebar = Self(name: "sidebar")
}
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

public protocol TabViewStyle {
    var _look: _TabViewLook { get }
}
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
    public init() {}
    public var _look: _TabViewLook { .bar }
}
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
    public init() {}
    public var _look: _TabViewLook { .bar }
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
    public init() {}
    public var _look: _TabViewLook { .bar }
}
public struct PageTabViewStyle: TabViewStyle, Sendable {
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let always = Self(name: "always")
        public static let never = Self(name: "never")
    }
    private let mode: IndexDisplayMode
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    public var _look: _TabViewLook { .pages(showsDots: mode != .never) }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
public protocol IndexViewStyle {}
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let name: String
        public static let automatic = Self(name: "automatic")
        public static let always = Self(name: "always")
        public static let interactive = Self(name: "interactive")
        public static let never = Self(name: "never")
    }
    let showsBackground: Bool
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        showsBackground = backgroundDisplayMode == .always
    }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let onScrollDown = Self(name: "onScrollDown")
    public static let onScrollUp = Self(name: "onScrollUp")
    public static let never = Self(name: "never")
}
public struct TabViewCustomization: Sendable {
    public init() {}
}

extension View {
    public nonisolated func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
        environment(\.tabViewLook, style._look)
    }

    public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(TabAccessorySetting(accessory: content()))
    }
    public nonisolated func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { modifier(TabAccessorySetting(accessory: isEnabled ? content() : nil)) }
    public nonisolated func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View {
        environment(\.showsGroundOfDots, (style as? PageIndexViewStyle)?.showsBackground == true)
    }

    // MARK: What a picture at rest does not show

    public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { unseen }
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        unseen
    }
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unseen
    }
    public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unseen
    }
    public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        unseen
    }
    public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { unseen }
}
public struct TabSearchActivation: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let searchTabSelection = Self(name: "searchTabSelection")
}
