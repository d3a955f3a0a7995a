import MaquetteText
import Testing

/// Every character of the monospaced font is 1266/2048 of its size wide, so line ends can be counted on fingers.
let mono = TextFont(.monospaced, size: 10)
let monoAdvance = 10 * 1266.0 / 2048

/// What stands on each line when a text is set so many characters wide.
func lines(
    _ text: String, columns: Double, maximumLines: Int = 0, _ lineBreak: ParagraphFormat.LineBreak = .wordWrapping
) -> [String] {
    let box = TextBox(width: columns * monoAdvance, maximumLines: maximumLines)
    return visibleLines(StyledText(text, font: mono, format: ParagraphFormat(lineBreak: lineBreak)), in: box)
}

/// The painted text of each line, from left to right.
func visibleLines(_ text: StyledText, in box: TextBox = .unbounded) -> [String] {
    let set = Typesetter.layout(text, in: box)
    return set.lines.indices.map { line in set.runs(ofLine: line).map(\.glyphs.text).joined() }
}

@Suite("Wrapping")
struct WrappingTests {
    @Test("puts as many words on a line as fit, and no more")
    func greedy() {
        #expect(lines("one two three four", columns: 9) == ["one two", "three", "four"])
        #expect(lines("one two three four", columns: 10) == ["one two", "three four"])
    }

    @Test("lets a word that fits exactly stay, the space after it hanging over")
    func exactFit() {
        #expect(lines("one two", columns: 3) == ["one", "two"])
        #expect(lines("one two", columns: 7) == ["one two"])
    }

    @Test("breaks a word that is wider than the box between its characters, on a line of its own")
    func wideWord() {
        #expect(lines("a extraordinary b", columns: 6) == ["a", "extrao", "rdinar", "y b"])
    }

    @Test("puts at least one character on a line, however narrow the box")
    func narrow() {
        #expect(lines("abc", columns: 0.2) == ["a", "b", "c"])
        #expect(lines("abc", columns: 0) == ["a", "b", "c"])
    }

    @Test("between characters fills every line")
    func characters() {
        #expect(lines("one two three", columns: 5, .characterWrapping) == ["one t", "wo th", "ree"])
    }

    @Test("by clipping ends lines at newlines only")
    func clipping() {
        #expect(lines("one two\nthree four", columns: 4, .clipping) == ["one two", "three four"])
    }

    @Test("stops after the allowed number of lines")
    func lineLimit() {
        #expect(lines("one two three", columns: 5, maximumLines: 2) == ["one", "two"])
    }

    @Test("leaves lines out that the height does not hold, but never the first")
    func heightLimit() {
        let text = StyledText("one two three", font: mono)
        let lineHeight = 10 * 2444.0 / 2048
        let two = Typesetter.layout(text, in: TextBox(width: 5 * monoAdvance, height: 2.5 * lineHeight))
        #expect(two.lines.count == 2)
        #expect(two.isTruncated)
        #expect(Typesetter.layout(text, in: TextBox(width: 5 * monoAdvance, height: 1)).lines.count == 1)
    }

    @Test("gives an empty paragraph, and what follows the last newline, a line of its own")
    func emptyParagraphs() {
        let set = Typesetter.layout(StyledText("a\n\nb\n", font: mono))
        #expect(set.lines.map(\.range) == [0..<2, 2..<3, 3..<5, 5..<5])
        #expect(abs(set.height - 4 * 10 * 2444.0 / 2048) < 1e-9)
    }

