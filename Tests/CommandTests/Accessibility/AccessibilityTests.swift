import Foundation
import Testing

@Suite("preview accessibility")
struct AccessibilityCommandTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(
            """
            {"device": "iPhone 16", "view": {"backgroundColor": "systemBackground", "subviews": [
              {"type": "label", "id": "title", "frame": [20, 100, 300, 40], "text": "Sign in",
               "accessibilityTraits": ["header"]},
              {"type": "textField", "frame": [20, 160, 300, 34], "placeholder": "Email"},
              {"type": "button", "frame": [20, 220, 100, 44], "title": "Next", "accessibilityHint": "Checks the address"}]}}
            """, to: "form.json")
    }

    @Test("prints what is spoken, in order") func text() throws {
        let run = try place.preview("accessibility", "form.json", "--format", "text")
        #expect(run.status == 0)
        #expect(
            run.text == """
                form.json
                  1  Sign in. Heading.
                  2  Email. Text Field.
                       Hint: Double tap to edit.
                  3  Next. Button.
                       Hint: Checks the address
                  Headings: 1
                  Text Fields: 2

                """)
        let german = try place.preview("accessibility", "form.json", "--format", "text", "--locale", "de")
        #expect(german.lines.contains("  1  Sign in. Überschrift."))
        let headings = try place.preview("accessibility", "form.json", "--format", "text", "--rotor", "headings")
        #expect(headings.lines == ["form.json", "  1  Sign in. Heading.", "  Headings: 1"])
    }

    @Test("draws a picture beside that of render") func picture() throws {
        let run = try place.shell("preview render form.json && preview accessibility form.json && ls *.png")
        #expect(
            run.lines == ["form.png", "form-accessibility.png", "form-accessibility.png", "form.png"], "\(run.errors)")
        let same = try place.shell(
            "preview render form.json --accessibility -o b.png && cmp b.png form-accessibility.png")
        #expect(same.status == 0)
    }

    @Test("refuses what makes no sense, in a line") func slips() throws {
        for words in [
            ["--format", "text,png"], ["--rotor", "headings"], ["--format", "json", "-o", "x.json"],
            ["--assistance", "bold"], ["--vision", "blue"], ["--activation-points", "some"],
        ] {
            let run = try place.run(Command.path, ["accessibility", "form.json"] + words)
            #expect(run.status == 2 && run.errorLines.count == 1, "\(words) \(run.errors)")
        }
    }

    @Test("shows what other eyes see, a picture for each") func eyes() throws {
        let run = try place.preview(
            "render", "form.json", "--vision", "normal,deuteranopia", "--assistance", "none,bold-text,invert")
        #expect(run.status == 0)
        #expect(run.lines.count == 6 && Set(run.lines).count == 6)
        let bytes = try run.lines.map { try Data(contentsOf: place.folder.appending(path: $0)) }
        #expect(Set(bytes).count >= 5)
    }
}
