import Foundation

/// The targets of a `project.yml`, which XcodeGen makes an Xcode project of that is not in the repository:
/// https://github.com/yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md
struct XcodeGenProject {
    /// The specification with the files that it includes, and whole paths.
    private let specification: SmallYAML
    /// Whose descriptions are part of this one.
    let included: Set<String>
    private let root: String
    let name: String

    /// Nil where the file describes no targets.
    /// - Parameter top: the folder in which XcodeGen may have been called.
    init?(_ path: String, within top: String) {
        let own = SmallYAML.read(file: path)
        root = Self.root(of: own, at: path, within: top)
        var files: Set<String> = [path]
        specification = Self.whole(own, in: root, root: root, &files)
        guard specification["targets"] != nil else { return nil }
        included = files.subtracting([path])
        name = specification["name"]?.text ?? (root as NSString).lastPathComponent
    }

    /// Where XcodeGen would write the project.
    var path: String { root + "/" + name + ".xcodeproj" }

    /// The projects that its targets need.
    var references: [String] { specification["projectReferences"]?.pairs.compactMap { $0.value["path"]?.text } ?? [] }

    // MARK: Reading

    /// The folder that its paths begin at: its own, or one above that an option of XcodeGen's names (`--project-root`) or the file
    /// copied to; the one in which most of what it names is.
    private static func root(of own: SmallYAML, at path: String, within top: String) -> String {
        let sources = own["targets"]?.pairs.flatMap { $0.value["sources"]?.elements ?? [] } ?? []
        let places = (includes(of: own) + sources).compactMap(\.place)
        var folders = [(path as NSString).deletingLastPathComponent]
        while folders.last!.hasPrefix(top + "/") {
            folders.append((folders.last! as NSString).deletingLastPathComponent)
        }
        let found = folders.map { folder in
            places.count { FileManager.default.fileExists(atPath: Self.path(of: $0, in: folder)) }
        }
        return folders[found.firstIndex(of: found.max()!)!]
    }

    private static func includes(of own: SmallYAML) -> [SmallYAML] { own["include"]?.elements ?? [] }

    /// The specification with what it includes, where each file counts once. What an included file names is beside it, unless a setting
    /// says otherwise.
    private static func whole(_ own: SmallYAML, in folder: String, root: String, _ files: inout Set<String>)
        -> SmallYAML
    {
        var all = SmallYAML.mapping([:])
        for include in includes(of: own) {
            guard let place = include.place, files.count < 1_000 else { continue }
            let file = fileAnyCase(path(of: place, in: folder))
            guard files.insert(file).inserted else { continue }
            let isBeside = include["relativePaths"]?.text != "false"
            all = all.merging(
                whole(
                    .read(file: file), in: isBeside ? (file as NSString).deletingLastPathComponent : root, root: root,
                    &files))
        }
        return all.merging(placed(own, in: folder))
    }

    /// The file system of a Mac does not ask whether letters are capitals.
    private static func fileAnyCase(_ path: String) -> String {
        guard !FileManager.default.fileExists(atPath: path) else { return path }
        let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.sorted().first { $0.lowercased() == name.lowercased() }.map { folder + "/" + $0 } ?? path
    }

    /// The specification with the whole paths of settings and sources.
    private static func placed(_ own: SmallYAML, in folder: String) -> SmallYAML {
        func placed(_ text: SmallYAML) -> SmallYAML { text.text.map { .text(path(of: $0, in: folder)) } ?? text }
        func target(_ target: SmallYAML) -> SmallYAML {
            target.with("configFiles") { .mapping($0.values.mapValues(placed)) }
                .with("sources") { .list($0.elements.map { placed($0).with("path", placed) }) }
        }
        return own.with("configFiles") { .mapping($0.values.mapValues(placed)) }
            .with("projectReferences") { .mapping($0.values.mapValues { $0.with("path", placed) }) }
            .with("targets") { .mapping($0.values.mapValues(target)) }
            .with("targetTemplates") { .mapping($0.values.mapValues(target)) }
    }

    /// The path of a place, with words of templates (`${target_name}`) as they are.
    private static func path(of place: String, in folder: String) -> String {
        ((place.hasPrefix("/") ? place : folder + "/" + place) as NSString).standardizingPath
    }

    // MARK: Targets

    var modules: [ProjectModule] {
        specification["targets"]?.pairs.compactMap { name, written in module(name, completed(written, name)) } ?? []
    }

    private func module(_ name: String, _ target: SmallYAML) -> ProjectModule? {
        guard let product = Self.products[target["type"]?.text ?? ""], Self.isForPhones(target) else { return nil }
        let settings = settings(of: target, name)
        guard settings.areForPhones else { return nil }
        var module = ProjectModule(target: name, settings)
        module.product = product
        module.take((target["sources"]?.elements ?? []).flatMap(files))
        return module.files.isEmpty ? nil : module
    }

    private static let products: [String: ProjectModule.Product] = [
        "application": .app, "application.on-demand-install-capable": .app, "framework": .library,
        "framework.static": .library, "library.static": .library, "library.dynamic": .library,
        "app-extension": .appExtension, "app-extension.messages": .appExtension,
    ]

    private static func isForPhones(_ target: SmallYAML) -> Bool {
        let platforms = (target["platform"]?.elements ?? []) + (target["supportedDestinations"]?.elements ?? [])
        return platforms.isEmpty || platforms.contains { ["iOS", "auto"].contains($0.text) }
    }

