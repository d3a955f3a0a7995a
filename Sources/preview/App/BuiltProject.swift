import Foundation
import Maquette
import MaquetteCage
import MaquetteCode

/// The adapter's report on a project.
struct BuiltProject: Decodable {
    struct Cut: Decodable {
        var path: String
        var line: Int
        var kind: String
        var name: String
        var reason: String
    }

    struct StubUse: Decodable {
        var path: String
        var line: Int
        var name: String
    }

    struct Module: Decodable {
        var module: String
        var files: Int
        var adapted: Int
        var completeFiles: Int
        var viewFiles: Int
        var completeViewFiles: Int
        var viewFilesMissingNothing: Int
        var isCompiled: Bool
        var seconds: Double
        var cuts: [Cut]
        var stubs: [String]
        /// What was made up of them.
        var members: [String]?
        var stubUses: [StubUse]
        var absentModules: [String]
        var standIns: [String]?
        var missingFiles: [String]
        var left: [String]
        /// The module's classes of controllers from which no others come.
        var controllers: [String]?
    }

    struct File: Decodable {
        var file: String
        var module: String
        var previews: [CodePreview]
    }

    /// What a scheme, or a configuration of a test plan, gives to the tests of some targets.
    struct TestConfiguration: Decodable {
        struct Target: Decodable {
            var module: String
            var selected: [String]?
            var skipped: [String]
        }

        /// Nil where a plan has no other.
        var name: String?
        var environment: [String: String]
        var arguments: [String]
        var targets: [Target]
    }

    var project: String
    /// A package's folder, or an Xcode project.
    var path: String
    var resourceFolders: [String]
    var settings: [String: [String: String]]?
    var modules: [Module]
    /// Modules that are not built, as no screen would come of them.
    var withoutScreens: [String]?
    var files: [File]
    /// The modules that are the project's own.
    var ownModules: [String]?
    /// Modules with tests, and those for which Maquette's own are taken.
    var tests: [String]?
    var replaced: [String]?
    /// How its tests run, as its schemes and test plans have it.
    var configurations: [TestConfiguration]?
    var image: String?
    var linkError: String?

    /// The settings of the app that a module is, or else of the first.
    func settings(for module: String) -> [String: String] {
        settings?[module] ?? modules.lazy.compactMap { settings?[$0.module] }.first ?? [:]
    }
}

extension BuiltProject {
    /// Builds what is at a path: a project, a package, or a folder with some. Without a thread, since who asks forks afterwards.
    ///
    /// - Parameter options: `--documents` builds nothing, and tells what can be shown without code.
    static func build(
        _ path: FilePath, packages: PackagesOfProject = PackagesOfProject(), by toolset: CodeToolset,
        options: [String] = []
    ) throws(CodeFailure) -> [BuiltProject] {
        // Other paths may have the same letters.
        let mark = ContentHash(path.absolute.bytes).name
        // Tests are built with other modules than screens.
        let kind = options.contains("--tests") ? "-tests" : ""
        let folder = "\(toolset.cache)/apps/\(FileNames.slug(path.shown))-\(mark)\(kind)"
        do { try AtomicFile.makeFolder(FilePath(folder)) } catch {
            throw CodeFailure("\(error); the variable MAQUETTE_CACHE can name another folder for the cache")
        }
        let words =
            ["app", "--settings", toolset.settings, "--into", folder]
            + packages.folders.flatMap { ["--packages", $0.shown] } + options + [path.shown]
        let cage = BuildCage(
            toolset, project: ReadablePlaces.project(around: path) + packages.places,
            output: folder)
        guard try cage.run(words, { StandardError.say($0) }) == 0 else {
            throw CodeFailure("\(path.shown) cannot be built (see above)")
        }
        let answer = options.contains("--documents") ? "documents.json" : "report.json"
        guard let bytes = try? FilePath("\(folder)/\(answer)").contents(),
            let projects = try? JSONDecoder().decode([BuiltProject].self, from: Data(bytes))
        else { throw CodeFailure("\(toolset.adapter) gave no answer about \(path.shown)") }
        // Who wrote it has run programs of the project.
        for image in projects.compactMap(\.image) where !FilePath(image).absolute.isBelow(FilePath(folder).absolute) {
            throw CodeFailure("\(path.shown): the compiled code was not written where it belongs (\(image))")
        }
        return projects
    }

    /// Why there is no code of it to run.
    var problem: String? { image == nil ? linkError ?? "no module of it compiles" : nil }

    /// The project's code, of which one module is in front: nibs name classes of packages, too, and those that came from Objective-C
    /// without their module.
    func compiled(for module: String? = nil) -> CompiledProject {
        let others =
            modules.filter(\.isCompiled).map(\.module) + Set(modules.flatMap { $0.standIns ?? [] }).sorted()
        let first = module ?? others.first
        return CompiledProject(
            image: image, modules: [first].compactMap { $0 } + others.filter { $0 != first },
            resourceFolders: resourceFolders, settings: settings(for: first ?? ""))
    }

    var compiledFiles: [(FilePath, CompiledFile)] {
        files.map { file in
            (
                FilePath(file.file),
                CompiledFile(
                    file: file.file, previews: file.previews, project: compiled(for: file.module), problem: problem)
            )
        }
    }
}

extension [BuiltProject] {
    /// The classes of controllers that are the projects' own and no superclasses of others, by module and class.
    var ownControllers: Set<String> {
        Set(
            flatMap { project in
                let own = project.ownModules.map(Set.init)
                return project.modules.filter { own?.contains($0.module) != false }
                    .flatMap { module in (module.controllers ?? []).map { "\(module.module).\($0)" } }
            })
    }

    /// What the projects' code can show, an input each. Pictures are named after the files, from a folder on, and the classes in them.
    func inputs(from folder: FilePath, where isWanted: (CodePreview) -> Bool = { _ in true }) -> [InputFile] {
        let root = [ArraySlice<UInt8>](folder.absolute.resolved.bytes.split(separator: UInt8(ascii: "/")))
        var inputs: [InputFile] = []
        var known: Set<String> = []
        for file in flatMap(\.files) where known.insert(file.file).inserted {
            let path = FilePath(file.file)
            let parts = path.resolved.withoutExtension.bytes.split(separator: UInt8(ascii: "/"))
            let shared = zip(root, parts).prefix { $0 == $1 }.count
            let stem = [UInt8](parts.dropFirst(shared).joined(separator: [UInt8(ascii: "/")]))
            for preview in file.previews where preview.obstacle == nil && isWanted(preview) {
                let slug = FileNames.slug(preview.displayName)
                let isNamedLikeFile =
                    slug == FileNames.slug(String(decoding: path.withoutExtension.name, as: UTF8.self))
                let name = stem + [UInt8]((isNamedLikeFile ? ".swift" : "-\(slug).swift").utf8)
                inputs.append(InputFile(path: path, relative: FilePath(bytes: name), preview: preview))
            }
        }
        return inputs
    }
}

extension FilePath {
    /// Without links on the way, where it exists.
    fileprivate var resolved: FilePath { FilePath(URL(fileURLWithPath: shown).resolvingSymlinksInPath().path) }
}
