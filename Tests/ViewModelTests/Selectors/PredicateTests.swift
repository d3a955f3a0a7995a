import Foundation
import Testing
@testable import MaquetteViewModel
import UIKit

/// Predicates as Apple's "Predicate Format String Syntax" describes them.
@Suite struct PredicateTests {
    struct Person {
        var name: String
        var age: Int
        var born: Date?
        var tags: [String]
        var friends: [Person] = []
    }

    private let anna = Person(
        name: "Änne", age: 41, born: Date(timeIntervalSince1970: 0), tags: ["swift", "kites"],
        friends: [Person(name: "Bo", age: 7, born: nil, tags: []), Person(name: "Cem", age: 70, born: nil, tags: [])])

    @Test(arguments: [
        ("age == 41", true), ("age = 40", false), ("age != 41", false), ("age <> 40", true), ("age > 40.5", true),
        ("age >= 41 AND age <= 41", true), ("age < 41 || age > 41", false), ("NOT age < 41", true),
        ("!(age < 41)", true),
        ("name == 'Änne'", true), ("name ==[c] \"änne\"", true), ("name ==[cd] 'ANNE'", true),
        ("name ==[c] 'ANNE'", false),
        ("name BEGINSWITH 'Än'", true), ("name beginswith[cd] 'an'", true), ("name ENDSWITH 'ne'", true),
        ("name CONTAINS 'nn'", true), ("name contains 'N'", false), ("name CONTAINS[c] 'N'", true),
        ("name LIKE 'Ä?n*'", true), ("name LIKE '?n'", false), ("name LIKE 'Änne.'", false),
        ("name MATCHES '[A-ZÄ][a-z]+'", true), ("name MATCHES 'nn'", false), ("name MATCHES 'a|Änne'", true),
        ("born == nil", false), ("born != NIL", true), ("missing == NULL", true),
        ("age IN {7, 41}", true), ("age IN {}", false), ("'kites' IN tags", true), ("tags CONTAINS 'kite'", false),
        ("'Bo' IN 'Bobby'", true), ("age BETWEEN {41, 50}", true), ("age BETWEEN {42, 50}", false),
        ("ANY friends.age > 60", true), ("ALL friends.age > 60", false), ("NONE friends.age > 80", true),
        ("SOME tags BEGINSWITH 'k'", true), ("friends.@count == 2", true), ("friends.age.@max == 70", true),
        ("TRUEPREDICATE", true), ("FALSEPREDICATE OR age == 41", true), ("FALSEPREDICATE", false),
        ("age == 1 OR age == 41 AND name == 'x'", false), ("(age == 1 OR age == 41) AND name != 'x'", true),
        ("SELF.age == 41", true), ("name.length == 4", true),
        ("SUBQUERY(friends, $f, $f.age > 60).@count == 1", true),
        ("SUBQUERY(friends, $f, $f.age > 60 AND $f.name == 'Bo').@count > 0", false),
        ("SUBQUERY(friends, $f, ANY SUBQUERY($f.friends, $g, $g.age > 1).age > 1).@count == 0", true),
    ])
    func formatsAreAnsweredAsApplesAre(format: String, holds: Bool) {
        #expect(NSPredicate(format: format).evaluate(with: anna) == holds)
    }

    @Test func argumentsAreValuesAndKeyPathsOfAnyType() {
        #expect(NSPredicate(format: "%K == %@ AND age > %d", "name", "Änne", 40).evaluate(with: anna))
        #expect(NSPredicate(format: "born < %@", Date()).evaluate(with: anna))
        #expect(NSPredicate(format: "name IN %@", ["Änne", "Bo"]).evaluate(with: anna))
        #expect(NSPredicate(format: "age IN %@", Set([41])).evaluate(with: anna))
        #expect(NSPredicate(format: "age == %ld", argumentArray: [41]).evaluate(with: anna))
        #expect(NSPredicate(format: "age == %@", NSNumber(value: 41)).evaluate(with: anna))
        // A quoted place is a text.
        #expect(!NSPredicate(format: "name == '%@'", "Änne").evaluate(with: anna))
    }

    /// What forms ask most: whether a text is an address.
    @Test func textsAreAskedThemselves() {
        let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
        #expect(address.evaluate(with: "anna@example.com") && !address.evaluate(with: "anna@example"))
        #expect(!address.evaluate(with: nil))
        let names = NSArray(array: ["Bo", "Anna", "Bea"])
        #expect(names.filtered(using: NSPredicate(format: "SELF BEGINSWITH[c] 'b'")) as? [String] == ["Bo", "Bea"])
    }

    @Test func dictionariesObjectsAndVariablesAreRead() {
        #expect(
            NSPredicate(format: "state = 'on' && count > 1").evaluate(
                with: ["state": "on", "count": 2] as [String: Any]))
        #expect(NSPredicate(format: "age > $limit").evaluate(with: anna, substitutionVariables: ["limit": 40]))
    }

    @MainActor @Test func propertiesOfViewsAreFoundByTheirKeys() {
        let label = UILabel()
        label.text = "Save"
        label.tag = 3
        #expect(NSPredicate(format: "text == 'Save' AND tag == 3 AND hidden == NO").evaluate(with: label))
    }

    @Test(arguments: [
        "age ==", "age ~ 3", "(age == 1", "age == 1 1", "'open == 3", "age == %@", "AND", "age == 1.2.3", "{",
    ])
    func aWrongFormatSaysWhatIsWrong(format: String) {
        #expect(throws: PredicateParser.Failure.self) {
            var parser = try PredicateParser(format, [])
            _ = try parser.parse()
        }
    }
}
