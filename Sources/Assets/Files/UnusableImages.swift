import Foundation
import MaquetteDrawing

/// Image files that were found and cannot be painted. A placeholder takes their place, and a warning says why.
enum UnusableImages {
    /// The problems of files, by their paths.
    private static let known = LockedState<[String: [String: String]]>([:])

    static func note(_ reason: String, of path: String, for name: String) {
        known.withLock { $0[name, default: [:]][path] = reason }
    }

    /// A file that exists and cannot be read.
    static func noteUnreadable(_ path: String, _ reason: String, for name: String) {
        var status = stat()
        if lstat(path, &status) == 0 { note(reason, of: path, for: name) }
    }

    static func files(named name: String, in folders: [String]) -> [UnusableImage] {
        (known.withLock { $0[name] } ?? [:]).filter { file in folders.contains { file.key.hasPrefix($0 + "/") } }
            .map { UnusableImage(path: $0.key, reason: $0.value) }.sorted { $0.path < $1.path }
    }
}

/// An image file that exists and cannot be used.
package struct UnusableImage: Hashable, Sendable {
    package let path: String
    package let reason: String
}

extension UIImage {
    /// The files of a name in the current search places that cannot be used.
    package static func unusableFiles(named name: String) -> [UnusableImage] {
        let assets = Headless.settings.projectAssets
        let folders = assets.catalogs + assets.imageFolders + Headless.resources.imageFolders
        return UnusableImages.files(named: name, in: folders.map(\.path))
    }

    /// Whether the image is a placeholder.
    package var isStandIn: Bool { state.declaredSize != nil }
}
