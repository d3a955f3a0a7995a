import MaquetteCanvas
import MaquetteViewModel

/// What container views hold: the scenes that embed segues lead to, as far as the document has them.
@MainActor struct EmbeddedScenes {
    let document: InterfaceBuilderDocument
    /// The scenes around this one. One that embeds itself would have no end.
    var around: [String] = []
    /// One for all scenes that are seen together.
    var habits = CanvasHabits()

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
        return order.compactMap {
            document.bars.parts(of: element, $0).first?.id.flatMap { controller($0, around: around) }
        }
    }

    private func controller(_ id: String, around: [String]) -> UIViewController? {
        guard around.count < Self.deepest, !around.contains(id), let target = document.targets[id] else { return nil }
        if target.element.name == "navigationController",
            let root = document.bars.parts(of: target.element, "rootViewController").first
        {
            return pile(target.element, root, around: around + [id])
        }
        return built(target, around: around + [id])?.controller
    }

    /// What is on the pile of a navigation controller stands under its bar.
    private func pile(_ navigation: MarkupElement, _ root: MarkupElement, around: [String]) -> UIViewController? {
        guard let id = root.id, !around.contains(id), let target = document.targets[id],
            let (controller, builder) = built(target, around: around + [id])
        else { return nil }
        let items = BarItems(builder: builder)
        items.fill(controller.navigationItem, from: root.child(key: "navigationItem"), title: root["title"])
        let pile = UINavigationController(rootViewController: controller)
        pile.isNavigationBarHidden = navigation.flag("navigationBarHidden") == true
        if let look = navigation.child(key: "navigationBar") {
            builder.barLooks.apply(look, to: pile.navigationBar)
            pile.navigationBar.prefersLargeTitles = look.flag("largeTitles") == true
        }
        if navigation.flag("toolbarHidden") == false {
            controller.toolbarItems = root.list("toolbarItems").map(items.button)
            pile.isToolbarHidden = false
            if let look = navigation.child(key: "toolbar") { builder.barLooks.apply(look, to: pile.toolbar) }
        }
        return pile
    }

    private func built(
        _ target: InterfaceBuilderDocument.SceneTarget, around: [String]
    ) -> (controller: UIViewController, builder: SceneBuilder)? {
        let embedded = EmbeddedScenes(document: document, around: around, habits: habits)
        let builder = SceneBuilder(document: document, target: target, embedded: embedded)
        guard case .controller(let controller) = builder.build().root else { return nil }
        return (controller, builder)
    }
}

extension SceneBuilder {
    /// Fills a container with the scene that is embedded in it, or says that something is to come there.
    func fillContainer(_ view: UIView, _ element: MarkupElement) {
        guard let controller = embedded.content(of: element), let content = controller.view else {
            if view.backgroundColor == nil { habits.show("Container", in: view) }
            return
        }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        guests.append(controller)
    }
}
