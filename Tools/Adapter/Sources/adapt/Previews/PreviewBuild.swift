import Adapting
import Foundation

/// A module that is kept ready to show the previews of its files: after an edit, only what has to be is compiled.
///
/// The whole module is compiled once, by SwiftPM or the compiler's driver. Then a file in which only bodies of functions
/// changed is compiled alone, and takes the place of what the driver had left of it. When what other files can see of it
/// changes, the driver compiles what depends on it.
final class PreviewBuild {
    private let module: any BuildableModule
    private let settings: Compilation.Settings
    private let folder: String
    private let session: ModuleSession

    private var plan: Plan?
    /// Previews that do not compile, by file and what it contains, with the reason.
    private var obstacles: [String: (content: String, reasons: [String: String])] = [:]
    private var leftovers = Leftovers()
    private let linker: ImageLinker
    /// What makes the next answer quicker.
    private var next: (() -> Void)?

    init(_ module: any BuildableModule, _ settings: Compilation.Settings, folder: String) throws {
        self.module = module
        self.settings = settings
        self.folder = folder
        linker = ImageLinker(settings, folder: folder)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        Leftovers.removeOld(in: folder)
        let copies = "\(folder)/copies-\(getpid())"
        session = try ModuleSession(folder: copies)
        Leftovers.keep(copies)
    }

    /// What a file has to show, and the compiled code that shows it.
    func show(_ file: String) throws -> PreviewAnswer {
        var answer = PreviewAnswer(file: file)
        answer.folders = module.folders
        answer.resourceFolders = module.resourceFolders
        if plan == nil { plan = Plan(storedIn: folder, settings) }
        if plan?.isUpToDate(module) != true {
            guard try makePlan(for: file, &answer) else { return answer }
        }
        guard let recipe = plan?.recipe else { return answer }
        answer.modules = [recipe.name]
        guard recipe.sources.contains(file) else {
            answer.problems.append("\(file) is not among the sources of \(recipe.name)")
            return answer
        }
        for _ in 0..<maximumRounds {
            let selections = [file: PreviewSelection(without: Set(known(obstaclesOf: file).keys))]
            let (files, changedByOthers) = try session.refresh(recipe.sources, showing: selections)
            guard let shown = files[file] else { throw Failure("\(file) cannot be read") }
            // Another content may compile.
            if obstacles[file]?.content != shown.digest, obstacles.removeValue(forKey: file) != nil { continue }
            answer.previews = shown.previews.map { entry in
                var entry = entry
                entry.obstacle = entry.obstacle ?? known(obstaclesOf: file)[entry.symbol]
                return entry
            }
            let changed = files.filter { !isWhole($0.key, $0.value) }.map(\.key)
            let needed = Set(changed).union([file])
            // The driver compiles many files with each other sooner than one after the other.
            if changed.count > Self.mostAlone, !recipe.objects.isEmpty {
                guard try compileWhole(recipe, &answer) else { return answer }
                continue
            }
            let results = try compile(needed, files, recipe, selections[file]!)
            let errors = results.flatMap(\.errors)
            if !errors.isEmpty {
                if note(errors, shown.previews, in: file, files[file]!) { continue }
                answer.errors = errors
                return answer
            }
            let problems = results.flatMap(\.problems)
            guard problems.isEmpty else {
                answer.problems = problems
                return answer
            }
            let isSeen = changed.contains { plan?.whole[$0]?.interface != files[$0]?.interface }
            if !recipe.objects.isEmpty, isSeen || !changedByOthers.isSubset(of: needed) {
                guard try compileWhole(recipe, &answer) else { return answer }
                continue
            }
            let quick = Dictionary(uniqueKeysWithValues: results.map { ($0.file, $0.object) })
            for result in results { leftovers.use(result.object, insteadOf: result.file) }
            let own = recipe.sources.compactMap { quick[$0] ?? recipe.objects[$0] }
            answer.image = try link(own + recipe.otherObjects, recipe, for: file)
            return answer
        }
        answer.problems.append("\(file) changes faster than it can be compiled")
        return answer
    }

    private static let mostAlone = 8

    /// Each preview that does not compile may take a round.
    private let maximumRounds = 40

