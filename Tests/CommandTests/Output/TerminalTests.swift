import Foundation
import Testing

@testable import preview

/// What is said on a terminal only, which `script` stands in for.
@Suite("On a terminal", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
struct TerminalTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    private func onTerminal(_ command: String, _ variables: String = "") throws -> String {
        try place.shell("\(variables) script -qec \"'\(Command.path)' \(command)\" /dev/null").text
    }

    @Test("progress shows the end of a path, and elsewhere there is none") func progress() throws {
        let folder = String(repeating: "a-folder/", count: 10)
        try place.write(SmallDocuments.box, to: "\(folder)one.json")
        try place.write(SmallDocuments.box, to: "\(folder)two.json")
        let said = try onTerminal("render a-folder -o out")
        #expect(said.contains("1/2 …") && said.contains("a-folder/one.json"))
        #expect(!(try place.preview("render", "a-folder", "-o", "out").errors.contains("1/2")))
    }

    /// Seconds up to a minute and a half, then whole minutes, to the nearest one.
    @Test(
        "an estimate is as rough as it may be",
        arguments: [
            (0, "1 s"), (7, "7 s"), (89, "89 s"), (90, "2 min"), (100, "2 min"), (149, "2 min"), (151, "3 min"),
            (3600, "60 min"),
        ])
    @MainActor func estimate(seconds: Int, words: String) {
        #expect(Progress.words(forSecondsLeft: seconds) == ", \(words) left")
    }

    /// https://no-color.org: any value that is not empty.
    @Test("colours stay out where NO_COLOR asks for that") func colours() throws {
        try place.write(SmallDocuments.label("Hello"), to: "old.json")
        try place.write(SmallDocuments.label("Goodbye"), to: "new.json")
        let escape = "\u{1B}["
        #expect(try onTerminal("diff old.json new.json", "TERM=xterm NO_COLOR=").contains(escape))
        #expect(!(try onTerminal("diff old.json new.json", "TERM=xterm NO_COLOR=1").contains(escape)))
        #expect(!(try onTerminal("diff old.json new.json", "TERM=dumb NO_COLOR=").contains(escape)))
        #expect(!(try place.preview("diff", "old.json", "new.json").text.contains(escape)))
    }

    /// As clang colours them: bold places, magenta warnings.
    @Test("lint colours places and severities") func coloredFindings() throws {
        try place.write(
            #"{"view": {"subviews": [{"type": "label", "id": "a", "text": "Hello", "width": 10, "height": 10}]}}"#,
            to: "cut.json")
        let said = try onTerminal("lint cut.json", "TERM=xterm NO_COLOR=")
        #expect(said.contains("\u{1B}[1mcut.json:1:24:\u{1B}[0m \u{1B}[1;35mwarning:\u{1B}[0m ["))
        #expect(!(try onTerminal("lint cut.json", "TERM=xterm NO_COLOR=1").contains("\u{1B}[")))
        #expect(!(try place.preview("lint", "cut.json").text.contains("\u{1B}[")))
    }
}
