import Foundation

/// The pictures that a test writes into the temporary folder. Suites that compare pictures with code of their own leave one there which
/// differs from the stored picture of the same name, for people to look at.
enum WrittenPictures {
    static let folderVariable = "MAQUETTE_TEST_PICTURES"

    private static let lock = NSLock()
    /// The files whose lines have failed in the test that runs.
    nonisolated(unsafe) private static var failed: Set<String> = []
    nonisolated(unsafe) private static var known: [String: Date] = [:]

    static func noteFailure(in file: String) { _ = lock.withLock { failed.insert(file) } }

    /// Tells of those that have come since this was last called and have a stored picture beside a file in which the test failed.
    static func tell(of suite: String) {
        let files = lock.withLock {
            defer { failed = [] }
            return failed
        }
        let written = newPictures()
        guard !written.isEmpty, !files.isEmpty, let folder = ProcessInfo.processInfo.environment[folderVariable] else {
            return
        }
        let folders = Set(files.map { URL(fileURLWithPath: $0).deletingLastPathComponent() })
        let stored = folders.flatMap(pictures)
        for picture in written {
            let references = stored.filter { $0.lastPathComponent == picture.lastPathComponent }
            guard let reference = references.first, references.count == 1 else { continue }
            let place = URL(fileURLWithPath: folder).appendingPathComponent(suite)
            let copy = place.appendingPathComponent(picture.lastPathComponent)
            try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try? FileManager.default.removeItem(at: copy)
            guard (try? FileManager.default.copyItem(at: picture, to: copy)) != nil else { continue }
            TestEvents.note("written", ["picture": copy.path, "reference": reference.path])
        }
    }

    private static func newPictures() -> [URL] {
        pictures(below: URL(fileURLWithPath: NSTemporaryDirectory())).filter { file in
            let date = try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
            return lock.withLock {
                defer { known[file.path] = date }
                return known[file.path] != date
            }
        }
    }

    private static func pictures(below folder: URL) -> [URL] {
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension.lowercased() == "png" }
            .sorted { $0.path < $1.path }
    }
}
