import Adapting
import Foundation

/// The modules of Maquette itself that others are compiled against, UIKit before all.
struct MaquettesModules: Sendable {
    /// The imports of each module, Swift's or C's.
    private let imports: [String: Set<String>]
    /// What the compiler sees of one.
    private let marks: [String: String]

    /// Asks the compiler, which follows what a module imports through compiled ones as well.
    ///
    /// - Parameter scratch: a folder for a file with what is imported.
    init(seenFrom modules: [OwnModule], options: [String], scratch: String) throws {
        let own = Set(modules.map(\.name))
        let names = modules.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.subtracting(own).sorted()
        let file = scratch + "/all-imports.swift"
        try names.map { "import \($0)\n" }.joined().write(toFile: file, atomically: true, encoding: .utf8)
        let (text, status) = try Tool.run("swiftc", ["-scan-dependencies", file] + options)
        guard status == 0, let start = text.firstIndex(of: "{"),
            let graph = try? JSONDecoder().decode(ModuleGraph.self, from: Data(text[start...].utf8))
        else { throw Failure("the compiler does not find what the modules beside UIKit import:\n\(text)") }
        // What the toolchain brings is known by its version, and what the system brings is not looked at.
        let places = Set(
            options.compactMap { option -> String? in
                let path =
                    option.hasPrefix("-") ? option.split(separator: "=", maxSplits: 1).last.map(String.init) : option
                guard let path, path.hasPrefix("/") else { return nil }
                return path.hasSuffix("/module.modulemap") ? String(path.dropLast("/module.modulemap".count)) : path
            })
        imports = graph.modules.mapValues(\.imports)
        marks = graph.modules.compactMapValues { module in
            let files = module.files.filter { places.contains(String($0[..<($0.lastIndex(of: "/") ?? $0.startIndex)])) }
            return files.isEmpty ? nil : Self.mark(ofContents: files)
        }
    }

    static func mark(ofContents files: [String]) -> String {
        files.reduce(into: Digest(of: [])) { digest, file in
            let contents = FileManager.default.contents(atPath: file) ?? Data()
            digest = Digest(of: Array("\(file) \(contents.count)\n".utf8) + contents, digest)
        }.text
    }

    /// Changes with what of Maquette a module sees that imports these.
    func mark(seenFrom imported: Set<String>) -> String {
        var (known, waiting) = (Set<String>(), Array(imported))
        while let name = waiting.popLast() {
            if known.insert(name).inserted { waiting += imports[name] ?? [] }
        }
        return known.sorted().compactMap { name in marks[name].map { "\(name) \($0)" } }.joined(separator: "\n")
    }
}

/// What `swiftc -scan-dependencies` prints: a name and what is of it, in turn.
private struct ModuleGraph: Decodable {
    struct Module: Decodable {
        struct Details: Decodable {
            struct Compiled: Decodable { var compiledModulePath: String }
            var swiftPrebuiltExternal: Compiled?
        }
        var sourceFiles: [String]?
        var directDependencies: [[String: String]]?
        var details: Details?

        var files: [String] { details?.swiftPrebuiltExternal.map { [$0.compiledModulePath] } ?? sourceFiles ?? [] }
        var imports: Set<String> { Set((directDependencies ?? []).flatMap(\.values)) }
    }
    var modules: [String: Module] = [:]

    private enum Key: CodingKey { case modules }

    init(from decoder: any Decoder) throws {
        var list = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .modules)
        while !list.isAtEnd {
            let names = try list.decode([String: String].self)
            let module = try list.decode(Module.self)
            guard let (kind, name) = names.first else { continue }
            // A module of Swift may lie upon one of C with its name.
            modules[name] = kind == "clang" ? modules[name] ?? module : module
        }
    }
}
