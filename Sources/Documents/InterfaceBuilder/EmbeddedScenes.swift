import MaquetteViewModel

/// What container views hold: the scenes that embed segues lead to, as far as the document has them.
@MainActor struct EmbeddedScenes {
    let document: InterfaceBuilderDocument
    /// The scenes around this one. One that embeds itself would have no end.
    var around: [String] = []
    /// One for all scenes that are seen together.
    var canvasHabits = CanvasHabits()

    /// Containers in containers in containers are told by their kind alone.
    private static let deepest = 4

    /// The built content of a container view, for its frame; nil where the document has none.
    func content(of container: MarkupElement) -> UIViewController? {
        let segue = container.list("connections").first { $0.name == "segue" && $0["kind"] == "embed" }
        guard let destination = segue?["destination"] else { return nil }
        return controller(destination, around: around)
    }

    /// The columns of a split view controller, from the first to the last.
    func columns(of element: MarkupElement) -> [UIViewController] {
        let order = ["masterViewController", "supplementaryViewController", "detailViewController"]
        return order.compactMap { document.bars.parts(of: element, $0).first?.id.flatMap(column) }
    }

    /// What is on the pile of a navigation controller stands under its bar.
    private func column(_ id: String) -> UIViewController? {
        guard let navigation = document.targets[id]?.element, navigation.name == "navigationController",
            let root = document.bars.parts(of: navigation, "rootViewController").first, let rootID = root.id,
            let target = document.targets[rootID], around.count < Self.deepest, !around.contains(rootID)
        else { return controller(id, around: around) }
        let embedded = EmbeddedScenes(document: document, around: around + [id, rootID], canvasHabits: canvasHabits)
        let builder = SceneBuilder(document: document, target: target, embedded: embedded)
        guard case .controller(let controller) = builder.build().root else { return nil }
        BarItems(builder: builder).fill(
            controller.navigationItem, from: root.child(key: "navigationItem"), title: root["title"])
        let pile = UINavigationController(rootViewController: controller)
        pile.isNavigationBarHidden = navigation.flag("navigationBarHidden") == true
        if let look = navigation.child(key: "navigationBar") {
            builder.barLooks.apply(look, to: pile.navigationBar)
            pile.navigationBar.prefersLargeTitles = look.flag("largeTitles") == true
        }
        return pile
    }

    private func controller(_ id: String, around: [String]) -> UIViewController? {
        guard around.count < Self.deepest, !around.contains(id), let target = document.targets[id] else { return nil }
        // What a navigation controller shows is its root.
        if target.element.name == "navigationController",
            let root = document.bars.parts(of: target.element, "rootViewController").first?.id
        {
            return controller(root, around: around + [id])
        }
        let embedded = EmbeddedScenes(document: document, around: around + [id], canvasHabits: canvasHabits)
        let scene = SceneBuilder(document: document, target: target, embedded: embedded).build()
        guard case .controller(let controller) = scene.root else { return nil }
        return controller
    }
}

extension SceneBuilder {
    /// Fills a container with the scene that is embedded in it, or says that something is to come there.
    func fillContainer(_ view: UIView, _ element: MarkupElement) {
        guard let controller = embedded.content(of: element), let content = controller.view else {
            if view.backgroundColor == nil { Placeholder.show("Container", in: view, self) }
            return
        }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        guests.append(controller)
    }
}
