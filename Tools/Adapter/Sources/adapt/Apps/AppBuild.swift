import Adapting
import Foundation
import Projects

/// Compiles a project, module after module, and says what was left out.
struct AppBuild {
    let settings: Compilation.Settings
    let project: Project
    let folder: String
    var comparing = false

    struct Report: Codable {
        var project: String
        var path: String
        var modules: [ModuleReport] = []
        /// What there is to show.
        var files: [File] = []
        /// The library with all modules in it; nil where nothing compiled.
        var image: String?
        /// Why there is none.
        var linkError: String?
    }

    struct File: Codable {
        var file: String
        var module: String
        var previews: [PreviewEntry]
    }

    /// Calls back with each module as it is done.
    func run(_ done: (ModuleReport) -> Void) throws -> Report { try build(after: [:], done).report }

    /// The same, kept for edits.
    ///
    /// - Parameter former: modules that this process has built before, which are taken over where nothing is different.
    func build(after former: [String: BuiltModule], _ done: (ModuleReport) -> Void = { _ in }) throws -> BuiltProject {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var report = Report(project: project.name, path: project.path)
        let headers = HeaderClasses.superclasses(in: project.headers)
        var superclasses: [String: String] = [:]
        var stubs: [String: String] = [:]
        var objects: [String] = []
        let documents = StoryboardIndex(project.modules.flatMap(\.resources))
        var before: [(path: String, bytes: [UInt8])] = []
        var key = ""
        var built: [String: BuiltModule] = [:]
        // What comes after a module that is built anew is, too.
        var isAnew = comparing
        let modules = modulesWithUIKit
        KeptModule.clean(folder, keeping: Set(modules.map(\.name)))
        for module in modules {
            let build = try ModuleBuild(
                module, settings: settings, folder: folder, headers: headers, after: before, superclasses: superclasses,
                stubs: stubs)
            key = build.key(after: key)
            let result: ModuleBuild.Result
            if !isAnew, let known = former[module.name], known.build.isSame(as: build) {
                built[module.name] = known
                result = known.result
            } else if !comparing, let kept = KeptModule.read(module.name, in: folder, key) {
                result = kept
            } else {
                isAnew = true
                KeptModule.clean(folder, keeping: Set(modules.map(\.name)).subtracting([module.name]))
                let new = try build.run(comparing: comparing)
                built[module.name] = new
                result = new.result
                try KeptModule.keep(result, of: module.name, in: folder, key)
            }
            superclasses = build.views.superclasses
            before += build.files
            if result.report.isCompiled {
                // Types within types are extensions, which one module is enough for.
                for name in result.report.stubs where !name.contains(".") && stubs[name] == nil {
                    stubs[name] = module.name
                }
            }
            objects += result.objects
            report.modules.append(result.report)
            report.files += result.previews.sorted { $0.key < $1.key }
                .map { File(file: $0.key, module: module.name, previews: documents.settled($0.value)) }
            done(result.report)
        }
        // Scenes are drawn by the code of all modules.
        if let module = report.modules.last(where: \.isCompiled) {
            report.files += documents.entries().map {
                File(file: $0.document, module: module.module, previews: $0.entries)
            }
        }
        if !comparing, !objects.isEmpty { link(objects, &report) }
        return BuiltProject(report: report, modules: built, objects: objects, documents: documents)
    }

    /// The project with what some of its files contain now, of which only bodies of functions may be different; nil where
    /// modules have to be built.
    func edited(_ project: BuiltProject, _ paths: Set<String>) throws -> BuiltProject? {
        var project = project
        let owners = Dictionary(
            self.project.modules.flatMap { module in module.files.map { ($0, module.name) } },
            uniquingKeysWith: { one, _ in one })
        for (name, paths) in Dictionary(grouping: paths.sorted(), by: { owners[$0] }) {
            guard let name, let place = project.report.modules.firstIndex(where: { $0.module == name }),
                let new = try project.modules[name]?.edited(paths)
            else { return nil }
            project.modules[name] = new
            project.report.modules[place] = new.result.report
            project.report.files.removeAll { paths.contains($0.file) }
            project.report.files += paths.compactMap { path in
                new.result.previews[path].map {
                    File(file: path, module: name, previews: project.documents.settled($0))
                }
            }
        }
        link(project.objects, &project.report)
        return project
    }

    /// All modules go into one library. Two of them may have the same file.
    private func link(_ objects: [String], _ report: inout Report) {
        let image = "\(folder)/\(BuildSettings.identifier(project.name)).so"
        (report.image, report.linkError) = (nil, nil)
        do {
            let list = folder + "/objects.rsp"
            try objects.map { "\"\($0)\"" }.joined(separator: "\n").write(
                toFile: list, atomically: true, encoding: .utf8)
            let linked = try Command(
                settings.tool("ld.lld"),
                ["-shared", "-o", image, "@" + list, "--as-needed", "--allow-multiple-definition"]
                    + settings.imageOptions
            ).run()
            if linked.isFine { report.image = image } else { report.linkError = String(linked.text.prefix(500)) }
        } catch {
            report.linkError = "\(error)"
        }
    }

    /// Those that reach UIKit, and those that they import.
    private var modulesWithUIKit: [ProjectModule] {
        var needed: Set<String> = []
        for module in project.modules.reversed() {
            let files = module.files.compactMap { path in
                FileManager.default.contents(atPath: path).map { (path: path, bytes: Array($0)) }
            }
            let adapter = ModuleAdapter()
            guard needed.contains(module.name) || adapter.reachesUIKit(files) else { continue }
            needed.insert(module.name)
            needed.formUnion(adapter.imports(of: files))
        }
        return project.modules.filter { needed.contains($0.name) }
    }
}

/// A project as it was built, for edits. Of its modules those are there that this process has built itself.
struct BuiltProject {
    var report: AppBuild.Report
    var modules: [String: BuiltModule]
    let objects: [String]
    let documents: StoryboardIndex
}

/// The classes that headers of Objective-C declare.
enum HeaderClasses {
    static func superclasses(in headers: [String]) -> [String: String] {
        var found: [String: String] = [:]
        for header in headers {
            guard let text = try? String(contentsOfFile: header, encoding: .utf8), text.contains("@interface") else {
                continue
            }
            for match in text.matches(of: /@interface\s+(\w+)\s*(?:<[^>]*>\s*)?:\s*(\w+)/) {
                found[String(match.output.1)] = String(match.output.2)
            }
        }
        return found
    }
}
