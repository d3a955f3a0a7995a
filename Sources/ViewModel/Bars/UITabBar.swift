import Foundation

/// The bar of tabs at the bottom of a screen.
@preconcurrency @MainActor open class UITabBar: UIView {
    public enum ItemPositioning: Int, Hashable, Sendable { case automatic, fill, centered }

    let tabsState = TabBarState()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        startAsTabBar()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        startAsTabBar()
        coder.fill(self, as: UITabBar.self)
    }

    open weak var delegate: (any UITabBarDelegate)? {
        get { tabsState.delegate }
        set { tabsState.delegate = newValue }
    }
    open var items: [UITabBarItem]? {
        get { tabsState.items }
        set { setItems(newValue, animated: false) }
    }
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        for item in tabsState.items ?? [] { item.onChange = nil }
        for item in items ?? [] {
            item.container = self
            item.onChange = { [weak self] in self?.refreshTabs() }
        }
        change(\.items, items)
    }
    open weak var selectedItem: UITabBarItem? {
        get { tabsState.selectedItem }
        set { change(\.selectedItem, newValue) }
    }

    /// Would let people choose the tabs. Nobody does here, so that it ends as it began.
    open func beginCustomizingItems(_ items: [UITabBarItem]) { tabsState.isCustomizing = true }
    /// Whether the tabs are others than before.
    @discardableResult open func endCustomizing(animated: Bool) -> Bool {
        tabsState.isCustomizing = false
        return false
    }
    open var isCustomizing: Bool { tabsState.isCustomizing }

    open var barStyle: UIBarStyle {
        get { tabsState.style ?? .default }
        set { change(\.style, newValue) }
    }
    open var isTranslucent: Bool {
        get { tabsState.isTranslucent ?? true }
        set { change(\.isTranslucent, newValue) }
    }
    open var barTintColor: UIColor? {
        get { tabsState.barTint }
        set { change(\.barTint, newValue) }
    }
    open var unselectedItemTintColor: UIColor? {
        get { tabsState.unselectedTint }
        set { change(\.unselectedTint, newValue) }
    }
    open var backgroundImage: UIImage? {
        get { tabsState.backgroundImage }
        set { change(\.backgroundImage, newValue) }
    }
    open var shadowImage: UIImage? {
        get { tabsState.shadowImage }
        set { change(\.shadowImage, newValue) }
    }
    open var selectionIndicatorImage: UIImage? {
        get { tabsState.indicatorImage }
        set { tabsState.indicatorImage = newValue }
    }
    open var itemPositioning: UITabBar.ItemPositioning {
        get { tabsState.positioning }
        set { change(\.positioning, newValue) }
    }
    open var itemWidth: CGFloat {
        get { tabsState.itemWidth }
        set { change(\.itemWidth, newValue) }
    }
    open var itemSpacing: CGFloat {
        get { tabsState.itemSpacing }
        set { change(\.itemSpacing, newValue) }
    }
    open var standardAppearance: UITabBarAppearance {
        get {
            if let appearance = tabsState.standardAppearance { return appearance }
            let appearance = UITabBarAppearance()
            tabsState.standardAppearance = appearance
            return appearance
        }
        set { change(\.standardAppearance, UIBarAppearance.kept(newValue)) }
    }
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { tabsState.scrollEdgeAppearance }
        set { change(\.scrollEdgeAppearance, UIBarAppearance.kept(newValue)) }
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
    }
    /// Includes the area of the home indicator.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width, height: Headless.release.tabs.height.onThisDevice + (window?.safeAreaInsets.bottom ?? 0))
    }
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTabs()
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        refreshTabs()
    }

    // MARK: Accessibility

    override var ownAccessibility: OwnAccessibility { OwnAccessibility(traits: .tabBar) }
}

@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

@MainActor final class TabBarState: HiddenState {
    let platter = TabPlatter()
    weak var delegate: (any UITabBarDelegate)?
    var items: [UITabBarItem]?
    weak var selectedItem: UITabBarItem?
    var isCustomizing = false
    /// Whether content lies under the bar; without, bars show nothing of their own since iOS 15.
    var coversContent = true
    /// What content below a bar of glass fades into.
    var fade: ScrollEdgeFade?
    var style: UIBarStyle?
    var isTranslucent: Bool?
    var barTint, unselectedTint: UIColor?
    var backgroundImage, shadowImage, indicatorImage: UIImage?
    var positioning = UITabBar.ItemPositioning.automatic
    var itemWidth: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var standardAppearance, scrollEdgeAppearance: UITabBarAppearance?

    let background = BarBackground()
    var isStale = true
    var tabs: [TabView] = []
}

extension ClassTable {
    package static let tabBar = ClassTable(of: UITabBar.self) { bar in
        bar.choice("barStyle", \.barStyle)
        bar.flag("isTranslucent", \.isTranslucent)
        bar.color("barTintColor", \.barTintColor)
        bar.color("unselectedItemTintColor", \.unselectedItemTintColor)
        bar.key("delegate", \.delegate)
        bar.key("selectedItem", \.selectedItem)
    }
}