    /// A target with what its templates say, and the values that they ask for.
    private func completed(_ target: SmallYAML, _ name: String, depth: Int = 0) -> SmallYAML {
        var values = ["target_name": name]
        for (key, value) in target["templateAttributes"]?.pairs ?? [] { values[key] = value.text }
        let templates = (target["templates"]?.elements ?? []).compactMap { template in
            template.text.flatMap { specification["targetTemplates"]?[$0] }
        }
        guard !templates.isEmpty, depth < 10 else { return target.filled(values) }
        return templates.reduce(SmallYAML.mapping([:])) { $0.merging(completed($1, name, depth: depth + 1)) }
            .merging(target).filled(values)
    }

    // MARK: Settings

    private func settings(of target: SmallYAML, _ name: String) -> BuildSettings {
        var settings = BuildSettings()
        settings.add(
            [
                ("TARGET_NAME", name), ("PRODUCT_NAME", name), ("SRCROOT", root), ("PROJECT_DIR", root),
                ("SWIFT_ACTIVE_COMPILATION_CONDITIONS", "DEBUG"),
            ], configuration: configuration)
        for owner in [specification, target] {
            if let file = owner["configFiles"]?[configuration]?.text {
                settings.add(BuildSettings.configurationFile(file), configuration: configuration)
            }
            if let written = owner["settings"] { add(written, to: &settings, depth: 0) }
        }
        return settings
    }

    private func add(_ written: SmallYAML, to settings: inout BuildSettings, depth: Int) {
        guard depth < 10 else { return }
        for group in written["groups"]?.elements.compactMap(\.text) ?? [] {
            if let known = specification["settingGroups"]?[group] { add(known, to: &settings, depth: depth + 1) }
        }
        let isPlain = ["base", "configs", "groups"].allSatisfy { written[$0] == nil }
        let configs = (written["configs"]?.pairs ?? []).filter {
            configuration.lowercased().contains($0.key.lowercased())
        }
        let parts = isPlain ? [written] : (written["base"].map { [$0] } ?? []) + configs.map(\.value)
        for values in parts {
            settings.add(
                values.pairs.map { ($0.key, $0.value.elements.compactMap(\.text).joined(separator: " ")) },
                configuration: configuration)
        }
    }

    /// The configuration for debugging.
    private var configuration: String {
        specification["configs"]?.pairs.first { $0.value.text == "debug" }?.key ?? "Debug"
    }

    // MARK: Files

    private func files(of source: SmallYAML) -> [String] {
        guard let folder = source.place, source["buildPhase"]?.text != "none",
            source["destinationFilters"]?.elements.contains(where: { $0.text == "iOS" }) != false
        else { return [] }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            return [folder]
        }
        if (folder as NSString).pathExtension == "xcassets" { return [folder] }
        let (excluded, included) = (PathPatterns(source["excludes"]), PathPatterns(source["includes"]))
        return SourceFolder.everything(in: folder).filter { path in
            !excluded.match(path) && (source["includes"] == nil || included.match(path))
        }.map { folder + "/" + $0 }
    }
}

/// Paths with `*` for any name in them and `**` for any number of folders. What is in a folder goes with it.
private struct PathPatterns {
    private let patterns: [[String]]

    init(_ list: SmallYAML?) {
        patterns = (list?.elements ?? []).compactMap(\.text).map { $0.split(separator: "/").map(String.init) }
    }

    func match(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        return patterns.contains { Self.match($0[...], parts[...]) }
    }

    private static func match(_ pattern: ArraySlice<String>, _ parts: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return true }
        if first == "**" {
            return match(pattern.dropFirst(), parts) || !parts.isEmpty && match(pattern, parts.dropFirst())
        }
        guard let part = parts.first, fnmatch(first, part, 0) == 0 else { return false }
        return match(pattern.dropFirst(), parts.dropFirst())
    }
}

extension SmallYAML {
    fileprivate var values: [String: SmallYAML] { if case .mapping(let values) = self { values } else { [:] } }

    fileprivate var pairs: [(key: String, value: SmallYAML)] { values.sorted { $0.key < $1.key } }

    /// The path that it is, or that it has.
    fileprivate var place: String? { text ?? self["path"]?.text }

    /// This mapping with one value changed, where there is one.
    fileprivate func with(_ key: String, _ change: (SmallYAML) -> SmallYAML) -> SmallYAML {
        guard case .mapping(var values) = self, let value = values[key] else { return self }
        values[key] = change(value)
        return .mapping(values)
    }

    /// Merges as XcodeGen does: lists become one, other values are replaced.
    fileprivate func merging(_ other: SmallYAML) -> SmallYAML {
        switch (self, other) {
        case (.mapping(let own), .mapping(let others)): .mapping(own.merging(others) { $0.merging($1) })
        case (.list(let own), .list(let others)): .list(own + others)
        default: other
        }
    }

    /// This specification with values for `${target_name}` and what a template asks for.
    fileprivate func filled(_ values: [String: String]) -> SmallYAML {
        switch self {
        case .text(let text):
            .text(values.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) })
        case .list(let list): .list(list.map { $0.filled(values) })
        case .mapping(let pairs): .mapping(pairs.mapValues { $0.filled(values) })
        }
    }
}
