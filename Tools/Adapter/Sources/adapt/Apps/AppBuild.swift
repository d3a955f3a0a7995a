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
    func run(_ done: (ModuleReport) -> Void) throws -> Report {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var report = Report(project: project.name, path: project.path)
        let headers = HeaderClasses.superclasses(in: project.headers)
        var superclasses: [String: String] = [:]
        var stubs: [String: String] = [:]
        var objects: [String] = []
        let documents = StoryboardIndex(project.modules.flatMap(\.resources))
        var before: [(path: String, bytes: [UInt8])] = []
        var key = ""
        let modules = modulesWithUIKit
        KeptModule.clean(folder, keeping: Set(modules.map(\.name)))
        for module in modules {
            let build = try ModuleBuild(
                module, settings: settings, folder: folder, headers: headers, after: before, superclasses: superclasses,
                stubs: stubs)
            key = build.key(after: key)
            let result: ModuleBuild.Result
            if !comparing, let kept = KeptModule.read(module.name, in: folder, key) {
                result = kept
            } else {
                KeptModule.clean(folder, keeping: Set(modules.map(\.name)).subtracting([module.name]))
                result = try build.run(comparing: comparing)
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
        return report
    }

    /// All modules go into one library. Two of them may have the same file.
    private func link(_ objects: [String], _ report: inout Report) {
        let image = "\(folder)/\(BuildSettings.identifier(project.name)).so"
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
