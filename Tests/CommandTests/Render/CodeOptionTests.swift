import Foundation
import Testing

/// `--date` and `--network`, as Documentation/running.md describes them: what cannot be meant is one line.
@Suite struct CodeOptionTests {
    @Test(arguments: [
        (
            "--date", "tomorrow",
            "--date needs a date, such as 2026-03-29 or 2026-03-29T18:30, or now; not `tomorrow`"
        ),
        ("--date", "2026-02-30", "--date needs a date"),
        ("--network", "nowhere", "nowhere: there is no such folder"),
        ("--network", "screen.json", "screen.json: there is no such folder"),
    ])
    func whatCannotBeMeantIsOneLine(_ option: String, _ value: String, _ reason: String) throws {
        let place = try Workplace()
        try place.write("{ \"view\": {} }", to: "screen.json")
        let run = try place.preview("render", "screen.json", "-o", "out.png", option, value)
        #expect(run.status == 2)
        #expect(run.errors.contains(reason) && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        #expect(throws: (any Error).self) { try place.read("out.png") }
    }
}
