import Foundation

/// What tells that a file may have changed.
public struct FileStamp: Equatable, Sendable {
    private var (seconds, nanoseconds, size, inode) = (0, 0, -1 as Int64, 0 as UInt64)

    public init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        (size, inode) = (Int64(status.st_size), UInt64(status.st_ino))
    }

    public var isThere: Bool { size >= 0 }
    public var text: String { "\(seconds).\(nanoseconds) \(size) \(inode)" }
}
