import Foundation

/// What code finds as the folder of its bundle's resources: in an app all resources of a project lie beside each other.
enum FlatBundle {
    /// A folder of links to them, made when it is first asked for. What Xcode compiles is not among them.
    static let folder: String? = {
        guard BundleFolders.areGiven else { return nil }
        let folder = FileManager.homeOfProject + "/bundle"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        fill(folder, with: BundleFolders.files(endingIn: "").filter(isCopied)) {
            try FileManager.default.createSymbolicLink(atPath: $1, withDestinationPath: $0)
        }
        return folder
    }()

    /// A cage lets code make no links: there files are copied, the first ones that these bytes are enough for.
    private static let mostBytes = 64_000_000

    static func fill(
        _ folder: String, with files: [String], linking link: (_ file: String, _ link: String) throws -> Void
    ) {
        let manager = FileManager.default
        var room = mostBytes
        for file in files {
            let place = folder + "/" + (file as NSString).lastPathComponent
            // Of several with one name the nearest to the top counts.
            guard !manager.fileExists(atPath: place), (try? link(file, place)) == nil else { continue }
            let size = (try? manager.attributesOfItem(atPath: file)[.size] as? Int) ?? 0
            guard size <= room, (try? manager.copyItem(atPath: file, toPath: place)) != nil else { continue }
            room -= size
        }
    }

    private static let sources: Set = [
        "swift", "h", "m", "mm", "c", "cpp", "metal", "storyboard", "xib", "xcassets", "xcdatamodeld", "xcdatamodel",
        "entitlements", "xcconfig", "xcodeproj", "xcworkspace", "playground", "pbxproj",
    ]

    private static func isCopied(_ file: String) -> Bool {
        let parts = (file as NSString).pathComponents
        guard let name = parts.last, !name.hasPrefix("."), !sources.contains((name as NSString).pathExtension) else {
            return false
        }
        // What is in a folder of such a kind belongs to it.
        return !parts.dropLast().contains { part in
            let kind = (part as NSString).pathExtension
            return sources.contains(kind) || kind == "lproj" || kind == "bundle"
        }
    }
}

extension Bundle {
    /// What adapted code has in place of `resourcePath`.
    public var resourcePathInProject: String? {
        (bundlePath == Bundle.ofProject.bundlePath ? FlatBundle.folder : nil) ?? resourcePath
    }
}
