import Foundation
import Maquette
import MaquetteTestSupport
import Testing

/// What the page about the format shows is true.
@MainActor @Suite struct DocumentationTests {
    private static let page = Fixture.folder.deletingLastPathComponent().appending(path: "Documentation/json.md")

    private static func snippets() throws -> [String] {
        let text = try String(contentsOf: page, encoding: .utf8)
        return text.components(separatedBy: "```json\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }

    @Test func `Every example is read and built without a warning, and conforms to the schema`() throws {
        let schema = try SchemaValidator(Data(JSONDocument.schema.utf8))
        let snippets = try Self.snippets()
        #expect(snippets.count >= 6)
        for snippet in snippets {
            let document = try JSONDocument(Data(snippet.utf8), file: "json.md")
            #expect(document.warnings.isEmpty)
            #expect(try schema.problems(in: Data(snippet.utf8)) == [])
            for index in document.scenes.indices {
                #expect(try Screen(document, scene: index).canvas.bounds.width > 0)
            }
        }
    }

    /// Headline and subheadline are 20 1/3 and 18 high; the card is 361 wide, 16 inside.
    @Test func `The first example looks as it reads`() throws {
        let screen = try Screen(try #require(Self.snippets().first))
        let card = try screen.view("card").frame
        #expect(abs(card.minY - 83) < 0.001)
        #expect(card.minX == 16 && card.width == 361)
        #expect(abs(card.height - (16 + 61.0 / 3 + 4 + 18 + 16)) < 0.001)
    }

    @Test func `The message on the page is what a slip in the first example gives`() throws {
        let slip = try #require(Self.snippets().first).replacingOccurrences(of: "cornerRadius", with: "corenrRadius")
        let error = #expect(throws: UnusableDocument.self) { try JSONDocument(Data(slip.utf8), file: "reminder.json") }
        let message = try #require(error?.description)
        #expect(try String(contentsOf: Self.page, encoding: .utf8).contains("    \(message)\n"), "\(message)")
    }

    @Test func `Every type of view is on the page`() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let types = try SchemaValidator(Data(JSONDocument.schema.utf8)).definitions.filter { $0.hasPrefix("type_") }
        for type in types { #expect(text.contains("`\(type.dropFirst(5))`"), "\(type)") }
    }

    @Test func `Every condition is on the page`() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let conditions = try SchemaValidator(Data(JSONDocument.schema.utf8)).enumerated(in: "variation", "when")
        #expect(conditions.count >= 13)
        for condition in conditions { #expect(text.contains("`\(condition)`"), "\(condition)") }
    }
}
