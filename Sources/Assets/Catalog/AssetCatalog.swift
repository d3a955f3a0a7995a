import Foundation
import Synchronization

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

    private let sets: [Key: URL]

    init(_ folder: URL) {
        var found: [Key: URL] = [:]
        Self.collect(in: folder, namespace: "", depth: 0, into: &found)
        sets = found
    }

    func folder(of kind: Kind, named name: String) -> URL? { sets[Key(kind: kind, name: name)] }

    /// Limits links that lead around in circles.
    private static let deepest = 32

    private static func collect(in folder: URL, namespace: String, depth: Int, into found: inout [Key: URL]) {
        let entries = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        guard depth < deepest, let entries else { return }
        for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) where entry.isFolder {
            let name = entry.deletingPathExtension().lastPathComponent
            if let kind = Kind(rawValue: entry.pathExtension) {
                let key = Key(kind: kind, name: namespace + name)
                if found[key] == nil { found[key] = entry }
            } else if !opaqueKinds.contains(entry.pathExtension) {
                let provides = AssetContents(ofFolder: entry).properties["provides-namespace"] as? Bool ?? false
                let inner = provides ? namespace + entry.lastPathComponent + "/" : namespace
                collect(in: entry, namespace: inner, depth: depth + 1, into: &found)
            }
        }
    }

    /// Sets of other kinds, which are ignored.
    private static let opaqueKinds: Set = [
        "appiconset", "brandassets", "cubetextureset", "gcdashboardimage", "gcleaderboard",
        "iconset", "imagestack", "launchimage", "mipmapset", "spriteatlas", "sticker", "stickerpack", "textureset",
    ]
}

extension URL {
    fileprivate var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

/// The `Contents.json` of a folder in a catalog; empty if it is missing or invalid.
struct AssetContents {
    private let json: [String: Any]

    init(ofFolder folder: URL) {
        let file = folder.appendingPathComponent("Contents.json")
        let data = try? Data(contentsOf: file)
        json = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any] ?? [:]
    }

    var properties: [String: Any] { json["properties"] as? [String: Any] ?? [:] }

    func slots(_ key: String) -> [[String: Any]] { json[key] as? [[String: Any]] ?? [] }
}

/// The catalogs that names are looked up in, each read once.
package enum AssetCatalogs {
    private struct Known {
        var catalogs: [String: AssetCatalog] = [:]
        var catalogsInFolders: [String: [AssetCatalog]] = [:]
        var images: [String: ImageSet] = [:]
        var colors: [String: ColorSet] = [:]
    }

    private static let known = Mutex(Known())

    package static func forget() { known.withLock { $0 = Known() } }

    static func imageSet(named name: String, in bundle: Bundle?) -> ImageSet? {
        for catalog in catalogs(bundle) {
            guard let folder = catalog.folder(of: .image, named: name) ?? catalog.folder(of: .symbol, named: name)
            else {
                continue
            }
            if let set = known.withLock({ $0.images[folder.path] }) { return set }
            let set = ImageSet(folder, name: name)
            return known.withLock { known in
                known.images[folder.path] = known.images[folder.path] ?? set
                return known.images[folder.path]
            }
        }
        return nil
    }

    static func colorSet(named name: String, in bundle: Bundle?) -> ColorSet? {
        for catalog in catalogs(bundle) {
            guard let folder = catalog.folder(of: .color, named: name) else { continue }
            if let set = known.withLock({ $0.colors[folder.path] }) { return set }
            let set = ColorSet(folder)
            known.withLock { $0.colors[folder.path] = set }
            return set
        }
        return nil
    }

    /// The folder of a set of data.
    static func dataSet(named name: String, in bundle: Bundle?) -> URL? {
        catalogs(bundle).lazy.compactMap { $0.folder(of: .data, named: name) }.first
    }

    private static func catalogs(_ bundle: Bundle?) -> [AssetCatalog] {
        (Headless.resources.catalogs + Headless.settings.projectAssets.catalogs).map(catalog)
            + ImageFiles.folders(bundle).flatMap(catalogs) + BundleFolders.catalogs.map(catalog)
    }

    private static func catalog(_ folder: URL) -> AssetCatalog {
        if let catalog = known.withLock({ $0.catalogs[folder.path] }) { return catalog }
        let catalog = AssetCatalog(folder)
        known.withLock { $0.catalogs[folder.path] = catalog }
        return catalog
    }

    /// A folder may be a catalog itself, or contain catalogs.
    private static func catalogs(inFolder path: String) -> [AssetCatalog] {
        if let catalogs = known.withLock({ $0.catalogsInFolders[path] }) { return catalogs }
        let folder = URL(fileURLWithPath: path)
        let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        let inside = entries.filter { $0.pathExtension == "xcassets" }.sorted { $0.path < $1.path }
        let catalogs = (folder.pathExtension == "xcassets" ? [folder] : inside).map(catalog)
        known.withLock { $0.catalogsInFolders[path] = catalogs }
        return catalogs
    }
}
