import Testing
import UIKit

/// Documentation of `localizedStandardContains(_:)`: "case and diacritic insensitive".
struct PredicateTextTests {
    @Test func `A predicate asks texts as a person would`() throws {
        let names = ["Café Zürich", "cafeteria", "Bar"]
        let wanted = "CAFE"
        #expect(try names.filter(#Predicate { $0.localizedStandardContains(wanted) }) == ["Café Zürich", "cafeteria"])
    }
}
