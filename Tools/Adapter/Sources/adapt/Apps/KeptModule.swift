import Adapting
import Foundation
import Projects

/// What came of a module the last time. It stands as long as nothing that it was made of is different; after edits only these
/// are compiled, and what depends on them.
struct KeptModule {
    private let build: ModuleBuild
    /// All that decides what becomes of the module but the content of its files.
    private let surroundings: String
    /// The `surroundings` as they were before edits in modules that the module imports.
    private let formerSurroundings: String
    private let stamps: [String: FileStamp]
    private let resultFile: String
    private let memoryFile: String

    /// - Parameter before: the keys of the modules that it imports.
    init(_ build: ModuleBuild, after before: Keys, in folder: String) {
        self.build = build
        surroundings = build.surroundings(after: before.current)
        formerSurroundings = before.isSame ? surroundings : build.surroundings(after: before.former)
        stamps = Dictionary(build.files.map { ($0.path, FileStamp($0.path)) }, uniquingKeysWith: { one, _ in one })
        (resultFile, memoryFile) = (build.own + "/result.json", build.own + "/memory.plist")
    }

    /// The key of the module as it is now.
    var key: String {
        Digest(of: [surroundings] + stamps.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)" }).text
    }

    private struct Kept: Codable {
        var surroundings: String
        /// The stamps of the files when they were last compiled.
        var compiled: [String: FileStamp]
        var keyForOthers: String
        var result: ModuleBuild.Result
    }

    private func kept(in surroundings: String) -> Kept? {
        guard let data = FileManager.default.contents(atPath: resultFile),
            let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.surroundings == surroundings,
            kept.result.objects.allSatisfy(FileManager.default.fileExists)
        else { return nil }
        return kept
    }

    /// The result, where no file is different.
    func result() -> (result: ModuleBuild.Result, keyForOthers: String)? {
        kept(in: surroundings).flatMap { $0.compiled == stamps ? ($0.result, $0.keyForOthers) : nil }
    }

    /// The module with the files that are different compiled anew; nil where it has to be built as a whole.
    ///
    /// - Parameter before: what it may notice of edits in the modules that it imports.
    func edited(after before: NoticedEdit) throws -> (module: BuiltModule, keys: Keys)? {
        guard let kept = kept(in: formerSurroundings) else { return nil }
        let paths = Set(kept.compiled.keys).union(stamps.keys).filter { kept.compiled[$0] != stamps[$0] }
        guard paths.count <= Self.mostAlone, let data = FileManager.default.contents(atPath: memoryFile),
            let memory = try? PropertyListDecoder().decode(BuiltModule.Memory.self, from: data),
            let edited = try BuiltModule(memory, build: build, result: kept.result).edited(to: build, after: before)
        else { return nil }
        return (edited, try keep(edited, formerly: kept.keyForOthers))
    }

    /// What tells the modules that import one whether they are up to date, now and before this run. Who was made after the former one takes
    /// what is noticed of the edit in between.
    struct Keys {
        private(set) var current: String
        private(set) var former: String

        init(_ current: String, formerly former: String? = nil) {
            (self.current, self.former) = (current, former ?? current)
        }

        /// The keys of several modules together.
        init(_ several: [Keys]) {
            current = several.map(\.current).joined(separator: " ")
            former = several.map(\.former).joined(separator: " ")
        }

        var isSame: Bool { current == former }
    }

    /// More are compiled sooner together.
    static let mostAlone = 8

    /// After an edit. Others that see no difference stay up to date.
    func keep(_ module: BuiltModule, formerly former: String) throws -> Keys {
        let keys = Keys(module.noticed.isNothing ? former : key, formerly: former)
        try keep(module, keyForOthers: keys.current)
        return keys
    }

    /// After it was built as a whole.
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
            before, module.name, module.language, "\(module.hasOwnBundle) \(isImported) \(isTested)",
            module.conditions.joined(separator: " "),
            module.options.joined(separator: " "), settings.stamp, settings.compiler,
            FileStamp.ofProgram().text, module.symbols(for: files),
        ]
        let stubFacts = stubs.merging(headers.facts) { one, other in one + other }.sorted { $0.key < $1.key }
        return Digest(of: own + stubFacts.map { "\($0.key) \($0.value)" } + importedFacts).text
    }
}
