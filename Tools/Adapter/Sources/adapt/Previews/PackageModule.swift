import Adapting
import Foundation

/// The target of a Swift package in which a file is, built by SwiftPM in a folder of our own.
final class PackageModule: BuildableModule {
    private struct Target: Codable {
        var name: String
        var path: String
        var module_type: String
        var type: String
        /// The targets of the same package that it needs.
        var target_dependencies: [String]?
    }

    private struct Description: Codable {
        struct Dependency: Codable { var identity: String }

        var targets: [Target]
        var dependencies: [Dependency]?
        /// The manifest that was read.
        var manifest: FileStamp?
    }

    private let package: String
    private let target: Target
    private let root: String
    let resourceFolders: [String]
    private let scratch: String
    private let settings: Compilation.Settings

    /// Nil if the file is in no package. Reading a manifest runs it.
    init?(containing file: String, _ settings: Compilation.Settings, cache: String) throws {
        var folder = (file as NSString).deletingLastPathComponent
        while !FileManager.default.fileExists(atPath: folder + "/Package.swift") {
            guard folder != "/", !folder.isEmpty else { return nil }
            folder = (folder as NSString).deletingLastPathComponent
        }
        package = folder
        scratch = cache + "/" + Digest(of: [folder]).text
        self.settings = settings
        try Self.prepare(scratch, settings)
        let targets = try Self.describe(folder, scratch).targets
        let found = targets.filter { $0.module_type == "SwiftTarget" }
            .map { (target: $0, root: Self.root(of: $0, in: folder)) }
            .filter { file.hasPrefix($0.root + "/") }
            // A target below another's folder is nearer.
            .max { $0.root.count < $1.root.count }
        guard let found else { return nil }
        guard !Self.knowsMaquette(folder, scratch) else {
            throw Failure(
                "\(folder) depends on Maquette and has a UIKit of its own, which cannot be loaded: draw it in a test")
        }
        (target, root) = (found.target, found.root)
        resourceFolders = Self.needed(by: target, among: targets).map { Self.root(of: $0, in: folder) }
    }

    private static func root(of target: Target, in package: String) -> String {
        target.path.hasPrefix("/") ? target.path : package + "/" + target.path
    }

    /// The target, those that it depends on, and so on.
    private static func needed(by target: Target, among targets: [Target]) -> [Target] {
        let named = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
        var (found, names) = ([target], Set([target.name]))
        var next = 0
        while next < found.count {
            found += (found[next].target_dependencies ?? []).filter { names.insert($0).inserted }.compactMap {
                named[$0]
            }
            next += 1
        }
        return found
    }

    private static func knowsMaquette(_ package: String, _ scratch: String) -> Bool {
        let dependencies = (try? describe(package, scratch))?.dependencies ?? []
        return dependencies.contains { $0.identity == "maquette" }
    }

    private static func describe(_ package: String, _ scratch: String) throws -> Description {
        let (kept, manifest) = (scratch + "/targets.json", FileStamp(package + "/Package.swift"))
        if let data = FileManager.default.contents(atPath: kept),
            let description = try? JSONDecoder().decode(Description.self, from: data), description.manifest == manifest
        {
            return description
        }
        let described = try Command(
            "swift", ["package", "--package-path", package, "--scratch-path", scratch, "describe", "--type", "json"]
        ).run()
        guard described.isFine, let start = described.text.firstIndex(of: "{") else {
            if let error = CompilerMessage.errors(in: described.text).first {
                throw Failure("\(error.file):\(error.line):\(error.column): error: \(error.message)")
            }
            let reason = CompilerMessage.otherErrors(in: described.text).first ?? String(described.text.prefix(300))
            throw Failure("\(package)/Package.swift cannot be read: \(reason)")
        }
        var description = try JSONDecoder().decode(Description.self, from: Data(described.text[start...].utf8))
        description.manifest = manifest
        try JSONEncoder().encode(description).write(to: URL(fileURLWithPath: kept), options: .atomic)
        return description
    }

