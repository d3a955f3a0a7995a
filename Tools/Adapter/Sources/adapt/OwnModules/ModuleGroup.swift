import Foundation
import Projects

/// Modules that lie in one folder of Maquette, and who sees them.
struct ModuleGroup: Sendable {
    enum Kind: Sendable {
        /// Apple's, which all code sees.
        case apples
        /// Modules that stand in for packages, which only apps see that lack them.
        case standIns
        /// What tests see alone, before the toolchain's modules of the same names.
        case tests
    }

    let kind: Kind
    /// A folder for each module, by name.
    let sources: String
    /// Where the compiled modules go.
    let folder: String
    let applesFolder: String
    /// Modules whose sources lie elsewhere, by name.
    var others: [String: String] = [:]
    /// The package of the modules, which see what Maquette's package keeps to itself.
    let package: String

    static func groups(of maquette: String, into folder: String) -> [Self] {
        let adapter = maquette + "/Tools/Adapter/"
        // SwiftPM calls a package after its folder.
        let package = URL(fileURLWithPath: maquette).resolvingSymlinksInPath().lastPathComponent.lowercased()
        return [
            Self(
                kind: .apples, sources: adapter + "Modules", folder: folder, applesFolder: folder,
                others: [
                    "Combine": maquette + "/Sources/Combine", "SwiftUI": maquette + "/Sources/SwiftUI",
                    "MaquetteRequests": maquette + "/Sources/Requests",
                ],
                package: package),
            Self(
                kind: .standIns, sources: adapter + "Packages", folder: folder + "/packages", applesFolder: folder,
                package: package),
            Self(
                kind: .tests, sources: adapter + "TestModules", folder: folder + "/tests", applesFolder: folder,
                others: ["MaquetteTesting": maquette + "/Sources/Testing"], package: package),
        ]
    }

    func modules() throws -> [OwnModule] {
        let names = try FileManager.default.contentsOfDirectory(atPath: sources).filter { !$0.hasPrefix(".") }
        // A checkout of an older Maquette lacks some.
        let others = others.filter { FileManager.default.fileExists(atPath: $0.value) }
        let places = Dictionary(uniqueKeysWithValues: names.map { ($0, "\(sources)/\($0)") }).merging(others) { $1 }
        return try places.sorted { $0.key < $1.key }
            .map { try OwnModule(name: $0.key, sources: $0.value, in: self) }
    }

    /// Whether modules of this group may import another one.
    func sees(_ module: OwnModule) -> Bool { module.group.kind == .apples || module.group.kind == kind }

    /// The compiler's options for each of the modules, besides those for all modules.
    var options: [String] {
        switch kind {
        case .apples: []
        case .standIns: ["-Xlinker", "-rpath=$ORIGIN/.."]
        // MaquetteTesting is of Maquette's package, and sees what that keeps to itself.
        case .tests:
            ["-Xlinker", "-rpath=$ORIGIN/..", "-enable-testing", "-D", "MAQUETTE_XCTEST", "-package-name", package]
        }
    }

    /// The name of a module's library: programs would find the toolchain's XCTest before Maquette's.
    func library(of name: String) -> String { kind == .tests && name == "XCTest" ? "MaquetteXCTest" : name }

    /// Removes what was compiled of modules that are no more.
    func removeOthers(than modules: [OwnModule]) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let names = Set(modules.filter { $0.group.folder == folder }.map(\.name))
        for entry in try FileManager.default.contentsOfDirectory(atPath: folder) {
            guard let stem = Self.stem(of: entry), !names.contains(stem) else { continue }
            try FileManager.default.removeItem(atPath: "\(folder)/\(entry)")
        }
    }

    /// The module that a compiled file is of.
    private static func stem(of file: String) -> String? {
        let parts = file.split(separator: ".")
        guard parts.count == 2 else { return nil }
        switch parts[1] {
        case "swiftmodule", "swiftdoc", "swiftsourceinfo", "abi", "imports", "types", "key", "swiftcrossimport":
            return String(parts[0])
        case "so" where file.hasPrefix("lib"):
            let library = parts[0].dropFirst(3)
            return library == "MaquetteXCTest" ? "XCTest" : String(library)
        default: return nil
        }
    }
}

/// A module of a group.
struct OwnModule: Sendable {
    let name: String
    let group: ModuleGroup
    let sources: String
    let files: [String]
    let imports: Set<String>

    init(name: String, sources: String, in group: ModuleGroup) throws {
        (self.name, self.group, self.sources) = (name, group, sources)
        let entries = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
        files = entries.filter { $0.hasSuffix(".swift") }.sorted().map { "\(sources)/\($0)" }
        guard !files.isEmpty else { throw Failure("\(sources) has no file of Swift") }
        imports = Imports.of(files).subtracting([name])
    }

    /// Whether the module is a room of Maquette's own, which lies in `Sources`.
    var isRoom: Bool { group.others[name] != nil }

    /// In bytes.
    var size: Int { files.reduce(0) { $0 + (FileManager.default.contents(atPath: $1)?.count ?? 0) } }

    /// A folder that says which module whoever imports this one and another one sees besides.
    var overlays: String? {
        let folder = "\(sources)/\(name).swiftcrossimport"
        return FileManager.default.fileExists(atPath: folder) ? folder : nil
    }
    var compiledOverlays: String { file("swiftcrossimport") }

    var overlayFiles: [String] {
        let names = overlays.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) } ?? []
        return names.sorted().map { (overlays ?? "") + "/" + $0 }
    }

    func copyOverlays() throws {
        try? FileManager.default.removeItem(atPath: compiledOverlays)
        if let overlays { try FileManager.default.copyItem(atPath: overlays, toPath: compiledOverlays) }
    }

    var module: String { "\(group.folder)/\(name).swiftmodule" }
    var library: String { "\(group.folder)/lib\(group.library(of: name)).so" }

    /// A file of it beside these.
    func file(_ ending: String) -> String { "\(group.folder)/\(name).\(ending)" }
}