    // MARK: The whole module

    /// Builds everything, and finds out how one file is compiled.
    private func makePlan(for file: String, _ answer: inout PreviewAnswer) throws -> Bool {
        let disk = module.sourcesOnDisk()
        let plans = module.plans.map(FileStamp.init)
        if case .failed(let errors, let others) = try module.build() {
            (answer.errors, answer.problems) = (errors, others)
            return false
        }
        guard var recipe = try module.recipe(for: file) else {
            answer.problems.append("\(file) is no source of a target")
            return false
        }
        recipe.linkOptions = try linkOptions(of: recipe.objects.values.sorted() + recipe.otherObjects)
        let former = plan.flatMap { $0.recipe.arguments == recipe.arguments ? $0.options : nil }
        let options = try former ?? FrontendOptions(recipe, compiler: module.compiler, [])
        plan = Plan(
            recipe: recipe, options: options, stamp: settings.stamp, sourcesOnDisk: disk, plans: plans,
            otherInputs: Dictionary(uniqueKeysWithValues: recipe.otherInputs.map { ($0, FileStamp($0)) }))
        // What was compiled, unless the file is being written; then the next round sees another content.
        try noteWhole(session.refresh(recipe.sources, showing: [:]).files)
        return true
    }

    /// Lets the driver compile what depends on what has changed.
    private func compileWhole(_ recipe: ModuleRecipe, _ answer: inout PreviewAnswer) throws -> Bool {
        let before = try session.refresh(recipe.sources, showing: [:]).files
        let built = try Command(module.compiler, recipe.arguments + ["-diagnostic-style", "llvm"]).run()
        guard built.isFine else {
            if case .failed(let errors, let others) = BuildResult.failure(of: built, name: recipe.name) {
                (answer.errors, answer.problems) = (errors, others)
            }
            return false
        }
        try noteWhole(before)
        return true
    }

    private func noteWhole(_ files: [String: ModuleSession.File]) throws {
        guard let recipe = plan?.recipe else { return }
        plan?.whole = files.reduce(into: [:]) { whole, file in
            whole[file.key] = Plan.Source(
                digest: file.value.digest, interface: file.value.interface,
                object: FileStamp(recipe.objects[file.key] ?? ""))
        }
        try plan?.store(in: folder)
    }

    /// Whether what the driver left of a file is of this content.
    private func isWhole(_ path: String, _ file: ModuleSession.File) -> Bool {
        guard let plan, let source = plan.whole[path], source.digest == file.digest else { return false }
        return source.object == FileStamp(plan.recipe.objects[path] ?? "")
    }

    // MARK: One file

    private struct Compiled: Sendable {
        var file: String
        var object: String
        var errors: [CompilerMessage] = []
        var problems: [String] = []
    }

    private func compile(
        _ needed: Set<String>, _ files: [String: ModuleSession.File], _ recipe: ModuleRecipe,
        _ selection: PreviewSelection
    ) throws -> [Compiled] {
        guard let options = plan?.options else { return [] }
        let compiler = WaitingProgram.of(options.program)
        // What others can see is a part of what it is compiled from.
        let surroundings = files.map { "\($0.key) \($0.value.interface)" }.sorted()
        let sources = recipe.sources.filter { files[$0] != nil }
        let jobs = needed.sorted().compactMap { path in files[path].map { (path: path, file: $0) } }
        return try concurrently(jobs) { job in
            Result {
                let mark = Digest(
                    of: surroundings + recipe.arguments + [job.path, job.file.digest]
                        + selection.without.sorted() + [settings.stamp])
                let name = Overlay.plainName(of: job.path)
                let object = "\(folder)/\(name)-\(mark.text).o"
                var result = Compiled(file: job.path, object: object)
                if FileManager.default.fileExists(atPath: object) { return result }
                let new = "\(object).\(getpid())"
                let done = try compiler.run(
                    options.arguments(compiling: job.path, among: sources, into: new, overlay: session.overlay))
                if done.isFine {
                    rename(new, object)
                    return result
                }
                result.errors = CompilerMessage.errors(in: done.text)
                if result.errors.isEmpty {
                    result.problems = CompilerMessage.otherErrors(in: done.text)
                    if result.problems.isEmpty { result.problems = ["the compiler crashed on \(job.path)"] }
                }
                return result
            }
        }.map { try $0.get() }
    }

