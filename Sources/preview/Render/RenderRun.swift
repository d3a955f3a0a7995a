import Foundation
import Maquette
import MaquetteAccessibility
import MaquetteCode
import MaquetteExplaining
import MaquetteWorkers

/// Makes all pictures of a request.
@MainActor final class RenderRun {
    /// The documents that a run of `--watch` draws; nil for all. The names of pictures do not depend on it.
    static var changed: Set<FilePath>?
    /// Whether an earlier run of `--watch` was there.
    static var isAgain = false

    private let request: RenderRequest
    private var names: OutputNames
    private let written = WrittenPictures()
    /// The pictures of previews, by the preview's function.
    private(set) var pictures: [String: [FilePath]] = [:]
    /// When each was written, by its path.
    private(set) var dates: [FilePath: Date] = [:]
    /// The missing code of previews, likewise.
    private(set) var lacking: [String: Lacking] = [:]
    /// The functions of the previews that are on the sheet of all.
    private(set) var onSheet: Set<String> = []
    private var sheet: [ContactSheet.Entry] = []
    /// The pictures on the sheet with their scenes, as long as all are of one document and one variant.
    private var canvas: [StoryboardSheet.Entry] = []

    init(_ request: RenderRequest) {
        self.request = request
        names = OutputNames(request.documents.inputs)
    }

    func run() async throws -> Outcome {
        let outcome = try await DocumentRun(
            request.documents, showsProgress: true, needsAllTogether: request.isSheet, draws: true,
            takeNames: { [self] index, taken, date in
                names.take(taken)
                for name in taken {
                    written.name(name, of: index)
                    written.write(name, at: date)
                }
                note(taken, of: request.documents.inputs[index])
            },
            takeLacking: { [self] index, taken in note(taken, of: request.documents.inputs[index]) },
            wantsScreensWithoutControllers: true
        ) { [self] visit, begin in
            try render(&visit, begin)
        }.run()
        if request.isSheet { try writeSheet() }
        discardWhatOthersBegan()
        for name in written.all { request.place.path(of: name).map { dates[$0] = written.date(of: name) } }
        DependencyFile.targets += written.all.compactMap(request.place.path)
        try written.tell(request)
        // From a cage no viewer can be started.
        if request.opens, !Self.isAgain, !CodeInputs.haveCode { try request.place.open(written.all) }
        return outcome
    }

    /// A process of this batch that died may have been writing on another thread.
    private func discardWhatOthersBegan() {
        guard Ledger.current?.isFirst == false else { return }
        let folders = Set(written.all.compactMap { request.place.path(of: $0)?.folder })
        for folder in folders { try? FileChange.tidyUp(folder).make() }
    }

