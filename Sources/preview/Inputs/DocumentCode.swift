import Foundation
import Maquette
import MaquetteCage
import MaquetteCode

/// The code of the projects around documents, where `--code` asks for it: built before the process that draws them is there.
enum DocumentCode {
    static let option = Option.flag(
        "--code", "build the project around each document, and let its custom views\ndraw themselves")

    private enum State {
        case built([BuiltProject])
        case failed(String)
    }

    /// The states by the folder of the project. Set before the process has a second thread.
    nonisolated(unsafe) private static var states: [FilePath: State] = [:]
    nonisolated(unsafe) private static var toolset: CodeToolset?
    /// Whether folders stand for what their code shows, too, beside their documents.
    nonisolated(unsafe) private static var showsPreviews = false

    /// Why there is nothing that could build them.
    nonisolated(unsafe) private(set) static var failure: String?

    /// Whether this run loads a project's code for its documents.
    static var isUsed: Bool { !states.isEmpty }

    // MARK: Before the process that draws

    /// Goes on as the host if `--code` is asked for, and builds the projects there.
    ///
    /// - Parameter verbs: those that show previews of code.
    @MainActor static func prepare(_ arguments: [Argument], showingPreviewsIn verbs: [String]) {
        guard let (verb, typed) = Preview.typed(arguments), verb.options.contains(where: { $0.name == option.name })
        else { return }
        DocumentRequest.readOutside(typed)
        let isOfPlan = verb.name.hasPrefix(SnapshotCommand.name)
        guard typed.has(option.name) || isOfPlan && SnapshotRequest.planUsesCode(typed) else { return }
        let words = isOfPlan ? SnapshotRequest.documents(of: typed) : typed.rest
        let lists = typed.has(DocumentRequest.listOption.name)
        showsPreviews = verbs.contains(verb.name)
        let folders = words.map { FilePath(bytes: $0.bytes) }.filter { $0.kind == .folder }
        // Scenes are listed without code.
        guard !lists || showsPreviews && !folders.isEmpty else { return }
        // Mistakes are reported before anything is built.
        guard (try? VariantOptions.variants(typed)) != nil, (try? BatchOptions.limits(typed)) != nil else { return }
        let files = InputFiles(words, extensions: Documents.fileExtensions, isHeard: false).found.compactMap(\.path)
        let roots = Set(
            files.filter(\.namesClasses).map(\.absolute.folder.projectFolder)
                + (showsPreviews ? folders.map(\.projectFolder) : []))
        guard !roots.isEmpty else { return }
        do {
            let toolset = try CodeToolset.find()
            self.toolset = toolset
            if !lists { try toolset.goOnAsHost() }
            for root in roots { build(root, by: toolset) }
            CodeInputs.makeTemporaryFolder()
        } catch {
            failure = "\(error)"
        }
    }

    /// Builds the same projects as they are now, for a process that stays and has one thread.
    static func buildAgain() {
        guard let toolset else { return }
        for root in states.keys { build(root, by: toolset) }
    }

    private static func build(_ root: FilePath, by toolset: CodeToolset) {
        do {
            let projects = try BuiltProject.build(root, packages: .around(root), by: toolset, options: ["--quiet"])
            states[root] = .built(projects)
            guard showsPreviews else { return }
            for (file, compiled) in projects.flatMap(\.compiledFiles) { CodeInputs.add(compiled, at: file) }
        } catch {
            states[root] = .failed("\(error)")
        }
    }

    /// What the code of this run reads.
    static func places(in cache: String) -> [Cage.Place] {
        states.flatMap { root, state -> [Cage.Place] in
            guard case .built(let projects) = state else { return [] }
            return ReadablePlaces.project(around: root) + PackagesOfProject.around(root).places
                + projects.flatMap { ReadablePlaces.of($0.compiled(), in: cache) }
        }
    }

    // MARK: In the process that draws

    /// A document with the classes of its project in it.
    static func document(_ document: any Document, at path: FilePath?) throws(UnusableDocument) -> any Document {
        guard isUsed, let path else { return document }
        switch path.namesClasses ? states[path.absolute.folder.projectFolder] : nil {
        case nil: return document
        case .failed(let words)?: throw problem(path, words)
        case .built(let projects)?:
            guard let project = projects.project(of: path) else { throw problem(path, "its project has no code") }
            if let words = project.problem { throw problem(path, words) }
            return DocumentWithCode(document, project.compiled())
        }
    }

    private static func problem(_ path: FilePath, _ words: String) -> UnusableDocument {
        UnusableDocument([DocumentProblem(file: path.shown, message: "--code: \(words)")])
    }

    /// What the code below a folder shows by itself. Its documents' scenes and cells are drawn with the documents.
    static func inputs(below folder: FilePath) -> [InputFile] {
        guard showsPreviews, case .built(let projects)? = states[folder.projectFolder] else { return [] }
        return projects.inputs(from: folder) { $0.source == nil }.filter { input in
            input.path.map { folder.projectFolder == folder.absolute || $0.isBelow(folder.absolute) } == true
        }
    }
}

extension FilePath {
    /// Whether the file is a document that may name classes of the project's.
    fileprivate var namesClasses: Bool {
        guard ["xib", "storyboard"].contains(ext), let bytes = try? contents() else { return false }
        return Data(bytes).range(of: Data("customClass=".utf8)) != nil
    }
}

extension [BuiltProject] {
    /// The project whose folder is nearest around a document, or else the first.
    fileprivate func project(of document: FilePath) -> BuiltProject? {
        func depth(_ project: BuiltProject) -> Int {
            let path = FilePath(project.path)
            let folder = path.isXcodeProject ? path.folder : path
            return document.absolute.isBelow(folder.absolute) ? folder.bytes.count : 0
        }
        return self.max { depth($0) < depth($1) }.flatMap { depth($0) > 0 ? $0 : first }
    }
}
