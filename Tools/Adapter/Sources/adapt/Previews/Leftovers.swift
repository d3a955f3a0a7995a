import Foundation

/// What was compiled before and is of no use any more. The newest are kept: a process may still be loading them, and an edit may be
/// taken back.
struct Leftovers {
    private var made: [String: [String]] = [:]
    private static let kept = 4
    private static let secondsKept = 86_400.0

    /// Notes that a file is in use now.
    mutating func use(_ path: String, insteadOf thing: String) {
        var paths = made[thing] ?? []
        paths.removeAll { $0 == path }
        paths.append(path)
        if paths.count > Self.kept { unlink(paths.removeFirst()) }
        made[thing] = paths
    }

    /// Removes what other processes left in a folder: those that are gone, and those of long ago.
    static func removeOld(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder + "/" + name
            let isCopies = name.hasPrefix("copies-")
            if isCopies, let lock = lock(path) {
                try? FileManager.default.removeItem(atPath: path)
                close(lock)
                continue
            }
            let isOurs =
                isCopies || name.hasPrefix("TemporaryDirectory.") || [".o", ".so"].contains { name.contains($0) }
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard isOurs, let date = attributes?[.modificationDate] as? Date,
                date.timeIntervalSinceNow < -secondsKept
            else { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    /// Says that a folder of copies is in use, as long as this process lives.
    static func keep(_ copies: String) {
        close(open(copies + "/lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600))
        _ = lock(copies)
    }

    /// Nil while another process uses the folder, or has not come to say so.
    private static func lock(_ copies: String) -> Int32? {
        let descriptor = open(copies + "/lock", O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        close(descriptor)
        return nil
    }
}
