import Testing

@testable import MaquetteSyntax

/// Where a value is, against counting the characters of the whole text: each value is a number that says which it is.
@Suite struct JSONPlaceTests {
    /// Values with so many characters of a string before each, which puts line ends on all sides of any boundary between blocks.
    private static func text(gaps: [Int], filling: Character, lineEnd: String) -> String {
        var text = "["
        for (number, gap) in gaps.enumerated() {
            text += number == 0 ? "" : ","
            text += lineEnd + "\"" + String(repeating: filling, count: gap) + "\", \(number)"
        }
        return text + "]"
    }

    @Test(arguments: ["a", "é", "🙂"] as [Character], ["\n", "\r\n", ""])
    func `Lines and columns are those of counting`(filling: Character, lineEnd: String) throws {
        let gaps =
            Array(0..<70) + [
                247, 248, 249, 255, 256, 257, 500, 511, 512, 513, 1015, 1016, 1017, 1018, 1023, 1024, 1025, 2047, 2048,
                3100, 5, 0, 1,
            ]
        let text = Self.text(gaps: gaps, filling: filling, lineEnd: lineEnd)
        let found = try JSONNode.root(of: Array(text.utf8), file: "a.json").elements.map(\.position)

        var counted: [TextPosition] = []
        var here = TextPosition(line: 1, column: 1)
        var isInString = false
        var last: Unicode.Scalar = "["
        for scalar in text.unicodeScalars {
            let begins = scalar == "\"" ? !isInString : !isInString && isDigit(scalar) && !isDigit(last)
            if begins { counted.append(here) }
            if scalar == "\"" { isInString.toggle() }
            if scalar == "\n" {
                here = TextPosition(line: here.line + 1, column: 1)
            } else {
                here.column += 1
            }
            last = scalar
        }
        #expect(found.count == 2 * gaps.count)
        #expect(found == counted)
    }

    private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

/// Keys as RFC 8259 has them: two are the same when their characters are, however those are written.
@Suite struct JSONKeyTests {
    private static func node(_ text: String) throws -> JSONNode {
        try JSONNode.root(of: Array(text.utf8), file: "a.json")
    }

    @Test(arguments: [
        ("text", "text", true), (#"\u0074ext"#, "text", true), ("text", "tex", false), ("tex", "text", false),
        ("text", "texts", false), ("größe", "größe", true), ("gro\u{308}ße", "größe", true), ("größe", "grösse", false),
        (#"a\"b"#, "a\"b", true), (#"a\\b"#, #"a\b"#, true), ("\u{212A}", "K", true), ("", "", true), ("", "a", false),
    ])
    func `A key is found by its characters`(written: String, key: String, isSame: Bool) throws {
        let object = try Self.node("{\"other\": 0, \"\(written)\": 7}")
        #expect((object[key]?.number == 7) == isSame)
        #expect((object.members.first { $0.value.number == 7 }?.key.isText(key) == true) == isSame)
    }

    /// The twelfth key is the first one, the one before it, or new.
    @Test(arguments: [("k0", true), ("k10", true), (#"k\u0039"#, true), ("k11", false)])
    func `A key that is used twice is told among many`(last: String, isRepeated: Bool) {
        let keys = (0..<11).map { "k\($0)" } + [last]
        let text = "{" + keys.map { "\"\($0)\": 1" }.joined(separator: ",") + "}"
        let problems = JSONParser.parse(Array(text.utf8)).problems
        #expect(problems.map { $0.message.hasSuffix("is used twice in this object") } == (isRepeated ? [true] : []))
    }
}
