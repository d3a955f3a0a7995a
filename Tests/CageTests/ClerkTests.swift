import Foundation
import MaquetteCage
import Testing

/// What a clerk does for a process in a cage, which is `cat` here: `Documentation/security.md` says what it may read.
@Suite struct ClerkTests {
    @Test(arguments: CageTests.Way.ofBuilds)
    func `A clerk starts programs, and they read what the cage lets through`(_ way: CageTests.Way) throws {
        let trial = try Trial()
        let files = ["project/Sources/Card.swift", "other/id_rsa", "project/.git/config", "project/Sources/Card.swift"]
        let found = try trial.run(way, files.map { "clerk=\(trial.folder)/\($0)" } + ["fork", "exec"])
        let refused = "clerk refused"
        #expect(
            found == ["clerk struct Card {}", refused, refused, "clerk struct Card {}", "fork EACCES", "exec EACCES"])
    }

    @Test func `Whatever it is asked, it answers`() throws {
        let trial = try Trial()
        let found = try trial.run(
            CageTests.Way(words: [], needs: []), "clerk=", "clerk=\(String(repeating: "a", count: 100_000))", "clerk=-",
            "clerk=--help-me")
        #expect(found.map { $0 == "clerk refused" || $0 == "clerk " } == [true, true, true, true], "\(found)")
    }
}
