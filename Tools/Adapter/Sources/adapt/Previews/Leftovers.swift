import Foundation

/// What was compiled before and is of no use any more. The newest stay: somebody may still be loading them, and an edit may be
/// taken back.
struct Leftovers {
    private var made: [String: [String]] = [:]
    private static let kept = 4
    private static let secondsKept = 86_400.0

    /// Notes that a file stands for something now.
    mutating func use(_ path: String, insteadOf thing: String) {
        var paths = made[thing] ?? []
        paths.removeAll { $0 == path }
        paths.append(path)
        if paths.count > Self.kept { unlink(paths.removeFirst()) }
        made[thing] = paths
    }

    /// Removes what other processes left in a folder long ago.
    static func removeOld(in folder: String) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
            let path = folder + "/" + name
            let isOurs = name.hasPrefix("copies-") || [".o", ".so"].contains { name.contains($0) }
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
            guard isOurs, let date = attributes?[.modificationDate] as? Date,
                date.timeIntervalSinceNow < -secondsKept
            else { continue }
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}
