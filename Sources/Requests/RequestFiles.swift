import Foundation
import FoundationNetworking

/// The files of a folder that answer requests, named after the host and the path.
enum RequestFiles {
    /// The file that answers a request: that of its path with its query, or else of its path.
    static func file(for request: URLRequest, in folder: String) -> String? {
        for name in names(for: request) {
            let place = (folder + "/" + name) as NSString
            let files = (try? FileManager.default.contentsOfDirectory(atPath: place.deletingLastPathComponent)) ?? []
            let base = place.lastPathComponent
            let found = files.sorted().first { file in
                // `users.post.json` is not for who only reads `users`.
                let isNamed =
                    file == base || file.hasPrefix(base + ".") && !file.dropFirst(base.count + 1).contains(".")
                // The folder `users` with `users/42.json` answers nothing.
                return isNamed && !isFolder(place.deletingLastPathComponent + "/" + file)
            }
            if let found { return place.deletingLastPathComponent + "/" + found }
        }
        return nil
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder = ObjCBool(false)
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The names of such files in the folder, without what stands after their last dots.
    static func names(for request: URLRequest) -> [String] {
        guard let url = request.url, let host = url.host?.lowercased(), !host.isEmpty else { return [] }
        var parts = url.path.split(separator: "/").map(String.init)
        // No name leads out of the folder.
        guard !([host] + parts).contains(where: { $0.hasPrefix(".") }) else { return [] }
        if parts.isEmpty || url.absoluteString.split(separator: /[?#]/)[0].hasSuffix("/") { parts.append("index") }
        let path = ([host] + parts).joined(separator: "/")
        let method = request.httpMethod?.lowercased() ?? "get"
        let suffix = ["get", "head"].contains(method) ? "" : "." + method
        let query = url.query.map {
            [path + "?" + ($0.removingPercentEncoding ?? $0).replacing("/", with: "_") + suffix]
        }
        return (query ?? []) + [path + suffix]
    }

    /// What servers call the kinds of files.
    static func type(of file: String) -> String {
        types[(file as NSString).pathExtension.lowercased()] ?? "application/octet-stream"
    }

    private static let types = [
        "json": "application/json", "xml": "application/xml", "rss": "application/rss+xml", "pdf": "application/pdf",
        "html": "text/html", "txt": "text/plain", "csv": "text/csv", "png": "image/png", "jpg": "image/jpeg",
        "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "svg": "image/svg+xml",
    ]
}
