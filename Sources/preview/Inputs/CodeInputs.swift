import Foundation
import Maquette
import MaquetteCage
import MaquetteCode
import MaquetteSyntax
import MaquetteWorkers

/// The Swift files among what was asked for: compiled before the process that draws them is there.
enum CodeInputs {
    private enum State {
        case compiled(CompiledFile)
        case listed([CodePreview])
        case failed(String)
    }

    /// By absolute path. Set before the process has a second thread.
    nonisolated(unsafe) private static var states: [FilePath: State] = [:]

    /// To the end of the run, as it may tidy up then.
    nonisolated(unsafe) private static var service: CodeService?

    /// Whether this run loads a project's code.
    static var areUsed: Bool { !states.isEmpty || DocumentCode.isUsed }

    /// A Swift file, and a line in it.
    struct Place: Equatable {
        var file: FilePath
        var line: Int?

        /// `Card.swift`, or `Card.swift:24`.
        init?(_ word: Argument) {
            var bytes = word.bytes[...]
            if let colon = bytes.lastIndex(of: UInt8(ascii: ":")), FilePath(bytes: word.bytes).kind == nil,
                let line = Int(String(decoding: bytes[(colon + 1)...], as: UTF8.self)), line > 0
            {
                self.line = line
                bytes = bytes[..<colon]
            }
            file = FilePath(bytes: Array(bytes))
            guard file.ext == "swift", file.kind == .file else { return nil }
        }
    }

    /// Whether some was compiled, so that there is code to run.
    static var haveCode: Bool { temporaryFolder != nil }

    /// What the code of this run reads.
    static func places(in cache: String) -> [Cage.Place] {
        states.flatMap { file, state -> [Cage.Place] in
            guard case .compiled(let compiled) = state else { return [] }
            return ReadablePlaces.project(around: file) + ReadablePlaces.of(compiled.project, in: cache)
                + PackagesOfProject.around(file).places
        }
    }

    /// For the code alone.
    nonisolated(unsafe) private(set) static var temporaryFolder: String?

    static func makeTemporaryFolder() {
        guard temporaryFolder == nil else { return }
        var name = Array((NSTemporaryDirectory() + "/preview-XXXXXX").utf8CString)
        temporaryFolder = mkdtemp(&name).map { String(cString: $0) }
    }

    /// At the end of the run.
    static func tidyUp() {
        if let temporaryFolder { try? FileManager.default.removeItem(atPath: temporaryFolder) }
        temporaryFolder = nil
    }

    /// Goes on as the host if Swift files are asked for, and compiles them there.
    ///
    /// - Parameter verbs: those that show documents.
    static func prepare(_ arguments: [Argument], for verbs: [String]) {
        guard let verb = arguments.first?.text, verbs.contains(verb) else { return }
        let places = arguments.dropFirst().compactMap(Place.init)
        guard !places.isEmpty else { return }
        let files = places.map(\.file.absolute)
        do {
            let toolset = try CodeToolset.find()
            let service = CodeService(toolset)
            Self.service = service
            if arguments.contains(Argument("--list")) {
                for file in files { states[file] = .listed(try list(file, service)) }
                return
            }
            try toolset.goOnAsHost()
            for file in files where states[file] == nil { states[file] = .compiled(try service.compile(file.shown)) }
            makeTemporaryFolder()
        } catch {
            for file in files where states[file] == nil { states[file] = .failed("\(error)") }
        }
    }

    /// Compiles the same files as they are now, for a process that stays and has one thread.
    static func compileAgain() {
        DocumentCode.buildAgain()
        makeTemporaryFolder()
        guard let service else { return }
        for file in states.keys {
            do { states[file] = .compiled(try service.compile(file.shown)) } catch {
                states[file] = .failed("\(error)")
            }
        }
    }

    /// What was compiled with a project.
    static func add(_ compiled: CompiledFile, at file: FilePath) {
        if temporaryFolder == nil { makeTemporaryFolder() }
        states[file.absolute] = .compiled(compiled)
    }

