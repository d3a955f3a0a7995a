import MaquetteCanvas
import MaquetteViewModel

/// The contents of container views: the destinations of embed segues, if the document has them.
@MainActor struct EmbeddedScenes {
    let document: InterfaceBuilderDocument
    /// The scenes around this one, so that a scene that embeds itself does not recurse for ever.
    var around: [String] = []
    /// Shared by all scenes that are shown together.
    var habits = CanvasHabits()

    /// Deeper containers show only their kind.
    private static let deepest = 4

    /// The built content of a container view, for its frame; nil if the document has none.
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
            return navigationController(target.element, root, around: around + [id])
        }
        return built(target, around: around + [id])?.controller
    }

    /// Puts the content of a navigation controller below its bar.
    private func navigationController(_ navigation: MarkupElement, _ root: MarkupElement, around: [String])
        -> UIViewController?
    {
        guard let id = root.id, !around.contains(id), let target = document.targets[id],
            let (controller, builder) = built(target, around: around + [id])
        else { return nil }
        let items = BarItems(builder: builder)
        items.fill(controller.navigationItem, from: root.child(key: "navigationItem"), title: root["title"])
        let stackController = UINavigationController(rootViewController: controller)
        stackController.isNavigationBarHidden = navigation.flag("navigationBarHidden") == true
        if let look = navigation.child(key: "navigationBar") {
            builder.barLooks.apply(look, to: stackController.navigationBar)
            stackController.navigationBar.prefersLargeTitles = look.flag("largeTitles") == true
        }
        if navigation.flag("toolbarHidden") == false {
            controller.toolbarItems = root.list("toolbarItems").map(items.button)
            stackController.isToolbarHidden = false
            if let look = navigation.child(key: "toolbar") { builder.barLooks.apply(look, to: stackController.toolbar) }
        }
        return stackController
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
    /// Fills a container with its embedded scene, or with a note that there is one.
    func fillContainer(_ view: UIView, _ element: MarkupElement) {
        guard let controller = embedded.content(of: element), let content = controller.view else {
            if view.backgroundColor == nil { habits.show("Container", in: view) }
            return
        }
        content.translatesAutoresizingMaskIntoConstraints = true
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        embeddedControllers.append(controller)
    }
}
