import Maquette

/// One scene looked at in one way.
@MainActor struct SceneLook {
    let document: any Document
    let scene: DocumentScene
    let variant: Variant
    /// Whether the scene is looked at as an app has it, and not as the document's editor shows it.
    var isInAnApp = false

    var stage: Stage { variant.stage(for: scene.wishes) }

    /// Builds and lays out the scene, and hears what is wrong with it.
    func show<Result>(findings: inout Findings, _ look: (Shown) throws -> Result) throws -> Result {
        // Conflicts are among the problems that are collected below; said at once they would have no file.
        Headless.Diagnostics.handler = { _ in }
        defer { Headless.Diagnostics.handler = nil }
        var warnings: [DocumentProblem] = []
        let result = try stage.show(build(&warnings)) { shown in
            (try look(shown), shown.problems.map { problem in finding(problem) })
        }
        for problem in warnings + result.1 { findings.add(problem, in: variant) }
        return result.0
    }

    private func build(_ warnings: inout [DocumentProblem]) throws -> BuiltScene {
        var document = document
        if let code = variant.language?.code {
            document = try document.translated(into: code, on: stage.settings.device.idiom)
        }
        let built = try document.build(scene)
        warnings = document.warnings + built.warnings
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
@MainActor struct Findings {
    private let variants: [Variant]
    private var inOrder: [DocumentProblem] = []
    private var labels: [DocumentProblem: [String]] = [:]

    init(variants: [Variant]) { self.variants = variants }

    /// Something that concerns the document, however it is looked at.
    mutating func add(_ problem: DocumentProblem) {
        if labels[problem] == nil { inOrder.append(problem) }
        labels[problem] = variants.map(\.label)
    }

    mutating func add(_ problem: DocumentProblem, in variant: Variant) {
        if labels[problem] == nil { inOrder.append(problem) }
        if labels[problem]?.contains(variant.label) != true { labels[problem, default: []].append(variant.label) }
    }

    /// One line for each, with the variants that show it when not all do.
    var lines: [String] {
        inOrder.map { problem in
            let shownBy = labels[problem] ?? []
            let note = shownBy.count < variants.count ? " (\(shownBy.joined(separator: "; ")))" : ""
            return problem.description + note
        }
    }
}
