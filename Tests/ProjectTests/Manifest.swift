import Foundation

/// Package.swift, as SwiftPM reads it.
struct Manifest {
    struct Target {
        var name: String
        /// Relative to the package.
        var path: String
        var isTest: Bool
        var dependencies: Set<String>
    }

    let targets: [Target]

    init() throws {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // The build folder belongs to the `swift test` that runs this.
        process.arguments = [
            "swift", "package", "--package-path", RoomMap.folder.path, "--scratch-path", scratch.path, "dump-package",
        ]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let package = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        targets = (package?["targets"] as? [[String: Any]] ?? []).map { target in
            let name = target["name"] as? String ?? ""
            let isTest = target["type"] as? String == "test"
            return Target(
                name: name, path: target["path"] as? String ?? "\(isTest ? "Tests" : "Sources")/\(name)",
                isTest: isTest,
                dependencies: Set((target["dependencies"] as? [[String: Any]] ?? []).compactMap(Self.name)))
        }
    }

    /// `{"byName": ["MaquetteLayout", null]}`, or the same with `target` or `product`.
    private static func name(of dependency: [String: Any]) -> String? {
        (dependency.values.first as? [Any])?.first as? String
    }
}
