import Foundation
import Maquette
import MaquetteCode
import MaquetteProjects
import MaquetteServing

/// The Swift files of a project that is served: how they are listed and compiled, in the server, and how they become
/// documents, in the processes that draw.
enum ServedCode {
    typealias Scene = ProjectListing.Scene

    // MARK: In the server

    /// - Parameter toolset: what compiles them, or why there is none.
    static func make(_ toolset: Result<CodeToolset, CodeFailure>) -> ProjectCode {
        switch toolset {
        case .failure(let failure):
            let none = compiled(CompiledFile(file: "", problem: failure.description))
            return ProjectCode(
                obstacle: failure.description + ", and start `preview serve` again",
                list: { _ in .success(ProjectCode.Listing()) },
                compile: { _ in none }, compileRevision: { _, _ in none })
        case .success(let toolset):
            // A process of its own lists them, so that the list does not wait for a build.
            let services = (0..<2).map { _ in CodeService(toolset) }
            let (compiler, lister) = (services[0], services[1])
            let revisions = RevisionFolders(in: toolset.cache + "/revisions")
            return ProjectCode(
                list: { list($0, lister) }, compile: { compile($0, compiler) },
                compileRevision: { file, revision in
                    do {
                        return compile(try revisions.place(of: file, in: revision), compiler)
                    } catch {
                        return compiled(failing: file, error)
                    }
                })
        }
    }

    private static func compile(_ file: FilePath, _ service: CodeService) -> ProjectCode.Compiled {
        do { return compiled(try service.compile(file.shown)) } catch { return compiled(failing: file, error) }
    }

    private static func compiled(failing file: FilePath, _ error: any Error) -> ProjectCode.Compiled {
        let words = (error as? Failure)?.lines.joined(separator: "; ") ?? "\(error)"
        var failed = compiled(CompiledFile(file: file.shown, problem: words))
        failed.isLasting = false
        return failed
    }

    private static func compiled(_ file: CompiledFile) -> ProjectCode.Compiled {
        let text = (try? JSONEncoder().encode(file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return ProjectCode.Compiled(
            code: text, image: file.image.map { FilePath($0) }, scenes: file.image.map { _ in scenes(file.previews) })
    }

    private static func scenes(_ previews: [CodePreview]) -> [Scene] {
        let shown = previews.worthShowing
        guard shown.contains(where: { $0.obstacle == nil }) else { return [] }
        return zip(shown, shown.lastingNames).map { Scene(id: $1, name: $0.displayName) }
    }

    /// Project after project, as classes of the same name may be in several.
    private static func list(_ files: [FilePath], _ service: CodeService) -> Result<ProjectCode.Listing, Failure> {
        var roots: [FilePath: FilePath] = [:]
        var found = ProjectCode.Listing(apps: files.filter { AppFiles.startsApp($0) })
        for (_, files) in Dictionary(grouping: files, by: { ProjectRoot.around($0, &roots) }) {
            do {
                for (file, previews) in try service.list(files.map(\.shown).sorted()) {
                    found.scenes[FilePath(file)] = scenes(previews)
                }
            } catch {
                return .failure(Failure("the previews of Swift files cannot be listed: \(error)"))
            }
        }
        return .success(found)
    }

    // MARK: In a process that draws

    /// The document of a file's code: from here on this process is for the project's code alone.
    ///
    /// - Parameter isApp: whether the app is shown that starts with the file, and not the file's previews.
    @MainActor static func document(_ code: String, named file: String, isApp: Bool = false) throws -> CodeDocument {
        let compiled = try JSONDecoder().decode(CompiledFile.self, from: Data(code.utf8))
        if isApp { return try RunningApp.document(compiled, named: file) }
        try CodeProcess.begin(compiled, at: FilePath(file))
        return try CodeDocument(compiled, named: file, only: compiled.previews.worthShowing)
    }

    /// The preview with a lasting name.
    static func scene(_ name: String?, in document: CodeDocument) throws -> DocumentScene {
        guard let name else { return document.scenes[0] }
        if let index = document.lastingNames.firstIndex(of: name) { return document.scenes[index] }
        throw Failure(
            "the file no longer has a preview `\(name)`; it has \(NearestNames.list(document.lastingNames))")
    }
}
