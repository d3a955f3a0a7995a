import Maquette
import MaquetteCode
import MaquetteProjects
import MaquetteRenderer
import MaquetteServing
import MaquetteSyntax
import MaquetteWorkers

/// `preview serve`: a project as a page in the browser.
enum Serve: Subcommand {
    static let name = "serve"
    static let summary = "a project in the browser, redrawn whenever a file is saved"
    static let usage = ["serve [PATH] [options]"]

    static let options: [Option] =
        [
            .value("--port", "NUMBER", "the port; 0 takes a free one (\(usualPort))"),
            JSONAnswer.option,
        ] + CodeOptions.all

    static let notes = [
        "PATH is a folder, an Xcode project, or a file to begin with (the folder you are in). The command prints the\n"
            + "address of the page, which only this machine can open. The page lists the scenes of all documents, the previews\n"
            + "in Swift files and the baselines of snapshots. Its address holds what you chose there. Ctrl-C ends the command.",
        "A process of its own draws each picture: if one crashes, or takes more than 5 s, the others are still drawn.\n"
            + "Swift files are compiled when you look at them, which needs a toolset (run Scripts/toolset once).",
    ]

    static let examples = ["serve", "serve Sources/Screens --port 0", "serve Sources/Card.swift"]

    private static let usualPort = 8765

    /// What compiles Swift files, or why there is none.
    private static var toolset: Result<CodeToolset, CodeFailure> = .failure(CodeFailure("Swift files are not served"))

    static func warm(_ typed: ArraySlice<Argument>) -> WarmProcess? {
        // Help and mistakes need no host.
        guard let arguments = try? Arguments(typed, options: options), arguments.rest.count <= 1 else { return nil }
        toolset = Result { () throws(CodeFailure) in
            let toolset = try CodeToolset.find()
            // Compiled code can be loaded into the host alone.
            try toolset.goOnAsHost()
            return toolset
        }
        SnapshotFolder.begin()
        CodeProcess.prepare()
        // Looks for what there is never take the place of a picture.
        return WarmProcess(
            again: [name], limits: Limits(seconds: 5), atOnce: SharedWork.cores + 1, prepare: WarmWork.prepare,
            work: WarmWork.answer)
    }

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        guard arguments.rest.count <= 1 else { throw Failure("serve takes one folder or file") }
        let port = try arguments.number("--port", in: 0...65535, default: Double(usualPort))
        guard port == port.rounded() else { throw Failure("--port needs a whole number from 0 to 65535") }
        let isJSON = try JSONAnswer.isWanted(arguments)
        let path = FilePath(bytes: arguments.rest.first?.bytes ?? Array(".".utf8))
        let (folder, document) = try place(path.isXcodeProject ? path.absolute.folder : path)
        try SystemFonts.check()
        guard let warm = Preview.warm else { throw Failure("the system allows no more processes") }
        Interruption.removeTemporaryFiles(and: SnapshotFolder.remove)
        let server = try ProjectServer(
            ProjectTree(folder), warm: warm, port: UInt16(port), about: ServedChoices.json,
            code: ServedCode.make(toolset)
        ) { file in Documents.fileExtensions.contains(FilePath(file).ext) }
        let query = document.map { "?file=\(percentEncoded($0))" } ?? ""
        let address = "http://127.0.0.1:\(server.port)/\(query)"
        if isJSON {
            try JSONAnswer.print(["address": .string(address)])
        } else {
            try StandardOutput.print(address)
        }
        if case .success = toolset, let root = ProjectRoot.around(folder) {
            _ = PackagesOfProject.around(root)
            PackagesOfProject.sayAdvice()
        }
        server.run()
    }

    /// The folder to show, and the document in it to begin with.
    private static func place(_ path: FilePath) throws -> (folder: FilePath, document: String?) {
        let bundles = ["xcodeproj", "xcworkspace"]
        switch path.kind {
        case .folder: return (bundles.contains(path.absolute.ext) ? path.absolute.folder : path.absolute, nil)
        case .file, .other:
            if path.ext == "swift" {
                let file = path.absolute
                let root = ProjectRoot.around(file.folder) ?? file.folder
                return (root, file.shown(from: root))
            }
            guard Documents.fileExtensions.contains(path.ext) else {
                throw Failure("\(path.shown) is no document; serve takes a folder, a document or a Swift file")
            }
            return (path.absolute.folder, String(decoding: path.name, as: UTF8.self))
        case nil: throw Failure("\(path.shown): there is no such file")
        }
    }

    private static func percentEncoded(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain =
                byte < 128 && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber)
            return isPlain || "-._~/".utf8.contains(byte)
                ? String(UnicodeScalar(byte))
                : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }
}

/// What the pickers of the page offer.
@MainActor enum ServedChoices {
    static var json: JSONValue {
        [
            "devices": .array(
                Headless.Device.all.map { device in
                    [
                        "name": .string(device.name), "width": .points(device.portraitSize.width),
                        "height": .points(device.portraitSize.height), "pad": .bool(device.idiom == .pad),
                    ]
                }),
            "contentSizes": .array(ContentSizes.names.map { .string($0) }),
            "releases": .array(SystemRelease.known.map { .string("\($0.version)") }),
            "pseudoLanguages": .array(Language.pseudoLanguages.map { .string($0.key) }),
            "visions": .array(VariantOptions.visions.map { .string($0.key) }),
            "assistance": .array((["none"] + Assistance.known.map(\.key)).map { .string($0) }),
        ]
    }
}
