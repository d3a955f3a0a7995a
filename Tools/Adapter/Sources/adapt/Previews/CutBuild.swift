import Adapting
import Foundation
import Projects

/// The modules of a project up to that of a file, without what does not compile: for packages that do not compile whole, and for
/// files of Xcode projects. It is made anew after each edit.
final class CutBuild {
    private let settings: Compilation.Settings
    private let project: Project
    private let module: ProjectModule
    private let root: String
    private let folder: String
    private var last: (stamps: [FileStamp], report: AppBuild.Report)?

    /// Nil if no project around the file has it.
    init?(containing file: String, _ settings: Compilation.Settings, cache: String) throws {
        var root = (file as NSString).deletingLastPathComponent
        while !Self.holdsProject(root) {
            guard root != "/", !root.isEmpty else { return nil }
            root = (root as NSString).deletingLastPathComponent
        }
        for project in try ProjectReader.projects(at: root) {
            guard let place = project.modules.firstIndex(where: { $0.files.contains(file) }) else { continue }
            var project = project
            project.modules = Array(project.modules[...place])
            (self.project, module, self.root) = (project, project.modules[place], root)
            self.settings = settings
            folder = "\(cache)/\(Digest(of: [root, module.name, "cut"]).text)"
            return
        }
        return nil
    }

    private static func holdsProject(_ folder: String) -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains { $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    }

    /// - Returns: false if the file's module does not compile even so.
    func show(_ file: String, _ answer: inout PreviewAnswer) throws -> Bool {
        let stamps = project.modules.flatMap(\.files).map(FileStamp.init)
        if last?.stamps != stamps { last = (stamps, try build(stamps)) }
        guard let report = last?.report, let image = report.image,
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

    private func build(_ stamps: [FileStamp]) throws -> AppBuild.Report {
        var report = try AppBuild(settings: settings, project: project, folder: folder).run { _ in }
        // Who has loaded the one before knows this one by its name.
        if let image = report.image {
            let path = "\(folder)/\(module.name)-\(Digest(of: stamps.map(\.text)).text).so"
            if rename(image, path) == 0 { report.image = path }
        }
        return report
    }
}
