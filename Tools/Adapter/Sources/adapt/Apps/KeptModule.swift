import Adapting
import Foundation
import Projects

/// What came of a module the last time, which stands as long as nothing that it was made of is different.
struct KeptModule: Codable {
    private var key: String
    private var result: ModuleBuild.Result

    private static func file(_ module: String, _ folder: String) -> String { "\(folder)/\(module).build/result.json" }

    static func read(_ module: String, in folder: String, _ key: String) -> ModuleBuild.Result? {
        guard let data = FileManager.default.contents(atPath: file(module, folder)),
            let kept = try? JSONDecoder().decode(KeptModule.self, from: data), kept.key == key,
            kept.result.objects.allSatisfy(FileManager.default.fileExists)
        else { return nil }
        return kept.result
    }

    static func keep(_ result: ModuleBuild.Result, of module: String, in folder: String, _ key: String) throws {
        let data = try JSONEncoder().encode(KeptModule(key: key, result: result))
        try data.write(to: URL(fileURLWithPath: file(module, folder)), options: .atomic)
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
    /// All that decides what becomes of the module.
    ///
    /// - Parameter before: that of the modules before it.
    func key(after before: String) -> String {
        let own = [
            before, module.name, module.language, "\(module.hasOwnBundle) \(isImported)",
            module.conditions.joined(separator: " "),
            module.options.joined(separator: " "), settings.stamp, settings.compiler,
            FileStamp("/proc/self/exe").text, AssetSymbols(module.resources).text(for: files) ?? "",
        ]
        let stubFacts = stubs.merging(headers) { one, other in one + other }.sorted { $0.key < $1.key }
        return Digest(
            of: own + stubFacts.map { "\($0.key) \($0.value)" } + files.map { "\($0.path) \(FileStamp($0.path).text)" }
        )
        .text
    }
}
