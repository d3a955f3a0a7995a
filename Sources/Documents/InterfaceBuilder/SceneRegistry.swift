import MaquetteViewModel

/// The views and guides of a scene by their ids, for constraints, and the element of each view, for reports.
@MainActor final class SceneRegistry {
    private(set) var items: [String: AnyObject] = [:]
    /// The elements in document order.
    private(set) var elements: [BuiltElement] = []

    subscript(id: String) -> AnyObject? { items[id] }

    /// Registers a view by its id, with the guides in its element.
    func note(_ view: UIView, _ element: MarkupElement, isUnknown: Bool, isOwn: Bool = false) {
        if let id = element.id { items[id] = view }
        for guide in element.children where guide.name == "viewLayoutGuide" || guide.name == "keyboardLayoutGuide" {
            if let id = guide.id { items[id] = self.guide(guide.key, of: view) }
        }
        var built = BuiltElement(
            view: view, id: element.id, kind: element.name, label: element["userLabel"] ?? element["customClass"],
            line: element.line)
        built.column = element.column
        built.storedFrame = element.rect(key: "frame")
        built.isUnknown = isUnknown
        built.ownClass = element["customClass"]
        built.runsOwnCode = isOwn
        built.hasGestures = element.list("connections").contains { $0["property"] == "gestureRecognizers" }
        elements.append(built)
    }

    /// What is no view: guides, constraints, recognizers, objects.
    func note(_ object: AnyObject, id: String) { items[id] = object }

    private func guide(_ key: String?, of view: UIView) -> UILayoutGuide? {
        switch key {
        case "safeArea": view.safeAreaLayoutGuide
        case "layoutMargins": view.layoutMarginsGuide
        case "readableContent": view.readableContentGuide
        case "keyboard": view.keyboardLayoutGuide
        case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
    }
}
