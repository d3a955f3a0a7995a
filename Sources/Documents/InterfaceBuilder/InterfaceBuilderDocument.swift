import Foundation
import MaquetteReleases
import MaquetteViewModel

/// A `.storyboard` or `.xib` file.
public struct InterfaceBuilderDocument: Document {
    public let file: String
    public private(set) var scenes: [DocumentScene]
    public let warnings: [DocumentProblem]
    let root: MarkupElement
    let targets: [String: SceneTarget]
    let bars: InferredBars
    let measuredSizes: MeasuredSizes
    private(set) var canvas: SceneCanvas
    /// Whether the document's texts differ from those that it was drawn with.
    let isTranslated: Bool

    /// The content of a scene: the element of a view or a controller, and what other parts of the document say about
    /// it.
    struct SceneTarget: Sendable {
        var element: MarkupElement
        var guides: [MarkupElement] = []
    }

    public init(_ bytes: [UInt8], file: String) throws(UnusableDocument) {
        try self.init(MarkupReader.read(bytes, file: file), file: file)
    }

    package init(
        _ root: MarkupElement, file: String, isTranslated: Bool = false, notes: [DocumentProblem] = []
    ) throws(UnusableDocument) {
        func refuse(_ message: String) -> UnusableDocument {
            UnusableDocument([DocumentProblem(file: file, line: root.line, column: root.column, message: message)])
        }
        guard root.name == "document" || root.name == "archive" else {
            throw refuse("<\(root.name)> is not the root of an Interface Builder document; <document> is")
        }
        guard root.name == "document" else {
            throw refuse("this document is older than Xcode 5; open it with Xcode and save it")
        }
        guard let type = root["type"], !type.isEmpty else {
            throw refuse("<document> does not say its type; Interface Builder's documents for iOS do")
        }
        guard type.split(separator: ".").contains("CocoaTouch") else {
            throw refuse(
                OtherPlatform(documentType: type).map { "this document is for \($0), and not for iOS" }
                    ?? "the type \(type.shortened) is not known; documents for iOS have com.apple.InterfaceBuilder3.CocoaTouch in it"
            )
        }
        var scenes: [DocumentScene] = []
        var targets: [String: SceneTarget] = [:]
        let bars = InferredBars(document: root)
        let canvas = SceneCanvas(document: root, bars: bars)
        let map = StoryboardMap(document: root)
        let names = Self.namesFromProject(in: root)
        var assets = names.isEmpty ? nil : Project.around(file).assets(named: names)
        let fonts = Self.fontsFromProject(in: root, file: file)
        if !fonts.files.isEmpty {
            assets = assets ?? ProjectAssets()
            assets?.fonts = fonts.files
        }
        for element in Self.shownElements(of: root) {
            let id = element.id ?? "\(element.name)-\(element.line)"
            guard targets[id] == nil else { continue }
            var scene = DocumentScene(
                id: id, name: Self.name(of: element), preferences: canvas.preferences(of: element))
            scene.preferences.settings.projectAssets = assets
            map.annotate(&scene, element)
            scenes.append(scene)
            targets[id] = SceneTarget(element: element)
        }
        self.bars = bars
        measuredSizes = MeasuredSizes(document: root, isTranslated: isTranslated)
        self.canvas = canvas
        self.isTranslated = isTranslated
        self.file = file
        self.root = root
        self.scenes = scenes
        self.targets = targets
        let isEmpty = scenes.isEmpty
        warnings =
            notes + fonts.warnings
            + (isEmpty ? [DocumentProblem(file: file, message: "there is no scene in this document")] : [])
    }

    @MainActor public func build(_ scene: DocumentScene) throws(UnusableDocument) -> BuiltScene {
        guard let target = targets[scene.id] else {
            throw UnusableDocument([DocumentProblem(file: file, message: "there is no scene `\(scene.id)`")])
        }
        return SceneBuilder(document: self, target: target).build()
    }

    public func shown(on release: SystemRelease) -> any Document {
        guard release != canvas.era.release else { return self }
        var document = self
        document.canvas = canvas.shown(on: release)
        document.scenes = scenes.map { scene in
            guard let element = targets[scene.id]?.element else { return scene }
            var changed = scene
            changed.preferences = document.canvas.preferences(of: element)
            changed.preferences.settings.projectAssets = scene.preferences.settings.projectAssets
            let (old, new) = (scene.preferences, changed.preferences)
            changed.preferences.insetsInApp = old.covered(\.insetsInApp, withBarsOf: new)
            changed.preferences.canvas.safeAreaInsets = old.covered(\.canvas.safeAreaInsets, withBarsOf: new)
            return changed
        }
        return document
    }

    public var parts: [DocumentPart] { MarkupParts(root).parts }

    /// The names of images and colours that come from outside the document.
    private static func namesFromProject(in root: MarkupElement) -> Set<String> {
        let resources = root.list("resources").filter { resource in
            resource.name == "namedColor" || resource.name == "image" && resource["catalog"] != "system"
        }
        return Set(resources.compactMap { $0["name"] })
    }

    /// The files of the fonts that the document has from elsewhere, and what is wrong with others.
    private static func fontsFromProject(
        in root: MarkupElement, file: String
    ) -> (files: [URL], warnings: [DocumentProblem]) {
        let names = DocumentFonts.namesFromElsewhere(in: root)
        guard !names.isEmpty else { return ([], []) }
        let found = Project.around(file).fonts(named: names)
        return (found.files, found.unusable.map { DocumentProblem(file: file, message: "the font file \($0)") })
    }

    /// The first object of each scene of a storyboard, or the top-level views and controllers of a `.xib`.
    private static func shownElements(of root: MarkupElement) -> [MarkupElement] {
        let scenes = root.list("scenes").filter { $0.name == "scene" }
        let groups = scenes.isEmpty ? [root.list("objects")] : scenes.map { $0.list("objects") }
        return groups.flatMap { $0.filter(isShown) }
    }

    private static let unseen: Set = [
        "placeholder", "customObject", "exit", "viewControllerPlaceholder", "barButtonItem", "navigationItem",
        "searchDisplayController", "tabBarItem",
    ]

    private static func isShown(_ element: MarkupElement) -> Bool {
        !unseen.contains(element.name) && !element.name.hasSuffix("GestureRecognizer")
    }

    private static func name(of element: MarkupElement) -> String {
        for key in ["storyboardIdentifier", "userLabel", "title", "customClass"] {
            if let name = element[key], !name.isEmpty { return name }
        }
        return element.child(key: "navigationItem")?["title"] ?? element.name
    }
}

extension ScenePreferences {
    /// What is covered, if the bars over the scene were as high as in other preferences. Which bars there are shows by the
    /// heights that they were drawn with.
    fileprivate func covered(
        _ insets: KeyPath<ScenePreferences, UIEdgeInsets?>, withBarsOf other: ScenePreferences
    ) -> UIEdgeInsets? {
        guard var covered = self[keyPath: insets], let own = barInsets, let new = other.barInsets else { return nil }
        let drawn = Headless.Settings().applying(settings)
        let (was, now) = (
            own.on(drawn.device, isLandscape: drawn.isLandscape), new.on(drawn.device, isLandscape: drawn.isLandscape)
        )
        if was.top > 0, covered.top >= was.top { covered.top += now.top - was.top }
        if was.bottom > 0, covered.bottom >= was.bottom { covered.bottom += now.bottom - was.bottom }
        return covered
    }
}
