import UIKit

/// The command: finds the subcommand and turns its errors into one line and an exit code.
@MainActor enum Preview {
    static let version = "0.1.0"

    private static let subcommands: [any Subcommand.Type] = [Measure.self, Devices.self]

    static func run(_ arguments: [String]) -> Int32 {
        do {
            try dispatch(arguments)
            return 0
        } catch let error as UsageError {
            FileHandle.standardError.write(Data("preview: \(error.words)\n".utf8))
        } catch {
            FileHandle.standardError.write(Data("preview: \(error.localizedDescription)\n".utf8))
        }
        return 2
    }

    private static func dispatch(_ arguments: [String]) throws {
        guard let name = arguments.first else {
            throw UsageError("say what to do; `preview --help` lists the commands")
        }
        switch name {
        case "--help", "-h", "help": print(help)
        case "--version": print("preview \(version)")
        default:
            guard let subcommand = subcommands.first(where: { $0.name == name }) else {
                throw UsageError("there is no command `\(name)`; `preview --help` lists the commands")
            }
            let rest = Array(arguments.dropFirst())
            if rest.contains("--help") || rest.contains("-h") { return print(subcommand.help) }
            try subcommand.run(rest)
        }
    }

    private static var help: String {
        var lines = [
            "UIKit layouts, seen without a Mac.", "", "usage: preview COMMAND [options]",
            "       preview COMMAND --help", "",
        ]
        for subcommand in subcommands {
            lines.append("  " + subcommand.name.padding(toLength: 12, withPad: " ", startingAt: 0) + subcommand.summary)
        }
        lines += ["", "  --version   print the version"]
        return lines.joined(separator: "\n")
    }
}

/// One word after `preview`.
@MainActor protocol Subcommand {
    static var name: String { get }
    static var summary: String { get }
    static var help: String { get }
    static func run(_ arguments: [String]) throws
}

/// Something the caller typed that cannot be followed.
struct UsageError: Error {
    let words: String

    init(_ words: String) { self.words = words }
}
