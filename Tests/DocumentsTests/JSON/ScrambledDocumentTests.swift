import Foundation
import Maquette
import MaquetteTestSupport
import Testing

/// Nothing that a document can say ends the program: it is refused with a reason, or built.
@MainActor @Suite struct ScrambledDocumentTests {
    @Test func `Fixtures with words exchanged are refused at a line or laid out`() throws {
        let files = try FileManager.default.contentsOfDirectory(at: Fixture.folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
        var random = SeededRandom(seed: 20_26)
        var (refused, built) = (0, 0)
        for file in files {
            let words = try Self.words(String(contentsOf: file, encoding: .utf8))
            for _ in 0..<30 {
                var scrambled = words
                for _ in 0..<random.whole(1...3) { Self.scramble(&scrambled, &random) }
                do {
                    let document = try JSONDocument(Data(scrambled.joined().utf8), file: file.path)
                    _ = try Screen(document)
                    built += 1
                } catch let error as UnusableDocument {
                    #expect(error.problems.allSatisfy { $0.line != nil }, "\(error)")
                    refused += 1
                }
            }
        }
        #expect(refused > 50 && built > 20, "\(refused) refused, \(built) built")
    }

    /// Puts another word in the place of one: mostly one of the same kind, so that the document stays JSON.
    private static func scramble(_ words: inout [String], _ random: inout SeededRandom) {
        let place = random.whole(0...words.count - 1)
        let kind = words[place].first
        let isValue = kind == "\"" || kind?.isNumber == true
        if isValue, random.chance(80) {
            let others = words.filter { $0.first == "\"" && kind == "\"" || $0.first?.isNumber == true && kind != "\"" }
            words[place] = random.pick(others)
        } else if isValue {
            words[place] = random.pick(["0", "-1", "1e308", "\"\"", "null", "[]", "{}", "\"root\""])
        } else if random.chance(10) {
            words[place] = ""
        }
    }

    /// Strings, numbers and everything between them.
    private static func words(_ text: String) throws -> [String] {
        let pattern = try Regex(#""[^"]*"|[-0-9.]+|[^"0-9-]+"#)
        return text.matches(of: pattern).map { String(text[$0.range]) }
    }

    @Test func `Every pair of attributes is refused or accepted by UIKit`() throws {
        let attributes = [
            "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX", "centerY",
            "firstBaseline",
            "lastBaseline", "leadingMargin", "rightMargin", "topMargin", "centerXWithinMargins", "centerYWithinMargins",
            "edges",
            "size", "center",
        ]
        var accepted: [String] = []
        for first in ["a", "guide", "b.safeArea"] {
            for second in ["b", "guide", "a.margins"] {
                for one in attributes {
                    for other in attributes {
                        let equation = "\"\(first).\(one) <= \(second).\(other) * 1.5 @1\""
                        if (try? Self.document([equation])) != nil { accepted.append(equation) }
                    }
                }
            }
        }
        #expect(accepted.count > 400)
        let document = try Self.document(accepted)
        let screen = try Screen(document)
        #expect(screen.root.constraints.count + screen.root.subviews.flatMap(\.constraints).count >= accepted.count)
    }

    private static func document(_ constraints: [String]) throws -> JSONDocument {
        let text = """
            { "view": { "layoutGuides": ["guide"], "constraints": [\(constraints.joined(separator: ","))],
                        "subviews": [{ "id": "a", "type": "label" }, { "id": "b" }] } }
            """
        return try JSONDocument(Data(text.utf8), file: "a.json")
    }
}
