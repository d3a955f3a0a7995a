import Foundation

/// What code finds as the folder of its bundle's resources: in an app all resources of a project lie beside each other.
enum FlatBundle {
    /// A folder of links to them, made when it is first asked for. What Xcode compiles is not among them.
    static let folder: String? = {
        guard BundleFolders.areGiven else { return nil }
        let folder = FileManager.homeOfProject + "/bundle"
        let manager = FileManager.default
        try? manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for file in BundleFolders.files(endingIn: "") where isCopied(file) {
            let link = folder + "/" + (file as NSString).lastPathComponent
            // Of several with one name the nearest to the top counts.
            try? manager.createSymbolicLink(atPath: link, withDestinationPath: file)
        }
        return folder
    }()

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
