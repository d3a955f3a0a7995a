import MaquettePrinting
import MaquetteViewModel

extension UIView {
    /// Swift code that creates this view and everything in it: a file with one function.
    ///
    /// The view is printed as it is now; frames are those of the last layout.
    public func printed(as dialect: Dialect, called title: String = "view") -> String {
        var printer = ScreenPrinter(dialect)
        printer.title = title
        return printer.file(making: self)
    }
}

extension Shown {
    /// Swift code that creates what is shown, with the view names of its document.
    ///
    /// What only the editor of a document shows is printed as well, unless the scene has left its ``CanvasHabits``.
    public func printed(as dialect: Dialect, called title: String = "view", from source: String? = nil) -> String {
        var printer = ScreenPrinter(dialect)
        printer.title = title
        printer.source = source
        for element in elements {
            let preferences = [element.id, element.label, element.view.accessibilityIdentifier].compactMap { $0 }
            let id = ObjectIdentifier(element.view)
            printer.names[id] = preferences.first(where: ScreenPrinter.canName) ?? ""
            printer.originals[id] =
                element.ownClass ?? Self.hosts[element.kind] ?? (element.isUnknown ? "<\(element.kind)>" : nil)
        }
        if let scene, scene.variesBySizeClass {
            let settings = stage.settings
            printer.remark =
                "Its document varies by size class: this is what it has for \(settings.horizontalSizeClass.words) width and "
                + "\(settings.verticalSizeClass.words) height" + Self.leftOut(of: scene) + "."
        }
        return printer.file(making: view)
    }

    /// Which views are installed for other size classes only.
    private static func leftOut(of scene: BuiltScene) -> String {
        let views = scene.uninstalledViews()
        if views.isEmpty { return "" }
        let most = 20
        let more = views.count > most ? ["\(views.count - most) more"] : []
        return ", without " + (views.prefix(most) + more).joined(separator: ", ")
    }

    /// Views that need frameworks of a device, by the kind of their element.
    private static let hosts = [
        "mapView": "MKMapView of MapKit", "wkWebView": "WKWebView of WebKit", "webView": "UIWebView",
        "sceneKitView": "SCNView of SceneKit", "arscnView": "ARSCNView of ARKit", "arskView": "ARSKView of ARKit",
        "skView": "SKView of SpriteKit", "glkView": "GLKView of GLKit", "mtkView": "MTKView of MetalKit",
        "arView": "ARView of RealityKit",
    ]
}

extension UIUserInterfaceSizeClass {
    fileprivate var words: String { self == .regular ? "regular" : "compact" }
}
