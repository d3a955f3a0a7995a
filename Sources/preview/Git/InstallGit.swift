import Maquette
import MaquetteSyntax

/// `preview install-git`: what git runs for documents in a repository.
enum InstallGit: Subcommand {
    static let name = "install-git"
    static let summary = "let git describe changes of documents, and verify baselines before a push"
    static let usage = ["install-git [FOLDER] [--remove]"]
    static let options: [Option] = [
        .flag("--remove", "undo the installation"),
        .flag("--no-hook", "only the descriptions, without verifying before a push"), JSONAnswer.option,
    ]
    static let notes = [
        "In the repository of FOLDER (the current one), and in no other:\n"
            + "  git diff, git log -p --ext-diff and git show --ext-diff describe changes of storyboards and xibs in words;\n"
            + "  git push first verifies the baselines of the documents that it would send, as they are in the working copy.",
        "The command changes no file that git tracks. If you have a hook of your own, it keeps the hook, prints the line to\n"
            + "add to it, and exits with 1. `git push --no-verify` pushes without verifying.",
    ]
    static let examples = ["install-git", "install-git --no-hook", "install-git --remove"]

    static func run(_ typed: ArraySlice<Argument>) async throws -> Outcome {
        let arguments = try Arguments(typed, options: options)
        guard arguments.rest.count < 2 else { throw Failure("install-git takes one folder at a time") }
        let folder = arguments.rest.first.map { FilePath(bytes: $0.bytes) } ?? FilePath(".")
        guard folder.kind == .folder else { throw Failure("\(folder.shown): there is no such folder") }
        let setup = try GitSetup(folder)
        let done =
            arguments.has("--remove") ? try setup.remove() : try setup.install(withHook: !arguments.has("--no-hook"))
        if try JSONAnswer.isWanted(arguments) {
            try JSONAnswer.print([
                "changes": .array(done.changes.map { .string($0) }),
                "blocked": done.blocked.map { .string($0) } ?? .null,
            ])
        } else {
            for change in done.changes { try StandardOutput.print(change) }
            if done.changes.isEmpty, done.blocked == nil { try StandardOutput.print("nothing to do") }
            if let blocked = done.blocked { StandardError.say("preview: \(blocked)") }
        }
        return done.blocked == nil ? .fine : .findings
    }
}
