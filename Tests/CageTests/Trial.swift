import Foundation
import Testing

/// A project, a place beside it, and the program that goes into a cage.
struct Trial: ~Copyable {
    let folder: String
    var project: String { folder + "/project" }
    var temporary: String { folder + "/temporary" }
    var output: String { folder + "/output" }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("cage-\(UUID().uuidString)").path
        let files = [
            "project/Sources/Card.swift": "struct Card {}\n", "project/Package.swift": "import PackageDescription\n",
            "project/.git/config": "token\n", "project/.env": "token\n",
            "project/.git/hooks/README": "\n", "other/id_rsa": "key\n", "temporary/.keep": "", "output/.keep": "",
        ]
        for (name, text) in files {
            let url = URL(fileURLWithPath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            if !name.hasSuffix(".keep") { try Data(text.utf8).write(to: url) }
        }
        // Whoever it is then, what keeps it out must not be the owner's rights.
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) + ["."] {
            chmod("\(folder)/\(name)", 0o777)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func run(_ way: CageTests.Way, _ trials: String...) throws -> [String] { try run(way, trials) }

    /// - Parameter project: where the cage is told that it is.
    func run(_ way: CageTests.Way, at project: String, _ trials: String...) throws -> [String] {
        try run(way, at: project, trials)
    }

    func run(_ way: CageTests.Way, at project: String? = nil, _ trials: [String]) throws -> [String] {
        let text = try Self.output(way.words + [project ?? self.project, temporary, output] + trials)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
        try #require(lines.count == trials.count, "\(text)")
        return lines
    }

    static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("cage-trial")

    static func output(_ words: [String]) throws -> String { try run(words).text }

    static func run(_ words: [String]) throws -> (text: String, code: Int32) {
        let process = Process()
        process.executableURL = program
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (text, process.terminationStatus)
    }
}
