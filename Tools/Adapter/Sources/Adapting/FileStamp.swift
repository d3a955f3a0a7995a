import Foundation

/// What tells that a file may have changed.
public struct FileStamp: Codable, Hashable, Sendable {
    private var seconds = 0
    private var nanoseconds = 0
    /// Negative where there is no file.
    private var size: Int64 = -1
    private var inode: UInt64 = 0

    public init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
        (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        (size, inode) = (Int64(status.st_size), UInt64(status.st_ino))
    }

    /// The program that runs. Where there is no /proc, it is the file by which it was started.
    ///
    /// - Parameter link: what leads to the program.
    public static func ofProgram(by link: String = "/proc/self/exe") -> FileStamp {
        let stamp = FileStamp(link)
        return stamp.isThere ? stamp : FileStamp(CommandLine.arguments[0])
    }

    public var isThere: Bool { size >= 0 }
    public var text: String { "\(seconds).\(nanoseconds) \(size) \(inode)" }
}
