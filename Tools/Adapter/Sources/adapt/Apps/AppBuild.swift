import Adapting
import Foundation
import Projects

/// Compiles a project, module after module, and says what was left out.
struct AppBuild {
    let settings: Compilation.Settings
    let project: Project
    let folder: String
    var comparing = false
    /// Whether all modules of the project are built, also those that neither have screens nor reach UIKit.
    var buildsAll = false
    /// Whether what is asked for are files, which show the scenes of their controllers.
    var isForFiles = false
    var progress: BuildProgress?

    struct Report: Codable {
        var project: String
        var path: String
        var resourceFolders: [String]
        /// The settings of each app in the project.
        var settings: [String: [String: String]]
        var modules: [ModuleReport] = []
        /// The names of those that are of the project itself.
        var ownModules: [String] = []
        /// Modules that are not built, as no screen would come of them.
        var withoutScreens: [String] = []
        /// What there is to show.
        var files: [File] = []
        /// The modules with tests.
        var tests: [String] = []
        /// Modules of it or of its packages for which Maquette's own are taken.
        var replaced: [String] = []
        /// How tests run, as schemes and test plans have it.
        var configurations: [TestConfiguration] = []
        /// The library with all modules in it; nil where nothing compiled.
        var image: String?
        /// Why there is none.
        var linkError: String?

        init(of project: Project) {
            (self.project, path, resourceFolders) = (project.name, project.path, project.resourceFolders)
            let names = project.modules.filter { $0.product == .app }.map(\.name)
            tests = project.modules.filter { $0.product == .tests }.map(\.name)
            (replaced, ownModules) = (project.replaced.sorted(), project.ownModules.sorted())
            configurations = project.configurations
            settings = Dictionary(names.map { ($0, project.settings(for: $0)) }, uniquingKeysWith: { one, _ in one })
        }
    }

    struct File: Codable {
        var file: String
        var module: String
        var previews: [PreviewEntry]
    }

    /// Calls back with each module as it is done.
    func run(_ done: (ModuleReport) -> Void) throws -> Report { try build(after: [:], done).report }

    /// What can be shown before anything is built. A launch screen is no picture of the app.
    func documents() -> Report {
        var report = Report(of: project)
        report.files = StoryboardIndex(project.modules.flatMap(\.resources)).entriesWithoutCode()
            .filter { !$0.entries.allSatisfy(\.isOfLaunch) }
            .map { File(file: $0.document, module: "", previews: $0.entries) }
        return report
    }

