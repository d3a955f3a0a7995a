import Foundation

/// The bars that Interface Builder draws around a scene: inferred from segues, or simulated metrics.
struct InferredBars {
    enum TopBar {
        case none, plain, large
    }

    enum BottomBar {
        case none, tabs, tools
        /// A toolbar above a tab bar, for a navigation controller in tabs.
        case toolsOverTabs
    }

    struct Surroundings {
        var top = TopBar.none
        var bottom = BottomBar.none
        /// Whether there is a prompt above the title.
        var hasPrompt = false
        var hidesStatusBar = false
        /// Whether the scene is embedded in another one.
        var isEmbedded = false
    }

    /// The segues that lead to each controller.
    let incoming: [String: [Arrival]]
    let controllers: [String: MarkupElement]

    struct Arrival {
        var kind: String
        var source: String
    }

    init(document: MarkupElement) {
        var incoming: [String: [Arrival]] = [:]
        var controllers: [String: MarkupElement] = [:]
        for scene in document.list("scenes") {
            for object in scene.list("objects") {
                guard let id = object.id, object.isController else { continue }
                controllers[id] = object
                object.forEachSegue { segue in
                    guard let destination = segue["destination"] else { return }
                    let kind = segue["relationship"] ?? segue["kind"] ?? ""
                    incoming[destination, default: []].append(Arrival(kind: kind, source: id))
                }
            }
        }
        self.incoming = incoming
        self.controllers = controllers
    }

    func surroundings(of element: MarkupElement) -> Surroundings {
        let isController = element.isController
        var (above, below): (Set<String>, Set<String>) = ([], [])
        var bottom = bottomBar(of: element, visited: &below)
        if bottom == .tools, simulated("simulatedBottomBarMetrics", element) == nil, tabs(of: element) != nil {
            bottom = .toolsOverTabs
        }
        return Surroundings(
            top: element.name == "navigationController" ? .none : topBar(of: element, visited: &above),
            bottom: bottom,
            hasPrompt: element.child(key: "navigationItem")?["prompt"]?.isEmpty == false,
            hidesStatusBar: isController && hidesStatusBar(element),
            isEmbedded: arrivals(at: element).contains { $0.kind == "embed" })
    }

    /// Whether a split view controller shows it beside another column, directly or as the root of a navigation
    /// controller.
    func isColumn(_ element: MarkupElement) -> Bool {
        arrivals(at: element).contains { arrival in
            switch arrival.kind {
            case "masterViewController", "supplementaryViewController": true
            case "rootViewController":
                arrivals(at: controllers[arrival.source] ?? element).contains {
                    ["masterViewController", "supplementaryViewController"].contains($0.kind)
                }
            default: false
            }
        }
    }

    func arrivals(at element: MarkupElement) -> [Arrival] { element.id.flatMap { incoming[$0] } ?? [] }

    func simulated(_ key: String, _ element: MarkupElement) -> MarkupElement? {
        element.child(key: key) ?? element.child(key: "view")?.child(key: key)
    }

    private func hidesStatusBar(_ element: MarkupElement) -> Bool {
        simulated("simulatedStatusBarMetrics", element)?.name == "nil"
    }

    // MARK: Above

    /// The bar above a scene: its simulated metric, or the bar of the navigation controller whose stack it is on: as its root, or pushed
    /// from a scene on the stack. Segues may form circles, so each scene is visited once.
    private func topBar(of element: MarkupElement, visited: inout Set<String>) -> TopBar {
        if let told = simulated("simulatedTopBarMetrics", element) {
            return told.name == "simulatedNavigationBarMetrics" ? .plain : .none
        }
        guard let id = element.id, visited.insert(id).inserted else { return .none }
        for arrival in arrivals(at: element) {
            guard let source = controllers[arrival.source] else { continue }
            switch arrival.kind {
            case "rootViewController" where source.name == "navigationController":
                return bar(of: source, over: element)
            case "show", "push":
                let bar = topBar(of: source, visited: &visited)
                if bar != .none { return self.bar(over: element, pushedFrom: source, under: bar) }
            default: break
            }
        }
        return .none
    }

