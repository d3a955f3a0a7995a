import MaquetteDocuments
import MaquetteViewModel

/// One scene looked at in one way: the way from a document to a layout that everything about scenes takes.
@MainActor package struct SceneLook {
    package let document: any Document
    package let scene: DocumentScene
    package let variant: Variant
    /// Whether the scene is looked at as an app has it, and not as the document's editor shows it.
    let isInAnApp: Bool

    package init(document: any Document, scene: DocumentScene, variant: Variant, isInAnApp: Bool = false) {
        (self.document, self.scene, self.variant, self.isInAnApp) = (document, scene, variant, isInAnApp)
    }

    package var stage: Stage { variant.stage(for: scene.wishes) }

    /// Builds and lays out the scene, and hands it over with its document in the variant's language.
    package func show<Result>(_ look: (Shown, any Document) throws -> Result) throws -> Result {
        // Conflicts are among the problems of what is shown; said at once they would have no file.
        Headless.Diagnostics.handler = { _ in }
        defer { Headless.Diagnostics.handler = nil }
        let stage = stage
        var document = document
        if let code = variant.language?.code {
            document = try document.translated(into: code, on: stage.settings.device.idiom)
        }
        return try stage.show(build(from: document)) { try look($0, document) }
    }

    /// The same, and notes what is wrong with the scene.
    package func show<Result>(findings: inout Findings, _ look: (Shown) throws -> Result) throws -> Result {
        try show { shown, document in
            let result = try look(shown)
            let warnings = document.warnings + (shown.scene?.warnings ?? [])
            for problem in warnings + shown.problems.map(finding) { findings.add(problem, in: variant) }
            return result
        }
    }

    private func build(from document: any Document) throws -> BuiltScene {
        let built = try document.build(scene)
        if isInAnApp { built.canvasHabits.leave() }
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

/// What is wrong with the layouts of a document: each thing once, however many variants show it.
@MainActor package struct Findings {
    private let variants: [Variant]
    private var inOrder: [DocumentProblem] = []
    private var labels: [DocumentProblem: [String]] = [:]

    package init(variants: [Variant]) { self.variants = variants }

    /// Something that concerns the document, however it is looked at.
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
