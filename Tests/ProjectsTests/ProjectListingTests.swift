import Testing

@testable import MaquetteProjects

/// What is listed follows from the files that are there and from what was told about them.
@Suite struct ProjectListingTests {
    private var listing = ProjectListing(
        isDocument: { $0.hasSuffix(".json") || $0.hasSuffix(".xib") }, isCode: { $0.hasSuffix(".swift") })
    private let scenes = [ProjectListing.Scene(id: "a", name: "A")]

    @Test mutating func `Documents are listed as people sort them`() {
        let isOther1 = listing.update(["Card 10.xib", "card 2.xib", "b/A.json", "notes.txt", "Zoo.xib"]) { _ in true }
        #expect(isOther1)
        #expect(listing.shown.map(\.file) == ["b/A.json", "card 2.xib", "Card 10.xib", "Zoo.xib"])
    }

    @Test mutating func `A document that changes is looked at again, and keeps its scenes until then`() {
        _ = listing.update(["a.json"]) { _ in true }
        #expect(listing.takeWaiting(atMost: 9) == ["a.json"])
        let isOther2 = listing.learn("a.json", .scenes(scenes))
        #expect(isOther2)
        let isNew1 = listing.update(["a.json"]) { _ in true }
        #expect(!isNew1)
        #expect(listing.shown[0].contents.scenes == scenes)
        #expect(listing.takeWaiting(atMost: 9) == ["a.json"])
        // The same scenes are no other list.
        let isNew2 = listing.learn("a.json", .scenes(scenes))
        #expect(!isNew2)
    }

    /// What a page shows of a mistake has to go with it.
    @Test mutating func `A document that is mended is another list, with the same scenes as before`() {
        _ = listing.update(["a.json"]) { _ in true }
        for (found, isOther) in [
            (ProjectListing.Contents.scenes(scenes), true), (.unreadable("line 1"), true), (.scenes(scenes), true),
            (.scenes(scenes), false), (.nothing, true), (.nothing, false),
        ] {
            _ = listing.update(["a.json"]) { _ in true }
            _ = listing.takeWaiting(atMost: 9)
            let isNew = listing.learn("a.json", found)
            #expect(isNew == isOther, "\(found)")
            if case .unreadable = found { #expect(listing.shown.map(\.contents.scenes) == [scenes]) }
        }
        #expect(listing.shown.isEmpty)
    }

    /// Against a set that is sorted anew each time.
    @Test func `Files that come and go stay in order`() {
        var (order, files) = (FileOrder(), Set<String>())
        var chance: UInt64 = 7
        for _ in 0..<3000 {
            chance = chance &* 6_364_136_223_846_793_005 &+ 1
            let file = "\(["a", "A", "b"][Int(chance >> 33 % 3)])\(chance >> 36 % 40).json"
            if chance >> 60 < 10 {
                order.insert(file)
                files.insert(file)
            } else {
                order.remove(file)
                files.remove(file)
            }
            #expect(order.contains(file) == files.contains(file))
        }
        // By letter, then by number, then capitals first.
        let key = { (file: String) in (file.prefix(1).lowercased(), Int(file.dropFirst().dropLast(5))!, file) }
        #expect(order.files == files.sorted { key($0) < key($1) })
    }

    @Test mutating func `What is learnt of a document that went, or changed meanwhile, does not count`() {
        _ = listing.update(["a.json", "b.json"]) { _ in true }
        _ = listing.takeWaiting(atMost: 9)
        let isOther3 = listing.update(["a.json"]) { _ in false }
        #expect(isOther3)
        let isNew3 = listing.learn("a.json", .scenes(scenes))
        #expect(!isNew3)
        _ = listing.update(["b.json"]) { _ in true }
        let isNew4 = listing.learn("b.json", .scenes(scenes))
        #expect(!isNew4)
        #expect(listing.shown.map(\.file) == ["b.json"])
    }

    @Test mutating func `Baselines are apart from documents`() {
        let isOther4 = listing.update(["__Snapshots__/a.json/a.png", "__Snapshots__/a.json/a.txt"]) { _ in true }
        #expect(isOther4)
        #expect(listing.baselines == ["__Snapshots__/a.json/a.png"] && listing.shown.isEmpty)
        let isOther5 = listing.update(["__Snapshots__/a.json/a.png"]) { _ in false }
        #expect(isOther5)
    }

    @Test mutating func `Swift files are looked at together, and those without previews are not listed`() {
        let isOther6 = listing.update(["Card.swift", "Theme.swift"]) { _ in true }
        #expect(!isOther6 && listing.hasWaitingCode && listing.takeWaiting(atMost: 9).isEmpty)
        listing.takeWaitingCode()
        #expect(!listing.hasWaitingCode && listing.codeFiles == ["Card.swift", "Theme.swift"])
        let isNew5 = listing.learn("Card.swift", .scenes(scenes))
        let isNew6 = listing.learn("Theme.swift", .scenes([]))
        #expect(isNew5 && !isNew6)
        #expect(listing.shown.map(\.file) == ["Card.swift"] && listing.knows("Theme.swift"))
        // What it showed stays listed while it is edited.
        let isOther7 = listing.update(["Card.swift"]) { _ in true }
        #expect(!isOther7 && listing.hasWaitingCode && listing.shown.map(\.file) == ["Card.swift"])
        let isOther8 = listing.update(["Card.swift"]) { _ in false }
        #expect(isOther8 && listing.shown.isEmpty)
    }
}