    /// Painting begins before the layout is checked for problems and before its views are released.
    private func render(_ visit: inout DocumentVisit, _ begin: DocumentRun.Begin) throws {
        let (document, scenes, input, index) = (visit.document, visit.scenes, visit.input, visit.index)
        let isSame =
            !request.isSheet && Self.changed.map { !$0.contains(input.path?.absolute ?? input.relative) } ?? false
        if scenes.count > 1, !request.isSheet { try expectFolder(for: scenes, of: document) }
        var given: [FilePath] = []
        visit.lacking.crash = input.crash
        var areBlank: Set<Bool> = []
        defer {
            visit.lacking.isBlank = areBlank == [true]
            visit.names = given
            note(given, of: input)
            note(visit.lacking, of: input)
        }
        /// Pictures that wait until every view that is to be explained was found: where one is unknown, nothing is written.
        var held: [(picture: Picture, format: Picture.Format, name: FilePath)] = []
        let (sheeted, onCanvas) = (sheet.count, canvas.count)
        var explained = request.documents.variants.map { _ in ExplainedViews(request.explained, in: visit) }
        func beginHeld() {
            for (picture, format, name) in held {
                given.append(name)
                written.name(name, of: index)
                begin { [place = request.place, written] in
                    try place.write(picture, as: format, named: name)
                    written.write(name)
                }
            }
            held = []
        }
        for scene in scenes {
            let sceneName = scenes.count > 1 ? scene.name : nil
            for (number, variant) in request.documents.variants.enumerated() {
                if isSame {
                    for format in request.formats {
                        given.append(name(index, sceneName, variant, format))
                    }
                    continue
                }
                if CodeInputs.areUsed {
                    _ = CodeDocument.takeMissing()
                    _ = Headless.Diagnostics.takeNotDrawn()
                }
                let look = visit.look(at: scene, in: variant)
                var lacking = Lacking(crash: input.crash)
                defer {
                    visit.lacking.missing += lacking.missing.filter { !visit.lacking.missing.contains($0) }
                    visit.lacking.notDrawn += lacking.notDrawn.filter { !visit.lacking.notDrawn.contains($0) }
                    visit.lacking.invented += lacking.invented.filter { !visit.lacking.invented.contains($0) }
                    visit.lacking.controllers += lacking.controllers.filter { !visit.lacking.controllers.contains($0) }
                    if lacking.hasSampleTexts { visit.lacking.hasSampleTexts = true }
                }
                try visit.show(look) { shown in
                    lacking.hasSampleTexts = shown.hasSampleTexts
                    let plain = try picture(of: shown, variant)
                    if CodeInputs.areUsed {
                        lacking.take(CodeDocument.takeMissing())
                        lacking.notDrawn = Headless.Diagnostics.takeNotDrawn()
                        lacking.controllers = shown.controllersOfProject
                    }
                    if input.preview != nil {
                        areBlank.insert((request.isOutlined ? shown.picture() : plain).isBlank)
                    }
                    let explanations = try explained[number].look(at: shown, of: scene)
                    let note = lacking.note(withoutCodeOf: input.preview == nil ? "project's" : "controllers'")
                    let explained = try shown.picture(plain, explaining: explanations)
                    var picture = try note.map { try explained.telling($0) } ?? explained
                    if let film = plain.film {
                        // What is said of the picture is below each frame.
                        let frames = try film.frames.map { frame in try note.map { try frame.telling($0) } ?? frame }
                        picture = Picture(Film(frames, framesPerSecond: film.framesPerSecond))
                    }
                    if request.isSheet {
                        let file = String(decoding: input.relative.withoutExtension.name, as: UTF8.self)
                        sheet.append(
                            ContactSheet.Entry(
                                picture, title: input.preview?.displayName ?? sceneName ?? file, note: variant.label))
                        canvas.append(StoryboardSheet.Entry(scene, picture))
                        if let preview = input.preview { onSheet.insert(preview.symbol) }
                        return
                    }
                    for format in request.formats {
                        held.append((picture, format, name(index, sceneName, variant, format)))
                    }
                    if request.explained.isEmpty { beginHeld() }
                }
            }
        }
        do {
            for views in explained { try views.expectAll() }
        } catch {
            sheet.removeLast(sheet.count - sheeted)
            canvas.removeLast(canvas.count - onCanvas)
            throw error
        }
        beginHeld()
        for (views, variant) in zip(explained, request.documents.variants) { try print(views, of: variant) }
    }

    /// Pictures with a legend have names of their own, beside those without.
    private func name(_ index: Int, _ scene: String?, _ variant: Variant, _ format: Picture.Format) -> FilePath {
        var variant = variant
        if request.legend != nil { variant.marks.append("accessibility") }
        return names.name(input: index, scene: scene, variant: variant, format: format)
    }

    private func picture(of shown: Shown, _ variant: Variant) throws -> Picture {
        if let legend = request.legend {
            return try shown.accessibilityPicture(legend, language: variant.language?.code)
        }
        if let film = request.film {
            return shown.film(seconds: film.seconds, framesPerSecond: film.framesPerSecond)
        }
        return request.isOutlined ? try shown.outlinedPicture() : shown.picture()
    }

    /// Explanations go where pictures do not.
    private func print(_ explained: ExplainedViews, of variant: Variant) throws {
        var lines: [String] = []
        for explanation in explained.explanations {
            if !variant.label.isEmpty { lines.append("on \(variant.label):") }
            lines += explanation.lines + [""]
        }
        guard !lines.isEmpty else { return }
        if case .standardOutput = request.place {
            for line in lines { StandardError.say(line) }
        } else {
            try StandardOutput.print(lines.dropLast().joined(separator: "\n"))
        }
    }

    private func note(_ names: [FilePath], of input: InputFile) {
        guard let preview = input.preview else { return }
        pictures[preview.symbol, default: []] += names.compactMap(request.place.path)
    }

    private func note(_ lacking: Lacking, of input: InputFile) {
        if let preview = input.preview, !lacking.isEmpty { self.lacking[preview.symbol] = lacking }
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

    private func writeSheet() throws {
        // Without a picture there is no sheet; the reason was reported.
        guard !sheet.isEmpty else { return }
        let documents = request.documents
        let wanted = documents.variants.compactMap(\.settings.displayScale).max() ?? 2
        let isCanvas = documents.inputs.count == 1 && documents.variants.count == 1
        let picture =
            isCanvas && StoryboardSheet.isWorthwhile(canvas.map(\.scene))
            ? try StoryboardSheet(canvas).picture(scale: wanted)
            : try ContactSheet(sheet, group: documents.variants.count).picture(scale: wanted)
        for format in request.formats {
            let name = FilePath("sheet.\(format.fileExtension)")
            try request.place.write(picture, as: format, named: name)
            written.name(name, of: WrittenPictures.sheet)
            written.write(name)
        }
    }
}
