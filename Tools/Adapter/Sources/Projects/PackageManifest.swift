import Foundation

/// A manifest as `swift package dump-package` describes it. Reading it runs it.
struct PackageManifest: Decodable {
    struct Target: Decodable {
        struct Resource: Decodable { var path: String? }
        struct Setting: Decodable {
            var tool: String
            var kind: [String: Values]
        }
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]?
        var publicHeadersPath: String?
        var resources: [Resource]?
        var settings: [Setting]?
    }

    /// `{"define": {"_0": "NAME"}}`
    struct Values: Decodable {
        var text: String?
        init(from decoder: any Decoder) throws {
            let values = try? decoder.singleValueContainer().decode([String: Text].self)
            text = values?["_0"]?.text
        }
        struct Text: Decodable {
            var text: String?
            init(from decoder: any Decoder) throws { text = try? decoder.singleValueContainer().decode(String.self) }
        }
    }

    struct ToolsVersion: Decodable { var _version: String }

    var name: String
    var targets: [Target]
    var toolsVersion: ToolsVersion
    var swiftLanguageVersions: [String]?

    /// - Parameter withTests: whether its targets of tests are wanted as well.
    static func modules(in folder: String, withTests: Bool = false) throws -> [ProjectModule] {
        // Several may be read at the same time.
        let scratch = NSTemporaryDirectory() + "/manifest-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: scratch) }
        if let copy = try ManifestOfMac.copy(of: folder, into: scratch + "-copy") {
            defer { try? FileManager.default.removeItem(atPath: copy) }
            // A manifest that asks where it lies is read in its place.
            if let manifest = try read(copy, scratch).manifest { return manifest.modules(in: folder, withTests) }
        }
        let (manifest, output) = try read(folder, scratch)
        guard let manifest else {
            let reason =
                output.wasTooSlow
                ? "it takes more than \(Int(Program.mostSeconds)) s"
                : output.errors.firstMatch(of: /error: (.+)/).map { String($0.output.1) }
            throw ProjectFailure("\(folder)/Package.swift cannot be read" + (reason.map { ": " + $0 } ?? ""))
        }
        return manifest.modules(in: folder, withTests)
    }

    private static func read(
        _ folder: String, _ scratch: String
    ) throws -> (manifest: PackageManifest?, output: Program.Output) {
        let output = try Program.output(
            "swift", ["package", "--package-path", folder, "--scratch-path", scratch, "dump-package"])
        return (PrintedJSON.decode(PackageManifest.self, in: String(decoding: output.text, as: UTF8.self)), output)
    }

    private func modules(in folder: String, _ withTests: Bool) -> [ProjectModule] {
        let version = swiftLanguageVersions?.last ?? (toolsVersion._version.hasPrefix("6") ? "6" : "5")
        let kinds: Set = withTests ? ["regular", "executable", "test"] : ["regular", "executable"]
        return targets.filter { kinds.contains($0.type) }.compactMap { target in
            let root = Self.root(of: target, in: folder)
            var files = SourceFolder.swiftFiles(in: root, isTarget: true)
            if let sources = target.sources {
                files = files.filter { file in sources.contains { Self.isBelow(file, root + "/" + $0) } }
            }
            files.removeAll { file in (target.exclude ?? []).contains { Self.isBelow(file, root + "/" + $0) } }
            guard !files.isEmpty else { return objectiveC(target, in: root) }
            var module = ProjectModule(name: BuildSettings.identifier(target.name), files: files)
            if target.type == "test" { module.product = .tests }
            module.leaveOutUnreadable()
            module.options = ["-package-name", BuildSettings.identifier(name)]
            module.conditions = ["SWIFT_PACKAGE", "DEBUG"]
            module.speak(version)
            // Catalogs and documents need not be named.
            let found = SourceFolder.resources(in: root)
            let named = (target.resources ?? []).compactMap(\.path).map { root + "/" + $0 }
            module.resources = Array(Set(named + found)).sorted()
            module.hasOwnBundle = !module.resources.isEmpty
            for setting in target.settings ?? [] where setting.tool == "swift" {
                for (kind, value) in setting.kind.sorted(by: { $0.key < $1.key }) {
                    switch (kind, value.text) {
                    case ("define", let name?): module.conditions.append(name)
                    case ("enableUpcomingFeature", let name?): module.options += ["-enable-upcoming-feature", name]
                    case ("enableExperimentalFeature", let name?):
                        module.options += ["-enable-experimental-feature", name]
                    case ("swiftLanguageMode", let mode?):
                        module.language = ProjectModule.language(mode) ?? module.language
                    case ("defaultIsolation", let name?): module.options += ["-default-isolation", name]
                    default: break
                    }
                }
            }
            return module
        }
    }

    /// A target of Objective-C, of which only the headers say something; nil for one of C.
    private func objectiveC(_ target: Target, in root: String) -> ProjectModule? {
        let folder = "\(root)/\(target.publicHeadersPath ?? "include")"
        let headers = SourceFolder.headers(in: folder)
        guard headers.contains(where: Self.isOfObjectiveC) else { return c(target, in: root, folder) }
        var module = ProjectModule(name: BuildSettings.identifier(target.name), files: [])
        module.headers = headers
        module.resources = SourceFolder.resources(in: root)
        // The names that Objective-C has for what Swift nests.
        module.options = ["-import-module", "UIKitOfSwift4"]
        return module
    }

    /// A target of C; nil for one that has files of other languages.
    private func c(_ target: Target, in root: String, _ folder: String) -> ProjectModule? {
        var files = FolderContents.paths(below: root).map { root + "/" + $0 }
            .filter { file in !(target.exclude ?? []).contains { Self.isBelow(file, root + "/" + $0) } }
        if let sources = target.sources {
            files = files.filter { file in sources.contains { Self.isBelow(file, root + "/" + $0) } }
        }
        let kinds = Set(files.map { ($0 as NSString).pathExtension })
        guard kinds.contains("c"), kinds.isDisjoint(with: ["m", "mm", "cpp", "cc", "cxx"]) else { return nil }
        var module = ProjectModule(name: BuildSettings.identifier(target.name), files: [])
        module.cFiles = files.filter { $0.hasSuffix(".c") }.sorted()
        module.publicHeaders = URL(fileURLWithPath: folder).standardizedFileURL.path
        module.options = ["-I" + module.publicHeaders, "-I" + root]
        for setting in target.settings ?? [] where setting.tool == "c" {
            if let name = setting.kind["define"]?.text { module.options.append("-D" + name) }
            if let path = setting.kind["headerSearchPath"]?.text { module.options.append("-I\(root)/\(path)") }
        }
        return module
    }

    private static func isOfObjectiveC(_ header: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: header) else { return false }
        return ["@interface", "@protocol", "@class", "NS_ENUM", "NS_OPTIONS", "#import", "@import", "NSString"]
            .contains { data.range(of: Data($0.utf8)) != nil }
    }

    private static func root(of target: Target, in folder: String) -> String {
        guard let path = target.path else {
            let folders = (target.type == "test" ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]
            let usual = folders.map { "\(folder)/\($0)/\(target.name)" }
            return usual.first { FileManager.default.fileExists(atPath: $0) } ?? usual[0]
        }
        let clean = path.hasSuffix("/") ? String(path.dropLast()) : path
        return clean == "." || clean.isEmpty ? folder : folder + "/" + clean
    }

    private static func isBelow(_ file: String, _ path: String) -> Bool {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        return file == path || file.hasPrefix(path + "/")
    }
}

