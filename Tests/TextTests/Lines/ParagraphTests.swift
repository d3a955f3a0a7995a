import MaquetteText
import Testing

private let lineHeight = 10 * 2444.0 / 2048
private let ascender = 10 * 1950.0 / 2048

@Suite("Paragraph format")
struct ParagraphTests {
    private func layout(_ text: String, width: Double = 100, _ change: (inout ParagraphFormat) -> Void) -> TypesetText {
        var format = ParagraphFormat()
        change(&format)
        return Typesetter.layout(StyledText(text, font: mono, format: format), in: TextBox(width: width))
    }

    private func near(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-6 }

    @Test("aligns the text without the spaces at its end")
    func alignment() {
        let slack = 100 - 3 * monoAdvance
        #expect(layout("abc ") { $0.alignment = .left }.lines[0].x == 0)
        #expect(near(layout("abc ") { $0.alignment = .center }.lines[0].x, slack / 2))
        #expect(near(layout("abc ") { $0.alignment = .right }.lines[0].x, slack))
    }

    @Test("aligns naturally by the direction of the paragraph")
    func naturalAlignment() {
        #expect(layout("abc") { $0.direction = .leftToRight }.lines[0].x == 0)
        #expect(near(layout("abc") { $0.direction = .rightToLeft }.lines[0].x, 100 - 3 * monoAdvance))
    }

    @Test("justifies every line of a paragraph but the last by widening its spaces")
    func justified() {
        let set = layout("a b c d", width: 6 * monoAdvance) { $0.alignment = .justified }
        #expect(set.lines.map(\.range) == [0..<6, 6..<7])
        #expect(near(set.lines[0].width, 6 * monoAdvance))
        // a, b and c: two spaces share the room of one character.
        let glyphs = set.runs(ofLine: 0).flatMap(\.glyphs.glyphs)
        #expect(near(glyphs.last?.x ?? 0, 5 * monoAdvance))
        #expect(near(set.lines[1].width, monoAdvance))
    }

    @Test("adds line spacing below every line but the last and leaves the baseline alone")
    func lineSpacing() {
        let set = layout("a\nb") { $0.lineSpacing = 5 }
        #expect(near(set.height, 2 * lineHeight + 5))
        #expect(near(set.firstBaseline, ascender))
        #expect(near(set.lastBaseline, lineHeight + 5 + ascender))
    }

    @Test("puts what a line height multiple adds above the baseline")
    func lineHeightMultiple() {
        let set = layout("a") { $0.lineHeightMultiple = 2 }
        #expect(near(set.height, 2 * lineHeight))
        #expect(near(set.firstBaseline, lineHeight + ascender))
    }

    @Test("keeps a line between the least and the greatest height")
    func heightLimits() {
        #expect(near(layout("a") { $0.minimumLineHeight = 20 }.height, 20))
        #expect(near(layout("a") { $0.maximumLineHeight = 8 }.height, 8))
        #expect(near(layout("a") { $0.minimumLineHeight = 20 }.firstBaseline, 20 - 10 * 494.0 / 2048))
    }

    @Test("adds paragraph spacing between paragraphs only")
    func paragraphSpacing() {
        let set = layout("a\nb") {
            $0.paragraphSpacing = 6
            $0.paragraphSpacingBefore = 3
        }
        #expect(near(set.height, 2 * lineHeight + 9))
        #expect(near(set.lines[1].top, lineHeight + 9))
    }

    @Test("indents the first line and the others on their own")
    func headIndents() {
        let set = layout("one two", width: 5 * monoAdvance) {
            $0.firstLineHeadIndent = 2 * monoAdvance
            $0.headIndent = monoAdvance
        }
        #expect(set.lines.map { ($0.x / monoAdvance).rounded() } == [2, 1])
    }

    @Test("measures a tail indent from the far edge when negative, from the near edge when positive")
    func tailIndents() {
        #expect(layout("one two", width: 8 * monoAdvance) { $0.tailIndent = -2 * monoAdvance }.lines.count == 2)
        #expect(layout("one two", width: 20 * monoAdvance) { $0.tailIndent = 6 * monoAdvance }.lines.count == 2)
        #expect(layout("one two", width: 20 * monoAdvance) { $0.tailIndent = 7 * monoAdvance }.lines.count == 1)
    }

    @Test("indents from the right where the paragraph runs from right to left")
    func mirroredIndent() {
        let set = layout("abc") {
            $0.direction = .rightToLeft
            $0.firstLineHeadIndent = 10
        }
        #expect(near(set.lines[0].x, 90 - 3 * monoAdvance))
    }

    @Test("is the one at the first character of each paragraph")
    func formatsByParagraph() {
        let right = ParagraphFormat(alignment: .right, lineBreak: .wordWrapping)
        let text = StyledText(
            "a\nb", styles: [.init(length: 3, style: TextStyle(font: mono))],
            formats: [.init(length: 2, style: ParagraphFormat()), .init(length: 1, style: right)])
        let set = Typesetter.layout(text, in: TextBox(width: 100))
        #expect(near(set.lines[0].x, 0))
        #expect(near(set.lines[1].x, 100 - monoAdvance))
    }

    @Test("breaks at soft hyphens only where lines are emptier than the hyphenation factor asks")
    func hyphenationFactor() {
        // Without the hyphen the line holds "one": three tenths of it.
        let text = "one hyphen\u{AD}ation"
        let eager = layout(text, width: 12 * monoAdvance) { $0.hyphenationFactor = 0.9 }
        let reluctant = layout(text, width: 12 * monoAdvance) { $0.hyphenationFactor = 0.2 }
        #expect(eager.lines[0].range == 0..<11)
        #expect(reluctant.lines[0].range == 0..<4)
    }

    @Test("lets a text style set the distance between baselines but not the height of one line")
    func linePitch() {
        // Body text: 17 points on 22, a line box of 20.287; recorded alert labels are 42.333 high on two lines.
        let body = TextFont(size: 17, linePitch: 22)
        #expect(near(Typesetter.layout(StyledText("a", font: body)).height, 17 * 2444.0 / 2048))
        #expect(near(Typesetter.layout(StyledText("a\nb", font: body)).height, 22 + 17 * 2444.0 / 2048))
    }
}
