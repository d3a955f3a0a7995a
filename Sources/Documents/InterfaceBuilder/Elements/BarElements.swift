import Foundation
import MaquetteViewModel

/// Bars that are views of a scene.
@MainActor enum BarElements {
    static let makers: [String: ViewElements.Maker] = [
        "navigationBar": navigationBar, "toolbar": toolbar, "tabBar": tabBar, "searchBar": searchBar,
    ]

    private static func navigationBar(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let bar = builder.taking { UINavigationBar() }
        builder.barLooks.apply(element, to: bar)
        let items = BarItems(builder: builder)
        bar.items = element.list("items").filter { $0.name == "navigationItem" }.map { items.navigationItem($0) }
        return sized(bar, builder, 44)
    }

    private static func toolbar(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let bar = builder.taking { UIToolbar() }
        builder.barLooks.apply(element, to: bar)
        let items = BarItems(builder: builder)
        bar.items = element.list("items").filter { $0.name == "barButtonItem" }.map(items.button)
        return sized(bar, builder, builder.toolbarHeight(element))
    }

    private static func tabBar(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let bar = builder.taking { UITabBar() }
        builder.barLooks.apply(element, to: bar)
        let items = BarItems(builder: builder)
        let tabs = element.list("items").filter { $0.name == "tabBarItem" }
        bar.items = tabs.map { items.tab($0) }
        let selected =
            element["selectedItem"]
            ?? element.list("connections").first { $0["property"] == "selectedItem" }?["destination"]
        bar.selectedItem = zip(tabs, bar.items ?? []).first { $0.0.id == selected && selected != nil }?.1
        return sized(bar, builder, 49)
    }

    private static func searchBar(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let bar = builder.taking { UISearchBar() }
        builder.give(.searchBar, of: element, to: bar)
        bar.scopeButtonTitles = element.list("scopeButtonTitles").map(\.text)
        if let index = element.integer("selectedScopeButtonIndex") { bar.selectedScopeButtonIndex = index }
        if element["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
        return sized(bar, builder, builder.era.searchBarHeight + bar.heightAroundField)
    }

    /// The heights on the canvas, which differ from those of devices.
    private static func sized(_ bar: UIView, _ builder: SceneBuilder, _ height: CGFloat) -> UIView {
        builder.habits.giveContentSize(CGSize(width: -1, height: height), to: bar)
        return bar
    }
}
