import Adapting
import Foundation
import Projects

/// The modules of a project up to that of a file, without what does not compile: for packages that do not compile whole, and for
/// files of Xcode projects. It is made anew after each edit.
final class CutBuild {
    private let settings: Compilation.Settings
    private let cache: String
    /// The folder of the project.
    let root: String
    /// By module.
    private var last: [String: (stamps: [FileStamp], report: AppBuild.Report)] = [:]
    private var leftovers = Leftovers()

    /// Nil if there is no project around the file.
    init?(around file: String, _ settings: Compilation.Settings, cache: String) {
        var root = (file as NSString).deletingLastPathComponent
        while !Self.holdsProject(root) {
            guard root != "/", !root.isEmpty else { return nil }
            root = (root as NSString).deletingLastPathComponent
        }
        (self.root, self.settings, self.cache) = (root, settings, cache)
    }

    private static func holdsProject(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    /// The modules up to that of a file, as the project has them now.
    private func project(of file: String) throws -> Project? {
        for project in try ProjectReader.projects(at: root) {
            guard let place = project.modules.firstIndex(where: { $0.files.contains(file) }) else { continue }
            var project = project
            project.modules = Array(project.modules[...place])
            return project
        }
        return nil
    }

    /// - Returns: false if the file's module does not compile even so.
    func show(_ file: String, _ answer: inout PreviewAnswer) throws -> Bool {
        guard let project = try project(of: file), let module = project.modules.last else { return false }
        let stamps = project.modules.flatMap(\.files).map(FileStamp.init)
        if last[module.name]?.stamps != stamps {
            last[module.name] = (stamps, try build(project, module.name, stamps))
        }
        guard let report = last[module.name]?.report, let image = report.image,
            let found = report.files.first(where: { $0.file == file })
        else { return false }
        (answer.errors, answer.problems) = ([], [])
        (answer.image, answer.previews) = (image, found.previews)
        answer.modules = [module.name] + project.modules.map(\.name).filter { $0 != module.name }
        answer.resourceFolders = [root]
        let cuts = report.modules.flatMap(\.cuts).filter { $0.isMissed && !$0.isConsequence }
        answer.cuts = cuts.map { CompilerMessage(file: $0.path, line: $0.line, column: 1, message: $0.reason) }
        return true
    }

    private func build(_ project: Project, _ module: String, _ stamps: [FileStamp]) throws -> AppBuild.Report {
        let folder = "\(cache)/\(Digest(of: [root, module, "cut"]).text)"
        var report = try AppBuild(settings: settings, project: project, folder: folder).run { _ in }
        // Who has loaded the one before knows this one by its name.
        if let image = report.image {
            let path = "\(folder)/\(module)-\(Digest(of: stamps.map(\.text)).text).so"
            if rename(image, path) == 0 { report.image = path }
            leftovers.use(path, insteadOf: module)
        }
        return report
    }
}