    private func bar(of navigation: MarkupElement, over element: MarkupElement) -> TopBar {
        if navigation.flag("navigationBarHidden") == true { return .none }
        if navigation.child(key: "simulatedTopBarMetrics")?.name == "nil" { return .none }
        return hasLargeTitles(navigation) && titleDisplayMode(of: element) != "never" ? .large : .plain
    }

    /// A title that does not say how it is shown is shown as the one before it, says Apple's documentation.
    private func bar(over element: MarkupElement, pushedFrom source: MarkupElement, under bar: TopBar) -> TopBar {
        switch titleDisplayMode(of: element) {
        case "always":
            var visited: Set<String> = []
            return navigation(of: source, visited: &visited).map(hasLargeTitles) == true ? .large : .plain
        case "never": return .plain
        default: return bar
        }
    }

    /// The navigation controller whose stack a scene is on.
    private func navigation(of element: MarkupElement, visited: inout Set<String>) -> MarkupElement? {
        guard let id = element.id, visited.insert(id).inserted else { return nil }
        for arrival in arrivals(at: element) {
            guard let source = controllers[arrival.source] else { continue }
            switch arrival.kind {
            case "rootViewController" where source.name == "navigationController": return source
            case "show", "push":
                if let navigation = navigation(of: source, visited: &visited) { return navigation }
            default: break
            }
        }
        return nil
    }

    private func hasLargeTitles(_ navigation: MarkupElement) -> Bool {
        navigation.child(key: "navigationBar")?.flag("largeTitles") == true
    }

    private func titleDisplayMode(of element: MarkupElement) -> String? {
        element.child(key: "navigationItem")?["largeTitleDisplayMode"]
    }

    // MARK: Below

    private func bottomBar(of element: MarkupElement, visited: inout Set<String>) -> BottomBar {
        if let told = simulated("simulatedBottomBarMetrics", element) {
            switch told.name {
            case "simulatedTabBarMetrics": return .tabs
            case "simulatedToolbarMetrics": return .tools
            default: return .none
            }
        }
        guard let id = element.id, visited.insert(id).inserted, element.flag("hidesBottomBarWhenPushed") != true else {
            return .none
        }
        if element.name == "navigationController", element.flag("toolbarHidden") == false { return .tools }
        for arrival in arrivals(at: element) {
            guard let source = controllers[arrival.source] else { continue }
            switch arrival.kind {
            case "viewControllers" where source.name == "tabBarController": return .tabs
            case "rootViewController", "show", "push":
                if source.flag("toolbarHidden") == false { return .tools }
                let bar = bottomBar(of: source, visited: &visited)
                if bar != .none { return bar }
            default: break
            }
        }
        return .none
    }
}

/// The controllers whose bars a scene is drawn with, and the items in them.
extension InferredBars {
    /// The navigation controller on whose stack a scene is, and the scene before it on that stack.
    struct NavigationStack {
        var navigation: MarkupElement
        var before: MarkupElement?
    }

    func navigationStack(of element: MarkupElement) -> NavigationStack? {
        var visited: Set<String> = []
        return navigationStack(of: element, visited: &visited)
    }

    private func navigationStack(of element: MarkupElement, visited: inout Set<String>) -> NavigationStack? {
        guard let id = element.id, visited.insert(id).inserted else { return nil }
        for arrival in arrivals(at: element) {
            guard let source = controllers[arrival.source] else { continue }
            switch arrival.kind {
            case "rootViewController" where source.name == "navigationController":
                return NavigationStack(navigation: source)
            case "show", "push":
                if let stack = navigationStack(of: source, visited: &visited) {
                    return NavigationStack(navigation: stack.navigation, before: source)
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

    /// The children of a container, in order: its tabs, or its root.
    func parts(of container: MarkupElement, _ relationship: String) -> [MarkupElement] {
        container.list("connections").filter { $0.name == "segue" && $0["relationship"] == relationship }
            .compactMap { $0["destination"].flatMap { controllers[$0] } }
    }
}
