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
