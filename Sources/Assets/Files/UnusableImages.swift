import Foundation
import MaquetteDrawing
import Synchronization

/// Files that were looked at for an image and cannot be painted: a stand-in takes their place, and whoever names the image
/// wants to know why.
enum UnusableImages {
    /// What is wrong with files, by their paths.
    private static let known = Mutex<[String: [String: String]]>([:])

    static func forget() { known.withLock { $0 = [:] } }

    static func note(_ reason: String, of path: String, for name: String) {
        known.withLock { $0[name, default: [:]][path] = reason }
    }

    /// A file that is there and yields no bytes.
    static func noteUnreadable(_ path: String, for name: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return }
        let isThere = stat(path, &status) == 0
        note(isThere ? "it cannot be read" : String(cString: strerror(errno)), of: path, for: name)
    }

    static func files(named name: String, in folders: [String]) -> [UnusableImage] {
        (known.withLock { $0[name] } ?? [:]).filter { file in folders.contains { file.key.hasPrefix($0 + "/") } }
            .map { UnusableImage(path: $0.key, reason: $0.value) }.sorted { $0.path < $1.path }
    }
}

/// An image file that is there and cannot be used.
package struct UnusableImage: Hashable, Sendable {
    package let path: String
    package let reason: String
}

extension UIImage {
    /// The files of a name that were found where images are looked for now, and cannot be used.
    package static func unusableFiles(named name: String) -> [UnusableImage] {
        let assets = Headless.settings.projectAssets
        let folders = assets.catalogs + assets.imageFolders + Headless.resources.imageFolders
        return UnusableImages.files(named: name, in: folders.map(\.path))
    }

    /// Whether it is a placeholder.
    package var isStandIn: Bool { state.declaredSize != nil }
}
