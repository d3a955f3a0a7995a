import Foundation
import MaquetteViewModel

extension ViewKind {
    static let bars: [ViewKind] = [navigationBar, toolbar, tabBar, searchBar]

    private static let navigationBar = ViewKind(
        "navigationBar", isSealed: true, fresh: { (_: UINavigationBar) in UINavigationBar() },
        content: Content(
            of: UINavigationBar.self, views: { ($0.items ?? []).flatMap(BarItemText.views) },
            statements: { bar, name, filling, helpers in
                var text = BarItemText(filling, helpers)
                let items = (bar.items ?? []).map { text.navigationItem($0) }
                helpers = text.helpers
                return text.statements + (items.isEmpty ? [] : ["\(name).items = [\(items.joined(separator: ", "))]"])
            })
    ) { bar in
        bar.choice("barStyle") { $0.barStyle }
        bar.flag("isTranslucent") { $0.isTranslucent }
        bar.flag("prefersLargeTitles") { $0.prefersLargeTitles }
        bar.color("barTintColor") { $0.barTintColor }
        bar.say { bar, name, _ in
            [
                ("titleTextAttributes", bar.titleTextAttributes),
                ("largeTitleTextAttributes", bar.largeTitleTextAttributes),
            ].compactMap { word, attributes in
                attributes.flatMap(StyledText.dictionary).map { "\(name).\(word) = \($0)" }
            }
        }
    }

    private static let toolbar = ViewKind(
        "toolbar", isSealed: true, fresh: { (_: UIToolbar) in UIToolbar() },
        content: Content(
            of: UIToolbar.self, views: { ($0.items ?? []).compactMap(\.customView) },
            statements: { bar, name, filling, helpers in
                var text = BarItemText(filling, helpers)
                let items = (bar.items ?? []).map { text.button($0) }
                helpers = text.helpers
                return text.statements + (items.isEmpty ? [] : ["\(name).items = [\(items.joined(separator: ", "))]"])
            })
    ) { bar in
        bar.choice("barStyle") { $0.barStyle }
        bar.flag("isTranslucent") { $0.isTranslucent }
        bar.color("barTintColor") { $0.barTintColor }
    }

    private static let tabBar = ViewKind(
        "tabBar", isSealed: true, fresh: { (_: UITabBar) in UITabBar() },
        content: Content(of: UITabBar.self) { bar, name, filling, helpers in
            guard let shown = bar.items, !shown.isEmpty else { return [] }
            var text = BarItemText(filling, helpers)
            let items = shown.map { text.tab($0) }
            helpers = text.helpers
            var lines = text.statements + ["\(name).items = [\(items.joined(separator: ", "))]"]
            if let index = shown.firstIndex(where: { $0 === bar.selectedItem }) {
                lines.append("\(name).selectedItem = \(name).items?[\(index)]")
            }
            return lines
        }
    ) { bar in
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
        bar.flag("showsBookmarkButton") { $0.showsBookmarkButton }
        bar.flag("showsSearchResultsButton") { $0.showsSearchResultsButton }
        bar.flag("isSearchResultsButtonSelected") { $0.isSearchResultsButtonSelected }
        bar.value("scopeButtonTitles") {
            $0.scopeButtonTitles ?? []
        } _: {
            "[\($0.map(SwiftText.text).joined(separator: ", "))]"
        }
        bar.flag("showsScopeBar") { $0.showsScopeBar }
        bar.value("selectedScopeButtonIndex") {
            $0.selectedScopeButtonIndex
        } _: {
            "\($0)"
        }
        bar.choice("searchBarStyle") { $0.searchBarStyle }
        bar.choice("barStyle") { $0.barStyle }
        bar.flag("isTranslucent") { $0.isTranslucent }
        bar.color("barTintColor") { $0.barTintColor }
    }
}
