import Foundation
import MaquetteViewModel

extension ViewKind {
    static let bars: [ViewKind] = [navigationBar, toolbar, tabBar, searchBar]

    private static let navigationBar = ViewKind(
        "navigationBar", isSealed: true, fresh: { (_: UINavigationBar) in UINavigationBar() }, table: .navigationBar,
        content: Content(
            of: UINavigationBar.self, views: { ($0.items ?? []).flatMap(BarItemText.views) },
            statements: { bar, name, filling, helpers in
                var text = BarItemText(filling, helpers)
                let items = (bar.items ?? []).map { text.navigationItem($0) }
                helpers = text.helpers
                return text.statements + (items.isEmpty ? [] : ["\(name).items = [\(items.joined(separator: ", "))]"])
            })
    ) { bar in
        bar.say("titleTextAttributes") { bar, name, _ in
            attributes(bar.titleTextAttributes).map { "\(name).titleTextAttributes = \($0)" }
        }
        bar.say("largeTitleTextAttributes") { bar, name, _ in
            attributes(bar.largeTitleTextAttributes).map { "\(name).largeTitleTextAttributes = \($0)" }
        }
    }

    private static func attributes(_ attributes: [NSAttributedString.Key: Any]?) -> [String] {
        [attributes.flatMap(StyledText.dictionary)].compactMap { $0 }
    }

    private static let toolbar = ViewKind(
        "toolbar", isSealed: true, fresh: { (_: UIToolbar) in UIToolbar() }, table: .toolbar,
        content: Content(
            of: UIToolbar.self, views: { ($0.items ?? []).compactMap(\.customView) },
            statements: { bar, name, filling, helpers in
                var text = BarItemText(filling, helpers)
                let items = (bar.items ?? []).map { text.button($0) }
                helpers = text.helpers
                return text.statements + (items.isEmpty ? [] : ["\(name).items = [\(items.joined(separator: ", "))]"])
            }))

    private static let tabBar = ViewKind(
        "tabBar", isSealed: true, fresh: { (_: UITabBar) in UITabBar() }, table: .tabBar,
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
        })

    private static let searchBar = ViewKind(
        "searchBar", isSealed: true, fresh: { (_: UISearchBar) in UISearchBar() }, table: .searchBar
    ) { bar in
        bar.value("text") {
            $0.text ?? ""
        } _: {
            SwiftText.text($0)
        }
        bar.value("scopeButtonTitles") {
            $0.scopeButtonTitles ?? []
        } _: {
            "[\($0.map(SwiftText.text).joined(separator: ", "))]"
        }
    }
}
