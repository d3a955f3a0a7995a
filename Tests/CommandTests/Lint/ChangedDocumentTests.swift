import Foundation
import Testing

/// `preview lint --changed` in repositories that the tests make, with the git of the machine.
@Suite("preview lint --changed")
struct ChangedDocumentTests {
    let place: Workplace
    private static let low =
        #"{"view": {"subviews": [{"type": "button", "id": "tap", "frame": [0, 60, 100, 30]}]}}"#

    /// A branch that begins at the first of two commits of `main`, and changes one of four documents.
    init() throws {
        place = try Workplace()
        for name in ["kept", "mine", "theirs", "gone"] { try place.write(Self.low, to: "Screens/\(name).json") }
        let script = """
            set -e
            git init -q -b main && git config user.name T && git config user.email t@t && git config diff.relative true
            git add . && git commit -qm one && git checkout -qb topic
            echo >>Screens/mine.json && git rm -q Screens/gone.json && git commit -qam two
            git checkout -q main && echo >>Screens/theirs.json && git commit -qam three && git checkout -q topic
            """
        #expect(try place.shell(script).status == 0)
    }

    private func checked(_ words: String) throws -> [String] {
        let run = try place.shell("preview lint \(words)")
        return Set(run.lines.map { String($0.prefix { $0 != ":" }) }).sorted()
    }

    @Test("checks what the branch changed, and not what the other did since") func branch() throws {
        #expect(try checked("Screens --changed main") == ["Screens/mine.json"])
        #expect(try checked("Screens") == ["Screens/kept.json", "Screens/mine.json", "Screens/theirs.json"])
    }

    @Test("counts what is not committed, not staged and not ignored, in any folder and by any path") func working()
        throws
    {
        try place.write(Self.low + " ", to: "Screens/kept.json")
        try place.write(Self.low, to: "New/ä new.json")
        try place.write(Self.low, to: "New/ignored.json")
        try place.write("ignored.json", to: ".gitignore")
        #expect(try checked(". --changed HEAD") == ["./New/ä new.json", "./Screens/kept.json"])
        #expect(try checked("'Screens/*.json' --changed HEAD") == ["Screens/kept.json"])
        #expect(try place.shell("ln -s . link").status == 0)
        #expect(try checked("link/Screens --changed main") == ["link/Screens/kept.json", "link/Screens/mine.json"])
    }

    @Test("says when there is nothing to check, and ends with 0") func nothing() throws {
        let run = try place.preview("lint", "Screens/kept.json", "--changed", "main")
        #expect(run.status == 0 && run.errors == "preview: no document differs from main\n")
    }

    @Test(
        "refuses what it cannot compare with",
        arguments: [
            ("lint Screens --changed nowhere", "there is no revision `nowhere` in "),
            ("lint Screens --changed=--upload-pack=x", "there is no revision `--upload-pack=x` in "),
            ("lint ../one.json --changed main", "is in no git repository"),
            ("lint Screens --changed main --write-baseline known.json", "leave out --changed"),
        ])
    func slips(words: String, answer: String) throws {
        let run = try place.shell(
            "mkdir inner && mv Screens .git inner/ && cd inner && echo '{}' >../one.json; preview \(words)")
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains(answer) && run.errorLines.count == 1, "\(run.errors)")
        #expect(!place.files.contains("inner/known.json"))
    }
}
