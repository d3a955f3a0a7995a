import MaquetteDocuments
import MaquetteViewModel

/// One scene in one variant: how every verb gets from a document to a layout.
@MainActor package struct SceneLook {
    package let document: any Document
    package let scene: DocumentScene
    package let variant: Variant
    /// Whether the scene is shown as in an app, and not as on Interface Builder's canvas.
    let isInAnApp: Bool

    package init(document: any Document, scene: DocumentScene, variant: Variant, isInAnApp: Bool = false) {
        // The scene is looked for only where it may be another one: a document may have thousands.
        let shown = variant.settings.release.map { document.shown(on: $0) }
        self.document = shown ?? document
        self.scene = shown?.scenes.first { $0.id == scene.id } ?? scene
        (self.variant, self.isInAnApp) = (variant, isInAnApp)
    }

    package var stage: Stage { variant.stage(for: isInAnApp ? scene.preferences.inApp : scene.preferences) }

    /// Builds and lays out the scene in the variant's language, and passes it on.
    package func show<Result>(_ look: (Shown, any Document) throws -> Result) throws -> Result {
        // Conflicts are among the reported problems; printed at once they would have no file.
        Headless.Diagnostics.handler = { _ in }
        defer { Headless.Diagnostics.handler = nil }
        let stage = stage
        var document = document
        let language = Headless.resources.language
        defer { Headless.resources.language = language }
        if let code = variant.language?.code {
            Headless.resources.language = code
            document = try document.translated(into: code, on: stage.settings.device.idiom)
        }
        return try stage.show(build(from: document)) { shown in
            if remembersFrames { shown.rememberFrames() }
            return try look(shown, document)
        }
    }

    /// Stored frames are those of the scene as it was drawn.
    private var remembersFrames: Bool { !isInAnApp && !variant.forgetsFrames && variant.leavesLayoutAsDrawn }

    /// Shows the scene, and collects its problems.
    package func show<Result>(findings: inout Findings, _ look: (Shown) throws -> Result) throws -> Result {
        try show { shown, document in
            let result = try look(shown)
            let warnings = document.warnings + (shown.scene?.allWarnings ?? [])
            for problem in warnings + shown.problems.map(finding) { findings.add(problem, in: variant) }
            return result
        }
    }

    private func build(from document: any Document) throws -> BuiltScene {
        var built = try document.build(scene)
        if let touch = variant.touch {
            let elements = built.elements
            built.whenLaidOut = { root in
                try touch(root) { name in elements.first { $0.id == name }?.view ?? root.view(named: name) }
            }
        }
        if isInAnApp {
            built.canvasHabits.leave()
        } else if variant.changesCanvas {
            built.canvasHabits.leaveOwnScreen()
        }
        if let translate = variant.language?.translation {
            switch built.root {
            case .view(let view): view.translateTexts(translate)
            case .controller(let controller): controller.view.translateTexts(translate)
            }
            built.bars?.translateTexts(translate)
        }
        return built
    }

    private func finding(_ problem: LayoutProblem) -> DocumentProblem {
        let place = document.scenes.count > 1 ? scene.name : nil
        return DocumentProblem(file: document.file, line: problem.element?.line, place: place, message: problem.message)
    }
}

/// The problems of a document's layouts: each once, however many variants show it.
@MainActor package struct Findings {
    private let variants: [Variant]
    private var inOrder: [DocumentProblem] = []
    private var labels: [DocumentProblem: [String]] = [:]

    package init(variants: [Variant]) { self.variants = variants }

    /// A problem of the document in every variant.
    package mutating func add(_ problem: DocumentProblem) {
        if labels[problem] == nil { inOrder.append(problem) }
        labels[problem] = variants.map(\.label)
    }

    mutating func add(_ problem: DocumentProblem, in variant: Variant) {
        if labels[problem] == nil { inOrder.append(problem) }
        if labels[problem]?.contains(variant.label) != true { labels[problem, default: []].append(variant.label) }
    }

    /// One line for each, with the variants that show it when not all do.
    package var lines: [String] {
        inOrder.map { problem in
            let shownBy = labels[problem] ?? []
            let note = shownBy.count < variants.count ? " (\(shownBy.joined(separator: "; ")))" : ""
            return problem.description + note
        }
    }
}

extension UIView {
    /// The view below that code keeps in a property of this name.
    fileprivate func view(named name: String) -> UIView? {
        let names = PropertyNames(below: self)
        func find(_ view: UIView) -> UIView? {
            if names.name(of: view) == name { return view }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(self)
    }
}
