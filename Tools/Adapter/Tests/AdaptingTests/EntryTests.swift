import Testing

@testable import Adapting

/// `@Entry`, of which Apple's macro makes a computed property of the values that are handed down.
@Suite struct EntryTests {
    private func property(_ text: String) -> String {
        String(
            adapted("extension EnvironmentValues { \(text) }").dropFirst("extension EnvironmentValues { ".count)
                .dropLast(2)
        ).replacing(spaces("@Entry "), with: "")
    }

    @Test(arguments: [
        ("@Entry var a: Card? = nil", "var a: Card?", "nil"), ("@Entry var a: Card?", "var a: Card?", "Card?.none"),
        ("@Entry var a = Card(b: 1)", "var a: Card", "Card(b: 1)"),
        ("@Entry var a = Card.plain", "var a: Card", "Card.plain"),
        ("@Entry var a = 1.5", "var a: Double", "1.5"), ("@Entry var a = \"b\"", "var a: String", "\"b\""),
        ("@Entry var a = List<Int>()", "var a: List<Int>", "List<Int>()"),
    ]) func `An entry is read and written by its name`(_ source: String, _ head: String, _ value: String) {
        let expected = "\(head) { get { _entry(\"a\", \(value)) } set { _setEntry(\"a\", newValue) } }"
        #expect(property(source).filter { $0 != " " } == expected.filter { $0 != " " })
    }

    @Test func `One whose type does not show, and one of something else, stays`() {
        #expect(property("@Entry var a = make()").contains("@Entry"))
        #expect(adapted("extension Card { @Entry var a = 1 }").contains("@Entry"))
    }
}
