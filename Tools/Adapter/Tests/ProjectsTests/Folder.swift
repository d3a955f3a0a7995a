import Foundation

/// A folder with files in it, which is removed in the end.
final class Folder {
    let path: String

    init(_ files: [String: String]) throws {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(
            path: "projects-\(UUID().uuidString)")
        path = url.path
        for (name, text) in files {
            let file = url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Paths within the folder.
    func short(_ paths: [String]) -> [String] { paths.map { $0.replacing(path + "/", with: "") } }
}
