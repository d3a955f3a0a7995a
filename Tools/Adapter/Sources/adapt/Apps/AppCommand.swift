import Accessors
import Foundation
import Projects

/// Builds what is at a path, and tells each module on standard error as it is done.
struct AppCommand {
    private let settings: Compilation.Settings
    private let folder: String
    private let path: String
    private let packages: [String]
    private let progress: BuildProgress
    private let buildsNothing: Bool
    private let isForTests: Bool
    /// Whether modules are built of which nothing is shown.
    private let buildsAll: Bool
    /// The targets of tests that are wanted; all if it is empty.
    private let targets: [String]

    init(_ arguments: [String]) throws {
        var arguments = arguments
        let isQuiet = arguments.contains("--quiet")
        arguments.removeAll { $0 == "--quiet" }
        buildsNothing = arguments.contains("--documents")
        arguments.removeAll { $0 == "--documents" }
        isForTests = arguments.contains("--tests")
        arguments.removeAll { $0 == "--tests" }
        buildsAll = arguments.contains("--all")
        arguments.removeAll { $0 == "--all" }
        progress = BuildProgress(isQuiet: isQuiet)
        packages = Adapt.takeAll("--packages", from: &arguments)
        var targets: [String] = []
        while let place = arguments.firstIndex(of: "--target"), place + 1 < arguments.count {
            targets.append(arguments[place + 1])
            arguments.removeSubrange(place...place + 1)
        }
        self.targets = targets
        guard arguments.count == 5, arguments[0] == "--settings", arguments[2] == "--into" else {
            throw Failure(Adapt.usage)
        }
        let settings = try Compilation.Settings(arguments[1])
        self.settings = isForTests ? try settings.forTests() : settings
        folder = Adapt.absolute(arguments[3])
        path = Adapt.absolute(arguments[4])
    }

    func run() throws {
        // What was built before is taken over where nothing changed. Another run may be reading its report.
        if let obstacle = KeptFolder.obstacle(to: folder) { throw Failure(obstacle) }
        let lock = buildsNothing ? nil : FolderLock(folder)
        defer { lock?.end() }
        progress.note("reading the project")
        let projects =
            isForTests
            ? try testProjects()
            : try ProjectReader.projects(at: path, withPackagesIn: packages)
        if !isForTests { tellOfApps(beside: projects) }
        if !buildsNothing { for problem in projects.flatMap(\.problems) { progress.tell(problem) } }
        var reports: [AppBuild.Report] = []
        for (index, project) in projects.enumerated() {
            var build = AppBuild(
                settings: settings,
                project: try AccessorFiles.added(to: project, in: "\(folder)/accessors-\(index)"),
                folder: "\(folder)/\(index)", progress: progress)
            build.buildsAll = buildsAll
            if buildsNothing {
                reports.append(withOwnFiles(build.documents(), of: project))
                continue
            }
            let title = projects.count > 1 ? project.name + ": " : ""
            let report = try build.run { module in progress.tell(title + Self.line(module)) }
            if let error = report.linkError { progress.tell("\(project.name) cannot be linked: \(error)") }
            reports.append(withOwnFiles(report, of: project))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(reports).write(
            to: URL(fileURLWithPath: folder + (buildsNothing ? "/documents.json" : "/report.json")), options: .atomic)
    }

    private func testProjects() throws -> [Project] {
        let all = try ProjectReader.testProjects(
            at: path, withPackagesIn: packages, replacing: TestModules(settings).names)
        if targets.isEmpty { return all }
        let known = all.flatMap { $0.modules.filter { $0.product == .tests }.map(\.name) }
        for target in targets where !known.contains(target) {
            throw Failure("there is no test target \(target); the project has \(known.joined(separator: ", "))")
        }
        return all.compactMap { project in
            var project = project
            project.modules.removeAll { $0.product == .tests && !targets.contains($0.name) }
            return project.modules.contains { $0.product == .tests } ? project : nil
        }
    }

    /// Who names the folder of a package may have meant the app in it.
    private func tellOfApps(beside projects: [Project]) {
        guard !buildsNothing, projects.count == 1, projects[0].path == path else { return }
        let apps = ProjectReader.apps(besidePackageAt: path)
        guard let first = apps.first else { return }
        let more = apps.count > 1 ? " and \(apps.count - 1) more" : ""
        progress.tell("the package is shown; for the screens of an app in its folder, name \(first)\(more)")
    }

    /// What other people wrote is built for those who use it. Its views are theirs to look at.
    private func withOwnFiles(_ report: AppBuild.Report, of project: Project) -> AppBuild.Report {
        var report = report
        report.files.removeAll { file in
            // The project may be one of several checkouts that use each other.
            project.isOfOthers(file.file)
                || packages.contains { file.file.hasPrefix(Adapt.absolute($0) + "/") }
                    && !file.file.hasPrefix(project.folder + "/")
        }
        return report
    }

    private static func line(_ module: ModuleReport) -> String {
        var words = "\(module.module): \(module.completeFiles) of \(module.files) files compile completely"
        if module.viewFiles > 0 {
            words +=
                "; of \(module.viewFiles) with views, \(module.viewFilesMissingNothing) use nothing that is missing"
        }
        let absent =
            module.cuts.filter { $0.kind == .file }.map { ($0.path, $0.reason) }
            + module.missingFiles.map { ($0, "there is no such file") }
        if let (path, reason) = absent.first {
            let file = (path as NSString).lastPathComponent.split(whereSeparator: \.isNewline).joined(separator: " ")
            words += "; left out: \(file) (\(reason))" + (absent.count > 1 ? " and \(absent.count - 1) more" : "")
        }
        if !module.isCompiled { words += "; it does not compile: \(module.left.first ?? "")" }
        return words + String(format: " (%.0f s)", module.seconds)
    }
}
