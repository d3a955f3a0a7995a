import Testing

@testable import MaquetteDocuments

/// What XML 1.0 makes of what it reads: the values that a program is told.
@Suite("The content of XML")
struct MarkupContentTests {
    private func read(_ text: String) throws -> MarkupElement {
        try MarkupReader.read(Array(text.utf8), file: "a.xib")
    }

    @Test("elements keep their order, their attributes and their places")
    func tree() throws {
        let root = try read("<a x='1'>\n  <b/><c y=\"2\" z=\"\">t<d/>u</c>\n</a>")
        #expect(root.name == "a" && root.attributes == ["x": "1"] && root.text == "\n  \n")
        #expect(root.children.map(\.name) == ["b", "c"])
        #expect(root.children.map { [$0.line, $0.column] } == [[2, 3], [2, 7]])
        let last = root.children[1]
        #expect(last.attributes == ["y": "2", "z": ""] && last.text == "tu")
        #expect(last.children.map(\.name) == ["d"] && last.children[0].column == 22)
    }

    @Test("tags inside of comments, instructions and CDATA sections are none")
    func hidden() throws {
        let root = try read("<a><!-- <b> &c; --><?d <e>?><![CDATA[<f/>&amp;<!DOCTYPE g>]]><h/></a>")
        #expect(root.children.map(\.name) == ["h"])
        #expect(root.text == "<f/>&amp;<!DOCTYPE g>")
    }

    @Test("references become what they name, and are not read again")
    func references() throws {
        let root = try read("<a b=\"&lt;&#60;&quot;&#38;lt;\">&amp;lt;&gt;&apos;&#x1F600;&#10;&#xd;</a>")
        #expect(root["b"] == "<<\"&lt;")
        #expect(root.text.unicodeScalars.elementsEqual("&lt;>'😀\n\r".unicodeScalars))
    }

    @Test("every end of a line is a line feed, also in CDATA sections")
    func lineEnds() throws {
        let root = try read("<a>1\r\n2\r3\n4\r\r\n5<![CDATA[\r\n6\r7\n\r8]]></a>")
        #expect(root.text.unicodeScalars.elementsEqual("1\n2\n3\n4\n\n5\n6\n7\n\n8".unicodeScalars))
    }

    @Test("white space in values is spaces, unless it was written as a reference")
    func values() throws {
        let root = try read("<a b=\" 1\n2\t3\r\n4\r5 \" c='&#10;&#9;&#13; '/>")
        #expect(root["b"] == " 1 2 3 4 5 ")
        #expect(try #require(root["c"]).unicodeScalars.elementsEqual("\n\t\r ".unicodeScalars))
    }
}
