import Foundation

/// Other programs.
enum Tool {
    /// Runs one to its end; both its outputs together.
    static func run(_ name: String, _ arguments: [String]) throws -> (text: String, status: Int32) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: name.hasPrefix("/") ? name : "/usr/bin/env")
        process.arguments = name.hasPrefix("/") ? arguments : [name] + arguments
        process.standardOutput = pipe
        process.standardError = name == "swift" ? FileHandle.nullDevice : pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: data, as: UTF8.self), process.terminationStatus)
    }
}
