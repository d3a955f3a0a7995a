/// Whose bars they are that a scene is drawn with, and what stands in them.
extension InferredBars {
    /// The navigation controller on whose pile a scene is, and the scene before it on that pile.
    struct Pile {
        var navigation: MarkupElement
        var before: MarkupElement?
    }

    func pile(of element: MarkupElement) -> Pile? {
        var visited: Set<String> = []
        return pile(of: element, visited: &visited)
    }

    private func pile(of element: MarkupElement, visited: inout Set<String>) -> Pile? {
        guard let id = element.id, visited.insert(id).inserted else { return nil }
        for arrival in arrivals(at: element) {
            guard let source = controllers[arrival.source] else { continue }
            switch arrival.kind {
            case "rootViewController" where source.name == "navigationController": return Pile(navigation: source)
            case "show", "push":
                if let pile = pile(of: source, visited: &visited) {
                    return Pile(navigation: pile.navigation, before: source)
                }
            default: break
            }
        }
        return nil
    }

    /// The tab bar controller that a scene is in, and the controller of its tab.
    func tabs(of element: MarkupElement) -> (controller: MarkupElement, tab: MarkupElement)? {
        var visited: Set<String> = []
        return tabs(of: element, visited: &visited)
    }

    private func tabs(
        of element: MarkupElement, visited: inout Set<String>
    ) -> (controller: MarkupElement, tab: MarkupElement)? {
        guard let id = element.id, visited.insert(id).inserted else { return nil }
        for arrival in arrivals(at: element) {
            guard let source = controllers[arrival.source] else { continue }
            switch arrival.kind {
            case "viewControllers" where source.name == "tabBarController": return (source, element)
            case "rootViewController", "show", "push":
                if let found = tabs(of: source, visited: &visited) { return found }
            default: break
            }
        }
        return nil
    }

    /// What a container shows in its tabs or as its root, in order.
    func parts(of container: MarkupElement, _ relationship: String) -> [MarkupElement] {
        container.list("connections").filter { $0.name == "segue" && $0["relationship"] == relationship }
            .compactMap { $0["destination"].flatMap { controllers[$0] } }
    }
}