    /// What says how the module is built.
    var plans: [String] { [package + "/Package.swift", package + "/Package.resolved"] }

    /// SwiftPM does not know when UIKit has changed.
    private static func prepare(_ scratch: String, _ settings: Compilation.Settings) throws {
        let (mark, stamp) = (scratch + "/uikit", Data(settings.stamp.utf8))
        if FileManager.default.contents(atPath: mark) == stamp { return }
        try? FileManager.default.removeItem(atPath: scratch)
        try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        try stamp.write(to: URL(fileURLWithPath: mark))
    }

    var key: String { root }

    var folders: [String] { [root, package] }

    /// The Swift files that are there now; new ones are no part of the plan yet.
    func sourcesOnDisk() -> Set<String> {
        guard let walker = FileManager.default.enumerator(atPath: root) else { return [] }
        return Set(walker.compactMap { ($0 as? String).flatMap { $0.hasSuffix(".swift") ? root + "/" + $0 : nil } })
    }

    func build() throws -> BuildResult {
        let built = try Command(
            "swift",
            [
                "build", "--package-path", package, "--scratch-path", scratch, "--toolset",
                settings.folder + "/toolset.json", "--target", target.name, "-debug-info-format", "none",
            ]
        ).run()
        guard built.isFine else { return .failure(of: built, name: target.name) }
        return .fine
    }

    func recipe(for file: String) throws -> ModuleRecipe? {
        try BuildPlan(scratch + "/debug.yaml").recipe(for: file)
    }

    /// The compiler in whose place the adapter stands.
    var compiler: String { settings.folder + "/swiftc" }
}

/// A module whose files can be compiled together.
protocol BuildableModule: AnyObject {
    /// Which files it has now.
    func sourcesOnDisk() -> Set<String>
    /// Compiles what is not up to date, and all modules that it needs.
    func build() throws -> BuildResult
    /// Nil if the file is no source of the module.
    func recipe(for file: String) throws -> ModuleRecipe?
    /// The program that compiles the whole module.
    var compiler: String { get }
    /// The files that say how it is built.
    var plans: [String] { get }
    /// Where its files, and those that it needs, are.
    var folders: [String] { get }
    /// Where its images and texts are, its own first.
    var resourceFolders: [String] { get }
}

enum BuildResult {
    case fine
    case failed([CompilerMessage], others: [String])

    static func failure(of result: Command.Result, name: String) -> BuildResult {
        let errors = CompilerMessage.errors(in: result.text)
        let others = errors.isEmpty ? CompilerMessage.otherErrors(in: result.text) : []
        let last = result.text.split(separator: "\n").last.map(String.init) ?? "it ended with \(result.status)"
        return .failed(errors, others: errors.isEmpty && others.isEmpty ? ["\(name) does not build: \(last)"] : others)
    }
}

/// A file that is in no package, as a module of its own.
final class LoneFile: BuildableModule {
    private let file: String
    private let settings: Compilation.Settings

    init(_ file: String, _ settings: Compilation.Settings) {
        self.file = file
        self.settings = settings
    }

    func sourcesOnDisk() -> Set<String> { [file] }
    func build() throws -> BuildResult { .fine }
    var compiler: String { settings.compiler }
    var folders: [String] { [] }
    var resourceFolders: [String] { [(file as NSString).deletingLastPathComponent] }
    var plans: [String] { [] }

    func recipe(for file: String) throws -> ModuleRecipe? {
        let words = (file as NSString).lastPathComponent.dropLast(6).map { $0.isLetter || $0.isNumber ? $0 : "_" }
        // Not the name of a module or of the class in it, which would hide each other.
        let name = (words.first?.isLetter == true ? "" : "_") + String(words) + "_file"
        let arguments = [
            "-module-name", name, "-parse-as-library", "-Onone", "-D", "DEBUG", "-swift-version", "5", "-c",
            file,
        ]
        return ModuleRecipe(
            name: name, sources: [file], arguments: arguments + settings.optionsOfAdaptedModules, objects: [:],
            otherObjects: [])
    }
}