    // MARK: Previews that do not compile

    private func known(obstaclesOf file: String) -> [String: String] { obstacles[file]?.reasons ?? [:] }

    /// Whether all errors are those of previews, which then are left out.
    private func note(
        _ errors: [CompilerMessage], _ previews: [PreviewEntry], in file: String, _ content: ModuleSession.File
    ) -> Bool {
        var reasons = known(obstaclesOf: file)
        let shown = previews.filter { $0.obstacle == nil && reasons[$0.symbol] == nil }
        // The functions that make them follow the last line.
        let appended = shown.filter(\.isAppended)
        for error in errors {
            guard error.file == file else { return false }
            let number = error.line - content.lineCount - 1
            let blamed =
                appended.indices.contains(number)
                ? [appended[number]] : shown.filter { $0.ownsErrors(inLine: error.line) }
            if blamed.isEmpty { return false }
            for entry in blamed where reasons[entry.symbol] == nil {
                let place = appended.indices.contains(number) ? "" : "line \(error.line): "
                reasons[entry.symbol] = place + error.message
            }
        }
        obstacles[file] = (content.digest, reasons)
        return true
    }

    // MARK: Linking

    private func link(_ objects: [String], _ recipe: ModuleRecipe, for file: String) throws -> String {
        let mark = Digest(of: objects.map { "\($0) \(FileStamp($0).text)" } + recipe.linkOptions).text
        let path = "\(folder)/\(recipe.name)-\(mark).so"
        leftovers.use(path, insteadOf: "\(recipe.name) for \(file)")
        if FileManager.default.fileExists(atPath: path) { return path }
        let fresh = Set(objects.filter { $0.hasPrefix(folder + "/") })
        let options = recipe.linkOptions + Compilation.Settings.librariesOfEachImage
        try linker.link(objects, fresh: fresh, named: recipe.name, options, into: path)
        next = { [linker] in linker.prepare(objects, fresh: fresh, named: recipe.name) }
        return path
    }

    /// Prepares the next answer. Call this when no request waits.
    func prepare() {
        if let program = plan?.options.program { WaitingProgram.of(program).prepare() }
        next?()
        next = nil
    }

    /// Libraries that modules of C name, as the objects say.
    private func linkOptions(of objects: [String]) throws -> [String] {
        guard !objects.isEmpty else { return [] }
        let output = folder + "/libraries"
        let result = try Command(settings.tool("swift-autolink-extract"), objects + ["-o", output]).run()
        guard result.isFine, let data = FileManager.default.contents(atPath: output) else {
            throw Failure("the libraries that objects ask for cannot be read: \(result.text.prefix(300))")
        }
        let words = ResponseFile.words(in: String(decoding: data, as: UTF8.self))
        return words.filter { $0.hasPrefix("-l") && !$0.hasPrefix("-lswift") && !$0.contains("Foundation") }.uniqued
    }

    func end() { try? FileManager.default.removeItem(atPath: "\(folder)/copies-\(getpid())") }
}

/// What a request comes to.
struct PreviewAnswer: Codable {
    var file: String
    /// The compiled code; nil if there is none, because of errors.
    var image: String?
    var previews: [PreviewEntry] = []
    var errors: [CompilerMessage] = []
    /// What went wrong without a place.
    var problems: [String] = []
    /// What was left out of the compiled code, as it does not compile.
    var cuts: [CompilerMessage] = []
    /// Where other files of the module are.
    var folders: [String] = []
    /// The modules in the compiled code, the file's own first, and where the files of their bundles lie.
    var modules: [String] = []
    var resourceFolders: [String] = []
    /// What the app's `Info.plist` may name.
    var settings: [String: String] = [:]

    /// Whether there is nothing to show for reasons that lie elsewhere. Those in its own file are for its author to mend.
    var needsCutting: Bool {
        guard image == nil else { return false }
        return errors.isEmpty ? !problems.isEmpty : folders.isEmpty || errors.contains { $0.file != file }
    }
}

extension Array where Element: Hashable {
    var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
