import Foundation

/// Shows one of several controllers, with a tab bar below.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    let tabState = TabBarControllerState()

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UITabBarController.self)
    }

    open weak var delegate: (any UITabBarControllerDelegate)? {
        get { tabState.delegate }
        set { tabState.delegate = newValue }
    }
    open var tabBar: UITabBar { tabState.bar }

    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let controllers = viewControllers ?? []
        let selected = selectedViewController
        tabState.selectedIndex =
            controllers.firstIndex { $0 === selected } ?? min(tabState.selectedIndex, max(0, controllers.count - 1))
        tabState.customizable = viewControllers
        let shown = controllers.isEmpty ? nil : controllers[tabState.selectedIndex]
        exchangeChildren(for: controllers, showing: shown)
        tabsChanged()
    }
    open var selectedIndex: Int {
        get { tabState.selectedIndex }
        set { select(newValue) }
    }
    open var selectedViewController: UIViewController? {
        get { children.isEmpty ? nil : children[tabState.selectedIndex] }
        set {
            guard let place = children.firstIndex(where: { $0 === newValue }) else { return }
            select(place)
        }
    }
    open var isTabBarHidden: Bool {
        get { tabState.isBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        tabState.isBarHidden = hidden
        tabsChanged()
    }
    open var customizableViewControllers: [UIViewController]? {
        get { tabState.customizable }
        set { tabState.customizable = newValue }
    }

    /// Stands behind the tab "More". The list of the other tabs is not drawn, so it stays empty.
    open var moreNavigationController: UINavigationController { tabState.more }

    /// The bar of a subclass, which code puts in place of the first one by the property's name.
    var replaceableTabBar: UITabBar {
        get { tabState.bar }
        set {
            let place = tabState.bar.superview
            tabState.bar.removeFromSuperview()
            tabState.bar = newValue
            place?.addSubview(newValue)
            tabsChanged()
        }
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
    open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
    open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

    // Headers that were read from iOS have these three in the class, and cockscomb.hatenablog.com says that the chosen tab is meant.
    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }

    override func barInsets(for child: UIViewController) -> UIEdgeInsets { insetsOfTabs(for: child) }

    open override func loadView() {
        let container = BarContainerView(frame: UIScreen.main.bounds) { [weak self] in self?.layOutTabBar() }
        view = container.growingWithItsContainer()
        selectedViewController.map { embed($0) }
        view.addSubview(tabBar)
    }

    private func select(_ index: Int) {
        guard children.indices.contains(index), index != tabState.selectedIndex else { return }
        tabState.selectedIndex = index
        exchangeChildren(for: children, showing: children[index])
        tabsChanged()
    }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

@MainActor final class TabBarControllerState: HiddenState {
    weak var delegate: (any UITabBarControllerDelegate)?
    var bar = UITabBar(frame: .zero)
    var selectedIndex = 0
    var isBarHidden = false
    var customizable: [UIViewController]?
    private(set) lazy var more: UINavigationController = {
        let controller = UINavigationController()
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        return controller
    }()
    var tabs: [UITab] = []
    var bottomAccessory: UITabAccessory?
    var accessoryView: TabAccessoryView?
    var minimizeBehavior = UITabBarController.MinimizeBehavior.automatic
}

/// The tab bar of a tab bar controller: its tabs, its insets, and its frame.
extension UITabBarController {
    private static let mostTabs = 5

    func tabsChanged() {
        let items = children.compactMap(\.tabBarItem)
        var shown = Self.shownItems(items, isWide: traitCollection.horizontalSizeClass == .regular)
        if shown.count < items.count { shown[shown.count - 1] = moreNavigationController.tabBarItem }
        tabBar.items = shown
        let index = min(selectedIndex, (tabBar.items?.count ?? 0) - 1)
        tabBar.selectedItem = index >= 0 ? tabBar.items?[index] : nil
        guard isViewLoaded else { return }
        view.setNeedsLayout()
        selectedViewController?.viewIfLoaded?.refreshInsets()
    }

    /// A phone shows five tabs; if there are more, the last one is "More".
    package static func shownItems(
        _ items: [UITabBarItem], isWide: Bool = Headless.settings.horizontalSizeClass == .regular
    ) -> [UITabBarItem] {
        guard items.count > mostTabs, !isWide else { return items }
        return items.prefix(mostTabs - 1) + [UITabBarItem(tabBarSystemItem: .more, tag: 0)]
    }

    /// `hidesBottomBarWhenPushed` hides the bar; in a navigation stack, for the controllers above the root.
    private func showsBar(under child: UIViewController?) -> Bool {
        guard !isTabBarHidden else { return false }
        guard let navigation = child as? UINavigationController else { return child?.hidesBottomBarWhenPushed != true }
        return !navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }

    func insetsOfTabs(for child: UIViewController) -> UIEdgeInsets {
        let bar = showsBar(under: child) ? Headless.release.tabs.height.onThisDevice : 0
        let accessory = showsAccessory(above: child) ? roomOfAccessory : 0
        return UIEdgeInsets(top: 0, left: 0, bottom: bar + accessory, right: 0)
    }

    /// Since iOS 26.
    private func showsAccessory(above child: UIViewController?) -> Bool {
        bottomAccessory != nil && Headless.release.tabs.platter != nil && showsBar(under: child)
    }

    /// The room of the accessory above the bar; its platter stands higher than the bar where nothing below keeps it away.
    private var roomOfAccessory: CGFloat {
        guard let platter = Headless.release.tabs.platter else { return 0 }
        let bar = Headless.release.tabs.height.onThisDevice + (viewIfLoaded?.safeAreaInsets.bottom ?? 0)
        let overhang = max(0, platter.height + platter.distance - bar)
        return overhang + TabAccessoryView.gap + TabAccessoryView.height
    }

    private func layOutAccessory(in bounds: CGRect) {
        guard let accessory = bottomAccessory, showsAccessory(above: selectedViewController) else {
            tabState.accessoryView?.removeFromSuperview()
            tabState.accessoryView = nil
            return
        }
        let known = tabState.accessoryView.flatMap { $0.isOf(accessory) ? $0 : nil }
        if known == nil { tabState.accessoryView?.removeFromSuperview() }
        let accessoryView = known ?? TabAccessoryView(accessory)
        tabState.accessoryView = accessoryView
        if accessoryView.superview !== view { view.insertSubview(accessoryView, belowSubview: tabBar) }
        let side = Headless.release.tabs.platter?.side ?? 0
        accessoryView.frame = CGRect(
            x: side, y: tabBar.frame.minY - roomOfAccessory, width: max(0, bounds.width - 2 * side),
            height: TabAccessoryView.height)
    }

    func layOutTabBar() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        if let content = selectedViewController?.viewIfLoaded, content.superview === view {
            content.frame = bounds
            content.refreshInsetsIfOld()
            let covers = selectedViewController?.mainScrollView?.hasMoreContentBelow ?? false
            if tabBar.tabsState.coversContent != covers { tabBar.change(\.coversContent, covers) }
            let fade = selectedViewController?.mainScrollView?.fade(atTop: false)
            if tabBar.tabsState.fade != fade { tabBar.change(\.fade, fade) }
        }
        if tabBar.superview !== view { view.addSubview(tabBar) }
        tabBar.isHidden = !showsBar(under: selectedViewController)
        let height = Headless.release.tabs.height.onThisDevice + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        layOutAccessory(in: bounds)
    }
}

extension ClassTable {
    package static let tabBarController = ClassTable(of: UITabBarController.self) { controller in
        controller.key("tabBar", \.replaceableTabBar)
        controller.key("delegate", \.delegate)
    }
}
