import Maquette
import MaquetteAgents
import MaquetteLinting
import MaquetteTouch

/// The one preview that a call is about: a scene of a file, in a variant.
@MainActor struct AgentPreview {
    static let arguments: [ToolDescription.Argument] =
        [
            .init(
                "sourceFilePath",
                .textSchema(
                    "File with the preview (\(Documents.fileExtensions.map { ".\($0)" }.joined(separator: ", ")), .swift), absolute or from the server's working directory, or as in Xcode from the project's name on. Default: the app that StartApp has started."
                )),
            .init(
                "previewDefinitionIndexInFile",
                .integerSchema("Zero-based index of the scene, or of the #Preview, in the file. Default: 0.", from: 0)),
            .init("scene", .textSchema("Name or id of the scene, instead of its index.")),
        ] + AgentVariant.arguments + [AgentVariant.touches]

    static let timeout = ToolDescription.Argument(
        "timeout",
        .numberSchema(
            "Seconds that the call may take. Default: 30; of a Swift file, 120 to compile it and 4.5 to draw it, 20 of a started app.",
            from: 0.1, to: 3600))

    let file: String
    let document: any Document
    let scene: DocumentScene
    let variant: Variant
    /// What was done in the app that an agent has started; nil for other previews.
    let run: StripRun?

    init(_ arguments: ToolArguments) throws {
        self =
            try arguments.text("sourceFilePath").map { try AgentPreview(of: $0, arguments) }
            ?? AgentPreview(ofApp: arguments, then: arguments.texts("touches"))
    }

    private init(of name: String, _ arguments: ToolArguments) throws {
        file = Self.path(name).shown
        run = nil
        variant = try AgentVariant.variant(arguments)
        document = try Self.document(file)
        if let name = try arguments.text("scene") {
            scene = try document.scenes(named: [name])[0]
        } else {
            let index = try arguments.integer("previewDefinitionIndexInFile", in: 0...1_000_000) ?? 0
            guard document.scenes.indices.contains(index) else {
                let count = document.scenes.count
                throw ToolArguments.Unusable(
                    count == 0
                        ? "\(file) has no previews"
                        : "\(file) has no preview \(index): it has \(count), with the indexes 0 to \(count - 1); ListPreviews names them"
                )
            }
            scene = document.scenes[index]
        }
    }

    /// The app that the agent has started.
    ///
    /// - Parameter steps: what is done after everything that was done before.
    init(ofApp arguments: ToolArguments, then steps: [String]) throws {
        let (compiled, app) = try AgentCode.app
        file = FilePath(compiled.file).shownFromHere
        var variant = Variant()
        try AgentVariant.apply(ToolArguments(written: app.settings, of: StartAppTool.description), to: &variant)
        try AgentVariant.apply(arguments, to: &variant)
        let run: StripRun
        do { run = StripRun(try TouchStrip(app.steps + steps)) } catch { throw ToolArguments.Unusable("\(error)") }
        variant.touch = { run.perform(on: $0, named: $1) }
        (self.variant, self.run) = (variant, run)
        let document = try RunningApp.document(compiled, named: file)
        (self.document, scene) = (document, document.scenes[0])
    }

    /// The file that an agent names. In Xcode, paths begin with the name of the project: `Shop/Sources/Card.swift`.
    nonisolated static func path(_ file: String) -> FilePath {
        let path = FilePath(file)
        guard path.kind == nil, !file.hasPrefix("/"), let end = file.firstIndex(of: "/") else { return path }
        let inner = FilePath(String(file[end...].drop { $0 == "/" }))
        return inner.kind == .file ? inner : path
    }

    static func document(_ file: String) throws -> any Document {
        let path = FilePath(file)
        guard !file.isEmpty else { throw ToolArguments.Unusable("sourceFilePath is empty") }
        guard path.kind != nil else {
            throw ToolArguments.Unusable(
                "there is no file \(file) (looked for from \(FileManager.default.currentDirectoryPath)); ListPreviews lists what can be shown"
            )
        }
        guard path.kind != .folder else {
            throw ToolArguments.Unusable("\(file) is a folder; ListPreviews lists the previews in it")
        }
        if path.ext == "swift" { return try AgentCode.document(file) }
        return try OpenDocument(reading: InputFile(path: path, relative: path)).result.get()
    }

    var index: Int { document.scenes.firstIndex { $0.id == scene.id } ?? 0 }

    /// The line of the scene; a preview of code has it among its other names.
    var line: Int? { AgentPreview.lines(of: document)[scene.id] ?? scene.aliases.lazy.compactMap { Int($0) }.first }

    /// The lines of a document's scenes, by their ids: those of their controllers, or of their own.
    static func lines(of document: any Document) -> [String: Int] {
        let wanted = Set(document.scenes.map(\.id))
        var lines: [String: Int] = [:]
        for part in document.parts {
            part.forEachPart { part in
                if let id = part.id, wanted.contains(id), lines[id] == nil { lines[id] = part.line }
            }
        }
        return lines
    }

    var displayName: String { scene.name.isEmpty ? scene.id : scene.name }

    var look: SceneLook { SceneLook(document: document, scene: scene, variant: variant) }

    func show<Result>(_ use: (Shown) throws -> Result) throws -> (result: Result, problems: [String]) {
        try SystemFonts.check()
        var findings = Findings(variants: [variant])
        let result = try look.show(findings: &findings) { shown in
            if let refusal = run?.refusal { throw ToolArguments.Unusable(refusal) }
            return try use(shown)
        }
        var languages = UnknownLanguages()
        try languages.look(at: document, in: [variant])
        return (
            result,
            findings.lines + languages.lines.map { $0.replacingOccurrences(of: "preview: note: ", with: "") }
                + PackagesOfProject.advice
        )
    }

    /// What the preview was laid out for.
    func destination(of shown: Shown) -> JSONValue {
        .object([
            "deviceModelName": .string(shown.stage.settings.device.name), "platformName": "iOS",
            "systemVersion": .string("\(shown.stage.release.version)"),
        ])
    }
}

extension ToolResult {
    /// What went wrong with the file of a call.
    init(_ error: any Error) {
        let lines: [String] =
            switch error {
            case let unusable as UnusableDocument: unusable.problems.map(\.description)
            case let failure as Failure: failure.lines
            case let unusable as ToolArguments.Unusable: [unusable.words]
            default: ["\(error)"]
            }
        self.init(error: lines.joined(separator: "\n"))
    }
}

extension InputFile {
    /// Without what a folder that was named `.` puts in front of its files.
    var shownToAgents: String { shown.hasPrefix("./") ? String(shown.dropFirst(2)) : shown }
}
