import Foundation

/// A checkout of a repository, and the modules of Swift in it.
struct Checkout {
    struct Module {
        var name: String
        var files: [String]
        var language = "5"
        var dependencies: Set<String> = []
        var hasResources = false
    }

    let name: String
    /// Each after those that it depends on.
    let modules: [Module]

    init(_ folder: String) throws {
        name = URL(fileURLWithPath: folder).lastPathComponent
        if FileManager.default.fileExists(atPath: folder + "/Package.swift"),
            let package = try? Package.described(in: folder)
        {
            modules = package.modules(in: folder)
        } else {
            modules = Self.projects(in: folder)
        }
    }

    /// Without a package, each folder with an Xcode project is taken for a module, or else the whole checkout.
    private static func projects(in folder: String) -> [Module] {
        let all = FileManager.default.subpaths(atPath: folder) ?? []
        let projects = all.filter { $0.hasSuffix(".xcodeproj") && !isForeign($0) }
            .map { ($0 as NSString).deletingLastPathComponent }
        return (projects.isEmpty ? [""] : Set(projects).sorted()).compactMap { project in
            let root = project.isEmpty ? folder : folder + "/" + project
            let files = swiftFiles(in: root)
            let name = project.isEmpty ? URL(fileURLWithPath: folder).lastPathComponent : project
            return files.isEmpty ? nil : Module(name: name, files: files)
        }
    }

    static func swiftFiles(in folder: String) -> [String] {
        (FileManager.default.subpaths(atPath: folder) ?? [])
            .filter { $0.hasSuffix(".swift") && !isForeign($0) && !$0.hasSuffix("Package.swift") }
            .sorted().map { folder + "/" + $0 }
    }

    /// What is not the project's own code to be shown: tests, examples, other people's.
    private static func isForeign(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { part in
            part.hasPrefix(".") || ["Pods", "Carthage", "build"].contains(part) || part.lowercased().contains("test")
                || part.lowercased().contains("example") || part.lowercased().contains("demo")
        }
    }
}

/// A manifest as `swift package dump-package` describes it.
private struct Package: Decodable {
    struct Target: Decodable {
        struct Resource: Decodable {}
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]?
        var resources: [Resource]?
        var dependencies: [[String: [Name?]]]?
    }

    /// Dependencies are lists of names and other things.
    struct Name: Decodable {
        var text: String?
        init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
    }

    struct ToolsVersion: Decodable { var _version: String }

    var targets: [Target]
    var toolsVersion: ToolsVersion
    var swiftLanguageVersions: [String]?

    static func described(in folder: String) throws -> Package {
        let output = try Tool.run(
            "swift",
            [
                "package", "--package-path", folder, "--scratch-path", NSTemporaryDirectory() + "/describe",
                "dump-package",
            ])
        return try JSONDecoder().decode(Package.self, from: Data(output.text.utf8))
    }

    func modules(in folder: String) -> [Checkout.Module] {
        let version = swiftLanguageVersions?.last ?? (toolsVersion._version.hasPrefix("6") ? "6" : "5")
        let found = targets.filter { $0.type == "regular" || $0.type == "executable" }.compactMap { target in
            let root = Self.root(of: target, in: folder)
            var files = Checkout.swiftFiles(in: root)
            if let sources = target.sources {
                files = files.filter { file in sources.contains { isBelow(file, root + "/" + $0) } }
            }
            files.removeAll { file in (target.exclude ?? []).contains { isBelow(file, root + "/" + $0) } }
            guard !files.isEmpty else { return nil as Checkout.Module? }
            return Checkout.Module(
                name: target.name, files: files, language: String(version.prefix(1)),
                dependencies: Set((target.dependencies ?? []).flatMap { $0.values.compactMap { $0.first??.text } }),
                hasResources: target.resources?.isEmpty == false)
        }
        return ordered(found)
    }

    private static func root(of target: Target, in folder: String) -> String {
        guard let path = target.path else { return folder + "/Sources/" + target.name }
        return path == "." || path == "./" || path.isEmpty ? folder : folder + "/" + path
    }

    private func isBelow(_ file: String, _ path: String) -> Bool {
        let path = path.hasSuffix("/") ? String(path.dropLast()) : path
        return file == path || file.hasPrefix(path + "/")
    }

    private func ordered(_ modules: [Checkout.Module]) -> [Checkout.Module] {
        var (left, done) = (modules, [] as [Checkout.Module])
        while !left.isEmpty {
            let waiting = Set(left.map(\.name))
            let place = left.firstIndex { $0.dependencies.isDisjoint(with: waiting.subtracting([$0.name])) } ?? 0
            done.append(left.remove(at: place))
        }
        return done
    }
}
