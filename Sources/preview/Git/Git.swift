import Foundation

/// Runs git.
enum Git {
    /// What it prints; nil when it fails.
    static func output(_ words: [String], in folder: FilePath) throws -> [UInt8]? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder.shown] + words
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw Failure("git cannot be run: \(error.localizedDescription)") }
        let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        // `env` exits with this when there is no such command.
        if process.terminationStatus == 127 { throw Failure("git is not installed, or not on the PATH") }
        return process.terminationStatus == 0 ? bytes : nil
    }

    /// The first line that it prints, as a path; nil when it fails.
    static func path(_ words: [String], in folder: FilePath) throws -> FilePath? {
        try output(words, in: folder).map { FilePath(bytes: Array($0.prefix { $0 != UInt8(ascii: "\n") })) }
    }
}
