import Foundation

/// Names of files as their folders spell them.
///
/// The disks of most Macs find a file by its name in small or capital letters, so a project may spell it otherwise for years.
enum SpelledPath {
    /// - Parameters:
    ///   - name: a file or folder, or several folders on the way to one; what is not there keeps its spelling.
    ///   - folder: as it is spelled on the disk.
    static func path(_ name: String, in folder: String) -> String {
        var path = folder
        var parts = name.split(separator: "/")[...]
        while let part = parts.first {
            let next = "\(path)/\(part)"
            if FileManager.default.fileExists(atPath: next) {
                path = next
            } else if let found = self.name(part, in: path) {
                path += "/\(found)"
            } else {
                break
            }
            parts.removeFirst()
        }
        return ([path] + parts.map(String.init)).joined(separator: "/")
    }

    private static func name(_ name: Substring, in folder: String) -> String? {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return all.sorted().first { $0.lowercased() == name.lowercased() }
    }
}
