import MaquetteCanvas
import MaquetteViewModel

/// Views that show what only runs on a device: maps, web pages, scenes of other frameworks.
@MainActor enum HostElements {
    private static let words = [
        "wkWebView": "Web View", "webView": "Web View", "sceneKitView": "SceneKit View",
        "arscnView": "ARKit SceneKit View", "arskView": "ARKit SpriteKit View", "skView": "SpriteKit View",
        "glkView": "GLKit View", "mtkView": "Metal Kit View", "arView": "RealityKit AR View",
    ]

    static let makers: [String: ViewElements.Maker] = {
        var makers: [String: ViewElements.Maker] = ["mapView": { _, _ in MapPicture() }]
        for name in words.keys { makers[name] = { _, _ in UIView() } }
        return makers
    }()

    /// Shows something in the place of what a device would show, when the view has all that its element says of it.
    static func fill(_ view: UIView, _ element: MarkupElement, on habits: CanvasHabits) {
        if let map = view as? MapPicture { return habits.show(map) }
        guard let words = words[element.name] else { return }
        // The ground is dark where a device would show a scene, and white where it would show a page. It is the same in
        // the dark, and so are the words on it.
        let isPage = element.name.lowercased().hasSuffix("webview")
        habits.show(
            words, in: view, ground: isPage ? .white : UIColor(white: 0.12, alpha: 1),
            ink: UIColor(white: isPage ? 0.75 : 0.55, alpha: 1))
    }
}
