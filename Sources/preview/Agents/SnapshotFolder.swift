import Foundation
import Glibc
import Maquette
import MaquetteWorkers

/// The folder of a server for pictures whose paths agents get, and for temporary files of a project's code. It goes with
/// the server.
enum SnapshotFolder {
    private static let prefix = "maquette-previews-"

    /// Nil in a process without a server. Set before the process that works is started, which may get another folder for
    /// temporary files.
    nonisolated(unsafe) private static var path: String?

    /// Call this before the process that works is started, in the server while it has one thread. Folders of servers that are
    /// gone without having been able to remove them are removed.
    static func begin() {
        let (server, folder) = (WarmProcess.asking, NSTemporaryDirectory())
        path = (folder as NSString).appendingPathComponent("\(prefix)\(getuid())-\(server)")
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix("\(prefix)\(getuid())-") {
            guard let other = pid_t(name.split(separator: "-").last ?? ""), other != server, kill(other, 0) != 0,
                errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(atPath: (folder as NSString).appendingPathComponent(name))
        }
    }

    @Sendable static func remove() { if let path { try? FileManager.default.removeItem(atPath: path) } }

    /// Whether a change is a picture in the folder.
    static func mayMake(_ change: FileChange) -> Bool {
        guard case .write(_, let file) = change, let path else { return false }
        return file.folder == FilePath(path) && file.ext == "png" && file.name.first != UInt8(ascii: ".")
    }

    /// Makes the folder, before this process may no longer do so; nil in a process without a server.
    static func prepare() throws -> String? {
        guard let path else { return nil }
        let folder = FilePath(path)
        // The folder was made before this process went into a cage.
        if FileChange.maker != nil { return path }
        // Nobody else may put a link there or read the pictures.
        guard mkdir(path, 0o700) == 0 || errno == EEXIST,
            folder.status(followingLinks: false)?.isOwnFolder == true
        else { throw Failure("\(folder.shown): pictures cannot be written there") }
        return folder.shown
    }

    /// Equal pictures have the same name, so a thousand calls leave no thousand files.
    static func write(_ png: [UInt8], for file: String, as kind: String = "") throws -> String {
        let folder = FilePath(try prepare() ?? NSTemporaryDirectory())
        let stem = FileNames.slug((((file as NSString).lastPathComponent) as NSString).deletingPathExtension)
        let name = [stem, kind, ContentHash(png).name].filter { !$0.isEmpty }.joined(separator: "-")
        let path = folder.appending("\(name).png".utf8)
        if path.kind == nil { try AtomicFile.write(png, to: path) }
        return path.shown
    }
}

extension stat {
    fileprivate var isOwnFolder: Bool { st_mode & S_IFMT == S_IFDIR && st_uid == getuid() }
}
