import Glibc
import Maquette
import MaquetteAgents
import MaquetteCode
import MaquetteRenderer
import MaquetteWorkers

/// `preview mcp`: shows previews to coding agents.
enum AgentServer: Subcommand {
    static let name = "mcp"
    static let summary = "a server for coding agents: the Model Context Protocol"
    static let usage = ["mcp [FOLDER]"]
    static let options: [Option] = CodeOptions.all

    static let notes = [
        "It is started by an agent such as Claude Code, Cursor or VS Code, and speaks on standard input and output: see\n"
            + "Documentation/agents.md for how to register it. Paths are relative to FOLDER (the folder you are in).",
        "Tools: \(toolNames). They change no file of the project; pictures are\n"
            + "removed when the server ends. A preview that crashes or hangs is reported, and the server goes on.",
    ]

    static let examples = ["mcp", "mcp ~/Projects/Shop"]

    private static let namesInLine = 4
    private static var toolNames: String {
        let names = AgentTools.all.map { $0.description.name }
        let lines = stride(from: 0, to: names.count, by: namesInLine).map { start in
            names.dropFirst(start).prefix(namesInLine).joined(separator: ", ")
        }
        return lines.joined(separator: ",\n")
    }

    /// More at once would only wait for each other.
    private static let mostAtOnce = 4

    static func warm(_ typed: ArraySlice<Argument>) -> WarmProcess? {
        guard let arguments = try? Arguments(typed, options: options) else { return nil }
        // Compiled code can be loaded into the host alone. It gets the same words, and so the folder is entered there.
        try? CodeToolset.find().goOnAsHost()
        guard (try? enterFolder(arguments)) != nil else { return nil }
        SnapshotFolder.begin()
        CodeProcess.prepare()
        // Its successors start in the folder that was entered.
        return WarmProcess(
            again: [name], limits: Limits(seconds: AgentSession.seconds), atOnce: min(mostAtOnce, SharedWork.cores),
            mayMake: SnapshotFolder.mayMake, prepare: WarmWork.prepare
        ) { message in
            // The other cores have other calls.
            SharedWork.pause()
            return AgentSession.work(on: AgentCode.take(from: message), with: AgentTools.all)
        }
    }

    private static func enterFolder(_ arguments: Arguments) throws {
        guard arguments.rest.count <= 1 else { throw Failure("mcp takes one folder, not \(arguments.rest.count)") }
        guard let named = arguments.rest.first.map({ FilePath(bytes: $0.bytes) }) else { return }
        let folder = named.isXcodeProject ? named.absolute.folder : named
        keepToolset()
        guard folder.kind == .folder, folder.withCString({ chdir($0) }) == 0 else {
            throw Failure("there is no folder \(folder.shown)")
        }
    }

    /// Where the environment names the toolset, it does so from the folder that is left.
    private static func keepToolset() {
        guard let named = getenv("MAQUETTE_TOOLSET").map({ String(cString: $0) }), !named.isEmpty else { return }
        setenv("MAQUETTE_TOOLSET", FilePath(named).absolute.shown, 1)
    }

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        guard let warm = Preview.warm else {
            try enterFolder(arguments)
            throw Failure("the process that draws cannot be started")
        }
        Interruption.removeTemporaryFiles(and: SnapshotFolder.remove)
        defer { SnapshotFolder.remove() }
        let session = AgentSession(
            AgentTools.all.map { $0.description }, name: "maquette", version: Preview.version,
            instructions: AgentTools.instructions)
        guard let compiler = AgentCompiler() else { throw Failure("the system allows no more open files") }
        AgentLoop(session, warm, compiler).run()
        return .fine
    }
}
