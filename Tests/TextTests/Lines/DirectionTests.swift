import MaquetteText
import Testing

@Suite("Text in two directions")
struct DirectionTests {
    private func runs(_ text: String, _ direction: ParagraphFormat.Direction = .natural) -> [TypesetRun] {
        let format = ParagraphFormat(lineBreak: .wordWrapping, direction: direction)
        return Typesetter.layout(StyledText(text, font: TextFont(size: 17), format: format)).runs(ofLine: 0)
    }

    @Test("takes its direction from the first letter")
    func firstStrongLetter() {
        func isRightToLeft(_ text: String) -> Bool {
            Typesetter.layout(StyledText(text, font: TextFont(size: 17))).lines[0].isRightToLeft
        }
        #expect(!isRightToLeft("abc שלום"))
        #expect(isRightToLeft("שלום abc"))
        #expect(isRightToLeft("123 שלום"))
        #expect(!isRightToLeft("123"))
    }

    /// Unicode's bidirectional algorithm, P2: the first strong letter of a paragraph counts, and no line is one by itself.
    @Test("keeps its direction in every line of the paragraph")
    func laterLines() {
        let lines = Typesetter.layout(
            StyledText("\u{5D0}\u{5D1} abc abc\u{2028}abc\nabc", font: TextFont(size: 17)), in: TextBox(width: 40)
        ).lines
        #expect(lines.count > 4)
        #expect(lines.dropLast().allSatisfy(\.isRightToLeft) && lines.last?.isRightToLeft == false)
    }

    @Test("is in visual order")
    func visualOrder() {
        // Hebrew first: what is read first stands on the right.
        #expect(runs("שלום abc").first?.glyphs.text == "abc")
        #expect(runs("abc שלום").first?.glyphs.text.hasPrefix("abc") == true)
        #expect(runs("שלום abc", .leftToRight).last?.glyphs.text.contains("abc") == true)
    }

    @Test("sets right-to-left letters from right to left")
    func lettersReversed() {
        let set = Typesetter.layout(StyledText("אב", font: TextFont(size: 17)))
        let run = set.runs(ofLine: 0)[0]
        let alef = Typesetter.layout(StyledText("א", font: TextFont(size: 17))).runs(ofLine: 0)[0].glyphs.glyphs[0].id
        #expect(run.bidiLevel % 2 == 1)
        #expect(run.glyphs.glyphs.count == 2)
        #expect(run.glyphs.glyphs[1].id == alef)
        #expect(run.glyphs.glyphs[0].x < run.glyphs.glyphs[1].x)
    }

    @Test("keeps numbers from left to right inside right-to-left text")
    func numbers() {
        let texts = runs("שלום 123").map(\.glyphs.text)
        #expect(texts.first == "123")
    }

    @Test("joins Arabic letters, so a word is narrower than its letters apart")
    func arabic() {
        func width(_ text: String) -> Double { Typesetter.layout(StyledText(text, font: TextFont(size: 17))).width }
        #expect(width("سلام") < "سلام".map { width(String($0)) }.reduce(0, +) - 1)
    }

    @Test("fills the width it measures with its runs")
    func widths() {
        let set = Typesetter.layout(StyledText("abc שלום 123 xyz", font: TextFont(size: 17)))
        let sum = set.runs(ofLine: 0).reduce(0) { $0 + $1.width }
        #expect(abs(sum - set.lines[0].width) < 1e-6)
    }
}
