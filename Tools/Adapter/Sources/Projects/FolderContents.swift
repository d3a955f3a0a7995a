import Foundation

/// What is in folders, however some of it may be: links that lead nowhere or in a circle, folders that nobody may open, pipes.
public enum FolderContents {
    /// The paths of all that is below a folder, as far as it can be opened. Links to folders are not followed.
    public static func paths(below folder: String) -> [String] { Walk(folder).paths }

    /// The paths of those that are folders and cannot be opened.
    static func closedFolders(below folder: String) -> [String] { Walk(folder).closed }

    private struct Walk {
        private(set) var paths: [String] = []
        private(set) var closed: [String] = []

        init(_ root: String) {
            var waiting = [""]
            while let next = waiting.popLast() {
                guard let folder = opendir(root + "/" + next) else {
                    if !next.isEmpty { closed.append(next) }
                    continue
                }
                defer { closedir(folder) }
                while let entry = readdir(folder) {
                    let name = withUnsafePointer(to: &entry.pointee.d_name) {
                        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                    }
                    if name == "." || name == ".." { continue }
                    let path = next.isEmpty ? name : next + "/" + name
                    paths.append(path)
                    if Self.isFolder(root + "/" + path, entry.pointee.d_type) { waiting.append(path) }
                }
            }
        }

        private static func isFolder(_ path: String, _ kind: UInt8) -> Bool {
            if kind != UInt8(DT_UNKNOWN) { return kind == UInt8(DT_DIR) }
            var status = stat()
            return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
        }
    }
}

/// How a file can be used.
enum FileAccess {
    case readable
    case unreadable
    /// A folder, whatever its name sounds like.
    case folder

    init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = .unreadable
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        // Who reads a pipe may wait for ever.
        case S_IFREG: self = access(path, R_OK) == 0 ? .readable : .unreadable
        default: self = .unreadable
        }
    }
}

extension ProjectModule {
    /// Files that nobody can read are named, and the others are its files.
    mutating func leaveOutUnreadable() {
        let kinds = files.map { ($0, FileAccess($0)) }
        files = kinds.filter { $0.1 == .readable }.map(\.0)
        unreadableFiles += kinds.filter { $0.1 == .unreadable }.map(\.0)
        headers.removeAll { FileAccess($0) != .readable }
        resources.removeAll { FileAccess($0) == .unreadable }
    }
}
