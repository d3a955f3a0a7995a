import Adapting
import Foundation
import Projects

/// What came of a module the last time. It stands as long as nothing that it was made of is different; after edits only these
/// are compiled, and what depends on them.
struct KeptModule {
    private let build: ModuleBuild
    /// All that decides what becomes of the module but the content of its files.
    private let surroundings: String
    private let stamps: [String: FileStamp]
    private let resultFile: String
    private let memoryFile: String

    init(_ build: ModuleBuild, after before: String, in folder: String) {
        self.build = build
        surroundings = build.surroundings(after: before)
        stamps = Dictionary(build.files.map { ($0.path, FileStamp($0.path)) }, uniquingKeysWith: { one, _ in one })
        (resultFile, memoryFile) = (build.own + "/result.json", build.own + "/memory.plist")
    }

    /// What modules that import it depend on.
    var key: String {
        Digest(of: [surroundings] + stamps.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }).text
    }

    private struct Kept: Codable {
        var surroundings: String
        /// Of the files when they were last compiled.
        var compiled: [String: FileStamp]
        var keyForOthers: String
        var result: ModuleBuild.Result
    }

    private func kept() -> Kept? {
        guard let data = FileManager.default.contents(atPath: resultFile),
            let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.surroundings == surroundings,
            kept.result.objects.allSatisfy(FileManager.default.fileExists)
        else { return nil }
        return kept
    }

    /// The result, where no file is different.
    func result() -> (result: ModuleBuild.Result, keyForOthers: String)? {
        kept().flatMap { $0.compiled == stamps ? ($0.result, $0.keyForOthers) : nil }
    }

    /// The module with the files that are different compiled anew; nil where it has to be built as a whole.
    func edited() throws -> (module: BuiltModule, keyForOthers: String)? {
        guard let kept = kept() else { return nil }
        let paths = Set(kept.compiled.keys).union(stamps.keys).filter { kept.compiled[$0] != stamps[$0] }
        guard paths.count <= Self.mostAlone, let data = FileManager.default.contents(atPath: memoryFile),
            let memory = try? PropertyListDecoder().decode(BuiltModule.Memory.self, from: data),
            let edited = try BuiltModule(memory, build: build, result: kept.result).edited(to: build)
        else { return nil }
        // Others have seen no difference, or there are none.
        try keep(edited, keyForOthers: kept.keyForOthers)
        return (edited, kept.keyForOthers)
    }

    /// More are compiled sooner together.
    static let mostAlone = 8

    func keep(_ module: BuiltModule) throws { try keep(module, keyForOthers: key) }

    private func keep(_ module: BuiltModule, keyForOthers: String) throws {
        try? FileManager.default.removeItem(atPath: resultFile)
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        try encoder.encode(module.memory).write(to: URL(fileURLWithPath: memoryFile), options: .atomic)
        let kept = Kept(
            surroundings: surroundings, compiled: stamps, keyForOthers: keyForOthers, result: module.result)
        try JSONEncoder().encode(kept).write(to: URL(fileURLWithPath: resultFile), options: .atomic)
    }

    /// Takes away what other modules, or this one in another form, have left in the folder.
    static func clean(_ folder: String, keeping modules: Set<String>) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let module = name.split(separator: ".").first.map(String.init) ?? name
            if !modules.contains(module) { try? FileManager.default.removeItem(atPath: folder + "/" + name) }
        }
    }
}

extension ModuleBuild {
    fileprivate func surroundings(after before: String) -> String {
        let own = [
            before, module.name, module.language, "\(module.hasOwnBundle) \(isImported)",
            module.conditions.joined(separator: " "),
            module.options.joined(separator: " "), settings.stamp, settings.compiler,
            FileStamp("/proc/self/exe").text, AssetSymbols(module.resources).text(for: files) ?? "",
        ]
        let stubFacts = stubs.merging(headers.facts) { one, other in one + other }.sorted { $0.key < $1.key }
        return Digest(of: own + stubFacts.map { "\($0.key) \($0.value)" } + importedFacts).text
    }
}
