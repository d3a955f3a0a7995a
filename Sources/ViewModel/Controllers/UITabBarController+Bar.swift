import Foundation

/// The tab bar of a tab bar controller: its tabs, its insets, and its frame.
extension UITabBarController {
    private static let mostTabs = 5

    func tabsChanged() {
        tabBar.items = Self.shownItems(
            children.compactMap(\.tabBarItem), isWide: traitCollection.horizontalSizeClass == .regular)
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
        UIEdgeInsets(
            top: 0, left: 0, bottom: showsBar(under: child) ? Headless.release.tabs.height.onThisDevice : 0, right: 0)
    }

    func layOutTabBar() {
        guard let view = viewIfLoaded else { return }
        let bounds = view.bounds
        if let content = selectedViewController?.viewIfLoaded, content.superview === view {
            content.frame = bounds
            content.refreshInsetsIfOld()
            let covers = selectedViewController?.mainScrollView?.hasMoreContentBelow ?? false
            if tabBar.tabsState.coversContent != covers { tabBar.change(\.coversContent, covers) }
        }
        if tabBar.superview !== view { view.addSubview(tabBar) }
        tabBar.isHidden = !showsBar(under: selectedViewController)
        let height = Headless.release.tabs.height.onThisDevice + view.safeAreaInsets.bottom
        tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
}
