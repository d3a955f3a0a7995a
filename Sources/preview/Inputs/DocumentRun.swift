import Maquette

/// A document with the scenes that were asked for.
@MainActor struct DocumentVisit {
    let input: InputFile
    /// The index of the input.
    let index: Int
    let document: any Document
    let scenes: [DocumentScene]
    fileprivate(set) var findings: Findings

    func look(at scene: DocumentScene, in variant: Variant, isInAnApp: Bool = false) -> SceneLook {
        SceneLook(document: document, scene: scene, variant: variant, isInAnApp: isInAnApp)
    }

    /// Builds and lays out a scene. Its problems are reported when the visit is over.
    mutating func show<Result>(_ look: SceneLook, _ use: (Shown) throws -> Result) throws -> Result {
        try look.show(findings: &findings, use)
    }
}

/// Passes the documents of a request to a verb in their order, and reports problems of files and layouts.
@MainActor final class DocumentRun: DocumentWorker {
    typealias Visit = (_ visit: inout DocumentVisit, _ begin: Begin) throws -> Void

    private let request: DocumentRequest
    private let visit: Visit
    private var progress: Progress
    private var messages: OrderedMessages
    private var unknownLanguages = UnknownLanguages()
    private var outcome = Outcome.fine
    /// An error that concerns no document, such as a closed output, and ends the run.
    private var failure: Failure?

    /// - Parameters:
    ///   - showsProgress: for verbs that print nothing while they go.
    ///   - visit: looks at a document; what it begins may be done by any thread.
    init(_ request: DocumentRequest, showsProgress: Bool = false, visit: @escaping Visit) {
        self.request = request
        self.visit = visit
        progress = Progress(total: showsProgress ? request.inputs.count : 0)
        messages = OrderedMessages(count: request.inputs.count)
    }

    func run() async throws -> Outcome {
        try SystemFonts.check()
        Interruption.removeTemporaryFiles()
        for line in request.missing { complain("preview: \(line)") }
        if !request.missing.isEmpty { outcome = .badInput }
        await DocumentPipeline.run(request.inputs, by: self)
        progress.clear()
        if let failure { throw failure }
        for line in unknownLanguages.lines { complain(line) }
        return outcome
    }

    func layOut(_ opened: OpenDocument, _ index: Int, begin: Begin) {
        guard failure == nil else { return }
        do {
            let document = try opened.result.get()
            try unknownLanguages.look(at: document, in: request.variants)
            var visited = DocumentVisit(
                input: opened.input, index: index, document: document,
                scenes: try document.scenes(named: request.scenes), findings: Findings(variants: request.variants))
            for warning in document.warnings { visited.findings.add(warning) }
            try visit(&visited, begin)
            let lines = visited.findings.lines
            for line in lines { messages.add(line, about: index) }
            if request.isStrict, !lines.isEmpty { outcome.worsen(to: .findings) }
        } catch let failure as Failure {
            self.failure = failure
        } catch {
            note(error, index)
        }
    }

    func note(_ error: any Error, _ index: Int) {
        outcome.worsen(to: .badInput)
        switch error {
        case let unusable as UnusableDocument:
            for problem in unusable.problems { messages.add(problem.description, about: index) }
        case let failure as Failure:
            for line in failure.lines { messages.add("preview: \(line)", about: index) }
        default: messages.add("\(request.inputs[index].shown): \(error)", about: index)
        }
    }

    func finish(_ index: Int) {
        progress.advance(past: request.inputs[index].shown)
        for line in messages.finish(index) { complain(line) }
    }

    private func complain(_ line: String) {
        progress.clear()
        StandardError.say(line)
    }
}

/// The languages that were asked for and in which no document has translations. Pictures would silently look
/// untranslated, so it is reported.
struct UnknownLanguages {
    private var asked: [String] = []
    private var known: Set<String> = []

    mutating func look(at document: any Document, in variants: [Variant]) throws {
        for code in variants.compactMap({ $0.language?.code }) where !known.contains(code) {
            if !asked.contains(code) { asked.append(code) }
            if try document.isKnown(in: code) { known.insert(code) }
        }
    }

    /// A line for each, after all documents.
    var lines: [String] {
        asked.filter { !known.contains($0) }.map {
            "preview: note: no document has texts in `\($0)`; texts stay as they are written"
        }
    }
}
