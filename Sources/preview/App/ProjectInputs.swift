import Foundation
import Maquette
import MaquetteCode

/// The projects that `preview app` was asked for: built before the process that draws them is there.
enum ProjectInputs {
    /// What the adapter tells of a project.
    struct Built: Decodable {
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
            var whole: Int
            var viewFiles: Int
            var uncutViewFiles: Int
            var aliveViewFiles: Int
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
        }

        struct File: Decodable {
            var file: String
            var module: String
            var previews: [CodePreview]
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
        var image: String?
        var linkError: String?

        /// Those of the app that a module is, or else of the first.
        func settings(for module: String) -> [String: String] {
            settings?[module] ?? modules.lazy.compactMap { settings?[$0.module] }.first ?? [:]
        }
    }

    /// By the path that was asked for. Set before the process has a second thread.
    nonisolated(unsafe) private(set) static var built: [FilePath: [Built]] = [:]
    nonisolated(unsafe) private(set) static var failures: [FilePath: String] = [:]
    nonisolated(unsafe) private(set) static var begin = Date()

    /// Goes on as the host, and builds the project there.
    @MainActor static func prepare(_ arguments: [Argument]) {
        guard arguments.first?.text == App.name,
            let typed = try? Arguments(arguments.dropFirst(), options: App.options), typed.rest.count == 1,
            let word = typed.rest.first
        else { return }
        let path = FilePath(bytes: word.bytes)
        guard path.kind == .folder else { return }
        do {
            // Before a large project is built for minutes.
            try App.check(typed)
            let toolset = try CodeToolset.find()
            try toolset.goOnAsHost()
            begin = Date()
            let packages = typed.last("--packages").map { FilePath(bytes: $0.bytes) }
            if let packages, packages.kind != .folder {
                throw CodeFailure("\(packages.shown): there is no such folder")
            }
            drawDocuments(arguments, typed, toolset)
            built[path.absolute] = try build(path.absolute, packages?.absolute, toolset, typed)
            for (file, compiled) in compiledFiles(built[path.absolute] ?? []) { CodeInputs.add(compiled, at: file) }
        } catch {
            failures[path.absolute] = "\(error)"
        }
    }

    /// When a picture was there before anything was built.
    nonisolated(unsafe) private(set) static var firstPicture: Date?

    /// Draws the scenes of documents without code, in a process of its own, so that there is something to see while the code is
    /// built. Later they are drawn with all others.
    @MainActor private static func drawDocuments(_ arguments: [Argument], _ typed: Arguments, _ toolset: CodeToolset) {
        guard !["--documents", "--list", "--sheet"].contains(where: typed.has) else { return }
        var words = arguments.dropFirst().map(\.text)
        // Only the whole run has something to report.
        words.removeAll { $0.hasPrefix("--report=") }
        while let place = words.firstIndex(of: "--report") { words.removeSubrange(place..<min(place + 2, words.count)) }
        guard Program.run(toolset.host, [App.name, "--documents"] + words, seconds: mostSecondsForDocuments) != nil
        else {
            return
        }
        let usual = Argument(App.usualFolder)
        let folder = FilePath(bytes: (typed.last("-o") ?? usual).bytes)
        let dates = (FileManager.default.subpaths(atPath: folder.shown) ?? []).compactMap { name in
            AppReport.date(of: FilePath(folder.shown + "/" + name))
        }
        firstPicture = dates.filter { $0 >= begin }.min()
    }

    private static let mostSecondsForDocuments = 60.0

    private static func build(
        _ path: FilePath, _ packages: FilePath?, _ toolset: CodeToolset, _ typed: Arguments
    ) throws -> [Built] {
        let folder = "\(toolset.cache)/apps/\(FileNames.slug(path.shown))"
        let words =
            ["app", "--settings", toolset.settings, "--into", folder]
            + (packages.map { ["--packages", $0.shown] } ?? []) + ["--documents", "--quiet"].filter(typed.has) + [
                path.shown
            ]
        // Without a thread, since this process forks afterwards.
        guard Program.run(toolset.adapter, words, seconds: nil, isHeard: true) == 0 else {
            throw CodeFailure("\(path.shown) cannot be built (see above)")
        }
        let answer = typed.has("--documents") ? "documents.json" : "report.json"
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(answer)") else {
            throw CodeFailure("\(toolset.adapter) says nothing about \(path.shown)")
        }
        return try JSONDecoder().decode([Built].self, from: data)
    }

    private static func compiledFiles(_ projects: [Built]) -> [(FilePath, CompiledFile)] {
        projects.flatMap { project in
            // Nibs name classes of packages, too, and those that came from Objective-C without their module.
            let modules =
                project.modules.filter(\.isCompiled).map(\.module)
                + Set(project.modules.flatMap { $0.standIns ?? [] }).sorted()
            return project.files.map { file in
                let compiled = CompiledFile(
                    file: file.file, image: project.image, previews: file.previews,
                    modules: [file.module] + modules.filter { $0 != file.module },
                    resourceFolders: project.resourceFolders, settings: project.settings(for: file.module),
                    problem: project.image == nil ? project.linkError ?? "no module of it compiles" : nil)
                return (FilePath(file.file), compiled)
            }
        }
    }

    /// Everything that its code can show; nil for what is no project that was asked for. Pictures are named after the files,
    /// from the project's folder on, and the classes in them.
    static func inputs(of path: FilePath) -> [InputFile]? {
        guard let projects = built[path.absolute] else { return nil }
        let root = Array(path.absolute.bytes.split(separator: UInt8(ascii: "/")))
        var inputs: [InputFile] = []
        var known: Set<String> = []
        for file in projects.flatMap(\.files) where known.insert(file.file).inserted {
            let path = FilePath(file.file)
            let parts = path.withoutExtension.bytes.split(separator: UInt8(ascii: "/"))
            let shared = zip(root, parts).prefix { $0 == $1 }.count
            let stem = Array(parts.dropFirst(shared).joined(separator: [UInt8(ascii: "/")]))
            for preview in file.previews where preview.obstacle == nil {
                let slug = FileNames.slug(preview.displayName)
                let isNamedLikeFile =
                    slug == FileNames.slug(String(decoding: path.withoutExtension.name, as: UTF8.self))
                let name = stem + Array((isNamedLikeFile ? ".swift" : "-\(slug).swift").utf8)
                inputs.append(InputFile(path: path, relative: FilePath(bytes: name), preview: preview))
            }
        }
        return inputs
    }
}
