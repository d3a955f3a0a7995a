import Foundation
import Testing

/// A file of an Xcode project as `preview serve` asks for it, edit after edit. What is compiled is read off the dates of the
/// objects, and what the new library holds off its texts.
@Suite(.enabled(if: AppFixture.adapter != nil && Toolset.file != nil), .serialized) struct EditedProjectTests {
    private let files = [
        "App/Card.swift": """
        import UIKit
        final class Card: UILabel {
            override init(frame: CGRect) {
                super.init(frame: frame)
                text = Theme().text()
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        """,
        "App/Theme.swift": "struct Theme {\n    func text() -> String { \"the first of all these texts\" }\n}\n",
        "App/Poison.swift": """
        import PoisonKit
        import UIKit
        final class Poisoned: UIView {
            let player = PoisonPlayer(rate: 2)
            func count() -> Int {
                let wrong: Int = nowhere
                return wrong
            }
        }
        """,
    ]

    @Test func `Only a file whose bodies changed is compiled again`() throws {
        let fixture = try AppFixture(files)
        let service = try PreviewProcess(fixture)
        defer { service.end() }
        let first = try service.show("App/Card.swift")
        #expect(first.previews.map(\.name) == ["Card"])
        #expect(try service.holds("the first of all these texts", first))
        #expect(first.cuts.map(\.line) == [6])
        let before = service.datesOfObjects()
        #expect(before.count == 4)

        try fixture.write("App/Theme.swift", files["App/Theme.swift"]!.replacing("first", with: "second"))
        let second = try service.show("App/Card.swift")
        #expect(try service.holds("the second of all these texts", second))
        #expect(second.image != first.image)
        #expect(second.cuts == first.cuts)
        #expect(service.datesOfObjects().filter { before[$0.key] != $0.value }.map(\.key) == ["Theme.swift"])

        // What does not compile of an edit is cut, and comes back when it does.
        let card = files["App/Card.swift"]!
        try fixture.write("App/Card.swift", card.replacing("Theme().text()", with: "Theme().text() + missing"))
        let third = try service.show("App/Card.swift")
        #expect(third.cuts.map(\.line).sorted() == [5, 6])
        try fixture.write("App/Card.swift", card.replacing("Theme()", with: "\"behind it \" + Theme()"))
        let fourth = try service.show("App/Card.swift")
        #expect(fourth.cuts == first.cuts)
        #expect(try service.holds("the second of all these texts", fourth))
        #expect(service.datesOfObjects()["Poison.swift"] == before["Poison.swift"])
    }

    @Test func `What others see, and a file that is new, are in the next library too`() throws {
        let fixture = try AppFixture(files)
        let service = try PreviewProcess(fixture)
        defer { service.end() }
        let first = try service.show("App/Card.swift")
        try fixture.write("App/New.swift", "enum New { static let text = \"a text of the new file\" }\n")
        try fixture.write(
            "App/Theme.swift", files["App/Theme.swift"]!.replacing("\"the first", with: "New.text + \"no"))
        let second = try service.show("App/Card.swift")
        #expect(try service.holds("a text of the new file", second))
        #expect(second.cuts == first.cuts)
        try fixture.write(
            "App/Theme.swift",
            "struct Theme {\n    var depth = 2\n    func text() -> String { \"deep is the text \\(depth)\" }\n}\n")
        #expect(try service.holds("deep is the text ", service.show("App/Card.swift")))
        try fixture.write("App/Theme.swift", files["App/Theme.swift"]!)
        #expect(try service.holds("the first of all these texts", service.show("App/Card.swift")))
    }

    /// `Theme` is made by `Card` alone, and its size is known to those who make it.
    @Test func `Of what others see, only who uses it is compiled again`() throws {
        let fixture = try AppFixture(files)
        let service = try PreviewProcess(fixture)
        defer { service.end() }
        let first = try service.show("App/Card.swift")
        let before = service.datesOfObjects()
        func compiled() -> [String] {
            service.datesOfObjects().filter { before[$0.key] != $0.value && $0.key != "stubs.swift" }.map(\.key)
                .sorted()
        }
        try fixture.write(
            "App/Theme.swift", files["App/Theme.swift"]!.replacing("func", with: "private var depth = 2\n    func"))
        let second = try service.show("App/Card.swift")
        #expect(compiled() == ["Card.swift", "Theme.swift"])
        #expect(second.cuts == first.cuts && second.image != first.image)
        try fixture.write("App/New.swift", "import UIKit\nfinal class New: UIView { let text = \"of the new file\" }\n")
        #expect(try service.holds("of the new file", service.show("App/Card.swift")))
        #expect(compiled() == ["Card.swift", "New.swift", "Theme.swift"])
    }

    /// The type of `number` is that of what `value()` returns, which the third file does not name.
    @Test func `Who uses a type that is inferred from something else is compiled again`() throws {
        let value = "struct Value { func value() -> Int { 1 } }\n"
        let fixture = try AppFixture([
            "App/Card.swift": "import UIKit\nfinal class Card: UIView { func tell() { print(number) } }\n",
            "App/Number.swift": "let number = Value().value()\n", "App/Value.swift": value,
        ])
        let service = try PreviewProcess(fixture)
        defer { service.end() }
        #expect(try service.show("App/Card.swift").cuts == [])
        let before = service.datesOfObjects()
        try fixture.write("App/Value.swift", value.replacing("Int { 1 }", with: "String { \"one\" }"))
        #expect(try service.show("App/Card.swift").cuts == [])
        #expect(service.datesOfObjects().filter { before[$0.key] == $0.value }.isEmpty)
    }

    @Test func `What was cut comes back when another file declares it, and goes again`() throws {
        let theme = files["App/Theme.swift"]!
        // Where a package is missing, it might have added the member.
        let fixture = try AppFixture([
            "App/Card.swift": files["App/Card.swift"]!
                .replacing("text = Theme()", with: "tag = Theme().depth\n        text = Theme()"),
            "App/Theme.swift": theme, "App/Other.swift": "enum Other { static let wrong: Int = nowhere }\n",
        ])
        let service = try PreviewProcess(fixture)
        defer { service.end() }
        func show() throws -> [String] {
            try service.show("App/Card.swift").cuts.map { "\(($0.file as NSString).lastPathComponent):\($0.line)" }
                .sorted()
        }
        var lines = try show()
        #expect(lines == ["Card.swift:5", "Other.swift:1"])
        try fixture.write("App/Theme.swift", theme.replacing("    func", with: "    var depth = 2\n    func"))
        lines = try show()
        #expect(lines == ["Other.swift:1"])
        try fixture.write("App/Theme.swift", theme)
        lines = try show()
        #expect(lines == ["Card.swift:5", "Other.swift:1"])
        // Another name for what is used is missed, and found again.
        try fixture.write("App/Theme.swift", theme.replacing("text()", with: "words()"))
        lines = try show()
        #expect(lines == ["Card.swift:5", "Card.swift:6", "Other.swift:1"])
        try fixture.write("App/Theme.swift", theme)
        lines = try show()
        #expect(lines == ["Card.swift:5", "Other.swift:1"])
    }
}
