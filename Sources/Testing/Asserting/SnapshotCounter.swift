import Synchronization

/// Numbers the snapshots of a test that have no names, from 1 on.
enum SnapshotCounter {
    private static let counts = Mutex<[String: Int]>([:])

    static func next(in test: String) -> Int {
        counts.withLock { counts in
            counts[test, default: 0] += 1
            return counts[test] ?? 1
        }
    }
}
