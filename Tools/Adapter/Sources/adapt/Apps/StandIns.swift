import Adapting
import Foundation

/// Modules that stand in for public packages which a checkout does not have: `Tools/Adapter/Packages`.
struct StandIns {
    private let folder: String?

    init(_ settings: Compilation.Settings) {
        folder = settings.packages
    }

    /// The compiled modules.
    var files: [String] {
        let names = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        return names.sorted().filter { $0.hasSuffix(".swiftmodule") }.map { path($0) }
    }

    /// Which of some modules have one here. One that imports another does not do for a project that has the other itself.
    func names(among modules: Set<String>, besides isInProject: (String) -> Bool) -> Set<String> {
        modules.filter { fits($0, isInProject) }
    }

    private func fits(_ module: String, _ isInProject: (String) -> Bool) -> Bool {
        isThere(module) && !isInProject(module)
            && imports(of: module).filter(isThere).allSatisfy { fits($0, isInProject) }
    }

    private func isThere(_ module: String) -> Bool {
        folder != nil && FileManager.default.fileExists(atPath: path(module + ".swiftmodule"))
    }

    private func imports(of module: String) -> [String] {
        let text = try? String(contentsOfFile: path(module + ".imports"), encoding: .utf8)
        return text?.split(separator: "\n").map(String.init) ?? []
    }

    /// The types that some of them declare, each with its module.
    func types(of modules: Set<String>) -> [String: String] {
        PublicTypes.owners(
            withThoseImported(modules).sorted().map { module in
                let text = (try? String(contentsOfFile: path(module + ".types"), encoding: .utf8)) ?? ""
                return (module, Set(text.split(separator: "\n").map(String.init)))
            })
    }

    /// Writes what is asked of one later, beside it: what it imports, and the types that it declares for others.
    static func describe(_ module: OwnModule) throws {
        let types = module.files.reduce(into: Set<String>()) { types, file in
            types.formUnion(PublicTypes.names(in: FileManager.default.contents(atPath: file).map(Array.init) ?? []))
        }
        for (ending, names) in [("imports", module.imports), ("types", types)] {
            let lines = names.sorted().map { $0 + "\n" }.joined()
            try lines.write(toFile: module.file(ending), atomically: true, encoding: .utf8)
        }
    }

    private func path(_ name: String) -> String { (folder ?? "") + "/" + name }

    /// The modules of the project come before them.
    var compileOptions: [String] { folder.map { ["-I", $0] } ?? [] }

    func linkOptions(for used: Set<String>) -> [String] {
        guard let folder, !used.isEmpty else { return [] }
        return ["-L" + folder, "-rpath", folder] + withThoseImported(used).sorted().map { "-l" + $0 }
    }

    /// Modules with those that they import: code that names an umbrella uses what is in those.
    private func withThoseImported(_ used: Set<String>) -> Set<String> {
        var (all, waiting) = (used, Array(used))
        while let module = waiting.popLast() {
            for below in imports(of: module) where isThere(below) && all.insert(below).inserted {
                waiting.append(below)
            }
        }
        return all
    }
}
