import Foundation
import MaquetteCanvas
import MaquetteViewModel

/// Makes the bars of a scene from its own settings and those of the controllers that lead to it.
@MainActor struct SceneBarMaker {
    private let element: MarkupElement
    private let builder: SceneBuilder
    private let bars: InferredBars
    let surroundings: InferredBars.Surroundings
    private let safeArea: UIEdgeInsets

    init(of element: MarkupElement, builder: SceneBuilder, bars: InferredBars, safeArea: UIEdgeInsets) {
        (self.element, self.builder, self.bars, self.safeArea) = (element, builder, bars, safeArea)
        surroundings = bars.surroundings(of: element)
    }

    var made: SceneBars {
        switch element.name {
        case "navigationController": return navigationScene
        case "tabBarController": return tabScene
        default: break
        }
        let upper = upper
        let lower = lower
        var isStatusBright = bars.simulated("simulatedStatusBarMetrics", element)?["statusBarStyle"] != nil
        if case .inSafeArea(let bar, _) = upper, bar.barStyle == .black { isStatusBright = true }
        let hasStatusBar = fillsScreen && !surroundings.hidesStatusBar
        return SceneBars(
            upper: upper, lower: lower, statusColor: hasStatusBar ? statusColor(isBright: isStatusBright) : nil,
            doubledInsets: doubledInsets)
    }

    /// Phones have no status bar in landscape.
    private func statusColor(isBright: Bool) -> UIColor? {
        let screen = UIScreen.main
        let isPhone = screen.traitCollection.userInterfaceIdiom == .phone
        return isPhone && screen.bounds.width > screen.bounds.height ? nil : isBright ? .white : .label
    }

    private var doubledInsets: UIEdgeInsets? { builder.era.xcode.doublesDeviceInsets ? safeArea : nil }

    /// Only a root that extends under the status bar shows it.
    private var fillsScreen: Bool {
        let root = element.child(key: "view") ?? element
        guard let frame = root.rect(key: "frame"), frame.width > 0 || frame.height > 0 else { return true }
        // A root that was drawn as a whole screen is one on every other device too.
        if frame.size == builder.canvasSize { return true }
        let screen = UIScreen.main.bounds.size
        let isWide = frame.width >= (builder.hasDevice ? min(screen.width, 600) : 320)
        return frame.minY == 0 && isWide && frame.height >= screen.height / 2
    }

    // MARK: Scenes of content

    private var upper: SceneBars.Upper {
        let height = builder.eraOnScreen.topHeight(surroundings)
        guard height > 0, safeArea.top >= builder.era.topHeight(surroundings) else { return .none }
        let bar = UINavigationBar()
        let stack = bars.navigationStack(of: element)
        if let look = stack?.navigation.child(key: "navigationBar") { builder.barLooks.apply(look, to: bar) }
        if let simulated = bars.simulated("simulatedTopBarMetrics", element) {
            builder.barLooks.apply(simulated, to: bar)
        }
        bar.prefersLargeTitles = surroundings.top == .large
        if builder.era.barsAreBareAtRest(isLarge: surroundings.top == .large) { bar.setCoversContent(false) }
        let items = BarItems(builder: builder)
        let item = items.navigationItem(element.child(key: "navigationItem"), title: element["title"])
        bar.items = (stack?.before).map { [items.itemBefore($0), item] } ?? [item]
        return .inSafeArea(bar, height: height)
    }

    private var lower: SceneBars.Lower {
        let kind = surroundings.bottom
        let height = builder.eraOnScreen.height(of: kind)
        guard height > 0, safeArea.bottom >= builder.era.height(of: kind) else { return .none }
        switch kind {
        case .none: return .none
        case .tabs: return .inSafeArea(tabBar, height: height)
        case .tools: return .inSafeArea(toolbar, height: height)
        case .toolsOverTabs:
            let bars = ToolbarOverTabs(toolbar, tabBar, tabHeight: builder.eraOnScreen.height(of: .tabs))
            return .inSafeArea(bars, height: height)
        }
    }

    private var toolbar: UIToolbar {
        let bar = UIToolbar()
        if let look = bars.navigationStack(of: element)?.navigation.child(key: "toolbar") {
            builder.barLooks.apply(look, to: bar)
        }
        bar.items = element.list("toolbarItems").map(BarItems(builder: builder).button)
        return bar
    }

    private var tabBar: UITabBar {
        let tabs = bars.tabs(of: element)
        return tabBar(of: tabs?.controller, selecting: tabs?.tab ?? element)
    }

    /// The tabs of a controller; without one, the tab that the scene itself would have.
    private func tabBar(of controller: MarkupElement?, selecting chosen: MarkupElement) -> UITabBar {
        let bar = UITabBar()
        if let look = controller?.child(key: "tabBar") { builder.barLooks.apply(look, to: bar) }
        let parts = controller.map { bars.parts(of: $0, "viewControllers") } ?? [chosen]
        let items = BarItems(builder: builder)
        let tabs = UITabBarController.shownItems(parts.map { items.tab($0.child(key: "tabBarItem")) })
        let index = parts.firstIndex { $0.id == chosen.id } ?? 0
        bar.items = tabs
        bar.selectedItem = tabs.isEmpty ? nil : tabs[min(index, tabs.count - 1)]
        return bar
    }

    // MARK: Scenes of containers

    private var navigationScene: SceneBars {
        let bar = UINavigationBar()
        if let look = element.child(key: "navigationBar") { builder.barLooks.apply(look, to: bar) }
        let isLarge = element.child(key: "navigationBar")?.flag("largeTitles") == true
        bar.prefersLargeTitles = isLarge
        if builder.era.barsAreBareAtRest(isLarge: isLarge) { bar.setCoversContent(false) }
        let root = bars.parts(of: element, "rootViewController").first
        bar.items = [BarItems(builder: builder).plainItem(root)]
        let isHidden = element.flag("navigationBarHidden") == true
        return SceneBars(
            upper: isHidden ? .none : .afterSafeArea(bar), lower: lower,
            statusColor: statusColor(isBright: bar.barStyle == .black), doubledInsets: doubledInsets)
    }

    private var tabScene: SceneBars {
        let parts = bars.parts(of: element, "viewControllers")
        let bar = tabBar(of: element, selecting: parts.first ?? element)
        return SceneBars(
            upper: upper, lower: .afterSafeArea(bar), statusColor: statusColor(isBright: false),
            doubledInsets: doubledInsets)
    }
}

extension BarItems {
    /// The item with the title of the back button.
    func itemBefore(_ controller: MarkupElement) -> UINavigationItem {
        let item = plainItem(controller)
        item.backBarButtonItem = controller.child(key: "navigationItem")?.child(key: "backBarButtonItem").map(button)
        return item
    }

    /// Only the title: the views of other scenes are built there.
    func plainItem(_ controller: MarkupElement?) -> UINavigationItem {
        let item = UINavigationItem(title: "")
        item.title = controller?.child(key: "navigationItem")?["title"] ?? controller?["title"]
        return item
    }
}
