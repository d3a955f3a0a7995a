import Foundation

/// The bars that Interface Builder draws around a scene because of where segues lead to it, or because it was told to.
struct InferredBars {
    struct Covering {
        var top: CGFloat = 0
        var bottom: CGFloat = 0
        var hidesStatusBar = false
    }

    /// By what each controller is reached.
    private let incoming: [String: [Arrival]]
    private let controllers: [String: MarkupElement]

    private struct Arrival {
        var kind: String
        var source: String
    }

    init(document: MarkupElement) {
        var incoming: [String: [Arrival]] = [:]
        var controllers: [String: MarkupElement] = [:]
        for scene in document.list("scenes") {
            for object in scene.list("objects") {
                guard let id = object.id, object.name.hasSuffix("ontroller") else { continue }
                controllers[id] = object
                object.forEachDescendant { element in
                    guard element.name == "segue", let destination = element["destination"] else { return }
                    let kind = element["relationship"] ?? element["kind"] ?? ""
                    incoming[destination, default: []].append(Arrival(kind: kind, source: id))
                }
            }
        }
        self.incoming = incoming
        self.controllers = controllers
    }

    /// What bars cover of a controller's root view, besides what the device does.
    func covering(_ element: MarkupElement) -> Covering {
        var covering = Covering()
        let root = element.child(key: "view")
        func simulated(_ key: String) -> MarkupElement? { element.child(key: key) ?? root?.child(key: key) }
        if let status = simulated("simulatedStatusBarMetrics"), status.name == "nil" { covering.hidesStatusBar = true }
        let navigation = element.id.flatMap { navigationController(around: $0, visited: []) }
        if let top = simulated("simulatedTopBarMetrics") {
            covering.top = top.name == "simulatedNavigationBarMetrics" ? 44 : 0
        } else if let navigation {
            covering.top = navigationBarHeight(navigation, element)
        }
        if let bottom = simulated("simulatedBottomBarMetrics") {
            switch bottom.name {
            case "simulatedTabBarMetrics": covering.bottom = 49
            case "simulatedToolbarMetrics": covering.bottom = 44
            default: break
            }
        } else if let id = element.id, isInTabBar(id, visited: []) {
            covering.bottom = 49
        }
        return covering
    }

    private func navigationBarHeight(_ navigation: MarkupElement, _ element: MarkupElement) -> CGFloat {
        if navigation.flag("navigationBarHidden") == true { return 0 }
        let isLarge = navigation.child(key: "navigationBar")?.flag("largeTitles") == true
        let wantsLarge = element.child(key: "navigationItem")?["largeTitleDisplayMode"] != "never"
        return isLarge && wantsLarge ? 96 : 44
    }

    /// The navigation controller whose stack a scene is on: as its root, or pushed from a scene that is.
    private func navigationController(around id: String, visited: Set<String>) -> MarkupElement? {
        guard !visited.contains(id) else { return nil }
        for arrival in incoming[id] ?? [] {
            switch arrival.kind {
            case "rootViewController": if let source = controllers[arrival.source] { return source }
            case "show", "push":
                if let found = navigationController(around: arrival.source, visited: visited.union([id])) {
                    return found
                }
            default: break
            }
        }
        return nil
    }

    private func isInTabBar(_ id: String, visited: Set<String>) -> Bool {
        guard !visited.contains(id) else { return false }
        return (incoming[id] ?? []).contains { arrival in
            switch arrival.kind {
            case "viewControllers": controllers[arrival.source]?.name == "tabBarController"
            case "rootViewController", "show", "push": isInTabBar(arrival.source, visited: visited.union([id]))
            default: false
            }
        }
    }
}
