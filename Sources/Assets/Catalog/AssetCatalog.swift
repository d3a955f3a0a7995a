import Foundation
import MaquetteFiles

/// An `.xcassets` folder: its sets of images, colours and symbols, by name.
///
/// Folders that provide a namespace put their name before the names in them. Unreadable sets are skipped.
struct AssetCatalog: Sendable {
    enum Kind: String, Hashable, Sendable {
        case image = "imageset"
        case color = "colorset"
        case symbol = "symbolset"
        case data = "dataset"
    }

    private struct Key: Hashable {
        let kind: Kind
        let name: String
    }

    private var sets: [Key: URL] = [:]
    private let boundary: FileBoundary

    init(_ folder: SearchFolder) {
        boundary = folder.boundary
        guard folder.isWithinBoundary else { return }
        collect(in: folder.url, namespace: "", depth: 0)
    }

    func names(of kind: Kind) -> [String] { sets.keys.filter { $0.kind == kind }.map(\.name) }

    func folder(of kind: Kind, named name: String) -> SearchFolder? {
        sets[Key(kind: kind, name: name)].map { SearchFolder(path: $0.path, boundary: boundary) }
    }

    /// Limits links that lead around in circles.
    private static let deepest = 32

    private mutating func collect(in folder: URL, namespace: String, depth: Int) {
        let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        guard depth < Self.deepest, let entries else { return }
        FilesRead.note(folder.path)
        for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) where isFolder(entry) {
            let name = entry.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: entry.pathExtension) {
                let key = Key(kind: kind, name: namespace + name)
                if sets[key] == nil { sets[key] = entry }
            } else if !Self.opaqueKinds.contains(entry.pathExtension) {
                let provides =
                    AssetContents(ofFolder: entry, within: boundary).properties["provides-namespace"] as? Bool ?? false
                let inner = provides ? namespace + entry.lastPathComponent + "/" : namespace
                collect(in: entry, namespace: inner, depth: depth + 1)
            }
        }
    }

    /// Links count where they lead to a folder of the project.
    private func isFolder(_ entry: URL) -> Bool {
        let path = FilePath(entry.path)
        guard let status = path.status(followingLinks: false) else { return false }
        if status.st_mode & S_IFMT != S_IFLNK { return status.st_mode & S_IFMT == S_IFDIR }
        return boundary.place(of: path)?.kind == .folder
    }

    /// Sets of other kinds, which are ignored.
    private static let opaqueKinds: Set = [
        "appiconset", "brandassets", "cubetextureset", "gcdashboardimage", "gcleaderboard",
        "iconset", "imagestack", "launchimage", "mipmapset", "spriteatlas", "sticker", "stickerpack", "textureset",
    ]
}

/// The `Contents.json` of a folder in a catalog; empty if it is missing or invalid.
struct AssetContents {
    private let json: [String: Any]

    init(ofFolder folder: URL, within boundary: FileBoundary) {
        let file = FilePath(folder.path).appending("Contents.json".utf8)
        let bytes = boundary.place(of: file).flatMap { try? $0.contents() }
        json = bytes.flatMap { try? JSONSerialization.jsonObject(with: Data($0)) } as? [String: Any] ?? [:]
    }

    var properties: [String: Any] { json["properties"] as? [String: Any] ?? [:] }

    func slots(_ key: String) -> [[String: Any]] { json[key] as? [[String: Any]] ?? [] }
}

/// The catalogs that names are looked up in, each read once.
package enum AssetCatalogs {
    private struct Known {
        var catalogs: [SearchFolder: AssetCatalog] = [:]
        var catalogsInFolders: [SearchFolder: [AssetCatalog]] = [:]
        var images: [SearchFolder: ImageSet] = [:]
        var colors: [SearchFolder: ColorSet] = [:]
    }

    private static let known = LockedState(Known())

    static func imageSet(named name: String, in bundle: Bundle?) -> ImageSet? {
        for catalog in catalogs(bundle) {
            guard let folder = catalog.folder(of: .image, named: name) ?? catalog.folder(of: .symbol, named: name)
            else {
                continue
            }
            if let set = known.withLock({ $0.images[folder] }) { return set }
            let set = ImageSet(folder, name: name)
            return known.withLock { known in
                known.images[folder] = known.images[folder] ?? set
                return known.images[folder]
            }
        }
        return nil
    }

    static func colorSet(named name: String, in bundle: Bundle?) -> ColorSet? {
        for catalog in catalogs(bundle) {
            guard let folder = catalog.folder(of: .color, named: name) else { continue }
            let found = known.withLock { $0.colors[folder] } ?? ColorSet(folder)
            let set = known.withLock { known in
                let set = known.colors[folder] ?? found
                known.colors[folder] = set
                return set
            }
            // Xcode's templates give each target an accent colour without a value, and names are looked up in the catalogs of all targets.
            if set.color != nil { return set }
        }
        return nil
    }

    /// The names of all colours, or all images, that the project has, in order.
    package static func names(ofColors: Bool) -> [String] {
        let kinds: [AssetCatalog.Kind] = ofColors ? [.color] : [.image, .symbol]
        return Set(catalogs(nil).flatMap { catalog in kinds.flatMap(catalog.names) }).sorted()
    }

    /// The folder of a set of data.
    static func dataSet(named name: String, in bundle: Bundle?) -> SearchFolder? {
        catalogs(bundle).lazy.compactMap { $0.folder(of: .data, named: name) }.first
    }

    private static func catalogs(_ bundle: Bundle?) -> [AssetCatalog] {
        let assets = Headless.settings.projectAssets
        let named = Headless.resources.catalogs.map { SearchFolder(path: $0.path, boundary: .none) }
        let found = assets.catalogs.map { SearchFolder(path: $0.path, boundary: assets.boundary) }
        return (named + found).map(catalog) + ImageFiles.folders(bundle).flatMap(catalogs(inFolder:))
            + BundleFolders.catalogs.map { catalog(SearchFolder(path: $0.path, boundary: .none)) }
    }

    private static func catalog(_ folder: SearchFolder) -> AssetCatalog {
        if let catalog = known.withLock({ $0.catalogs[folder] }) { return catalog }
        let catalog = AssetCatalog(folder)
        known.withLock { $0.catalogs[folder] = catalog }
        return catalog
    }

    /// A folder may be a catalog itself, or contain catalogs.
    private static func catalogs(inFolder folder: SearchFolder) -> [AssetCatalog] {
        if let catalogs = known.withLock({ $0.catalogsInFolders[folder] }) { return catalogs }
        let entries =
            (try? FileManager.default.contentsOfDirectory(at: folder.url, includingPropertiesForKeys: nil)) ?? []
        let inside = entries.filter { $0.pathExtension == "xcassets" }.map(\.path).sorted()
        let catalogs = (folder.url.pathExtension == "xcassets" ? [folder.path] : inside).map {
            catalog(SearchFolder(path: $0, boundary: folder.boundary))
        }
        known.withLock { $0.catalogsInFolders[folder] = catalogs }
        return catalogs
    }
}
