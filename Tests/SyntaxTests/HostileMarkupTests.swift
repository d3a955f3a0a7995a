import MaquetteTestSupport
import Testing

@testable import MaquetteSyntax

/// Documents that were made to do harm, or were damaged.
@Suite("Hostile XML")
struct HostileMarkupTests {
    private func problem(_ text: String) throws -> DocumentProblem {
        let error = #expect(throws: UnusableDocument.self) {
            try MarkupReader.read(Array(text.utf8), file: "a.xib")
        }
        return try #require(error?.problems.first)
    }

    @Test("an entity is refused where it is declared, behind whatever else the document type says")
    func entity() throws {
        let quoted = "<!DOCTYPE a [<!ATTLIST a b CDATA \"<!ENTITY\"><!-- <!ENTITY ' -->\n<!ENTITY c \"d\">]><a/>"
        let problem = try problem(quoted)
        #expect(problem.line == 2 && problem.column == 1)
        #expect(problem.message == "<!ENTITY is not allowed in Interface Builder documents")
    }

    @Test(
        "a document type without entities is refused as well, and nothing is read from elsewhere",
        arguments: [
            "<!DOCTYPE a>", "<!DOCTYPE a SYSTEM \"file:///etc/hostname\">", "<!DOCTYPE a [<!ELEMENT a ANY>]>",
            "<!DOCTYPE a SYSTEM '", "<!DOCTYPE a [<!-- ", "<!DOCTYPE a [",
        ])
    func documentType(_ type: String) throws {
        let problem = try problem("<!-- b -->\n" + type + "<a/>")
        #expect(problem.line == 2 && problem.column == 1)
        #expect(problem.message == "<!DOCTYPE is not allowed in Interface Builder documents")
    }

    @Test("elements are read 400 deep and no deeper")
    func nesting() throws {
        let deep = String(repeating: "<a>", count: 400)
        _ = try MarkupReader.read(Array((deep + String(repeating: "</a>", count: 400)).utf8), file: "a.xib")
        let problem = try problem(deep + "<a>")
        #expect(problem.message == "elements are nested more than 400 deep")
        #expect(problem.column == 1201)
    }

    @Test("places are found in one line as long as a book")
    func longLine() throws {
        let root = try MarkupReader.read(
            Array(("<a>" + String(repeating: "<b/>", count: 200_000) + "</a>").utf8), file: "a.xib")
        #expect(root.children.count == 200_000)
        #expect(root.children.last?.column == 4 * 200_000)
    }

    @Test("a document with any of its bytes changed, missing or doubled is read or refused at a place inside of it")
    func damage() throws {
        let whole = Array(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a b='&lt;é'>\n<!-- c --><d e=\"f\"/>g&#38;<![CDATA[<h>]]></a>"
                .utf8)
        var random = SeededRandom(seed: 11)
        for _ in 0..<4000 {
            var bytes = whole
            for _ in 0..<random.whole(1...3) {
                let place = random.whole(0...bytes.count - 1)
                switch random.whole(0...3) {
                case 0: bytes[place] = UInt8(random.whole(0...255))
                case 1: bytes.remove(at: place)
                case 2: bytes.insert(bytes[random.whole(0...bytes.count - 1)], at: place)
                default: bytes.removeSubrange(place...)
                }
                if bytes.isEmpty { bytes = whole }
            }
            do {
                _ = try MarkupReader.read(bytes, file: "a.xib")
            } catch {
                let problem = try #require(error.problems.first)
                let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                let line = try #require(problem.line)
                try #require((1...lines.count).contains(line), "\(problem)")
                #expect((1...lines[line - 1].count + 1).contains(try #require(problem.column)), "\(problem)")
            }
        }
    }
}
