import DeveloperToolsSupport
import Foundation
import Maquette
import MaquetteDocuments
import MaquetteWorkers
import UIKit

/// The previews of a compiled Swift file as the scenes of a document. Building one runs the project's code: only in processes
/// that are there for it.
package struct CodeDocument: Document {
    package let file: String
    package let scenes: [DocumentScene]
    /// One line about all that was left out of the code.
    package let warnings: [DocumentProblem]
    package var parts: [DocumentPart] { [] }

    private let project: CompiledProject
    private let previews: [String: CodePreview]
    /// The function that makes the first screen of the app.
    private let app: String?
    private let runsControllers: Bool
    private let fillsProperties: Bool
    /// The names of the scenes that last as long as the file is edited.
    package let lastingNames: [String]

    /// - Parameters:
    ///   - name: the file's name in messages.
    ///   - chosen: the previews that are scenes of it; nil for all.
    ///   - runsControllers: whether controllers get the calls of their views' life and give tables their data. Without that, a storyboard
    ///     is shown much as its author sees it.
    ///   - fillsProperties: whether what another screen would hand over has the plainest values.
    package init(
        _ compiled: CompiledFile, named name: String, only chosen: [CodePreview]? = nil, runsControllers: Bool = true,
        fillsProperties: Bool = false
    ) throws(UnusableDocument) {
        file = name
        (self.runsControllers, self.fillsProperties) = (runsControllers, fillsProperties)
        let shown = chosen ?? compiled.previews
        let needsNoCode = !shown.isEmpty && shown.allSatisfy { $0.source?.needsNoCode == true }
        guard compiled.image != nil || needsNoCode else {
            throw UnusableDocument(
                compiled.errors.map { error in
                    DocumentProblem(
                        file: error.file == compiled.file ? name : error.file, line: error.line, column: error.column,
                        message: "error: " + error.message)
                } + compiled.problems.map { DocumentProblem(file: name, message: $0) })
        }
        guard !compiled.previews.isEmpty else {
            let message = "it has no #Preview, and no view, cell or controller that could be shown instead"
            throw UnusableDocument([DocumentProblem(file: name, message: message)])
        }
        project = compiled.project
        warnings = Self.warnings(of: compiled.cuts ?? [], in: compiled.file, name)
        lastingNames = shown.lastingNames
        app = compiled.previews.first { $0.kind == .app && $0.obstacle == nil }?.symbol
        previews = Dictionary(shown.map { ($0.id, $0) }) { first, _ in first }
        let fonts = ProjectFolders.fonts(around: compiled.file)
        let appearance = ProjectFolders.onlyAppearance(around: compiled.file)
        scenes = shown.map { preview in
            var scene = DocumentScene(
                id: preview.id, name: preview.displayName, preferences: preview.preferences)
            scene.aliases = ["\(preview.line)"]
            scene.preferences.settings.projectAssets = ProjectAssets(fonts: fonts)
            if let appearance, preview.colorScheme == nil { scene.preferences.settings.userInterfaceStyle = appearance }
            return scene
        }
    }

    private static func warnings(of cuts: [CodeError], in file: String, _ name: String) -> [DocumentProblem] {
        // What the file itself lacks comes first.
        guard let first = cuts.first(where: { $0.file == file }) ?? cuts.first else { return [] }
        let more = cuts.count > 1 ? ", and \(cuts.count - 1) more" : ""
        let message =
            "code that does not compile was left out: \(path(first.file, seenFrom: file)):\(first.line): \(first.message)\(more)"
        return [DocumentProblem(file: name, message: message)]
    }

    /// The path without the folders that hold both.
    private static func path(_ path: String, seenFrom other: String) -> String {
        let (parts, others) = (path.split(separator: "/"), other.split(separator: "/"))
        let common = zip(parts.dropLast(), others.dropLast()).prefix { $0 == $1 }.count
        return common == 0 ? path : parts.dropFirst(common).joined(separator: "/")
    }

    /// What is missing of the project and was needed since this was last asked: to lay out what is shown, or to draw it.
    @MainActor package static func takeMissing() -> [String] { CodeImage.takeMissing() }

    package func build(_ scene: DocumentScene) throws(UnusableDocument) -> BuiltScene {
        guard let preview = previews[scene.id] else { throw problem("there is no such preview", nil) }
        if let obstacle = preview.obstacle { throw problem("cannot be shown: \(obstacle)", preview) }
        Headless.runsOwnControllers = runsControllers
        Headless.fillsGivenProperties = fillsProperties
        let notes = PreviewNotes(file: file, preview)
        notes.listen()
        // As nothing that was shown before is of any influence.
        if MainQueue.isTakenOver {
            ProjectDate.begin()
            Self.beginIdentifiers?()
        }
        let body: PreviewBody
        do {
            try project.enter()
            startApp(before: preview)
            if preview.kind == .run, let window = AppStart.run() { return built(.view(window), preview, notes) }
            if let made = madeAsProjectDoes(preview) {
                body = .controller(made)
            } else if let source = preview.source {
                body = SourceOfPreview(source).make()
            } else if let image = project.image, let symbol = symbol(of: preview) {
                body = Preview(forDrawing: try CodeImage.function(symbol, in: image)()).body()
            } else if preview.kind == .run {
                body = .obstacle("it has no window when it starts")
            } else {
                body = .obstacle("its code is not compiled")
            }
        } catch { throw problem("\(error)", preview) }
        switch body {
        case .obstacle(let words): throw problem("cannot be shown: \(words)", preview)
        case .controller(let controller):
            // What ended in a crash with it is tried without.
            if !fillsProperties, runsControllers, preview.kind == .scene || preview.kind == .controller {
                GivenProperties.handOver(to: controller)
            }
            return built(.controller(controller), preview, notes)
        case .view(let view):
            GivenProperties.fill(view)
            return built(
                preview.fillsDevice
                    ? .controller(PreviewController(showing: view)) : .view(container(of: view, preview)), preview,
                notes)
        }
    }

    /// From there on UUIDs are the same ones again; see `Packaging/host/uuid.c`.
    private static let beginIdentifiers = dlsym(nil, "maquette_begin_uuids").map {
        unsafeBitCast($0, to: (@convention(c) () -> Void).self)
    }

    /// A controller by a function of the project that makes such, as it hands over what nobody else knows: one for which nothing has to
    /// be invented, or after a crash another. Nil where there is none, or the class has several scenes.
    @MainActor private func madeAsProjectDoes(_ preview: CodePreview) -> UIViewController? {
        guard runsControllers else { return nil }
        switch (preview.kind, preview.source?.place) {
        case (.scene, .scene?):
            guard let name = preview.source?.type,
                fillsProperties || previews.values.count(where: { $0.source?.type == name }) == 1
            else { return nil }
            return GivenProperties.screen(named: name, isOwn: !fillsProperties)
        case (.controller, nil):
            let name = preview.name?.split(separator: ".").last.map(String.init)
            return name.flatMap { GivenProperties.screen(named: $0, isOwn: !fillsProperties) }
        default: return nil
        }
    }

    /// An app of SwiftUI is its own preview.
    private func symbol(of preview: CodePreview) -> String? { preview.kind == .run ? app : preview.symbol }

    /// Seconds. What an app waits for at its start would never come.
    private static let mostForStart: UInt32 = 3

    /// A window of the app's is what a start of its own brings about.
    @MainActor private func startApp(before preview: CodePreview) {
        guard project.image != nil, runsControllers, preview.kind != .app, preview.kind != .run, let app = AppStart.app
        else { return }
        Attempt.appStart.run(app, seconds: Self.mostForStart, AppStart.begin)
        // What the start lacks is on no screen.
        _ = CodeImage.takeMissing()
    }

    @MainActor private func container(of view: UIView, _ preview: CodePreview) -> UIView {
        if case .fixed = preview.layout { return CenteringView(around: view) }
        return FittingView(around: view, fillsWidth: preview.kind == .cell)
    }

    @MainActor private func built(
        _ root: BuiltScene.Root, _ preview: CodePreview, _ notes: PreviewNotes
    ) -> BuiltScene {
        var scene = BuiltScene(root: root)
        scene.missingAssets = { notes.problems }
        scene.listsAllViews = true
        // A controller has no container that could ask for its size.
        scene.offeredSize = Headless.settings.screenSize
        scene.hasDeferredCode = true
        // What is made with invented values has no texts either.
        scene.mayShowSamples = preview.kind.isMadeByItself || fillsProperties && preview.source?.place == .scene
        return scene
    }

    private func problem(_ message: String, _ preview: CodePreview?) -> UnusableDocument {
        UnusableDocument([
            DocumentProblem(
                file: file, line: preview?.line, column: preview?.column, place: preview?.displayName, message: message)
        ])
    }
}

