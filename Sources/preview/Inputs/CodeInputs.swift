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
        /// In a folder, where nothing can compile it.
        case leftOut
    }

    /// The states by absolute path. Set before the process has a second thread.
    nonisolated(unsafe) private static var states: [FilePath: State] = [:]

    /// What folders hold that were named, by their absolute paths.
    nonisolated(unsafe) private static var inFolders: [FilePath: PreviewFiles] = [:]
    nonisolated(unsafe) private static var isListing = false
    /// Why Swift files in folders are left out.
    nonisolated(unsafe) private(set) static var obstacle: String?

    /// To the end of the run, as it may tidy up then.
    nonisolated(unsafe) private static var service: CodeService?

    /// Whether this run loads a project's code.
    static var areUsed: Bool {
        DocumentCode.isUsed || states.values.contains { if case .leftOut = $0 { false } else { true } }
    }

    /// A Swift file, and what of it is meant.
    struct Place: Equatable {
        var file: FilePath
        var line: Int?
        /// A preview's name or number.
        var name: String?

        /// `Card.swift`, `Card.swift:24`, or `Card.swift#Dark`.
        init?(_ word: Argument) {
            var bytes = word.bytes[...]
            if FilePath(bytes: word.bytes).kind == nil {
                if let mark = bytes.firstRange(of: ".swift#".utf8)?.upperBound, mark < bytes.endIndex {
                    name = String(decoding: bytes[mark...], as: UTF8.self)
                    bytes = bytes[..<(mark - 1)]
                } else if let colon = bytes.lastIndex(of: UInt8(ascii: ":")),
                    let line = Int(String(decoding: bytes[(colon + 1)...], as: UTF8.self)), line > 0
                {
                    self.line = line
                    bytes = bytes[..<colon]
                }
            }
            file = FilePath(bytes: Array(bytes))
            guard file.ext == "swift", file.kind == .file else { return nil }
        }

        /// Whether the place is the file with all that it shows.
        var isWhole: Bool { line == nil && name == nil }
    }

    /// How a verb takes Swift files.
    enum Taking {
        /// The Swift files that are named.
        case named
        /// The Swift files that are named, and those with previews in folders.
        case found
        /// The Swift files of `found`, without compiling them.
        case listed
    }

    static var compiledFiles: [FilePath] {
        states.compactMap { if case .compiled = $0.value { $0.key } else { nil } }
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
    @MainActor static func prepare(_ arguments: [Argument]) {
        guard let (verb, typed) = Preview.typed(arguments), let taking = verb.takesCode else { return }
        let words = verb.words(typed)
        let places = words.compactMap(Place.init)
        let named = places.map(\.file.absolute)
        let found = taking == .named ? [] : filesInFolders(words, typed).filter { !named.contains($0) }
        let files = named + found
        guard !files.isEmpty else { return }
        isListing = typed.has(DocumentRequest.listOption.name) || taking == .listed
        do {
            let toolset = try CodeToolset.find()
            let service = CodeService(toolset) { file, seconds in
                guard StandardStreams.errorIsTerminal else { return }
                StandardError.say("preview: compiling \(FilePath(file).shownFromHere), \(seconds) s")
            }
            Self.service = service
            if isListing {
                for file in files { states[file] = .listed(try list(file, service)) }
                return
            }
            try toolset.goOnAsHost()
            var progress = Progress(total: files.count > 1 ? files.count : 0)
            for file in files where states[file] == nil {
                states[file] = .compiled(try service.compile(file.shown))
                progress.advance(past: file.shownFromHere)
            }
            progress.clear()
            makeTemporaryFolder()
        } catch {
            for file in named where states[file] == nil { states[file] = .failed("\(error)") }
            for file in found where states[file] == nil { states[file] = .leftOut }
            if !found.isEmpty { obstacle = "\(error)" }
        }
    }

    /// The Swift files with previews below the folders that were named; of a run about what changed, those that did.
    @MainActor private static func filesInFolders(_ words: [Argument], _ typed: Arguments) -> [FilePath] {
        var files: [FilePath] = []
        for folder in words.map({ FilePath(bytes: $0.bytes) }) where folder.kind == .folder {
            let place = folder.isXcodeProject ? folder.folder : folder
            let found = PreviewFiles(below: place)
            inFolders[place.absolute] = found
            files += found.files.map(\.path.absolute)
        }
        guard !files.isEmpty else { return [] }
        GitChanges.prepare(typed)
        let changes = try? GitChanges.asked(by: typed)
        var known: Set<FilePath> = []
        return files.filter { known.insert($0).inserted && changes?.contains($0) != false }
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
        let (all, chosen) = try chosen(at: place, named: place.name.map { [$0] } ?? names)
        return inputs(of: chosen, among: all, in: place.file, called: FilePath(bytes: Array(place.file.name)))
    }

    /// The previews of the Swift files in a folder that was named, and what is wrong with these files.
    ///
    /// - Parameter names: only those of a name, if there are any.
    static func inputs(below folder: FilePath, named names: [String]) -> (
        found: [InputFile], problems: [DocumentProblem]
    ) {
        var (found, problems): ([InputFile], [DocumentProblem]) = ([], [])
        for file in inFolders[folder.absolute]?.files ?? [] {
            switch states[file.path.absolute] {
            // Files that did not change were not compiled.
            case .leftOut?, nil: continue
            case .compiled?, .listed?, .failed?: break
            }
            do {
                let all = try previews(of: file.path)
                let wanted = all.filter { preview in
                    preview.isWritten
                        && (names.isEmpty || names.contains { $0.lowercased() == preview.displayName.lowercased() })
                }
                found += inputs(of: wanted, among: all, in: file.path, called: file.relative)
            } catch {
                problems += error.problems
            }
        }
        return (found, problems)
    }

    /// What to say of Swift files in a folder that are not shown, in a line each.
    static func remarks(on folder: FilePath) -> [String] {
        guard let files = inFolders[folder.absolute] else { return [] }
        var lines: [String] = []
        let leftOut = files.files.count { if case .leftOut? = states[$0.path.absolute] { true } else { false } }
        if leftOut > 0, let obstacle {
            lines.append("\(words(leftOut)) with previews \(leftOut == 1 ? "is" : "are") left out: \(obstacle)")
        }
        return lines
    }

    private static func words(_ count: Int) -> String { count == 1 ? "1 Swift file" : "\(count) Swift files" }

    private static func inputs(
        of chosen: [CodePreview], among all: [CodePreview], in file: FilePath, called relative: FilePath
    ) -> [InputFile] {
        let names = all.lastingNames
        let places = Dictionary(all.indices.map { (all[$0].id, $0) }) { first, _ in first }
        return chosen.map { preview in
            var input = InputFile(path: file, relative: relative, preview: preview)
            input.fileOfPreview = relative
            if let place = places[preview.id] { (input.lastingName, input.numberInFile) = (names[place], place + 1) }
            let slug = FileNames.slug(preview.displayName)
            if chosen.count > 1, !slug.isEmpty {
                input.relative = FilePath(bytes: relative.withoutExtension.bytes + Array("-\(slug).swift".utf8))
            }
            return input
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
        case .listed?, .leftOut?, nil: throw problem(file, "this command does not show Swift files")
        }
    }

    private static func problem(_ file: FilePath, _ words: String) -> UnusableDocument {
        UnusableDocument([DocumentProblem(file: file.shown, message: words)])
    }

    /// All that a file can show.
    private static func previews(of file: FilePath) throws(UnusableDocument) -> [CodePreview] {
        if case .listed(let listed)? = states[file.absolute] { return listed }
        let compiled = try compiled(file)
        // Says what is wrong if nothing can be shown.
        _ = try CodeDocument(compiled, named: file.shown)
        return compiled.previews
    }

    private static func chosen(
        at place: Place, named names: [String]
    ) throws(UnusableDocument) -> (all: [CodePreview], chosen: [CodePreview]) {
        let file = place.file
        let previews = try previews(of: file)
        if let line = place.line {
            // The nearest that begins at the line or above it, as for a cursor in an editor.
            guard let preview = previews.last(where: { $0.line <= line }) else {
                throw problem(file, "nothing that can be shown begins at line \(line) or above it")
            }
            return (previews, [preview])
        }
        if !names.isEmpty {
            var found: [CodePreview] = []
            for name in names { found += try find(name, in: previews, of: file) }
            return (previews, found)
        }
        return (previews, isListing ? previews : previews.worthShowing)
    }

    private static func find(
        _ name: String, in previews: [CodePreview], of file: FilePath
    ) throws(UnusableDocument) -> [CodePreview] {
        let named = previews.filter { $0.displayName.lowercased() == name.lowercased() }
        if !named.isEmpty { return named }
        if let number = Int(name), previews.indices.contains(number - 1) { return [previews[number - 1]] }
        let known = previews.map(\.displayName)
        let near = NearestNames.suggestion(for: name, among: known)
        throw problem(file, "there is no preview `\(name)`\(near ?? "; the file has \(NearestNames.list(known))")")
    }
}

extension CodeToolset {
    /// Goes on as the program that code can be loaded into, which says where it crashes.
    func goOnAsHost() throws(CodeFailure) {
        if !isHost { try becomeHost() }
        CrashSymbols.shared.use(symbolizer)
    }
}
