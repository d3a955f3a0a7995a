import Foundation

/// A folder for the snapshots of one test, which goes away with it.
final class SnapshotFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "snapshots-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var files: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    func text(of name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }
    func write(_ data: Data, to name: String) throws { try data.write(to: URL(fileURLWithPath: path + "/" + name)) }
}
