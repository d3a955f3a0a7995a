import Foundation

/// What happens in a run, a line of JSON each, in the file that the environment names. Who started the process reads it, also after
/// a crash.
public enum TestEvents {
    public static let variable = "MAQUETTE_TEST_EVENTS"
    static let folderVariable = "MAQUETTE_TEST_ATTACHMENTS"

    private static let file: Int32 = {
        guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else { return -1 }
        return open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    }()

    public static func note(_ event: String, _ values: [String: String] = [:]) {
        var values = values
        values["event"] = event
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard file >= 0, var line = try? encoder.encode(values) else { return }
        line.append(UInt8(ascii: "\n"))
        // At once, so that no other thread's line comes between.
        line.withUnsafeBytes { _ = write(file, $0.baseAddress!, $0.count) }
    }

    private static let lock = NSLock()

    /// - Parameter isKept: whether it is of interest also when its test passes.
    static func attach(_ data: Data?, name: String?, type: String, isKept: Bool) {
        guard let folder = ProcessInfo.processInfo.environment[folderVariable], let data else { return }
        let ending =
            ["public.png": ".png", "public.jpeg": ".jpeg", "public.plain-text": ".txt", "public.json": ".json"][type]
            ?? ""
        let plain = (name ?? "attachment").split { !($0.isLetter || $0.isNumber || "_.-".contains($0)) }
            .joined(separator: "-")
        let words = plain.hasSuffix(ending) ? String(plain.dropLast(ending.count)) : plain
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let written = lock.withLock { () -> String? in
            // After a crash another process goes on with the numbers.
            let free = (1...).lazy.map { "\(folder)/\(words)\($0 == 1 ? "" : "-\($0)")\(ending)" }
                .first { !FileManager.default.fileExists(atPath: $0) }
            guard let free, (try? data.write(to: URL(fileURLWithPath: free))) != nil else { return nil }
            return free
        }
        guard let written else { return }
        note("attachment", ["attachment": written, "kept": isKept ? "yes" : ""])
    }
}
