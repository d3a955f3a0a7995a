import MaquetteViewModel

/// What container views hold: the scenes that embed segues lead to, as far as the document has them.
@MainActor struct EmbeddedScenes {
    let document: InterfaceBuilderDocument
    /// The scenes around this one. One that embeds itself would have no end.
    var around: [String] = []

    /// Containers in containers in containers are told by their kind alone.
    private static let deepest = 4

    /// The built content of a container view, for its frame; nil where the document has none.
    func content(of container: MarkupElement) -> UIViewController? {
        let segue = container.list("connections").first { $0.name == "segue" && $0["kind"] == "embed" }
        guard let destination = segue?["destination"] else { return nil }
        return controller(destination, around: around)
    }

    private func controller(_ id: String, around: [String]) -> UIViewController? {
        guard around.count < Self.deepest, !around.contains(id), let target = document.targets[id] else { return nil }
        // What a navigation controller shows is its root.
        if target.element.name == "navigationController",
            let root = document.bars.parts(of: target.element, "rootViewController").first?.id
        {
            return controller(root, around: around + [id])
        }
        let embedded = EmbeddedScenes(document: document, around: around + [id])
        let scene = SceneBuilder(document: document, target: target, embedded: embedded).build()
        guard case .controller(let controller) = scene.root else { return nil }
        return controller
    }
}

extension SceneBuilder {
    /// Fills a container with the scene that is embedded in it, or says that something is to come there.
    func fillContainer(_ view: UIView, _ element: MarkupElement) {
        guard let controller = embedded.content(of: element), let content = controller.view else {
            if view.backgroundColor == nil { Placeholder.show("Container", in: view) }
            return
        }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        guests.append(controller)
    }
}
