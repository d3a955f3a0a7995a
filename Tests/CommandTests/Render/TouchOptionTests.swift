import Foundation
import Testing

/// `--touch`, as Documentation/running.md describes it: what a switch, a field and segments say after fingers was worked out by hand.
@Suite struct TouchOptionTests {
    private static let screen = """
        { "view": { "backgroundColor": "systemBackground", "subviews": [
          { "type": "switch", "id": "sound", "accessibilityLabel": "Sound", "frame": [20, 80, 51, 31] },
          { "type": "textField", "id": "name", "placeholder": "Name", "frame": [20, 140, 200, 34] },
          { "type": "segmentedControl", "id": "size", "segments": ["Small", "Large"], "frame": [20, 200, 200, 32] } ] } }
        """
    private let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(Self.screen, to: "screen.json")
    }

    private func spoken(_ steps: String...) throws -> String {
        let run = try place.shell(
            "preview accessibility screen.json --format text" + steps.map { " --touch '\($0)'" }.joined())
        #expect(run.status == 0, "\(run.errors)")
        return run.text
    }

    @Test func stepsAreDoneBeforeTheAnswer() throws {
        let before = try spoken()
        #expect(before.contains("Sound. Switch Button. Off.") && !before.contains("Anna"), "\(before)")
        let after = try spoken("tap \"Sound\"", "tap #name", "type \"Anna\"", "tap \"Large\"")
        #expect(
            after.contains("Sound. Switch Button. On.") && after.contains("Anna") && after.contains("Selected: Large"),
            "\(after)")
    }

    @Test(arguments: [
        ("tap \"Sond\"", "did you mean `Sound`?"), ("tap #none", "there is no #none on the screen"),
        ("push \"Sound\"", "use tap, double-tap"), ("press back", "no navigation bar on the screen has a way back"),
        ("tap 900,10", "is outside of the screen"),
    ])
    func whatCannotBeDoneIsOneLine(_ step: String, _ reason: String) throws {
        let run = try place.preview("render", "screen.json", "-o", "out.png", "--touch", step)
        #expect(run.status == 2)
        #expect(run.errors.contains(reason) && run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        #expect(throws: (any Error).self) { try place.read("out.png") }
    }
}
