import MaquetteText
import Testing

@Suite("Truncation")
struct TruncationTests {
    @Test("leaves text alone that fits")
    func fits() {
        #expect(lines("abcdef", columns: 6, maximumLines: 1, .truncatingTail) == ["abcdef"])
    }

    @Test("at the tail keeps as many characters as fit before the ellipsis")
    func tail() {
        #expect(lines("abcdefgh", columns: 6, maximumLines: 1, .truncatingTail) == ["abcde…"])
        #expect(lines("abcdefgh", columns: 6.9, maximumLines: 1, .truncatingTail) == ["abcde…"])
    }

    @Test("at the tail removes a space before the ellipsis")
    func tailSpace() {
        #expect(lines("abcd efgh", columns: 6, maximumLines: 1, .truncatingTail) == ["abcd…"])
    }

    @Test("at the head keeps the end of the text")
    func head() {
        #expect(lines("abcdefgh", columns: 6, maximumLines: 1, .truncatingHead) == ["…defgh"])
    }

    @Test("in the middle keeps both ends, the front one longer by at most a character")
    func middle() {
        #expect(lines("abcdefgh", columns: 6, maximumLines: 1, .truncatingMiddle) == ["abc…gh"])
        #expect(lines("abcdefgh", columns: 7, maximumLines: 1, .truncatingMiddle) == ["abc…fgh"])
    }

    @Test("touches only the last of several lines")
    func lastLine() {
        #expect(lines("one two three four", columns: 6, maximumLines: 2, .truncatingTail) == ["one", "two t…"])
        #expect(lines("one two three four", columns: 6, maximumLines: 2, .truncatingHead) == ["one", "…four"])
    }

    @Test("marks a last line that ends where another paragraph would begin")
    func moreParagraphs() {
        #expect(lines("abc\ndef", columns: 8, maximumLines: 1, .truncatingTail) == ["abc…"])
        #expect(lines("abc\ndef", columns: 8, maximumLines: 1, .truncatingHead) == ["abc…"])
    }

    @Test("does not happen where lines wrap or are clipped")
    func otherModes() {
        #expect(lines("abc def", columns: 4, maximumLines: 1, .wordWrapping) == ["abc"])
        #expect(lines("abc def", columns: 4, maximumLines: 1, .clipping) == ["abc def"])
    }

    @Test("shows the ellipsis alone where nothing else fits")
    func tooNarrow() {
        #expect(lines("abc", columns: 1.5, maximumLines: 1, .truncatingTail) == ["…"])
    }

    @Test("gives the range of the line and that text is left out")
    func report() {
        let text = StyledText("abcdefgh", font: mono, format: ParagraphFormat(lineBreak: .truncatingTail))
        let set = Typesetter.layout(text, in: TextBox(width: 6 * monoAdvance, maximumLines: 1))
        #expect(set.isTruncated && set.lines[0].isTruncated)
        #expect(set.lines[0].range == 0..<8)
        #expect(abs(set.width - 6 * monoAdvance) < 1e-6)
    }

    @Test("puts the ellipsis at the left end of text that runs from right to left")
    func rightToLeft() {
        let text = StyledText(
            "שלום עולם", font: TextFont(size: 17), format: ParagraphFormat(lineBreak: .truncatingTail))
        let set = Typesetter.layout(text, in: TextBox(width: 50, maximumLines: 1))
        #expect(set.runs(ofLine: 0).first?.glyphs.text == "…")
    }
}