extension CodePreview {
    /// Whether the preview's container has the size of the device.
    fileprivate var fillsDevice: Bool { kind.isPreview && layout == .device }

    fileprivate var preferences: ScenePreferences {
        var preferences = ScenePreferences()
        switch layout {
        case .fixed(let width, let height): preferences.size = CGSize(width: width, height: height)
        case .sizeThatFits: preferences.size = .zero
        case .device: if kind == .view || kind == .cell { preferences.size = .zero }
        }
        switch orientation {
        case "portrait"?: preferences.settings.orientation = .portrait
        case "portraitUpsideDown"?: preferences.settings.orientation = .portraitUpsideDown
        case "landscapeLeft"?: preferences.settings.orientation = .landscapeLeft
        case "landscapeRight"?: preferences.settings.orientation = .landscapeRight
        default: break
        }
        switch colorScheme {
        case "dark"?: preferences.settings.userInterfaceStyle = .dark
        case "light"?: preferences.settings.userInterfaceStyle = .light
        default: break
        }
        preferences.settings.device = device.flatMap(Self.device)
        return preferences
    }

    /// One of another generation has the size of the one that is known.
    private static func device(_ name: String) -> Headless.Device? {
        Headless.Device.named(name)
            ?? Headless.Device.named(name.replacing(/\s\(\d+\w\w generation\)$/, with: ""))
    }
}

extension CodePreview.Kind {
    fileprivate var isPreview: Bool { self == .preview || self == .provider }
    /// Whether the preview is shown without anybody who would give it content.
    fileprivate var isMadeByItself: Bool { self == .view || self == .cell || self == .controller }
}
