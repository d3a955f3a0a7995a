import Foundation

/// Shows one of several controllers that stand side by side.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    private let tabState = TabBarControllerState()

    open var viewControllers: [UIViewController]? {
        get { children.isEmpty ? nil : children }
        set { setViewControllers(newValue, animated: false) }
    }
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let controllers = viewControllers ?? []
        tabState.selectedIndex = min(tabState.selectedIndex, max(0, controllers.count - 1))
        let shown = controllers.isEmpty ? nil : controllers[tabState.selectedIndex]
        exchangeChildren(for: controllers, showing: shown)
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

    open override func loadView() {
        super.loadView()
        selectedViewController.map { embed($0) }
    }

    private func select(_ index: Int) {
        guard children.indices.contains(index), index != tabState.selectedIndex else { return }
        tabState.selectedIndex = index
        exchangeChildren(for: children, showing: children[index])
    }
}

@MainActor private final class TabBarControllerState: HiddenState {
    var selectedIndex = 0
}
