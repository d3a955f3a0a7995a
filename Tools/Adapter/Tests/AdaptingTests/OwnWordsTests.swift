import Testing

@testable import Adapting

/// What is taken of the calls in a project's code. Expectations follow from Swift's scopes: what a name means elsewhere.
@Suite struct OwnWordsTests {
    private func calls(_ source: String, globals: Set<String> = []) -> [String] {
        OwnWords.found(
            in: SourceFile(path: "Code.swift", bytes: Array(source.utf8)), of: ["Deck", "DeckModel"], globals: globals
        ).calls.sorted().map { "\($0.missing) \($0.text)" }
    }

    @Test func `A call that means the same everywhere is taken as it is`() {
        #expect(
            calls("func show() { push(Deck(model: DeckModel(cards: [.ace, Card(3)]), title: \"A\", isOpen: true)) }")
                == [
                    "0 DeckModel(cards: [.ace, Card(3)])",
                    "0 Deck(model: DeckModel(cards: [.ace, Card(3)]), title: \"A\", isOpen: true)",
                ])
    }

    @Test func `A constant is its value, and what only the place knows is missing`() {
        #expect(
            calls(
                """
                class Coordinator {
                    let store = Store()
                    func show(user: User) {
                        let model = DeckModel(store: store, user: user)
                        push(Deck(model: model, delegate: self))
                    }
                }
                """) == [
                    "1 DeckModel(store: (Store()), user: MaquetteCuts.value())",
                    "2 Deck(model: (DeckModel(store: (Store()), user: MaquetteCuts.value())), delegate: MaquetteCuts.value())",
                ])
    }

    @Test func `A global name and a closure of its own are known, a captured one is not`() {
        #expect(
            calls("let one = Deck(store: shared, tap: { card in print(card) })", globals: ["shared", "print"]) == [
                "0 Deck(store: shared, tap: { card in print(card) })"
            ])
        #expect(
            calls("func f(x: Int) { _ = Deck(tap: { print(x) }) }", globals: ["print"]) == [
                "1 Deck(tap: MaquetteCuts.value())"
            ])
        #expect(calls("func f(x: Int) { _ = Deck(1) { print(x) } }", globals: ["print"]).isEmpty)
    }

    @Test func `A parameter hides a property of its name`() {
        #expect(
            calls("class A { let store = Store(); func f(store: Store) { _ = Deck(store: store) } }") == [
                "1 Deck(store: MaquetteCuts.value())"
            ])
    }

    /// By hand: `store` is known to the whole module, `model` only to its view, and a key with a value is no object.
    @Test func `What views are given for those below them means the same elsewhere, or is left`() {
        let found = OwnWords.found(
            in: SourceFile(
                path: "Code.swift",
                bytes: Array(
                    """
                    struct Screen: View {
                        @StateObject var model = Model()
                        var body: some View {
                            Home().environmentObject(store).environmentObject(model).environment(Router(start: .home))
                                .environment(\\.locale, .current).environment(.shared)
                        }
                    }
                    """.utf8)), of: [], globals: ["store"])
        #expect(found.handedDown == ["store", "Router(start: .home)"])
    }
}
