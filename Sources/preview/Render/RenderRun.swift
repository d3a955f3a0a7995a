import Maquette

/// Makes all pictures of a request.
@MainActor final class RenderRun: DocumentWorker {
    private let request: RenderRequest
    private var names: OutputNames
    private var progress: Progress
    private var messages: OrderedMessages
    private var outcome = Outcome.fine
    private var isFirst = true
    private var sheet: [ContactSheet.Entry] = []
    /// The same pictures with their scenes, while all are of one document and seen in one way.
    private var canvas: [StoryboardSheet.Entry] = []
    private var unknownLanguages = UnknownLanguages()

    init(_ request: RenderRequest) {
        self.request = request
        names = OutputNames(request.inputs)
        progress = Progress(total: request.inputs.count)
        messages = OrderedMessages(count: request.inputs.count)
    }

    func run() async throws -> Outcome {
        for line in request.missing { complain("preview: \(line)") }
        if !request.missing.isEmpty { outcome = .badInput }
        await DocumentPipeline.run(request.inputs, by: self)
        progress.clear()
        for line in unknownLanguages.lines { complain(line) }
        if request.isSheet { try writeSheet() }
        return outcome
    }

    // MARK: Laying out

    /// While the first layout is made no other core has anything to do.
    private func prepareFirstCanvas(_ look: SceneLook) {
        guard isFirst, !request.isSheet, request.formats.contains(.png) else { return }
        isFirst = false
        look.stage.prepareCanvas()
    }

    /// Painting begins before it is asked what is wrong with a layout, and before its views are given back.
    func layOut(_ document: OpenDocument, _ index: Int, begin: (@escaping Work) -> Void) {
        do {
            let document = try document.result.get()
            try unknownLanguages.look(at: document, in: request.variants)
            let scenes = try document.scenes(named: request.scenes)
            if scenes.count > 1, !request.isSheet { try expectFolder(for: scenes, of: document) }
            var findings = Findings(variants: request.variants)
            for warning in document.warnings { findings.add(warning) }
            for scene in scenes {
                for variant in request.variants {
                    let look = SceneLook(document: document, scene: scene, variant: variant)
                    prepareFirstCanvas(look)
                    let sceneName = scenes.count > 1 ? scene.name : nil
                    try look.show(findings: &findings) { shown in
                        let picture = request.isOutlined ? try shown.outlinedPicture() : shown.picture()
                        if request.isSheet {
                            let file = request.inputs[index].relative.withoutExtension.name
                            let title = sceneName ?? String(decoding: file, as: UTF8.self)
                            sheet.append(ContactSheet.Entry(picture, title: title, note: variant.label))
                            canvas.append(StoryboardSheet.Entry(scene, picture))
                            return
                        }
                        for format in request.formats {
                            let name = names.name(input: index, scene: sceneName, variant: variant, format: format)
                            begin { [place = request.place] in try place.write(picture, as: format, named: name) }
                        }
                    }
                }
            }
            for line in findings.lines { messages.add(line, about: index) }
            if request.isStrict, !findings.lines.isEmpty { outcome.worsen(to: .findings) }
        } catch {
            note(error, index)
        }
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
        let wanted = request.variants.compactMap(\.settings.displayScale).max() ?? 2
        let isCanvas = request.inputs.count == 1 && request.variants.count == 1
        let picture =
            isCanvas && StoryboardSheet.isWorthwhile(canvas.map(\.scene))
            ? try StoryboardSheet(canvas).picture(scale: wanted)
            : try ContactSheet(sheet, group: request.variants.count).picture(scale: wanted)
        for format in request.formats {
            try request.place.write(picture, as: format, named: FilePath("sheet.\(format.fileExtension)"))
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

extension OutputPlace {
    /// Paints and encodes a picture and puts it in its place. Any thread may do so.
    func write(_ picture: Picture, as format: Picture.Format, named name: FilePath) throws {
        let bytes = try picture.bytes(as: format)
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
