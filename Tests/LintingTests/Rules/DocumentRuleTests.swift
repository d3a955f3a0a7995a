import MaquetteLinting
import Testing

@Suite("What rules say about documents") @MainActor
struct DocumentRuleTests {
    @Test("an unknown element is reported once") func unknown() throws {
        let views =
            Linted.view("a", frame: (0, 0, 9, 9), kind: "hologramView")
            + Linted.view("b", frame: (0, 0, 9, 9), kind: "hologramView")
        let found = try Linted.markup(views, rules: "unknown-element")
        #expect(found.count == 1)
        #expect(found.first?.message.contains("<hologramView>") == true)
        #expect(try Linted.markup(Linted.view("a", frame: (0, 0, 9, 9)), rules: "unknown-element").isEmpty)
    }

    @Test("a duplicate id is reported at its second place, with the first") func duplicates() throws {
        let twice = Linted.view("a", frame: (0, 0, 9, 9)) + "\n" + Linted.view("a", frame: (0, 0, 9, 9))
        let found = try Linted.markup(twice, rules: "duplicate-id")
        #expect(found.map(\.message) == ["view has the id a, which is also in line 8"])
        #expect(found.map(\.line) == [12])
        let once = Linted.view("a", frame: (0, 0, 9, 9)) + "\n" + Linted.view("b", frame: (0, 0, 9, 9))
        #expect(try Linted.markup(once, rules: "duplicate-id").isEmpty)
    }

    @Test("a missing image is reported for JSON documents") func image() throws {
        let found = try Linted.screen(
            "{\"type\": \"imageView\", \"id\": \"a\", \"image\": \"nowhere\"}", rules: "missing-image")
        #expect(found.count == 1)
        #expect(found.first?.message.contains("nowhere") == true)
    }

    /// `magnifyingglass` is a symbol since iOS 13, by Apple's list.
    @Test("a symbol that is not known is reported once, with the nearest name") func symbol() throws {
        let image = "{\"type\": \"imageView\", \"image\": \"symbol:magnifyinglas\"}"
        let found = try Linted.screen("\(image), \(image)", rules: "unknown-symbol")
        #expect(found.count == 1)
        #expect(found.first?.message.contains("did you mean `magnifyingglass`") == true)
        let known = "{\"type\": \"imageView\", \"image\": \"symbol:magnifyingglass\"}"
        #expect(try Linted.screen(known, rules: "unknown-symbol").isEmpty)
    }

    @Test("a rule that is switched off reports nothing") func off() throws {
        #expect(try Linted.screen("{\"type\": \"imageView\", \"image\": \"nowhere\"}", rules: "truncated").isEmpty)
    }
}
