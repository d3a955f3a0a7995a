import Adapting
import Foundation
import Testing

/// An app of the new project format.
final class AppFixture {
    static let adapter = ProcessInfo.processInfo.environment["MAQUETTE_ADAPTER"]
    private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "app-\(UUID().uuidString)")

    struct Report: Decodable {
        struct Cut: Decodable {
            var path: String
            var line: Int
            var kind: String
            var reason: String
        }
        struct Module: Decodable {
            var module: String
            var isCompiled: Bool
            var viewFiles: Int
            var completeViewFiles: Int
            var viewFilesMissingNothing: Int
            var cuts: [Cut]
            var stubs: [String]
            var members: [String]
            var stubUses: [StubUse]
            var absentModules: [String]
            var standIns: [String]
            var left: [String]
            var missingFiles: [String]
            var steps: [Step]
        }
        struct Step: Decodable {
            var name: String
            var files: Int
        }
        struct Preview: Decodable {
            var kind: String
            var name: String?
            var obstacle: String?
        }
        struct File: Decodable { var previews: [Preview] }
        var modules: [Module]
        var withoutScreens: [String]
        var files: [File]
        var image: String?
    }

    init(_ files: [String: String]) throws {
        let project = """
            // !$*UTF8*$!
            { rootObject = P; objects = {
              P = { isa = PBXProject; mainGroup = G; targets = (T); };
              G = { isa = PBXGroup; sourceTree = "<group>"; children = (Y); };
              Y = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
              T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                fileSystemSynchronizedGroups = (Y); }; }; }
            """
        for (name, text) in files.merging(
            ["App.xcodeproj/project.pbxproj": project], uniquingKeysWith: { own, _ in own })
        {
            try write(name, text)
        }
    }

    /// Of a folder in this repository.
    init(copyOf original: String) throws {
        try FileManager.default.copyItem(atPath: original, toPath: folder.path)
    }

    func write(_ name: String, _ text: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func date(of name: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)[.modificationDate] as? Date
    }

    var path: String { folder.path }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the command, and says how it ended.
    func preview(_ arguments: [String]) throws -> Int32 { try run(arguments).status }

    private func command(_ arguments: [String], with variables: [String: String] = [:]) -> Process {
        let toolset = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent()
        let process = Process()
        process.executableURL = toolset.appending(path: "host")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["MAQUETTE_TOOLSET": toolset.path, "MAQUETTE_CACHE": folder.path + "/.cache"]
        ) { $1 }.merging(variables) { $1 }
        return process
    }

    /// Runs a server that answers each line with a line, and ends it after as many answers.
    func ask(_ arguments: [String], _ lines: [String]) throws -> [String] {
        let (process, input, output) = (command(arguments), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
        var answers: [String] = []
        var arrived = Data()
        while answers.count < lines.count || arrived.last != UInt8(ascii: "\n"),
            case let more = output.fileHandleForReading.availableData, !more.isEmpty
        {
            arrived += more
            answers = String(decoding: arrived, as: UTF8.self).split(separator: "\n").map(String.init)
        }
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return answers
    }

    /// Runs the command, with what it and the project's code print, and what it says on standard error.
    func run(_ arguments: [String], with variables: [String: String] = [:]) throws -> (
        status: Int32, output: String, errors: String
    ) {
        let process = command(arguments, with: variables)
        let files = try ["output", "errors"].map { name in
            try write(".said/\(name)", "")
            return folder.appending(path: ".said/\(name)")
        }
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return (process.terminationStatus, texts[0], texts[1])
    }

    func build() throws -> Report {
        let settings = URL(fileURLWithPath: Toolset.file!).deletingLastPathComponent().path + "/settings.json"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.adapter!)
        process.arguments = ["app", "--settings", settings, "--into", folder.path + "/built", folder.path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        let data = try Data(contentsOf: folder.appending(path: "built/report.json"))
        return try #require(try JSONDecoder().decode([Report].self, from: data).first)
    }
}
