import Foundation
import MaquetteViewModel

/// Views that show what only runs on a device: maps, web pages, scenes of other frameworks.
@MainActor enum HostElements {
    static let makers: [String: ViewElements.Maker] = {
        var makers: [String: ViewElements.Maker] = ["mapView": { _, _ in MapPicture() }]
        let words = [
            "wkWebView": "Web View", "webView": "Web View", "sceneKitView": "SceneKit View",
            "arscnView": "ARKit SceneKit View", "arskView": "ARKit SpriteKit View", "skView": "SpriteKit View",
            "glkView": "GLKit View", "mtkView": "Metal Kit View", "arView": "RealityKit AR View",
        ]
        for (name, words) in words { makers[name] = { element, builder in host(words, element, builder) } }
        return makers
    }()

    /// The ground is dark where a device would show a scene, and white where it would show a page.
    private static func host(_ words: String, _ element: MarkupElement, _ builder: SceneBuilder) -> UIView {
        let view = UIView()
        let isPage = element.name.lowercased().hasSuffix("webview")
        view.backgroundColor = isPage ? .white : UIColor(white: 0.12, alpha: 1)
        Placeholder.show(words, in: view, builder)
        // The ground is the same in the dark, and so are the words on it.
        (view.subviews.first as? UILabel)?.textColor = UIColor(white: isPage ? 0.75 : 0.55, alpha: 1)
        return view
    }
}