    @Test("knows every kind of line end", arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"])
    func lineEnds(separator: String) {
        #expect(visibleLines(StyledText("ab" + separator + "c", font: mono)) == ["ab", "c"])
    }

    @Test("has no lines and no size for no text")
    func empty() {
        let set = Typesetter.layout(StyledText("", font: mono))
        #expect(set.lines.isEmpty && set.width == 0 && set.height == 0)
    }

    @Test("keeps words together at a no-break space and breaks after hyphens")
    func breakRules() {
        #expect(lines("no\u{A0}break here", columns: 8) == ["no\u{A0}break", "here"])
        #expect(lines("well-known", columns: 6) == ["well-", "known"])
    }

    @Test("shows a soft hyphen only where a word breaks at it")
    func softHyphen() {
        #expect(lines("hyphen\u{AD}ation", columns: 20) == ["hyphen\u{AD}ation"])
        #expect(lines("hyphen\u{AD}ation", columns: 8) == ["hyphen\u{AD}-", "ation"])
    }

    @Test("breaks Chinese and Japanese between characters, but not before a full stop")
    func eastAsian() {
        // Each character is one em wide whether a font for it is installed or not.
        let set = visibleLines(StyledText("漢字漢字。漢", font: TextFont(.monospaced, size: 10)), in: TextBox(width: 41))
        #expect(set == ["漢字漢", "字。漢"])
    }

    @Test("counts the space at which a line was broken, but not one that ends the text")
    func measuredSpaces() {
        let broken = Typesetter.layout(StyledText("abc def ", font: mono), in: TextBox(width: 6 * monoAdvance))
        #expect(broken.lines.map { ($0.measuredWidth / monoAdvance).rounded() } == [4, 3])
        #expect(broken.lines.map { ($0.width / monoAdvance).rounded() } == [3, 3])
        #expect(abs(broken.width - 4 * monoAdvance) < 1e-6)
    }

    @Test("counts the space before a line break that the text asks for")
    func spacesBeforeABreak() {
        let set = Typesetter.layout(StyledText("abc \ndef ", font: mono))
        #expect(set.lines.map { ($0.measuredWidth / monoAdvance).rounded() } == [4, 3])
        #expect(abs(set.width - 4 * monoAdvance) < 1e-6)
    }

    @Test("never measures wider than the box because of a hanging space")
    func hangingSpace() {
        let set = Typesetter.layout(StyledText("abc def", font: mono), in: TextBox(width: 3.5 * monoAdvance))
        #expect(abs(set.width - 3.5 * monoAdvance) < 1e-6)
    }

    @Test("counts the spaces around a text of one line, as recorded labels do")
    func singleLineSpaces() {
        let set = Typesetter.layout(StyledText(" abc ", font: mono))
        #expect(abs(set.width - 5 * monoAdvance) < 1e-6)
    }

    @Test("moves a tab to the next stop of 28 points")
    func tabs() {
        #expect(abs(Typesetter.layout(StyledText("a\tb", font: mono)).width - (28 + monoAdvance)) < 1e-6)
    }

    /// Apple's documentation measures stops from the back margin; an indent does not move them.
    @Test("puts text after a tab at, before or around a stop of its paragraph")
    func tabStops() {
        func set(_ text: String, _ stops: [TabStop], interval: Double = 0) -> TypesetText {
            var format = ParagraphFormat(lineBreak: .wordWrapping)
            format.firstLineHeadIndent = 10
            (format.tabStops, format.tabInterval) = (stops, interval)
            return Typesetter.layout(StyledText(text, font: mono, format: format))
        }
        func width(_ text: String, _ stops: [TabStop], interval: Double = 0) -> Double {
            set(text, stops, interval: interval).width
        }
        #expect(abs(width("a\tb", [TabStop(location: 60)]) - (60 + monoAdvance)) < 1e-6)
        #expect(abs(width("a\tbb", [TabStop(location: 90, alignment: .trailing)]) - 90) < 1e-6)
        #expect(abs(width("a\tbb", [TabStop(location: 90, alignment: .center)]) - (90 + monoAdvance)) < 1e-6)
        #expect(abs(width("a\tb", [], interval: 70) - (70 + monoAdvance)) < 1e-6)
        // The stop before the text's end is passed over, and the last letter is drawn where it was measured.
        let stops = [TabStop(location: 12), TabStop(location: 60)]
        #expect(abs(width("a\tb", stops) - (60 + monoAdvance)) < 1e-6)
        let glyphs = set("a\tb", stops).runs(ofLine: 0).flatMap(\.glyphs.glyphs)
        #expect(abs((glyphs.last?.x ?? 0) - 60) < 1e-6)
    }

    @Test("gives a single last word company where that is asked for and there is room for both")
    func pushingOut() {
        func lines(_ text: String, columns: Double, maximumLines: Int = 0) -> [String] {
            var format = ParagraphFormat(lineBreak: .wordWrapping)
            format.pushesOut = true
            let box = TextBox(width: columns * monoAdvance, maximumLines: maximumLines)
            return visibleLines(StyledText(text, font: mono, format: format), in: box)
        }
        #expect(lines("to help you get started", columns: 15) == ["to help you", "get started"])
        #expect(lines("to help you get started", columns: 10) == ["to help", "you get", "started"])
        #expect(lines("a word extraordinary", columns: 13) == ["a word", "extraordinary"])
        #expect(lines("of long-running process", columns: 16) == ["of long-", "running process"])
        #expect(lines("word extraordinary", columns: 13) == ["word", "extraordinary"])
        #expect(lines("one two three four", columns: 9) == ["one two", "three", "four"])
    }
}
