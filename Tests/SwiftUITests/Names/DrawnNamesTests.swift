import SwiftUI
import Testing

/// A name counts as drawn if something with it looks otherwise than without it, and as unseen if it looks the same.
@MainActor @Suite(.serialized) struct DrawnNamesTests {
    @Test func `Every name that is drawn changes a picture`() async throws {
        #expect(DrawnNames.all.count >= 200)
        for pair in DrawnNames.all {
            let pictures = try await pair.pictures()
            #expect(pictures.without != pictures.with, "\(pair.name)")
        }
    }

    @Test func `Every name that cannot be seen leaves the picture as it was`() async throws {
        #expect(UnseenUses.all.count >= 190)
        for pair in UnseenUses.all {
            let pictures = try await pair.pictures()
            #expect(pictures.without == pictures.with, "\(pair.name)")
        }
    }

    @Test func `Every name that cannot be seen is applied, or there is a reason why none can apply it`() {
        let uses = UnseenUses.all.map(\.name) + UnseenUses.unapplied.flatMap(\.names)
        #expect(uses.sorted() == UnseenNames.all.flatMap(\.names).sorted())
    }

    @Test func `Every modifier that is not drawn leaves the picture as it was, and says so`() async throws {
        defer { Headless.reset() }
        #expect(MissingUses.all.map(\.name).sorted() == MissingNames.modifiers.flatMap(\.names).sorted())
        for pair in MissingUses.all {
            Headless.Diagnostics.handler = { _ in }
            _ = Headless.Diagnostics.takeNotDrawn()
            let pictures = try await pair.pictures()
            #expect(pictures.without == pictures.with, "\(pair.name)")
            let names = Headless.Diagnostics.takeNotDrawn()
            #expect(names.contains(MissingUses.reported[pair.name] ?? pair.name), "\(pair.name): \(names)")
        }
    }

    /// Modifiers that ask for what a phone shows anyway, and texts that need not be tightened.
    @Test func `What looks as usual is not reported, and what does not is reported once`() {
        defer { Headless.reset() }
        _ = Headless.Diagnostics.takeNotDrawn()
        func show(_ view: some View) {
            let host = _UIHostingView(rootView: view)
            host.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            host.layoutIfNeeded()
        }
        let words = Text("Some words")
        show(Form { words }.formStyle(.grouped))
        show(NavigationStack { words.toolbarRole(.navigationStack) })
        show(Menu("More") { words }.menuIndicator(.hidden))
        show(words.allowsTightening(true).fontWidth(.standard))
        show(Color.red.colorEffect(ShaderLibrary.default.ripple(), isEnabled: false))
        #expect(Headless.Diagnostics.takeNotDrawn() == [])
        show(
            VStack {
                words.textScale(.secondary); words.bold().textScale(.secondary)
            })
        #expect(Headless.Diagnostics.takeNotDrawn() == ["textScale"])
    }

    @Test func `No name stands twice`() {
        let names = DrawnNames.all.map(\.name) + (UnseenNames.all + MissingNames.all).flatMap(\.names)
        #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }

    /// The page is made of what these tests hold, of what is known to be missing, and of what else the sources declare.
    /// With `MAQUETTE_RECORD` set, its second half is written anew.
    @Test func `The page lists the names as they are`() throws {
        let page = try String(contentsOf: NamesPage.file, encoding: .utf8)
        let start = try #require(page.range(of: NamesPage.heading)?.lowerBound)
        let made = try String(page[..<start]) + NamesPage.generated
        if ProcessInfo.processInfo.environment["MAQUETTE_RECORD"] != nil {
            try Data(made.utf8).write(to: NamesPage.file)
        }
        #expect(page == made)
    }

    @Test func `The sources are read for what else they declare`() throws {
        #expect(try NamesPage.declared.isSuperset(of: ["padding", "accessibilityLabel", "ZStack", "Circle"]))
    }
}
