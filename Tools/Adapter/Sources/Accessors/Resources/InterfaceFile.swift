import Foundation
import FoundationXML

/// What code can name of a storyboard or nib: its scenes, segues, cells and views.
final class InterfaceFile: NSObject, XMLParserDelegate {
    struct Object {
        /// The object's class as the document names it; nil for one of UIKit's.
        var customClass: String?
        /// The class of UIKit's behind its element.
        var base: String

        /// The class as far as the code declares it.
        func type(among classes: Set<String>) -> String {
            customClass.flatMap { classes.contains($0) ? $0 : nil } ?? base
        }
    }

    struct Scene {
        var id: String
        var identifier: String?
        var object: Object
    }

    struct Segue {
        var identifier: String
        var customClass: String?
        /// The scene that it leaves, as an index, and the object that it goes to.
        var source: Int
        var destination: String
    }

    let name: String
    private(set) var scenes: [Scene] = []
    private(set) var initialScene: String?
    private(set) var segues: [Segue] = []
    private(set) var reusables: [(identifier: String, object: Object)] = []
    /// The views at the top of a nib.
    private(set) var topViews: [(object: Object, reuseIdentifier: String?)] = []
    private(set) var isForPhones = true
    private var path: [String] = []

    init?(_ file: String) {
        name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
        super.init()
        guard let data = FileManager.default.contents(atPath: file), data.count < 20_000_000 else { return nil }
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = self
        _ = parser.parse()
        guard isForPhones else { return nil }
    }

    func scene(_ id: String) -> Scene? { scenes.first { $0.id == id } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if path.isEmpty {
            isForPhones = attributes["targetRuntime"]?.contains("CocoaTouch") ?? true
            initialScene = attributes["initialViewController"]
        }
        let object = Object(customClass: attributes["customClass"], base: Self.base(of: name))
        let isAtTop = path.last == "objects"
        if isAtTop, path.contains("scene"), name.hasSuffix("ontroller"), let id = attributes["id"] {
            scenes.append(Scene(id: id, identifier: attributes["storyboardIdentifier"], object: object))
        } else if name == "segue", let identifier = attributes["identifier"], !scenes.isEmpty {
            segues.append(
                Segue(
                    identifier: identifier, customClass: attributes["customClass"], source: scenes.count - 1,
                    destination: attributes["destination"] ?? ""))
        } else if isAtTop, !path.contains("scene"), name != "placeholder", Self.isView(name) {
            topViews.append((object, attributes["reuseIdentifier"]))
        }
        if let identifier = attributes["reuseIdentifier"], !identifier.isEmpty {
            reusables.append((identifier, object))
        }
        path.append(name)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        path.removeLast()
    }

    /// `tableViewController` is a `UITableViewController`; `glkViewController` and what else is not UIKit's are plain.
    private static func base(of element: String) -> String {
        let others = [
            "glkViewController": "UIViewController", "avPlayerViewController": "UIViewController",
            "hostingController": "UIViewController", "collectionViewCell": "UICollectionViewCell",
            "mapView": "UIView", "wkWebView": "UIView", "glkView": "UIView", "sceneKitView": "UIView",
            "skView": "UIView", "mtkView": "UIView", "arscnView": "UIView", "containerView": "UIView",
        ]
        return others[element] ?? "UI" + element.prefix(1).uppercased() + element.dropFirst()
    }

    private static func isView(_ element: String) -> Bool {
        let suffixes = [
            "View", "view", "Cell", "Label", "label", "Button", "button", "Bar", "Control", "Field", "witch", "lider",
        ]
        return suffixes.contains(where: element.hasSuffix) && !element.hasSuffix("BarButton")
    }
}