public enum SourceFolder {
    /// The Swift files in a folder that are a project's own code to be shown.
    ///
    /// - Parameter isTarget: whether a package says that all of it is a target, whatever its folders are called.
    public static func swiftFiles(in folder: String, isTarget: Bool = false) -> [String] {
        FolderContents.paths(below: folder)
            .filter { path in
                path.hasSuffix(".swift") && (path as NSString).lastPathComponent != "Package.swift"
                    && !(isTarget ? isOfOthers(path) || path.contains(".docc/") : isForeign(path))
            }
            .sorted().map { URL(fileURLWithPath: folder + "/" + $0).standardizedFileURL.path }
    }

    /// The headers that C and Objective-C read.
    static func headers(in folder: String) -> [String] {
        FolderContents.paths(below: folder).filter { $0.hasSuffix(".h") && !isOfOthers($0) }
            .sorted().map { URL(fileURLWithPath: folder + "/" + $0).standardizedFileURL.path }
    }

    /// Catalogs, documents and texts in several languages.
    static func resources(in folder: String) -> [String] {
        FolderContents.paths(below: folder)
            .filter { path in
                ["xcassets", "xcstrings", "xib", "storyboard", "nib", "lproj", "xcdatamodeld"].contains(
                    (path as NSString).pathExtension)
                    && !isForeign(path) && !path.contains(".xcassets/") && !path.contains(".lproj/")
            }
            .sorted().map { folder + "/" + $0 }
    }

    /// Images in no catalog. A pod names its files in a specification that is seldom in the checkout.
    static func images(in folder: String) -> [String] {
        FolderContents.paths(below: folder)
            .filter { path in
                ["png", "jpg", "jpeg", "pdf"].contains((path as NSString).pathExtension.lowercased())
                    && !isForeign(path) && !path.contains(".xcassets/")
            }
            .sorted().map { folder + "/" + $0 }
    }

    /// Tests, examples, documentation, playgrounds, and what other people wrote.
    static func isForeign(_ path: String) -> Bool {
        isOfOthers(path)
            || path.split(separator: "/").dropLast().contains { part in
                part.hasSuffix(".docc") || part.hasSuffix(".playground")
                    || words(of: part).contains { $0.wholeMatch(of: foreignWord) != nil }
            }
    }

    nonisolated(unsafe) private static let foreignWord = /(?:(?:unit|ui)?test|example|demo)s?|testing/

    /// `ui` and `tests` of `UITests`: a folder of `RenderNodeModifiers` holds no demo.
    private static func words(of name: Substring) -> [String] {
        name.replacing(/(\p{Lu}+)(\p{Lu}\p{Ll})|(\p{Ll})(\p{Lu})/) { match in
            let (_, upper, next, lower, first) = match.output
            return "\(upper ?? lower ?? "") \(next ?? first ?? "")"
        }
        .lowercased().split { !$0.isLetter }.map(String.init)
    }

    /// Whether a tool keeps a path in the project's folder, as it does the code of pods and packages.
    static func isOfOthers(_ path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { part in
            part.hasPrefix(".") || ["Pods", "Carthage", "build", "SourcePackages"].contains(part)
        }
    }
}
