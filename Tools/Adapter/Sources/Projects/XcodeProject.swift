import Foundation

/// The targets of an `.xcodeproj` with code for iOS.
public struct XcodeProject {
    private let objects: [String: OldPropertyList]
    private let project: OldPropertyList
    private let root: String
    /// The name of the build configuration that is wanted, where the project has one of that name.
    private var wanted = "Debug"
    private var paths: [String: String] = [:]

    /// - Parameter withTests: whether its targets of tests are wanted as well, and all of it as its schemes build it for them.
    public static func modules(of path: String, withTests: Bool = false) throws -> [ProjectModule] {
        var project = try read(path)
        guard withTests else { return project.modules.filter { $0.product != .tests } }
        if let name = TestScheme.buildConfiguration(ofSchemesBelow: path) { project.wanted = name }
        return project.modules
    }

    /// The folders of packages that it names as its own, wherever they are: `..` for the project of an example.
    static func localPackages(of path: String) -> [String] {
        guard let project = try? read(path) else { return [] }
        let named = project.namedPackages
        let folders = project.paths.filter { id, _ in
            ["folder", "wrapper"].contains(project.objects[id]?["lastKnownFileType"]?.text)
        }.values
        return Set((named + folders).map { URL(fileURLWithPath: $0).standardizedFileURL.path })
            .filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }.sorted()
    }

    /// The packages that a project names and that are not there.
    static func missingPackages(of path: String) -> [String] {
        let named = (try? read(path))?.namedPackages ?? []
        return Set(named.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
            .filter { !FileManager.default.fileExists(atPath: $0 + "/Package.swift") }.sorted()
    }

    private var namedPackages: [String] {
        objects.values.compactMap { object in
            guard object["isa"]?.text == "XCLocalSwiftPackageReference" else { return nil }
            return object["relativePath"]?.text.map { $0.hasPrefix("/") ? $0 : root + "/" + $0 }
        }
    }

    private static func read(_ path: String) throws -> XcodeProject {
        let file = path + "/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file) else {
            let files = FileManager.default
            let isLink =
                (try? files.destinationOfSymbolicLink(atPath: path)) != nil && !files.fileExists(atPath: path)
            throw ProjectFailure(isLink ? "\(path) is a link to nothing" : "\(file) cannot be read")
        }
        do {
            return try XcodeProject(OldPropertyList.read(Array(data)), at: path, file)
        } catch let failure as OldPropertyList.Failure {
            throw ProjectFailure("\(file):\(failure.line): \(failure.reason)")
        }
    }

    private init(_ document: OldPropertyList, at path: String, _ file: String) throws {
        objects = document["objects"]?.dictionary ?? [:]
        guard let id = document["rootObject"]?.text, let project = objects[id] else {
            throw ProjectFailure("\(file) has no root object")
        }
        self.project = project
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        let inner = project["projectDirPath"]?.text ?? ""
        root = inner.isEmpty ? folder : folder + "/" + inner
        if let group = project["mainGroup"]?.text { findPaths(group, below: root, depth: 0) }
    }

    private var modules: [ProjectModule] {
        var found: [ProjectModule] = []
        // Of apps by the names of their products, which are those of their programs.
        var apps: [String: String] = [:]
        for target in project["targets"]?.texts.compactMap({ objects[$0] }) ?? [] {
            guard let module = module(of: target), !module.files.isEmpty else { continue }
            // The same app once more, with another icon or server.
            let twin = found.first { $0.files == module.files && $0.product == module.product }
            if module.product == .app, let name = module.settings["PRODUCT_NAME"] ?? target["name"]?.text {
                apps[name] = (twin ?? module).name
            }
            if twin == nil { found.append(module) }
        }
        return found.map { module in
            var module = module
            if module.product == .tests { module.host = module.settings["TEST_HOST"].flatMap { apps[last($0)] } }
            return module
        }
    }

    private func last(_ path: String) -> String { (path as NSString).lastPathComponent }

    // MARK: Where files are

    /// The path of each file and folder, through the groups that they are in.
    private mutating func findPaths(_ id: String, below folder: String, depth: Int) {
        guard depth < 100, let object = objects[id], paths[id] == nil else { return }
        let own = object["path"]?.text
        let base: String
        switch object["sourceTree"]?.text {
        case "SOURCE_ROOT": base = root
        case "<absolute>": base = ""
        default: base = folder
        }
        let path = own.map { SpelledPath.path($0, in: $0.hasPrefix("/") ? "" : base) } ?? base
        paths[id] = URL(fileURLWithPath: path).standardizedFileURL.path
        for child in object["children"]?.texts ?? [] { findPaths(child, below: paths[id]!, depth: depth + 1) }
    }

    // MARK: Targets

    private func module(of target: OldPropertyList) -> ProjectModule? {
        let kind = target["productType"]?.text ?? ""
        guard let product = Self.products[kind], let name = target["name"]?.text else { return nil }
        let settings = settings(of: target, name)
        guard settings.areForPhones else { return nil }
        let all = files(of: target) + synchronizedFiles(of: target) + filesOfBundles(for: target)
        var module = ProjectModule(target: name, settings)
        module.product = product
        module.take(all)
        return module
    }

    private static let products: [String: ProjectModule.Product] = [
        "com.apple.product-type.application": .app,
        "com.apple.product-type.application.on-demand-install-capable": .app,
        "com.apple.product-type.framework": .library, "com.apple.product-type.framework.static": .library,
        "com.apple.product-type.library.static": .library, "com.apple.product-type.library.dynamic": .library,
        "com.apple.product-type.app-extension": .appExtension,
        "com.apple.product-type.app-extension.messages": .appExtension,
        "com.apple.product-type.bundle.unit-test": .tests,
    ]

    // MARK: Settings

    private func settings(of target: OldPropertyList, _ name: String) -> BuildSettings {
        var settings = BuildSettings()
        settings.add([("TARGET_NAME", name), ("SRCROOT", root), ("PROJECT_DIR", root)], configuration: wanted)
        for owner in [project, target] {
            guard let configuration = configuration(of: owner) else { continue }
            let name = configuration["name"]?.text ?? "Debug"
            if let file = baseFile(of: configuration) {
                settings.add(BuildSettings.configurationFile(file), configuration: name)
            }
            let own = configuration["buildSettings"]?.dictionary ?? [:]
            // What has a condition comes after what has none.
            let written = own.sorted { $0.key < $1.key }.compactMap { key, value -> (key: String, value: String)? in
                (value.text ?? (value.list.isEmpty ? nil : value.texts.joined(separator: " "))).map { (key, $0) }
            }
            settings.add([("CONFIGURATION", name)] + written, configuration: name)
        }
        return settings
    }

    private func baseFile(of configuration: OldPropertyList) -> String? {
        if let id = configuration["baseConfigurationReference"]?.text { return paths[id] }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text, let folder = paths[anchor],
            let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return folder + "/" + relative
    }

    /// The configuration that is wanted, one for debugging, or the first.
    private func configuration(of owner: OldPropertyList) -> OldPropertyList? {
        let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
        let all = list?["buildConfigurations"]?.texts.compactMap { objects[$0] } ?? []
        return all.first { $0["name"]?.text == wanted } ?? all.first { $0["name"]?.text == "Debug" }
            ?? all.first { $0["name"]?.text?.lowercased().contains("debug") == true } ?? all.first
    }

    // MARK: Files

    private func files(of target: OldPropertyList) -> [String] {
        (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
            .filter { ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains($0["isa"]?.text ?? "") }
            .flatMap { $0["files"]?.texts ?? [] }
            .compactMap { objects[$0]?["fileRef"]?.text }
            .flatMap { id -> [String] in
                // A document in several languages is a group of files.
                let children = objects[id]?["isa"]?.text == "PBXVariantGroup" ? objects[id]?["children"]?.texts : nil
                return (children ?? [id]).compactMap { paths[$0] }
            }
    }

    /// What goes into bundles that are built for a target, as pods have them for their resources.
    private func filesOfBundles(for target: OldPropertyList) -> [String] {
        (target["dependencies"]?.texts ?? []).compactMap { objects[$0]?["target"]?.text }.compactMap { objects[$0] }
            .filter { $0["productType"]?.text == "com.apple.product-type.bundle" }
            .flatMap { files(of: $0) + synchronizedFiles(of: $0) }
            .filter { !$0.hasSuffix(".swift") }
    }

    /// The files in folders that belong to the target as they are, without those that its list of exceptions names; in folders of
    /// other targets it is the other way round.
    private func synchronizedFiles(of target: OldPropertyList) -> [String] {
        let own = Set(target["fileSystemSynchronizedGroups"]?.texts ?? [])
        var found: [String] = []
        for (id, group) in objects.sorted(by: { $0.key < $1.key })
        where group["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
            guard let folder = paths[id] else { continue }
            let named = (group["exceptions"]?.texts ?? []).compactMap { objects[$0] }
                .filter { $0["target"]?.text.flatMap { objects[$0] } == target }
                .flatMap { $0["membershipExceptions"]?.texts ?? [] }
            if own.contains(id) {
                let files = SourceFolder.everything(in: folder)
                let others = named + Self.packages(among: files)
                found += files.filter { file in !others.contains { file == $0 || file.hasPrefix($0 + "/") } }
                    .map { folder + "/" + $0 }
            } else {
                found += named.map { folder + "/" + $0 }
            }
        }
        return found
    }

    /// The folders of packages in a folder that belongs to a target: a manifest is no code of an app's, and what is beside it is the
    /// package's.
    private static func packages(among files: [String]) -> [String] {
        files.filter { $0.hasSuffix("/Package.swift") }.map { ($0 as NSString).deletingLastPathComponent }
    }
}

public struct ProjectFailure: Error, CustomStringConvertible, Sendable {
    public let description: String
    public init(_ description: String) { self.description = description }
}
