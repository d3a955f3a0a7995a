import Foundation

/// What an asset catalog contains, folder by folder.
public struct AssetTree {
    public enum Node {
        case asset(name: String, kind: String)
        case folder(name: String, isNamespace: Bool, [Node])
    }

    public let nodes: [Node]

    public init(_ catalog: String) { nodes = Self.read(catalog, depth: 0) }

    private static func read(_ folder: String, depth: Int) -> [Node] {
        guard depth < 20 else { return [] }
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted().compactMap { entry in
            let path = folder + "/" + entry
            let kind = (entry as NSString).pathExtension
            if !kind.isEmpty { return .asset(name: (entry as NSString).deletingPathExtension, kind: kind) }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
                return nil
            }
            return .folder(name: entry, isNamespace: isNamespace(path), read(path, depth: depth + 1))
        }
    }

    private static func isNamespace(_ folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
            let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        else { return false }
        return (root["properties"] as? [String: Any])?["provides-namespace"] as? Bool == true
    }
}
