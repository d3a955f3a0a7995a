/// What a tab bar shows of a page.
struct TabLook {
    var title: String?
    var image: UIImage?
    var isSearch = false
    var isHidden = false
}
enum TabLookKey: LayoutValueKey { static var defaultValue: TabLook? { nil } }

extension _ViewNode {
    /// What a label says for a tab, evaluated at a place that is not shown.
    fileprivate func tabLook<Content: View>(of label: Content, at index: Int) -> TabLook {
        var environment = environment
        environment.symbolVariants = .fill
        environment.font = .body
        environment.dynamicTypeSize = min(environment.dynamicTypeSize, .large)
        environment.labelStyle = HiddenLabelStyle(TitleAndIconLabelStyle(), nil)
        child(index).update(label, in: environment)
        let views = child(index).items.flatMap(\.mountedViews)
        return TabLook(title: views.words, image: views.firstImage)
    }
}

private struct TabItemSetting<Label: View>: _PrimitiveModifier {
    nonisolated(unsafe) let label: Label

    @MainActor static func _make<Content: View>(_ modifier: Self, _ content: Content, in node: _ViewNode) {
        node.child(0).update(content, in: node.environment)
        let look = node.tabLook(of: modifier.label, at: 1)
        let isRightToLeft = node.environment.layoutDirection == .rightToLeft
        node.output = { children in
            let items = children.first?.items ?? []
            // Several views are one page.
            let page = items.count == 1 ? items[0] : LayoutItem(VStackLayout(), items, isRightToLeft: isRightToLeft)
            return [Traited(page, TabLookKey.self, look)]
        }
    }
}

extension View {
    public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemSetting(label: label()))
    }
}

public struct TabRole: Hashable, Sendable {
    private let name: String
    public static let search = Self(name: "search")
}
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static let automatic = Self(name: "automatic")
    public static let pinned = Self(name: "pinned")
    public static let sidebarOnly = Self(name: "sidebarOnly")
}
public struct DefaultTabLabel: View {
    public nonisolated init() {}
    public var body: some View { Label("Search", systemImage: "magnifyingglass") }
}

/// Which tab is chosen, so that others are not evaluated.
private enum ChosenTabKey: EnvironmentKey { static var defaultValue: AnyHashable? { nil } }
extension EnvironmentValues {
    var chosenTab: AnyHashable? {
        get { self[ChosenTabKey.self] }
        set { self[ChosenTabKey.self] = newValue }
    }
}

/// A tab and its page.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
    public typealias TabValue = Value
    public typealias Body = _NoTabs<Value>
    private let value: AnyHashable?
    private let role: TabRole?
    private let content: () -> Content
    private let label: Label
    private var isHidden = false
    private var badgeText: String?

    private init(_ value: AnyHashable?, _ role: TabRole?, _ content: @escaping () -> Content, _ label: Label) {
        (self.value, self.role, self.content, self.label) = (value, role, content, label)
    }

    @MainActor public static func _makeTabs(_ view: Self, in node: _ViewNode) {
        let chosen = node.environment.chosenTab
        let isShown = view.value == nil || chosen == nil || chosen == view.value
        if isShown {
            let content = node.observing { view.content() }
            node.child(0).update(Together(content), in: node.environment)
        } else {
            node.child(0).update(EmptyView(), in: node.environment)
        }
        var look = node.tabLook(of: view.label, at: 1)
        look.isSearch = view.role == .search
        look.isHidden = view.isHidden
        let (value, badge) = (view.value, view.badgeText)
        node.output = { children in
            let items = children.first?.items ?? []
            var page: Item = Traited(items.first ?? Item(), TabLookKey.self, look)
            if let value { page = Traited(page, Tag.self, value) }
            if let badge { page = Traited(page, BadgeKey.self, badge) }
            return [page]
        }
    }

    public func hidden(_ hidden: Bool = true) -> Self {
        var changed = self
        changed.isHidden = hidden
        return changed
    }
    public func badge(_ count: Int) -> Self {
        var changed = self
        changed.badgeText = count == 0 ? nil : "\(count)"
        return changed
    }
    public func customizationID(_ id: String) -> Self { self }
    public func tabPlacement(_ placement: TabPlacement) -> Self { self }
}

extension Tab {
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init(AnyHashable(value), role, content, label()) }
}
extension Tab where Value == Never {
    public init(role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, role, content, label())
    }
}
extension Tab where Label == DefaultTabLabel {
    public init(value: Value, role: TabRole?, @ViewBuilder content: @escaping () -> Content) {
        self.init(AnyHashable(value), role, content, DefaultTabLabel())
    }
}
extension Tab where Value == Never, Label == DefaultTabLabel {
    public init(role: TabRole, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, role, content, DefaultTabLabel())
    }
}
extension Tab where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(AnyHashable(value), role, content, SwiftUI.Label(titleKey, systemImage: systemImage)) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(AnyHashable(value), role, content, SwiftUI.Label(title, systemImage: systemImage)) }
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(AnyHashable(value), role, content, SwiftUI.Label(titleKey, image: image)) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) { self.init(AnyHashable(value), role, content, SwiftUI.Label(title, image: image)) }
}
extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(nil, role, content, SwiftUI.Label(titleKey, systemImage: systemImage)) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: @escaping () -> Content
    ) { self.init(nil, role, content, SwiftUI.Label(title, systemImage: systemImage)) }
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(nil, role, content, SwiftUI.Label(titleKey, image: image)) }
}
