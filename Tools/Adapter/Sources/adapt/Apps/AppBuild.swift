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
        /// The library with all modules in it; nil where nothing compiled.
        var image: String?
        /// Why there is none.
        var linkError: String?
    }

    /// Calls back with each module as it is done.
    func run(_ done: (ModuleReport) -> Void) throws -> Report {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var report = Report(project: project.name, path: project.path)
        let headers = HeaderClasses.superclasses(in: project.headers)
        var superclasses: [String: String] = [:]
        var objects: [String] = []
        for module in modulesWithUIKit {
            let build = try ModuleBuild(
                module, settings: settings, folder: folder, headers: headers, superclasses: superclasses)
            let result = try build.run(comparing: comparing)
            superclasses = build.views.superclasses
            objects += result.objects
            report.modules.append(result.report)
            done(result.report)
        }
        return report
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
