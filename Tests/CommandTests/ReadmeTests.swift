import Foundation
import Testing

@Suite("The README and the tour")
struct ReadmeTests {
    private static let commands = ["README.md", "Documentation/tour.md"].flatMap(commands)

    /// Every line of a code block that calls the command; a backslash at its end goes on with the next.
    private static func commands(of page: String) -> [String] {
        let readme = (try? String(contentsOf: Command.package.appendingPathComponent(page), encoding: .utf8)) ?? ""
        var commands: [String] = []
        var (isCode, goesOn) = (false, false)
        for line in readme.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("```") { isCode.toggle() }
            let words = line.drop { $0 == " " }
            let isCall = ["Scripts/preview", "preview"].contains { words == $0 || words.hasPrefix("\($0) ") }
            guard (isCode || line.hasPrefix("    ")) && (isCall || goesOn) else {
                goesOn = false
                continue
            }
            if goesOn { commands[commands.count - 1] += "\n" + line } else { commands.append(String(words)) }
            goesOn = line.hasSuffix("\\")
        }
        return commands
    }

    @Test("has command lines to try") func hasCommands() {
        #expect(Self.commands.count >= 12)
    }

    /// Each is run in a copy of what the package ships, as it was typed, by the command that was built.
    @Test("has no command line that does not work", arguments: commands) func works(command: String) throws {
        let place = try Workplace()
        for name in ["Fixtures", "Examples", "README.md"] {
            let source = Command.package.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: source.path) else { continue }
            try FileManager.default.createSymbolicLink(
                at: place.folder.appendingPathComponent(name), withDestinationURL: source)
        }
        let run = try place.shell(
            """
            mkdir Scripts; ln -s '\(Command.path)' Scripts/preview
            \(command)
            """)
        let isBare = command.split(separator: "#")[0].split(separator: " ") == ["Scripts/preview"]
        // Alone the command says what is missing; a check of translations may find some that do not fit.
        let accepted: [Int32] = isBare ? [2] : command.contains("--strings") ? [0, 1] : [0]
        #expect(accepted.contains(run.status), "\(run.errors)")
    }
}
