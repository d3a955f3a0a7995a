import Adapting
import Foundation

/// The target of a Swift package in which a file is, built by SwiftPM in a folder of our own.
final class PackageModule: BuildableModule {
    private typealias Target = PackageDescription.Target

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
        FetchedPackages(of: folder).copy(into: scratch)
        let description = try PackageDescription.read(folder, scratch: scratch)
        let targets = description.targets
        let found = targets.filter { $0.module_type == "SwiftTarget" }
            .map { (target: $0, root: Self.root(of: $0, in: folder)) }
            .filter { file.hasPrefix($0.root + "/") }
            // A target below another's folder is nearer.
            .max { $0.root.count < $1.root.count }
        guard let found else { return nil }
        guard !description.dependsOnMaquette else {
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
        if let missing = MissingPackages(of: package, in: scratch) { return .failed([], others: [missing.reason]) }
        let built = try Command(
            "swift",
            [
                "build", "--package-path", package, "--scratch-path", scratch, "--toolset",
                settings.folder + "/toolset.json", "--target", target.name, "-debug-info-format", "none",
                // Nobody reads the index, for which the compiler would read all of UIKit.
                "--disable-index-store",
                // With another kind of debug information than the file that is shown, headers would be compiled for each of both.
                "-Xswiftc", Toolchain.debugInformation,
            ]
        ).run()
        if built.isFine { return .fine }
        let failure = BuildResult.failure(of: built, name: target.name)
        if case .failed(let errors, _) = failure, errors.isEmpty,
            let missing = try MissingPackages(fetchedFor: package, in: scratch)
        {
            return .failed([], others: [missing.reason])
        }
        return failure
    }

    func recipe(for file: String) throws -> ModuleRecipe? {
        try BuildPlan(scratch + "/debug.yaml").recipe(for: file)
    }

    /// The compiler in whose place the adapter stands.
    var compiler: String { settings.folder + "/swiftc" }
}

/// A module whose files can be compiled together.
protocol BuildableModule: AnyObject {
    /// Which files the module has now.
    func sourcesOnDisk() -> Set<String>
    /// Compiles what is not up to date, and all modules that it needs.
    func build() throws -> BuildResult
    /// Nil if the file is no source of the module.
    func recipe(for file: String) throws -> ModuleRecipe?
    /// The program that compiles the whole module.
    var compiler: String { get }
    /// The files that say how it is built.
    var plans: [String] { get }
    /// Where the module's files, and those that it needs, are.
    var folders: [String] { get }
    /// Where the module's images and texts are, its own first.
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