    /// What is above a class may be in a file beside its own.
    private static func list(_ file: FilePath, _ service: CodeService) throws -> [CodePreview] {
        let names = (try? file.folder.namesOfEntries()) ?? []
        let reach = Reach(of: file.folder)
        let others = names.map { file.folder.appending($0) }.filter {
            $0.ext == "swift" && $0 != file && reach.includes($0)
        }
        return try service.list([file.shown] + others.map(\.shown))[file.shown] ?? []
    }

    /// What of a file is to be shown, an input each.
    ///
    /// - Parameter names: the previews that were asked for by name or number; all if there are none.
    static func inputs(at place: Place, named names: [String]) throws(UnusableDocument) -> [InputFile] {
        let (file, plain) = (place.file, FilePath(bytes: Array(place.file.name)))
        let chosen = try chosen(at: place, named: names)
        let slugs = chosen.map { FileNames.slug($0.displayName) }
        return zip(chosen, slugs).map { preview, slug in
            guard chosen.count > 1, !slug.isEmpty else {
                return InputFile(path: file, relative: plain, preview: preview)
            }
            let stem = plain.withoutExtension.bytes
            return InputFile(
                path: file, relative: FilePath(bytes: stem + Array("-\(slug).swift".utf8)), preview: preview)
        }
    }

    static func document(for input: InputFile, _ preview: CodePreview) throws(UnusableDocument) -> any Document {
        try CodeDocument(
            compiled(input.path ?? input.relative), named: input.shown, only: [preview],
            runsControllers: input.crash == nil, fillsProperties: input.fillsProperties)
    }

    private static func compiled(_ file: FilePath) throws(UnusableDocument) -> CompiledFile {
        switch states[file.absolute] {
        case .compiled(let compiled)?: return compiled
        case .failed(let words)?: throw problem(file, words)
        case .listed?, nil: throw problem(file, "this command does not show Swift files")
        }
    }

    private static func problem(_ file: FilePath, _ words: String) -> UnusableDocument {
        UnusableDocument([DocumentProblem(file: file.shown, message: words)])
    }

    private static func chosen(at place: Place, named names: [String]) throws(UnusableDocument) -> [CodePreview] {
        let file = place.file
        let previews: [CodePreview]
        if case .listed(let listed)? = states[file.absolute] {
            previews = listed
        } else {
            let compiled = try compiled(file)
            // Says what is wrong if nothing can be shown.
            _ = try CodeDocument(compiled, named: file.shown)
            previews = compiled.previews
        }
        if let line = place.line {
            // The nearest that begins at the line or above it, as for a cursor in an editor.
            guard let preview = previews.last(where: { $0.line <= line }) else {
                throw problem(file, "nothing that can be shown begins at line \(line) or above it")
            }
            return [preview]
        }
        if !names.isEmpty {
            var found: [CodePreview] = []
            for name in names { found += try find(name, in: previews, of: file) }
            return found
        }
        if case .listed? = states[file.absolute] { return previews }
        return previews.worthShowing
    }

    private static func find(
        _ name: String, in previews: [CodePreview], of file: FilePath
    ) throws(UnusableDocument) -> [CodePreview] {
        let named = previews.filter { $0.displayName.lowercased() == name.lowercased() }
        if !named.isEmpty { return named }
        if let number = Int(name), previews.indices.contains(number - 1) { return [previews[number - 1]] }
        let known = previews.map(\.displayName)
        let near = NearestNames.suggestion(for: name, among: known)
        throw problem(file, "there is no preview `\(name)`\(near ?? "; there are \(known.joined(separator: ", "))")")
    }
}

extension CodeToolset {
    /// As the program that code can be loaded into, which says where it crashes.
    func goOnAsHost() throws(CodeFailure) {
        if !isHost { try becomeHost() }
        CrashSymbols.shared.use(symbolizer)
    }
}
