import Foundation
import MaquetteViewModel

/// A `.xib` or `.storyboard` for an app that runs: what its nibs hold, made anew each time.
@MainActor final class NibContents: NibDocument {
    let document: InterfaceBuilderDocument
    private let root: MarkupElement
    /// The controllers of a storyboard, with everything in their scenes, by the controllers' ids.
    private var scenes: [String: (controller: MarkupElement, objects: MarkupElement)] = [:]
    private var scenesByIdentifier: [String: String] = [:]

    init(_ bytes: [UInt8], file: String) throws {
        let settings = Headless.settings
        var document: any Document = try InterfaceBuilderDocument(bytes, file: file)
        if let language = Headless.resources.language {
            document = try document.translated(into: language, on: settings.device.idiom)
        }
        document = document.shown(on: settings.release)
        guard let document = document as? InterfaceBuilderDocument else {
            throw UnusableDocument([DocumentProblem(file: file, message: "this is no document of Interface Builder's")])
        }
        self.document = document
        root = document.root
        for scene in root.list("scenes") {
            guard let objects = scene.child(named: "objects"),
                let controller = objects.children.first(where: Self.isScene),
                let id = controller.id
            else { continue }
            scenes[id] = (controller, objects)
            if let identifier = controller["storyboardIdentifier"] { scenesByIdentifier[identifier] = id }
        }
    }

    private static func isScene(_ element: MarkupElement) -> Bool {
        element.isController || element.name == "viewControllerPlaceholder"
    }

    // MARK: Nibs

    /// Nibs that are being made, each by the one before it.
    private static var depth = 0
    private static let deepest = 40

    func instantiate(owner: AnyObject?, externalObjects: [String: Any]) -> [AnyObject] {
        guard Self.depth < Self.deepest else {
            Headless.Diagnostics.say(
                "\(document.file): loading this nib loads it again, \(Self.deepest) times over; it is left empty here")
            return []
        }
        Self.depth += 1
        defer { Self.depth -= 1 }
        guard let objects = root.child(named: "objects") else { return [] }
        let builder = SceneBuilder(document: document, target: .init(element: objects), isInApp: true)
        let made = NibObjects(builder: builder).make(
            builder.settled(objects), owner: owner, externalObjects: externalObjects.mapValues { $0 as AnyObject })
        builder.finish()
        return made
    }

    // MARK: Storyboards

    var initialScene: String? { root["initialViewController"] }

    func scene(identifiedBy identifier: String) -> String? { scenesByIdentifier[identifier] }

    func controller(
        ofScene id: String, in storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let scene = scenes[id] else { return nil }
        if scene.controller.name == "viewControllerPlaceholder" {
            return referred(by: scene.controller, from: storyboard, creator: creator)
        }
        guard Self.depth < Self.deepest else {
            Headless.Diagnostics.say("\(document.file): the scene \(id) contains itself and is left out there")
            return nil
        }
        Self.depth += 1
        defer { Self.depth -= 1 }
        return StoryboardScene(self, storyboard, scene.controller, scene.objects).controller(creator)
    }

    /// A scene of another storyboard.
    private func referred(
        by element: MarkupElement, from storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        guard let name = element["storyboardName"] else { return nil }
        let other = UIStoryboard(name: name, bundle: storyboard.bundle)
        if let identifier = element["referencedIdentifier"] {
            return other.instantiateViewController(identifier: identifier, creator: creator)
        }
        return other.instantiateInitialViewController(creator: creator)
    }
}
