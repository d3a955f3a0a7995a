import Foundation

/// Runs git.
enum Git {
    /// What git prints; nil when it fails.
    static func output(_ words: [String], in folder: FilePath) throws -> [UInt8]? {
        let (bytes, code) = Program.output(of: "/usr/bin/env", ["git", "-C", folder.shown] + words)
        guard let code else { throw Failure("git cannot be run") }
        // `env` exits with this when there is no such command.
        if code == 127 { throw Failure("git is not installed, or not on the PATH") }
        return code == 0 ? bytes : nil
    }

    /// The first line that it prints, as a path; nil when it fails.
    static func path(_ words: [String], in folder: FilePath) throws -> FilePath? {
        try output(words, in: folder).map { FilePath(bytes: Array($0.prefix { $0 != UInt8(ascii: "\n") })) }
    }
}
