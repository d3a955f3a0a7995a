import Maquette

extension UIView {
    /// The views of somebody's own that a bar shows; nil for what is no bar, whose subviews all are.
    var viewsHeldByBar: [UIView]? {
        switch self {
        case let bar as UINavigationBar:
            (bar.items ?? []).flatMap { item in
                let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
                return [item.titleView].compactMap { $0 } + buttons.compactMap(\.customView)
            }
        case let bar as UIToolbar: (bar.items ?? []).compactMap(\.customView)
        case is UITabBar, is UISearchBar: []
        default: nil
        }
    }

    /// Puts what bars write themselves into other words.
    func translateBarTexts(_ translate: (String) -> String) {
        func words(_ text: String?) -> String? { text.map { $0.isEmpty ? $0 : translate($0) } }
        func retitle(_ items: [UIBarItem]?) { for item in items ?? [] { item.title = words(item.title) } }
        switch self {
        case let bar as UINavigationBar:
            for item in bar.items ?? [] {
                item.title = words(item.title)
                item.prompt = words(item.prompt)
                item.backButtonTitle = words(item.backButtonTitle)
                retitle(item.leftBarButtonItems)
                retitle(item.rightBarButtonItems)
            }
        case let bar as UIToolbar: retitle(bar.items)
        case let bar as UITabBar: retitle(bar.items)
        case let bar as UISearchBar:
            bar.text = words(bar.text)
            bar.placeholder = words(bar.placeholder)
            bar.prompt = words(bar.prompt)
            bar.scopeButtonTitles = bar.scopeButtonTitles?.map { words($0) ?? $0 }
        default: break
        }
    }
}
