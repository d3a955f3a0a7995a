import Testing

@testable import MaquetteProjects

/// What is listed follows from the files that are there and from what was told about them.
@Suite struct ProjectListingTests {
    private var listing = ProjectListing { $0.hasSuffix(".json") || $0.hasSuffix(".xib") }
    private let scenes = [ProjectListing.Scene(id: "a", name: "A")]

    @Test mutating func `Documents are listed as people sort them`() {
        let result1 = listing.update(["Card 10.xib", "card 2.xib", "b/A.json", "notes.txt", "Zoo.xib"]) { _ in true }
        #expect(result1)
        #expect(listing.documents.map(\.file) == ["b/A.json", "card 2.xib", "Card 10.xib", "Zoo.xib"])
    }

    @Test mutating func `A document that changes is looked at again, and keeps its scenes until then`() {
        _ = listing.update(["a.json"]) { _ in true }
        let result2 = listing.takeWaiting(atMost: 9)
        #expect(result2 == ["a.json"])
        let result3 = listing.learn("a.json", .scenes(scenes))
        #expect(result3)
        let result4 = listing.update(["a.json"]) { _ in true }
        #expect(!result4)
        #expect(listing.documents[0].contents.scenes == scenes)
        let result5 = listing.takeWaiting(atMost: 9)
        #expect(result5 == ["a.json"])
        // The same scenes are no other list.
        let result6 = listing.learn("a.json", .scenes(scenes))
        #expect(!result6)
    }

    @Test mutating func `What is learnt of a document that went, or changed meanwhile, does not count`() {
        _ = listing.update(["a.json", "b.json"]) { _ in true }
        _ = listing.takeWaiting(atMost: 9)
        let result7 = listing.update(["a.json"]) { _ in false }
        #expect(result7)
        let result8 = listing.learn("a.json", .scenes(scenes))
        #expect(!result8)
        _ = listing.update(["b.json"]) { _ in true }
        let result9 = listing.learn("b.json", .scenes(scenes))
        #expect(!result9)
        #expect(listing.documents.map(\.file) == ["b.json"])
    }

    @Test mutating func `Baselines are apart from documents`() {
        let result10 = listing.update(["__Snapshots__/a.json/a.png", "__Snapshots__/a.json/a.txt"]) { _ in true }
        #expect(result10)
        #expect(listing.baselines == ["__Snapshots__/a.json/a.png"] && listing.documents.isEmpty)
        let result11 = listing.update(["__Snapshots__/a.json/a.png"]) { _ in false }
        #expect(result11)
    }
}
