import Foundation
import Synchronization

/// The files that are being written. They are removed when the run is interrupted.
///
/// Each is locked from its first moment until it has its name or is gone. So a file without a lock is one that nobody
/// writes any more, whatever has become of its process: the system may keep the number of one that was killed for a while.
package enum TemporaryFiles {
    package struct File {
        let path: FilePath
        let descriptor: Int32
    }

    private struct Open {
        var paths: Set<FilePath> = []
        var count = 0
        var visited: Set<FilePath> = []
    }

    private static let open = Mutex(Open())
    private static let prefix = ".preview-"
    private static let suffix = ".tmp"
    private static let mostAttempts = 10_000

    package static func make(beside target: FilePath) throws -> File {
        try open.withLock { open in
            // In a container an earlier process may have had the same id, and may have been killed.
            for _ in 0..<mostAttempts {
                open.count += 1
                let name = "\(prefix)\(getpid())-\(open.count)\(suffix)"
                let path = target.folder.appending(Array(name.utf8))
                // With the permissions of any new file: 0666 less the user's mask.
                let descriptor = path.withCString {
                    Foundation.open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
                }
                guard descriptor >= 0 else {
                    if errno == EEXIST { continue }
                    throw SystemError(code: errno)
                }
                if isOurs(descriptor) {
                    open.paths.insert(path)
                    return File(path: path, descriptor: descriptor)
                }
                close(descriptor)
            }
            throw SystemError(code: EEXIST)
        }
    }

    /// Whether a new file is locked now. Before it is, another process may have taken it for an abandoned one.
    private static func isOurs(_ descriptor: Int32) -> Bool {
        if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return errno != EWOULDBLOCK }
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink > 0
    }

    /// Renames the file, replacing what has that name.
    package static func finish(_ file: File, as target: FilePath) throws {
        try open.withLock { open in
            let result = file.path.withCString { from in target.withCString { rename(from, $0) } }
            guard result == 0 else { throw SystemError(code: errno) }
            open.paths.remove(file.path)
        }
        close(file.descriptor)
    }

    package static func discard(_ file: File) {
        open.withLock { open in
            if open.paths.remove(file.path) != nil { _ = file.path.withCString { unlink($0) } }
        }
        close(file.descriptor)
    }

    /// Removes them all; no new one can appear before `afterwards` is over.
    package static func discardAll(_ afterwards: () -> Void) {
        open.withLock { open in
            for path in open.paths { _ = path.withCString { unlink($0) } }
            open.paths = []
            afterwards()
        }
    }

    /// Removes files of processes that were killed.
    static func discardAbandoned(in folder: FilePath) {
        guard firstVisit(to: folder), let names = try? folder.namesOfEntries() else { return }
        for name in names {
            let text = String(decoding: name, as: UTF8.self)
            guard text.hasPrefix(prefix), text.hasSuffix(suffix),
                Int32(text.dropFirst(prefix.count).prefix { $0 != "-" }) != nil
            else { continue }
            discardIfAbandoned(folder.appending(name))
        }
    }

    private static func discardIfAbandoned(_ path: FilePath) {
        guard !open.withLock({ $0.paths.contains(path) }) else { return }
        let descriptor = path.withCString { Foundation.open($0, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
        guard descriptor >= 0 else { return }
        // Removed under the lock, so that no process begins to write it in between.
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { _ = path.withCString { unlink($0) } }
        close(descriptor)
    }

    /// A folder with thousands of files is not read again for each new file.
    private static func firstVisit(to folder: FilePath) -> Bool {
        open.withLock { $0.visited.insert(folder).inserted }
    }
}
