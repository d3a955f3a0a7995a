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
    nonisolated(unsafe) private static var attachments = 0

    static func attach(_ data: Data?, name: String?, type: String) {
        guard let folder = ProcessInfo.processInfo.environment[folderVariable], let data else { return }
        let number = lock.withLock {
            attachments += 1
            return attachments
        }
        let ending = ["public.png": ".png", "public.plain-text": ".txt"][type] ?? ""
        let plain = (name ?? "attachment").split { !($0.isLetter || $0.isNumber || "_.-".contains($0)) }
            .joined(separator: "-")
        let file = "\(folder)/\(number)-\(plain)\(plain.hasSuffix(ending) ? "" : ending)"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try? data.write(to: URL(fileURLWithPath: file))
    }
}
