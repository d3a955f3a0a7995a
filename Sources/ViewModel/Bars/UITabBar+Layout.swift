import Foundation
import MaquetteDrawing
import MaquetteReleases

/// The parts of a tab bar and their places.
extension UITabBar {
    func startAsTabBar() {
        isOpaque = false
        tabsState.background.hasLineAtTop = true
        addSubview(tabsState.background)
        addSubview(tabsState.platter)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    func change<Value>(_ property: ReferenceWritableKeyPath<TabBarState, Value>, _ value: Value) {
        tabsState[keyPath: property] = value
        refreshTabs()
    }

    func refreshTabs() {
        tabsState.isStale = true
        setNeedsLayout()
    }

    func resolved<Value>(_ value: (TabBarState) -> Value?) -> Value? {
        AppearanceProxies.resolved(self) { value($0.tabsState) }
    }

    private var appearanceInForce: UITabBarAppearance? {
        let standard = selectedItem?.standardAppearance ?? resolved { $0.standardAppearance }
        guard !tabsState.coversContent else { return standard }
        return selectedItem?.scrollEdgeAppearance ?? resolved { $0.scrollEdgeAppearance } ?? standard
    }

    private var look: BarLook {
        let isBare = !tabsState.coversContent && Headless.release.bars.bare != .none
        if let appearance = appearanceInForce {
            let hasOwnEdge = resolved { $0.scrollEdgeAppearance } != nil
            return isBare && !hasOwnEdge ? .transparent : BarLook(appearance)
        }
        let line: UIColor? = resolved { $0.shadowImage }.map { $0.size == .zero } == true ? nil : .separator
        if let image = resolved({ $0.backgroundImage }) {
            return BarLook(image: image, line: image.size == .zero ? nil : line)
        }
        if let tint = resolved({ $0.barTint }) { return BarLook(color: tint, line: line) }
        if resolved({ $0.style }) == .black { return BarLook(color: UIColor(white: 0.11, alpha: 0.93)) }
        if resolved({ $0.isTranslucent }) == false { return BarLook(color: .systemBackground, line: line) }
        if isBare { return .transparent }
        if Headless.release.bars.hasGlass { return BarLook(fade: tabsState.fade) }
        var look = BarLook.standard
        look.line = line
        return look
    }

    func layOutTabs() {
        tabsState.background.frame = CGRect(
            x: 0, y: 0, width: bounds.width, height: bounds.height + uncoveredHeightBelow)
        if tabsState.isStale { makeTabs() }
        let isInline = traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
        let look = isInline ? nil : Headless.release.tabs.platter
        tabsState.platter.isHidden = look == nil || tabsState.tabs.isEmpty
        if let look { return layOutPlatter(look) }
        let height = min(bounds.height, Headless.release.tabs.height.onThisDevice)
        let width = tabWidth
        let whole = width * CGFloat(tabsState.tabs.count)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, tab) in tabsState.tabs.enumerated() {
            tab.isInline = isInline && Headless.release.tabs.sitsBesideIcons
            let place = isRightToLeft ? tabsState.tabs.count - 1 - index : index
            let x = (bounds.width - whole) / 2 + CGFloat(place) * width
            tab.frame = CGRect(x: x.rounded(), y: 0, width: width, height: height)
        }
    }

    /// Since iOS 26 the tabs of a phone are on a platter of their own, above the edge of the screen.
    private func layOutPlatter(_ look: SystemRelease.Tabs.Platter) {
        let tabs = tabsState.tabs
        let pitch = look.pitch(of: tabs.count, in: bounds.width)
        let width = pitch * CGFloat(tabs.count) + look.padding
        let platter = CGRect(
            x: (bounds.width - width) / 2, y: min(0, bounds.height - look.height - look.distance),
            width: width, height: look.height)
        tabsState.platter.frame = platter
        tabsState.platter.isOverContent = tabsState.fade != nil
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, tab) in tabs.enumerated() {
            let place = CGFloat(isRightToLeft ? tabs.count - 1 - index : index)
            tab.isInline = false
            tab.frame = CGRect(
                x: platter.minX + look.padding / 2 + place * pitch, y: platter.minY, width: pitch,
                height: platter.height)
        }
        tabsState.platter.selection = tabs.first { $0.item === selectedItem }.map {
            CGRect(
                x: $0.frame.midX - platter.minX - pitch / 2 - look.reach,
                y: (platter.height - look.selectionHeight) / 2, width: pitch + 2 * look.reach,
                height: look.selectionHeight)
        }
    }

    /// Tabs share the width of a phone, and are together in the middle of wider bars.
    private var tabWidth: CGFloat {
        let count = CGFloat(max(1, tabsState.tabs.count))
        let equal = bounds.width / count
        let isWide = traitCollection.horizontalSizeClass == .regular && traitCollection.userInterfaceIdiom == .pad
        let isTogether = itemPositioning == .centered || itemPositioning == .automatic && isWide
        return isTogether ? min(equal, (itemWidth > 0 ? itemWidth : 110) + itemSpacing) : equal
    }

    private func makeTabs() {
        tabsState.isStale = false
        tabsState.background.look = look
        for tab in tabsState.tabs { tab.removeFromSuperview() }
        let states = appearanceInForce?.stackedLayoutAppearance
        let ownTint = AppearanceProxies.resolved(self) { $0.tintIsInherited ? nil : $0.tintColor } ?? tintColor
        tabsState.tabs = (items ?? []).map { item in
            let isSelected = item === selectedItem
            let state = isSelected ? states?.selected : states?.normal
            let plain = isSelected ? ownTint : resolved { $0.unselectedTint }
            return TabView(
                item, isSelected: isSelected,
                color: state?.iconColor ?? plain ?? UIColor(dynamicProvider: Self.unselectedColor),
                attributes: (state?.titleTextAttributes ?? [:])
                    .merging(item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? [:]) { $1 },
                badgeColor: item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed)
        }
        tabsState.tabs.forEach(addSubview)
    }

    /// The grey of tabs that are not selected; on a platter they are nearly as dark as text.
    private static func unselectedColor(in traits: UITraitCollection) -> UIColor {
        let isDark = traits.userInterfaceStyle == .dark
        let grey = Headless.release.tabs.unselected
        return UIColor(white: isDark ? grey.dark : grey.light, alpha: 1)
    }
}

extension UITabBar {
    /// A tab bar controller shows the controller of a tab that its delegate does not refuse; of the tab that is shown it goes back to the
    /// first of its stack.
    func touched(_ item: UITabBarItem) {
        guard let controller: UITabBarController = nearest(), controller.tabBar === self else {
            selectedItem = item
            delegate?.tabBar(self, didSelect: item)
            return
        }
        // The list of the other tabs is not drawn.
        guard item !== controller.moreNavigationController.tabBarItem, let place = items?.firstIndex(of: item),
            controller.children.indices.contains(place)
        else { return }
        let chosen = controller.children[place]
        guard controller.delegate?.tabBarController(controller, shouldSelect: chosen) != false else { return }
        if controller.selectedIndex == place {
            (chosen as? UINavigationController)?.popToRootViewController(animated: true)
        }
        controller.selectedIndex = place
        controller.tabBar(self, didSelect: item)
        controller.delegate?.tabBarController(controller, didSelect: chosen)
    }
}
