import Testing

@testable import MaquetteSyntax

/// What XML 1.0 (fifth edition) lets a document be; the numbers are those of its productions.
@Suite("Well-formed XML")
struct WellFormednessTests {
    struct Broken: CustomTestStringConvertible {
        var text: String
        var column: Int
        var rule: String

        init(_ text: String, _ column: Int, _ rule: String) {
            (self.text, self.column, self.rule) = (text, column, rule)
        }

        var testDescription: String { "\(rule): \(text)" }
    }

    @Test(
        "whatever breaks a rule is refused at the place where it does",
        arguments: [
            Broken("  ", 3, "[1] a document has an element"),
            Broken("<a/><b/>", 5, "[1] it has one root"),
            Broken("<a/>b", 5, "[1] nothing is said behind the root"),
            Broken("b<a/>", 1, "[1] nothing is said before the root"),
            Broken("&amp;<a/>", 1, "[1] nothing is said before the root"),
            Broken("<a>\u{1}</a>", 4, "[2] control characters are none of XML's"),
            Broken("<a b=\"\u{FFFE}\"/>", 7, "[2] U+FFFE is none of XML's"),
            Broken("<1a/>", 2, "[4] names do not begin with a digit"),
            Broken("<-a/>", 2, "[4] names do not begin with a hyphen"),
            Broken("<a\u{D7}/>", 3, "[4] the sign of multiplication is no letter"),
            Broken("<\u{300}a/>", 2, "[4] names do not begin with a combining mark"),
            Broken("<a b=\"<\"/>", 7, "[10] values hold no <"),
            Broken("<a b=c/>", 6, "[10] values stand in quotes"),
            Broken("<a b=\"c'/>", 6, "[10] values end with the quote they begin with"),
            Broken("<a b=\"&\"/>", 7, "[10] values hold no lone &"),
            Broken("<a>]]></a>", 4, "[14] text holds no ]]>"),
            Broken("<a>& b</a>", 4, "[14] text holds no lone &"),
            Broken("<a><!-- b -- c --></a>", 11, "[15] comments hold no --"),
            Broken("<a><!-- b ---></a>", 11, "[15] comments do not end with --->"),
            Broken("<a><!-- b </a>", 4, "[15] comments end"),
            Broken("<a><?b </a>", 4, "[16] instructions end"),
            Broken("<a><? b?></a>", 6, "[16] instructions have a target"),
            Broken("<a><?b+c?></a>", 7, "[16] a space follows the target"),
            Broken("<a><?xml version=\"1.0\"?></a>", 4, "[17] no target is called xml"),
            Broken("<a/><?XmL b?>", 5, "[17] no target is called xml"),
            Broken("<a><![CDATA[b</a>", 4, "[18] CDATA sections end"),
            Broken("<![CDATA[b]]><a/>", 1, "[18] CDATA sections stand inside of elements"),
            Broken("<a><![cdata[b]]></a>", 4, "[19] CDATA is in capitals"),
            Broken(" <?xml version=\"1.0\"?><a/>", 2, "[22] the declaration comes first"),
            Broken("<?xml?><a/>", 1, "[23] the declaration names a version"),
            Broken("<?xml encoding=\"UTF-8\"?><a/>", 7, "[23] the declaration names a version first"),
            Broken(
                "<?xml version=\"1.0\" standalone=\"no\" encoding=\"UTF-8\"?><a/>", 37, "[23] the encoding comes second"
            ),
            Broken("<?xml version=\"1.0\"encoding=\"UTF-8\"?><a/>", 20, "[23] spaces stand between its parts"),
            Broken("<?xml version=\"1.0\" lang=\"en\"?><a/>", 21, "[23] it has no other parts"),
            Broken("<?xml version=\"1.0\"><a/>", 20, "[23] it ends with ?>"),
            Broken("<?xml version=\"2.0\"?><a/>", 14, "[26] versions begin with 1."),
            Broken("<?xml version=\"1.\"?><a/>", 14, "[26] versions go on behind the point"),
            Broken("<?xml version=\"1.0\" standalone=\"maybe\"?><a/>", 31, "[32] standalone is yes or no"),
            Broken("<?xml version=\"1.0\" encoding=\"8bit\"?><a/>", 29, "[81] encodings begin with a letter"),
            Broken("<a>", 4, "[39] elements end"),
            Broken("<a></b>", 4, "[39] elements end with their own name"),
            Broken("<a><b></a></b>", 7, "[39] elements do not overlap"),
            Broken("</a>", 1, "[39] what ends has begun"),
            Broken("<a/></a>", 5, "[39] what ends has begun"),
            Broken("< a/>", 2, "[40] the name follows the bracket"),
            Broken("<a b=\"1\"c=\"2\"/>", 9, "[40] spaces stand between attributes"),
            Broken("<a b=\"1\" c=\"2\" b=\"3\"/>", 16, "[40] no attribute stands twice"),
            Broken("<a", 3, "[40] tags end"),
            Broken("<a <b/></a>", 4, "[40] tags end before others begin"),
            Broken("<a b/>", 5, "[41] attributes have values"),
            Broken("<a></a b=\"1\">", 8, "[42] end tags have no attributes"),
            Broken("<a>< /a>", 5, "[42] the slash follows the bracket"),
            Broken("<a></ a>", 6, "[42] the name follows the slash"),
            Broken("<a/ >", 3, "[44] the slash stands before the bracket"),
            Broken("<a>&#0;</a>", 4, "[66] references name characters of XML"),
            Broken("<a>&#xD800;</a>", 4, "[66] surrogates are no characters"),
            Broken("<a>&#x110000;</a>", 4, "[66] there are no characters beyond U+10FFFF"),
            Broken("<a>&#99999999999999999999;</a>", 4, "[66] there are no characters beyond U+10FFFF"),
            Broken("<a>&#;</a>", 4, "[66] numbers have digits"),
            Broken("<a>&#x;</a>", 4, "[66] numbers have digits"),
            Broken("<a>&#1f;</a>", 4, "[66] decimal numbers have decimal digits"),
            Broken("<a>&#X41;</a>", 4, "[66] the x is small"),
            Broken("<a>&#65</a>", 4, "[66] references end with ;"),
            Broken("<a>&nbsp;</a>", 4, "[68] entities are declared"),
            Broken("<a>&amp</a>", 4, "[68] references end with ;"),
            Broken("<a>&Amp;</a>", 4, "[68] the five are in small letters"),
        ])
    func broken(_ example: Broken) throws {
        let error = #expect(throws: UnusableDocument.self) {
            try MarkupReader.read(Array(example.text.utf8), file: "a.xib")
        }
        let problem = try #require(error?.problems.first)
        #expect(problem.line == 1 && problem.column == example.column, "\(problem)")
        #expect(problem.message.hasPrefix("not well-formed XML: "))
    }

    @Test(
        "what keeps the rules is read",
        arguments: [
            "<a/>", "<a />", "<a></a >", "\n<a/>\n", "<a\nb='1'\tc = \"2\"\r\n/>", "<a b='\"' c=\"'\" d='>'/>",
            "<a.b-c_d:e1/>", "<:/>", "<été/>", "<a\u{B7}/>", "<a\u{300}/>", "<元素 属性=\"値\"/>", "<\u{10000}/>",
            "<a>]] > ]></a>", "<a>></a>", "<a>\u{D7FF}\u{E000}\u{FFFD}\u{10FFFF}</a>",
            "<!----><a/><!-- - -->", "<?b?><a><?c d?e>?></a><?xmlish?>", "<a><![CDATA[]]]]></a>",
            "<?xml version='1.0'?><a/>", "<?xml version = \"1.1\" encoding = 'utf-8' standalone = 'yes' ?><a/>",
            "<?xml version=\"1.0\" standalone=\"no\"?>\n<a/>",
        ])
    func kept(_ text: String) throws {
        #expect(try MarkupReader.read(Array(text.utf8), file: "a.xib").children.isEmpty)
    }

    @Test("an error far down is found in its line, and counts characters, not bytes")
    func place() throws {
        let text = "<a>\n  <b c=\"é\"/>\r\n  <b c=\"日本\"/><d/></c>"
        let error = #expect(throws: UnusableDocument.self) { try MarkupReader.read(Array(text.utf8), file: "a.xib") }
        let problem = try #require(error?.problems.first)
        #expect(problem.description == "a.xib:3:18: not well-formed XML: </c> ends <a> of line 1")
    }
}
