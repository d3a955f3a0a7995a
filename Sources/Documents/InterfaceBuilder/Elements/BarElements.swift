import Foundation
import MaquetteViewModel

/// Bars that stand in a scene by themselves.
@MainActor enum BarElements {
    static let makers: [String: ViewElements.Maker] = [
        "navigationBar": navigationBar, "toolbar": toolbar, "tabBar": tabBar, "searchBar": searchBar,
    ]

    private static func navigationBar(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let bar = DrawnBar(height: 44)
        tint(bar, element, builder)
        if let title = element.list("items").first?["title"] { bar.setTitle(title) }
        return bar
    }

    private static func toolbar(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let bar = DrawnBar(height: builder.toolbarHeight(element))
        tint(bar, element, builder)
        bar.setItems(element.list("items").filter { $0.name == "barButtonItem" }.compactMap { $0["title"] })
        return bar
    }

    private static func tabBar(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let bar = DrawnBar(height: 49)
        tint(bar, element, builder)
        bar.setItems(element.list("items").compactMap { $0["title"] })
        return bar
    }

    private static func searchBar(_ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let bar = DrawnSearchBar(height: builder.era.searchBarHeight)
        bar.placeholder = DocumentText.string(of: element, key: "placeholder") ?? "Search"
        return bar
    }

    private static func tint(_ bar: DrawnBar, _ element: MarkupElement, _ builder: SceneBuilder) {
        bar.backgroundColor = builder.colors.color(of: element, key: "barTintColor") ?? .systemBackground
    }
}
