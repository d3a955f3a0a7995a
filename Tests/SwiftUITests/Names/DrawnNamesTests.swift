import SwiftUI
import Testing

/// A name counts as drawn if something with it looks otherwise than without it, and as unseen if it looks the same.
@MainActor @Suite(.serialized) struct DrawnNamesTests {
    @Test func `Every name that is drawn changes a picture`() throws {
        #expect(DrawnNames.all.count >= 200)
        for pair in DrawnNames.all {
            let pictures = try pair.pictures()
            #expect(pictures.without != pictures.with, "\(pair.name)")
        }
    }

    @Test func `Every name that cannot be seen leaves the picture as it was`() throws {
        #expect(UnseenNames.all.count >= 80)
        for pair in UnseenNames.all {
            let pictures = try pair.pictures()
            #expect(pictures.without == pictures.with, "\(pair.name)")
        }
    }

    @Test func `No name stands twice`() {
        let names = (DrawnNames.all + UnseenNames.all).map(\.name) + MissingNames.all
        #expect(Dictionary(grouping: names) { $0 }.filter { $0.value.count > 1 }.keys.sorted() == [])
    }
}