    /// Builds the project, and keeps it for edits.
    ///
    /// - Parameter former: modules that this process has built before, which are taken over where nothing is different.
    func build(after former: [String: BuiltModule], _ tell: (ModuleReport) -> Void = { _ in }) throws -> BuiltProject {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var report = Report(of: project)
        let headers = HeaderClasses(files: project.headers)
        let project = try HeaderModules.added(to: project, in: folder + "-headers", besides: StandIns(settings))
        var objects: [String] = []
        let documents = StoryboardIndex(project.modules.flatMap(\.resources))
        var done: [String: Before] = [:]
        var built: [String: BuiltModule] = [:]
        // What imports a module that is built anew is, too.
        var anew: Set<String> = []
        progress?.note("\(project.name): looking at the files of \(project.modules.count) modules")
        let plan = ModulesToBuild(
            project, ModuleAdapter(cache: settings.cache), headers,
            all: buildsAll ? .named(project.ownModules) : comparing ? .thoseOfUIKit : .none, last: isForFiles,
            tests: settings.isForTests)
        let (modules, needs) = (plan.modules, plan.needs)
        report.withoutScreens = plan.withoutScreens
        if !plan.withoutScreens.isEmpty {
            progress?.tell(
                "not compiled, as no screen would come of it: " + plan.withoutScreens.joined(separator: ", "))
        }
        if !plan.empty.isEmpty {
            progress?.tell(
                "taken for missing, as the checkout has hardly a file of it: " + plan.empty.joined(separator: ", "))
        }
        let imported = needs.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        KeptModule.clean(folder, keeping: Set(modules.map(\.name)))
        var settings = settings
        for module in modules {
            if !module.cFiles.isEmpty {
                progress?.note("\(module.name): compiling \(module.cFiles.count) files of C")
                let headers = modules.filter { !$0.cFiles.isEmpty }.map(\.publicHeaders)
                guard let compiled = try CModule(module, seeing: headers, settings: settings, folder: folder)
                else { continue }
                objects += compiled.objects
                settings.compileOptions += compiled.options
                settings.cModules.insert(module.name)
                continue
            }
            let needed = needs[module.name] ?? []
            let before = Before(modules.filter { needed.contains($0.name) }.compactMap { done[$0.name] })
            var build = try ModuleBuild(
                module, settings: settings, folder: folder, headers: headers, after: before.files,
                superclasses: before.superclasses, stubs: before.stubs, types: before.types,
                isImported: imported.contains(module.name),
                isTested: plan.tested.contains(module.name), progress: progress)
            if project.ownModules.contains(module.name), !comparing { build.documents = documents }
            let kept = KeptModule(build, after: before.keys, in: folder)
            let mayBeKept = !comparing && anew.isDisjoint(with: needed)
            let edits = NoticedEdit(needed.compactMap { built[$0]?.noticed })
            let known = former[module.name]
            let result: ModuleBuild.Result
            let keys: KeptModule.Keys
            if mayBeKept, edits.isNothing, let known, known.build.isSame(as: build) {
                built[module.name] = known.afterEdit
                (result, keys) = (known.result, KeptModule.Keys(known.keyForOthers))
            } else if mayBeKept, let edited = try known?.edited(to: build, after: edits) {
                (result, keys) = (edited.result, try kept.keep(edited, formerly: edited.keyForOthers))
                built[module.name] = edited
            } else if mayBeKept, edits.isNothing, let known = kept.result() {
                (result, keys) = (known.result, KeptModule.Keys(known.keyForOthers))
            } else if mayBeKept, let edited = try kept.edited(after: edits) {
                built[module.name] = edited.module
                (result, keys) = (edited.module.result, edited.keys)
            } else {
                anew.insert(module.name)
                KeptModule.clean(folder, keeping: Set(modules.map(\.name)).subtracting([module.name]))
                let new = try build.run(comparing: comparing)
                built[module.name] = new
                (result, keys) = (new.result, KeptModule.Keys(kept.key))
                try kept.keep(new)
            }
            built[module.name]?.keyForOthers = keys.current
            done[module.name] = Before(build, result.report, keys)
            objects += result.objects
            report.modules.append(result.report)
            report.files += result.previews.sorted { $0.key < $1.key }
                .map {
                    File(
                        file: $0.key, module: module.name, previews: documents.settled($0.value, withScenes: isForFiles)
                    )
                }
            tell(result.report)
        }
        // Scenes are drawn by the code of all modules.
        let module = report.modules.last(where: \.isCompiled)?.module
        report.files += (module == nil ? documents.entriesWithoutCode() : documents.entries()).map {
            File(file: $0.document, module: module ?? "", previews: $0.entries)
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
                let new = try project.modules[name]?.withBodies(of: paths)
            else { return nil }
            project.modules[name] = new
            project.report.modules[place] = new.result.report
            project.report.files.removeAll { paths.contains($0.file) }
            project.report.files += paths.compactMap { path in
                new.result.previews[path].map {
                    File(file: path, module: name, previews: project.documents.settled($0, withScenes: isForFiles))
                }
            }
        }
        link(project.objects, &project.report)
        return project
    }

    /// All modules go into one library. Two of them may have the same file.
    private func link(_ objects: [String], _ report: inout Report) {
        progress?.note("linking")
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
                    + Compilation.Settings.librariesOfEachImage + TestModules(settings).linkOptions
                    + StandIns(settings).linkOptions(for: report.modules.reduce(into: []) { $0.formUnion($1.standIns) })
            ).run()
            if linked.isFine { report.image = image } else { report.linkError = String(linked.text.prefix(500)) }
        } catch {
            report.linkError = "\(error)"
        }
    }

    /// What a module needs to know of those that it imports.
    private struct Before {
        var files: [(path: String, bytes: [UInt8])]
        var superclasses: [String: String]
        /// Each with its module.
        var stubs: [String: String]
        /// What each declares for others.
        var types: [String: Set<String>]
        var keys: KeptModule.Keys

        init(_ build: ModuleBuild, _ report: ModuleReport, _ keys: KeptModule.Keys) {
            (files, superclasses, self.keys) = (build.files, build.views.superclasses, keys)
            // Types within types are extensions, which one module is enough for.
            let names = report.isCompiled ? report.stubs.filter { !$0.contains(".") } : []
            stubs = Dictionary(names.map { ($0, report.module) }, uniquingKeysWith: { one, _ in one })
            let types = concurrently(build.files) { PublicTypes.names(in: $0.bytes) }
            self.types = report.isCompiled ? [report.module: types.reduce(into: []) { $0.formUnion($1) }] : [:]
        }

        init(_ several: [Before]) {
            files = several.flatMap(\.files)
            superclasses = several.reduce(into: [:]) { $0.merge($1.superclasses) { one, _ in one } }
            stubs = several.reduce(into: [:]) { $0.merge($1.stubs) { one, _ in one } }
            types = several.reduce(into: [:]) { $0.merge($1.types) { one, _ in one } }
            keys = KeptModule.Keys(several.map(\.keys))
        }
    }
}

/// A project as it was built, for edits. Of its modules those are there that this process has built itself.
struct BuiltProject {
    var report: AppBuild.Report
    var modules: [String: BuiltModule]
    let objects: [String]
    let documents: StoryboardIndex
}
