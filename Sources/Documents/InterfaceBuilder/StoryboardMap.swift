import Foundation
import MaquetteViewModel

/// The places of a storyboard's scenes on its canvas, their segues, and the initial scene.
struct StoryboardMap {
    private var places: [String: CGPoint] = [:]
    /// The controllers of exits and storyboard references.
    private var owners: [String: String] = [:]
    private let initial: String?

    init(document: MarkupElement) {
        initial = document["initialViewController"]
        for scene in document.list("scenes") where scene.name == "scene" {
            let objects = scene.list("objects")
            guard let owner = objects.first(where: { $0.isController })?.id else { continue }
            if let place = scene.point(key: "canvasLocation") { places[owner] = place }
            for object in objects where object.name == "exit" {
                if let id = object.id { owners[id] = owner }
            }
        }
    }

    func annotate(_ scene: inout DocumentScene, _ element: MarkupElement) {
        scene.place = places[scene.id]
        scene.isInitial = scene.id == initial
        let title = [element["title"], element.child(key: "navigationItem")?["title"], element["storyboardIdentifier"]]
        scene.aliases = (title + [element["customClass"], element["userLabel"], element.name])
            .compactMap { $0 }.filter { !$0.isEmpty }
        var links: [SceneLink] = []
        element.forEachSegue { segue in
            guard let link = link(segue), !links.contains(link) else { return }
            links.append(link)
        }
        scene.links = links
    }

    private func link(_ segue: MarkupElement) -> SceneLink? {
        guard let destination = segue["destination"] else { return nil }
        let kind: SceneLink.Kind =
            switch segue["kind"] {
            case "relationship": .relationship
            case "show", "push", "showDetail", "replace": .show
            case "presentation", "modal", "popoverPresentation", "popover": .present
            case "embed": .embed
            case "unwind": .unwind
            default: .custom
            }
        return SceneLink(to: owners[destination] ?? destination, kind: kind, name: name(of: segue))
    }

    private func name(of segue: MarkupElement) -> String {
        switch segue["relationship"] {
        case "rootViewController": "root"
        case "viewControllers": "tab"
        case "masterViewController": "primary"
        case "detailViewController": "secondary"
        case "supplementaryViewController": "supplementary"
        default: segue["identifier"] ?? ""
        }
    }
}
