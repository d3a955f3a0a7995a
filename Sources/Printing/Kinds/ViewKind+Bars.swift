import Foundation
import MaquetteViewModel

extension ViewKind {
    static let bars: [ViewKind] = [navigationBar, toolbar, tabBar, searchBar]

    private static let navigationBar = ViewKind(
        "navigationBar", isSealed: true, fresh: { (_: UINavigationBar) in UINavigationBar() }
    ) { bar in
        bar.choice("barStyle") { $0.barStyle }
        bar.flag("isTranslucent") { $0.isTranslucent }
        bar.flag("prefersLargeTitles") { $0.prefersLargeTitles }
        bar.color("barTintColor") { $0.barTintColor }
        bar.say { bar, name, _ in
            let titles = (bar.items ?? []).map { "UINavigationItem(title: \(SwiftText.text($0.title ?? "")))" }
            return titles.isEmpty ? [] : ["\(name).items = [\(titles.joined(separator: ", "))]"]
        }
    }

    /// What its items do is code already.
    private static let toolbar = ViewKind("toolbar", isSealed: true, fresh: { (_: UIToolbar) in UIToolbar() }) { bar in
        bar.choice("barStyle") { $0.barStyle }
        bar.flag("isTranslucent") { $0.isTranslucent }
        bar.color("barTintColor") { $0.barTintColor }
    }

    private static let tabBar = ViewKind("tabBar", isSealed: true, fresh: { (_: UITabBar) in UITabBar() }) { bar in
        bar.choice("barStyle") { $0.barStyle }
        bar.flag("isTranslucent") { $0.isTranslucent }
        bar.color("barTintColor") { $0.barTintColor }
        bar.color("unselectedItemTintColor") { $0.unselectedItemTintColor }
    }

    private static let searchBar = ViewKind("searchBar", isSealed: true, fresh: { (_: UISearchBar) in UISearchBar() }) {
        bar in
        bar.value("text") {
            $0.text ?? ""
        } _: {
            SwiftText.text($0)
        }
        bar.text("placeholder") { $0.placeholder }
        bar.text("prompt") { $0.prompt }
        bar.flag("showsCancelButton") { $0.showsCancelButton }
        bar.choice("searchBarStyle") { $0.searchBarStyle }
        bar.color("barTintColor") { $0.barTintColor }
    }
}
