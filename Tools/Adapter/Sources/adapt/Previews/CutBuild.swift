import Accessors
import Adapting
import Foundation
import Projects

/// The modules of a project up to that of a file, without what does not compile: for packages that do not compile whole, and for
/// files of Xcode projects. After an edit that other files do not see, only what was edited is compiled.
final class CutBuild {
    private let settings: Compilation.Settings
    private let cache: String
    private let packages: [String]
    /// The folder of the project.
    let root: String
    /// What was built, by module.
    private var last: [String: Built] = [:]
    private struct Built {
        /// The project as it was read, without what is made for it.
        var read: Project
        var outline: ProjectOutline
        var build: AppBuild
        var project: BuiltProject
    }

    private var leftovers = Leftovers()

    /// Nil if there is no project around the file.
    init?(around file: String, _ settings: Compilation.Settings, cache: String, withPackagesIn packages: [String]) {
        var root = (file as NSString).deletingLastPathComponent
        while !Self.holdsProject(root) {
            guard root != "/", !root.isEmpty else { return nil }
            root = (root as NSString).deletingLastPathComponent
        }
        (self.root, self.settings, self.cache, self.packages) = (root, settings, cache, packages)
    }

    private static func holdsProject(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains {
            ["Package.swift", "project.yml"].contains($0) || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
        }
    }

    /// The project of a file, as it is now.
    private func project(of file: String) throws -> Project? {
        try ProjectReader.projects(at: root, withPackagesIn: packages).first {
            $0.modules.contains { $0.files.contains(file) }
        }
    }

    /// The modules up to that of a file, with what is made for them.
    private func modules(of project: Project, for file: String) throws -> Project? {
        guard let place = project.modules.firstIndex(where: { $0.files.contains(file) }) else { return nil }
        var project = try AccessorFiles.added(
            to: project, in: "\(cache)/\(Digest(of: [project.path, "accessors"]).text)")
        project.modules = Array(project.modules[...place])
        return project
    }

    /// - Returns: false if the file's module does not compile even so.
    func show(_ file: String, _ answer: inout PreviewAnswer) throws -> Bool {
        guard let built = try built(for: file), let module = built.outline.project.modules.last,
            let image = built.project.report.image,
            let found = built.project.report.files.first(where: { $0.file == file })
        else { return false }
        let (report, project) = (built.project.report, built.outline.project)
        (answer.errors, answer.problems) = ([], [])
        (answer.image, answer.previews) = (image, found.previews)
        answer.modules = [module.name] + project.modules.map(\.name).filter { $0 != module.name }
        answer.resourceFolders = project.resourceFolders
        answer.settings = project.settings(for: module.name)
        let cuts = report.modules.flatMap(\.cuts).filter { $0.isMissed && !$0.isConsequence }
        answer.cuts = cuts.map { CompilerMessage(file: $0.path, line: $0.line, column: 1, message: $0.reason) }
        return true
    }

    /// The modules up to that of a file, built as they are now; nil if it belongs to none.
    private func built(for file: String) throws -> Built? {
        let known = last.values.first { $0.outline.project.modules.last?.files.contains(file) == true }
        var isSameProject = false
        if let known, let edits = known.outline.edits() {
            if edits.isEmpty { return known }
            if let edited = try edited(known, edits) { return edited }
            isSameProject = true
        }
        guard let read = isSameProject ? known?.read : try project(of: file),
            let project = try modules(of: read, for: file), let module = project.modules.last
        else { return nil }
        let folder = "\(cache)/\(Digest(of: [root, module.name, "cut"]).text)"
        let outline = ProjectOutline(project, in: root)
        let build = AppBuild(settings: settings, project: project, folder: folder, isForFiles: true)
        // Where it fails, some modules may be newer than those that import them.
        let former = last.removeValue(forKey: module.name)?.project.modules ?? [:]
        return note(
            Built(read: read, outline: outline, build: build, project: try build.build(after: former)), module.name)
    }

    private func edited(_ known: Built, _ edits: Set<String>) throws -> Built? {
        guard edits.count <= KeptModule.mostAlone, let module = known.outline.project.modules.last else { return nil }
        var new = known
        new.outline.note(edits)
        guard let project = try known.build.edited(known.project, edits) else { return nil }
        new.project = project
        return note(new, module.name)
    }

    private func note(_ built: Built, _ module: String) -> Built {
        var built = built
        // Who has loaded the one before knows this one by its name.
        if let image = built.project.report.image {
            let stamps = built.outline.sources.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }
            let path = "\(built.build.folder)/\(module)-\(Digest(of: stamps).text).so"
            if rename(image, path) == 0 { built.project.report.image = path }
            leftovers.use(path, insteadOf: module)
        }
        last[module] = built
        return built
    }

    /// Makes the next edit quicker. Call this when nobody waits.
    func prepare() {
        if last.isEmpty { return }
        WaitingProgram.of(Toolchain(settings).frontend).prepare()
    }
}
