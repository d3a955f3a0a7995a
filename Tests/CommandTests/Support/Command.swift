import Foundation
import Testing

/// What a run of the built command left behind.
struct Run {
    var status: Int32
    var output: Data
    var errors: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
    var errorLines: [String] { errors.split(separator: "\n").map(String.init) }

    /// Each line of the output as an object.
    func objects() throws -> [[String: Any]] {
        try lines.map { line in
            try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
        }
    }
}

enum Command {
    /// The command that was built with the tests, beside them.
    static let path = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("preview").path

    /// The folder of the package.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The verbs that `preview --help` lists.
    static let verbs: [String] = {
        let overview = (try? Workplace().preview("--help").lines) ?? []
        return overview.compactMap { $0.prefixMatch(of: #/  ([a-z][a-z-]*)  /#).map { String($0.output.1) } }
    }()
}

/// A folder of its own for a test, which goes away with it.
final class Workplace: Sendable {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("preview-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func preview(_ arguments: String..., input: Data? = nil) throws -> Run {
        try run(Command.path, arguments, input: input)
    }

    /// Words for a shell, in which `preview` is the built command.
    func shell(_ script: String) throws -> Run {
        try run("/bin/bash", ["-c", "preview() { '\(Command.path)' \"$@\"; }\n" + script])
    }

    /// Output goes into files, so that no pipe can fill up.
    func run(_ program: String, _ arguments: [String], input: Data? = nil) throws -> Run {
        let streams = FileManager.default.temporaryDirectory.appendingPathComponent("streams-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: streams) }
        func file(_ name: String, holding data: Data) throws -> URL {
            let file = streams.appendingPathComponent(name)
            try data.write(to: file)
            return file
        }
        let (output, errors) = (try file("output", holding: Data()), try file("errors", holding: Data()))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = try FileHandle(forReadingFrom: file("input", holding: input ?? Data()))
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        let status = process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
        return Run(
            status: status, output: try Data(contentsOf: output),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }

    func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

    func write(_ data: Data, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func read(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

    /// Everything in the folder, hidden files too, with the folders below it.
    var files: [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { name in
            var isFolder: ObjCBool = false
            let path = folder.appendingPathComponent(name).path
            return !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || !isFolder.boolValue
        }.sorted()
    }
}
