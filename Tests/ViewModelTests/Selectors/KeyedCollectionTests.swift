import Testing
import UIKit

/// Key-value coding of Foundation's tables, lists and settings, as Apple documents it of each class: they answer with what they hold.
@MainActor @Suite struct KeyedCollectionTests {
    @Test func aTableAnswersWithWhatItHolds() {
        let table = NSMutableDictionary()
        table.setValue(3, forKey: "k")
        #expect(table.count == 1 && table.value(forKey: "k") as? Int == 3)
        table.setValue(nil, forKey: "k")
        #expect(table.count == 0 && table.value(forKey: "k") == nil)
    }

    @Test func aPathLeadsThroughTablesAndLists() {
        let message = NSDictionary(dictionary: ["aps": ["alert": ["title": "T"]], "rows": [["n": 1], ["n": 2]]])
        #expect(message.value(forKeyPath: "aps.alert.title") as? String == "T")
        #expect(message.value(forKeyPath: "aps.alert.body") == nil)
        #expect((message.value(forKeyPath: "rows.n") as? [Any])?.count == 2)
    }

    @Test func aListAnswersForEachInIt() {
        let rows = NSArray(array: [NSDictionary(dictionary: ["n": 1]), NSDictionary(dictionary: ["m": 2])])
        let values = rows.value(forKey: "n") as? [Any]
        #expect(values?.first as? Int == 1 && values?.last is NSNull)
    }

    @Test func settingsAreStoredByTheirKeys() throws {
        let settings = try #require(UserDefaults(suiteName: "keyed-collections"))
        defer { settings.removePersistentDomain(forName: "keyed-collections") }
        settings.setValue("w", forKey: "q")
        #expect(settings.string(forKey: "q") == "w" && settings.value(forKey: "q") as? String == "w")
    }
}
