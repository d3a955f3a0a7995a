import Foundation

/// A folder of its own for a test of scripts, which goes away with it.
final class Sandbox {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("scripts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    struct Ended {
        var status: Int32
        /// Both streams.
        var text: String
    }

    /// Runs words of bash in the folder. `$MAQUETTE` is the checkout.
    func bash(_ script: String, _ variables: [String: String] = [:]) throws -> Ended {
        let output = folder.appendingPathComponent("output-\(UUID().uuidString)")
        try Data().write(to: output)
        defer { try? FileManager.default.removeItem(at: output) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-euo", "pipefail", "-c", script]
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }.merging([
            "MAQUETTE": RoomMap.folder.path, "HOME": folder.path,
            "GIT_CONFIG_COUNT": "2", "GIT_CONFIG_KEY_0": "user.name", "GIT_CONFIG_VALUE_0": "Test",
            "GIT_CONFIG_KEY_1": "user.email", "GIT_CONFIG_VALUE_1": "test@example.org",
        ]) { $1 }
        let handle = try FileHandle(forWritingTo: output)
        (process.standardOutput, process.standardError) = (handle, handle)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return Ended(status: process.terminationStatus, text: try String(contentsOf: output, encoding: .utf8))
    }

    func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }

    func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    static func has(_ program: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
        }
    }
}
