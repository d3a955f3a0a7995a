import Foundation

/// Reads files as they were, by asking git.
enum GitRevision {
    /// The path is from the folder that the command was called in; an empty revision is what is staged.
    static func contents(of path: String, in revision: String, shown: String) throws -> [UInt8] {
        let file = FilePath(path)
        // Paths from the root on are asked for in their own folder, wherever the repository begins.
        let isAbsolute = path.hasPrefix("/")
        let folder = isAbsolute ? file.folder.shown : "."
        let name = isAbsolute ? String(decoding: file.name, as: UTF8.self) : path
        guard try git(["rev-parse", "--git-dir"], in: folder).succeeded else {
            throw Failure("\(shown): \(folder == "." ? "this folder" : folder) is in no git repository")
        }
        if !revision.isEmpty {
            let isKnown =
                try !revision.hasPrefix("-")
                && git(["rev-parse", "--verify", "--quiet", revision + "^{tree}"], in: folder).succeeded
            guard isKnown else { throw Failure("\(shown): there is no revision `\(revision)`") }
        }
        let result = try git(["show", "\(revision):./\(name)"], in: folder)
        guard result.succeeded else {
            let place = revision.isEmpty ? "what is staged" : "`\(revision)`"
            throw Failure("\(shown): there is no file \(name) in \(place)")
        }
        return result.output
    }

    private static func git(_ words: [String], in folder: String) throws -> (succeeded: Bool, output: [UInt8]) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + words
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw Failure("git cannot be run: \(error.localizedDescription)") }
        let bytes = Array(output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        // What `env` says when there is no such command.
        if process.terminationStatus == 127 { throw Failure("git is not installed, or not on the PATH") }
        return (process.terminationStatus == 0, bytes)
    }
}
