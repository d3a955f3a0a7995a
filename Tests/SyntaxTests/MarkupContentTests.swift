import Testing

@testable import MaquetteSyntax

/// What XML 1.0 makes of what it reads: the values that a program is told.
@Suite("The content of XML")
struct MarkupContentTests {
    private func read(_ text: String) throws -> MarkupElement {
        try MarkupReader.read(Array(text.utf8), file: "a.xib")
    }

    @Test("elements keep their order, their attributes and their places")
    func tree() throws {
        let root = try read("<a x='1'>\n  <b/><c y=\"2\" z=\"\">t<d/>u</c>\n</a>")
        #expect(root.name == "a" && root.attributes.entries == [MarkupAttributes.Entry(name: "x", value: "1")])
        #expect(root.children.map(\.name) == ["b", "c"])
        #expect(root.children.map { [$0.line, $0.column] } == [[2, 3], [2, 7]])
        let last = root.children[1]
        #expect(last["y"] == "2" && last["z"] == "" && last["x"] == nil && last.text == "tu")
        #expect(last.children.map(\.name) == ["d"] && last.children[0].column == 22)
    }

    @Test("white space sets children apart, and is text anywhere else")
    func spaces() throws {
        let root = try read("<a>\n  <b> \t</b>\n <c> d <e/> </c>\n</a>")
        #expect(root.text.isEmpty)
        #expect(root.children.map(\.text) == [" \t", " d "])
        #expect(try read("<a> <!-- b --> </a>").text == "  ")
        #expect(try read("<a> <![CDATA[b]]> </a>").text == " b ")
    }

    @Test("an attribute is found among hundreds, and is there once")
    func manyAttributes() throws {
        let attributes = (0..<300).map { "n\($0)='\($0)'" }.joined(separator: " ")
        let root = try read("<a \(attributes)/>")
        #expect(root.attributes.entries.count == 300 && root["n299"] == "299" && root["n300"] == nil)
        for place in [0, 31, 32, 299] {
            let error = #expect(throws: UnusableDocument.self) { try read("<a \(attributes) n\(place)=''/>") }
            #expect(error?.problems.first?.message.hasSuffix("has the attribute n\(place) twice") == true)
        }
    }

    @Test(
        "numbers are what Swift reads in them, however they are written",
        arguments: [
            "0", "-0", "-0.0", "1", "-17", "0.1", "-0.30000000000000004", "375.33333333333331", "123456789012345",
            "1234567890123456", "99999999999999999999", "0.000001", "20.333333333333336", "1e3", "-1E-7", "+4", "0x1p4",
            "inf", "nan", "", "-", ".", "1.", ".5", "-.5", "1.2.3", "--1", "1-", "1 ", "４", "12,5", "000000000000001",
            "0.00000000000001", "9007199254740993", "4.35", "0.62999999523162842",
        ])
    func numbers(_ text: String) {
        #expect(MarkupNumber.value(text)?.bitPattern == Double(text)?.bitPattern)
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
