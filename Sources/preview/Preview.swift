import Maquette
@_exported import MaquetteFiles
import MaquetteSyntax
import MaquetteWorkers

/// The command: finds the subcommand, and turns errors into lines on standard error and an exit code.
@MainActor enum Preview {
    static let version = Edition.version

    static let subcommands: [any Subcommand.Type] = [
        Render.self, App.self, TestCommand.self, Packages.self, Frames.self, Accessibility.self, Measure.self,
        Lint.self, Diff.self, Print.self, SnapshotCommand.self, Serve.self, AgentServer.self, Devices.self,
        Symbols.self,
        Doctor.self, Toolset.self, InstallGit.self,
    ]

    /// The command with its options, if both are as they should be.
    static func typed(_ arguments: [Argument]) -> (verb: any Subcommand.Type, Arguments)? {
        guard let verb = subcommands.first(where: { $0.name == arguments.first?.text }) else { return nil }
        let words = arguments.dropFirst()
        if let part = verb.parts.first(where: { $0.name == "\(verb.name) \(words.first?.text ?? "")" }) {
            return (try? Arguments(words.dropFirst(), options: part.options)).map { (part, $0) }
        }
        return (try? Arguments(words, options: verb.options)).map { (verb, $0) }
    }

    /// How a batch is supervised; nil for runs that no process of their own is worth.
    static func limits(_ arguments: [Argument]) -> Limits? {
        subcommands.first { $0.name == arguments.first?.text }?.limits(arguments.dropFirst())
    }

    /// The process that draws for a verb that stays.
    private(set) static var warm: WarmProcess?

    static func startWarm(_ arguments: [Argument]) {
        warm = subcommands.first { $0.name == arguments.first?.text }?.warm(arguments.dropFirst())
        if WarmProcess.isSuccessor { exit(Outcome.badInput.rawValue) }
    }

    static func run(_ arguments: [Argument]) async -> Int32 {
        do {
            return try await dispatch(arguments).rawValue
        } catch let failure as Failure {
            for line in failure.lines { StandardError.say("preview: \(line)") }
        } catch {
            StandardError.say("preview: \(error)")
        }
        return Outcome.badInput.rawValue
    }

    private static func dispatch(_ arguments: [Argument]) async throws -> Outcome {
        guard let name = arguments.first?.text else {
            throw Failure("name a command; `preview --help` lists them")
        }
        switch name {
        case "--help", "-h": try StandardOutput.print(help)
        case "help": try StandardOutput.print(help(on: arguments.dropFirst().first?.text))
        case "--version": try StandardOutput.print(VersionLines.all.joined(separator: "\n"))
        case "--completions": try StandardOutput.print(CompletionScripts.script(for: arguments.dropFirst().map(\.text)))
        case "--complete": try StandardOutput.print(Completion(of: Array(arguments.dropFirst())).text)
        case "--man": try ManPage.write(allInto: arguments.dropFirst())
        default:
            guard let subcommand = subcommands.first(where: { $0.name == name }) else {
                throw Failure(unknown(name))
            }
            if let words = DocumentCode.failure { throw Failure("--code: \(words)") }
            do {
                try DependencyFile.begin(arguments)
                let outcome = try await subcommand.run(arguments.dropFirst())
                try DependencyFile.end(outcome)
                return outcome
            } catch is HelpIsWanted {
                try StandardOutput.print(subcommand.help)
            }
        }
        return .fine
    }

    private static func help(on name: String?) throws -> String {
        guard let name else { return help }
        guard let subcommand = subcommands.first(where: { $0.name == name }) else { throw Failure(unknown(name)) }
        return subcommand.help
    }

    private static func unknown(_ name: String) -> String {
        let options = globalOptions.map(\.name)
        let near = NearestNames.suggestion(for: name, among: subcommands.map { $0.name } + options)
        let kind = name.hasPrefix("-") ? "option" : "command"
        return "there is no \(kind) `\(name.shortened)`\(near ?? "; `preview --help` lists the commands")"
    }

    /// The options that are given in place of a command.
    static let globalOptions: [Option] = [
        .flag("--help", "print the commands"), .flag("--version", "print the version, the revision and the toolset"),
        .value(
            "--completions", "SHELL", "print a script that completes words in bash, zsh or fish",
            completion: .words(["bash", "zsh", "fish"])),
        .value("--man", "FOLDER", "write the manual pages there", completion: .files),
    ]

    static let summary = "UIKit layouts, seen without a Mac: pictures, frames and text sizes."
    static let examples = ["render screen.json", "measure 'Sign in with Apple' --font 17-semibold --width 120"]

    private static var help: String {
        var lines = [
            summary, "",
            "usage: preview COMMAND …", "       preview COMMAND --help", "",
        ]
        for subcommand in subcommands {
            lines.append("  " + subcommand.name.padding(toLength: 15, withPad: " ", startingAt: 0) + subcommand.summary)
        }
        lines += [
            "", "  --version                    print the version, the revision and the toolset",
            "  --completions bash|zsh|fish  print a script that completes words in a shell",
            "  --man FOLDER                 write the manual pages there", "", "examples:",
        ]
        lines += examples.map { "  preview \($0)" }
        return lines.joined(separator: "\n")
    }
}
