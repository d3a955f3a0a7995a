import Maquette

/// Makes all pictures of a request. Documents are read ahead and pictures painted, encoded and written on other threads,
/// while the main actor lays out what comes next.
@MainActor final class RenderRun {
    private let request: RenderRequest
    private var names: OutputNames
    private var progress: Progress
    private var messages: OrderedMessages
    private var outcome = Outcome.fine
    private var sheet: [ContactSheet.Entry] = []
    /// The same pictures with their scenes, while all are of one document and seen in one way.
    private var canvas: [StoryboardSheet.Entry] = []
    /// How many pictures of a document are not written yet.
    private var unfinished: [Int]
    private var ended: (any Error)?

    init(_ request: RenderRequest) {
        self.request = request
        names = OutputNames(request.inputs)
        progress = Progress(total: request.inputs.count)
        messages = OrderedMessages(count: request.inputs.count)
        unfinished = request.inputs.map { _ in 0 }
    }

    /// What comes back from other threads.
    private enum Step: Sendable {
        case read(Int, OpenDocument)
        case written(Int, (any Error)?)
    }

    func run() async throws -> Outcome {
        for line in request.missing { complain("preview: \(line)") }
        if !request.missing.isEmpty { outcome = .badInput }
        await withTaskGroup(of: Step.self) { group in
            // As many as keep every core busy; more would only hold memory.
            let most = ProcessInfo.processInfo.activeProcessorCount + 1
            var (next, running) = (0, 0)
            while true {
                while running < most, next < request.inputs.count, ended == nil {
                    let (index, input) = (next, request.inputs[next])
                    group.addTask { .read(index, OpenDocument(reading: input)) }
                    next += 1
                    running += 1
                }
                guard let step = await group.next() else { break }
                running -= 1
                switch step {
                case .read(let index, let document):
                    for work in ended == nil ? layOut(document, index) : [] {
                        group.addTask { .written(index, Result { try work() }.failure) }
                        running += 1
                        unfinished[index] += 1
                    }
                    if unfinished[index] == 0 { finish(index) }
                case .written(let index, let error):
                    if let error { note(error, index) }
                    unfinished[index] -= 1
                    if unfinished[index] == 0 { finish(index) }
                }
            }
        }
        progress.clear()
        if let ended { throw ended }
        if request.isSheet { try writeSheet() }
        return outcome
    }

    // MARK: Laying out

    private typealias Work = @Sendable () throws -> Void

    /// The pictures of a document, as work that any thread may do.
    private func layOut(_ document: OpenDocument, _ index: Int) -> [Work] {
        var work: [Work] = []
        do {
            let document = try document.result.get()
            let scenes = try document.scenes(named: request.scenes)
            if scenes.count > 1, !request.isSheet { try expectFolder(for: scenes, of: document) }
            var findings = Findings(variants: request.variants)
            for warning in document.warnings { findings.add(warning) }
            for scene in scenes {
                for variant in request.variants {
                    let look = SceneLook(document: document, scene: scene, variant: variant)
                    let picture = try look.picture(outlined: request.isOutlined, findings: &findings)
                    if request.isSheet {
                        let file = request.inputs[index].relative.withoutExtension.name
                        let title = scenes.count > 1 ? scene.name : String(decoding: file, as: UTF8.self)
                        sheet.append(ContactSheet.Entry(picture, title: title, note: variant.label))
                        canvas.append(StoryboardSheet.Entry(scene, picture))
                        continue
                    }
                    let sceneName = scenes.count > 1 ? scene.name : nil
                    for format in request.formats {
                        let name = names.name(input: index, scene: sceneName, variant: variant, format: format)
                        work.append { [place = request.place] in try place.write(picture, as: format, named: name) }
                    }
                }
            }
            for line in findings.lines { messages.add(line, about: index) }
            if request.isStrict, !findings.lines.isEmpty { outcome.worsen(to: .findings) }
        } catch {
            note(error, index)
        }
        return work
    }

    private func expectFolder(for scenes: [DocumentScene], of document: any Document) throws {
        if case .folder = request.place { return }
        let names = scenes.map(\.name).joined(separator: ", ")
        throw UnusableDocument([
            DocumentProblem(
                file: document.file,
                message:
                    "the document has \(scenes.count) scenes: choose one with --scene, or name a folder with -o (\(names))"
            )
        ])
    }

    // MARK: Ends

    private func writeSheet() throws {
        // Without a picture there is no sheet, and why there is none has been said.
        guard !sheet.isEmpty else { return }
        let wanted = request.variants.compactMap(\.scale).max() ?? 2
        let isCanvas = request.inputs.count == 1 && request.variants.count == 1
        let picture =
            isCanvas && StoryboardSheet.isWorthwhile(canvas.map(\.scene))
            ? try StoryboardSheet(canvas).picture(scale: wanted)
            : try ContactSheet(sheet, group: request.variants.count).picture(scale: wanted)
        for format in request.formats {
            try request.place.write(picture, as: format, named: FilePath("sheet.\(format.fileExtension)"))
        }
    }

    private func note(_ error: any Error, _ index: Int) {
        if error is ReaderHasGone { return ended = error }
        outcome.worsen(to: .badInput)
        switch error {
        case let unusable as UnusableDocument:
            for problem in unusable.problems { messages.add(problem.description, about: index) }
        case let failure as Failure:
            for line in failure.lines { messages.add("preview: \(line)", about: index) }
        default: messages.add("\(request.inputs[index].shown): \(error)", about: index)
        }
    }

    private func finish(_ index: Int) {
        progress.advance(past: request.inputs[index].shown)
        for line in messages.finish(index) { complain(line) }
    }

    private func complain(_ line: String) {
        progress.clear()
        StandardError.say(line)
    }
}

extension Result {
    fileprivate var failure: Failure? {
        guard case .failure(let failure) = self else { return nil }
        return failure
    }
}

extension OutputPlace {
    /// Paints and encodes a picture and puts it in its place. Any thread may do so.
    func write(_ picture: Picture, as format: Picture.Format, named name: FilePath) throws {
        let bytes = Array(try picture.data(as: format))
        switch self {
        case .standardOutput: try StandardOutput.write(bytes)
        case .file(let path):
            try AtomicFile.makeFolder(path.folder)
            try AtomicFile.write(bytes, to: path)
        case .folder(let folder):
            let path = folder == FilePath(".") ? name : folder.appending(name.bytes)
            try AtomicFile.makeFolder(path.folder)
            try AtomicFile.write(bytes, to: path)
        }
    }
}
