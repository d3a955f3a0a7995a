import Foundation
import Testing

/// `--bare`, as Documentation/previews.md describes it: Apple's 9:41 is in the pictures of whole screens, and in none that is bare or a part.
@Suite struct BareTests {
    private let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(
            #"{ "view": { "backgroundColor": "white", "subviews": [{ "type": "label", "text": "Name", "frame": [20, 90, 90, 20] }] } }"#,
            to: "screen.json")
        try place.write(#"{ "size": { "width": 320, "height": 44 }, "view": {} }"#, to: "cell.json")
    }

    private func hasStatusBar(_ words: String...) throws -> Bool {
        let run = try place.shell("preview " + words.joined(separator: " "))
        #expect(run.status == 0, "\(run.errors)")
        return run.text.contains("says 9:41")
    }

    @Test func `A screen has a status bar unless it is bare`() throws {
        #expect(try hasStatusBar("render screen.json --format text -o -"))
        #expect(try !hasStatusBar("render screen.json --format text -o - --bare"))
        #expect(try !hasStatusBar("render cell.json --format text -o -"))
    }

    /// Whatever the system draws, a screen with nothing on it would match every other such screen.
    @Test func `An empty screen becomes no baseline`() throws {
        try place.write(#"{ "view": { "backgroundColor": "white" } }"#, to: "empty.json")
        let run = try place.shell("preview snapshot record empty.json")
        #expect(
            run.status == 2 && (run.text + run.errors).contains("does not become a baseline"),
            "\(run.text)\(run.errors)")
    }

    @Test func `A plan of snapshots may be bare`() throws {
        try place.write(#"{ "documents": ["screen.json"], "bare": true }"#, to: ".maquette-snapshots.json")
        #expect(try place.shell("preview snapshot record").status == 0)
        #expect(try place.shell("preview snapshot verify screen.json --bare").status == 0)
        try place.write(#"{ "documents": ["screen.json"] }"#, to: ".maquette-snapshots.json")
        #expect(try place.shell("preview snapshot verify").status == 1)
    }
}
