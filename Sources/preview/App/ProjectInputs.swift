import Foundation
import Maquette
import MaquetteCode
import MaquettePackages

/// The projects that `preview app` was asked for: built before the process that draws them is there.
enum ProjectInputs {
    /// The projects by the path that was asked for. Set before the process has a second thread.
    nonisolated(unsafe) private(set) static var built: [FilePath: [BuiltProject]] = [:]
    nonisolated(unsafe) private(set) static var failures: [FilePath: String] = [:]
    nonisolated(unsafe) private(set) static var begin = Date()

    /// The app itself, of a run that draws nothing else.
    nonisolated(unsafe) private static var running: InputFile?

    /// Goes on as the host, and builds the project there.
    @MainActor static func prepare(_ arguments: [Argument]) {
        guard arguments.first?.text == App.name,
            let typed = try? Arguments(arguments.dropFirst(), options: App.options), typed.rest.count == 1,
            let word = typed.rest.first
        else { return }
        let path = FilePath(bytes: word.bytes)
        guard path.kind == .folder else { return }
        do {
            // Before a large project is built for minutes.
            try App.check(typed)
            let toolset = try CodeToolset.find()
            try toolset.goOnAsHost()
            begin = Date()
            let packages = typed.last("--packages").map { FilePath(bytes: $0.bytes) }
            if let packages, packages.kind != .folder {
                throw CodeFailure("\(packages.shown): there is no such folder")
            }
            if !App.walks(typed), !App.runs(typed) { drawDocuments(arguments, typed, toolset) }
            let found = ProjectPackages(of: path, named: packages?.absolute, store: Packages.store)
            Self.packages = try PackagesOfProject(found, named: packages?.absolute, of: path)
            let projects = try BuiltProject.build(
                path.absolute, packages: Self.packages, by: toolset,
                options: ["--documents", "--quiet"].filter(typed.has))
            built[path.absolute] = projects
            // A walk has processes of its own for the code.
            guard !App.walks(typed) else { return }
            if App.runs(typed) {
                guard let project = projects.first(where: { $0.image != nil }) else {
                    throw CodeFailure(projects.compactMap(\.problem).first ?? "\(path.shown): nothing of it compiles")
                }
                let compiled = try RunningApp.compiled(in: project)
                let file = FilePath(compiled.file)
                CodeInputs.add(compiled, at: file)
                running = InputFile(path: file, relative: FilePath("app.swift"), preview: .running)
                return
            }
            for (file, compiled) in projects.flatMap(\.compiledFiles) { CodeInputs.add(compiled, at: file) }
        } catch {
            failures[path.absolute] = "\(error)"
        }
    }

    /// The packages that the projects are built with.
    nonisolated(unsafe) private(set) static var packages = PackagesOfProject()
    /// When a picture was there before anything was built.
    nonisolated(unsafe) private(set) static var firstPicture: Date?

    /// Draws the scenes of documents without code, in a process of its own, so that there is something to see while the code is
    /// built. Later they are drawn with all others.
    @MainActor private static func drawDocuments(_ arguments: [Argument], _ typed: Arguments, _ toolset: CodeToolset) {
        guard !["--documents", "--list", "--sheet"].contains(where: typed.has) else { return }
        var words = arguments.dropFirst().map(\.text)
        // Only the whole run has something to report.
        words.removeAll { $0.hasPrefix("--report=") }
        while let place = words.firstIndex(of: "--report") { words.removeSubrange(place..<min(place + 2, words.count)) }
        guard Program.run(toolset.host, [App.name, "--documents"] + words, seconds: mostSecondsForDocuments) != nil
        else {
            return
        }
        let usual = Argument(App.usualPlace(typed))
        let folder = FilePath(bytes: (typed.last("-o") ?? usual).bytes)
        let dates = (FileManager.default.subpaths(atPath: folder.shown) ?? []).compactMap { name in
            AppReport.date(of: FilePath(folder.shown + "/" + name))
        }
        firstPicture = dates.filter { $0 >= begin }.min()
    }

    private static let mostSecondsForDocuments = 60.0

    /// Everything that its code can show; nil for what is no project that was asked for.
    static func inputs(of path: FilePath) -> [InputFile]? {
        guard let projects = built[path.absolute] else { return nil }
        return running.map { [$0] } ?? projects.inputs(from: path)
    }
}
