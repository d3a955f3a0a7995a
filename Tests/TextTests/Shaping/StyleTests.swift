import MaquetteText
import Testing

@Suite("Styles")
struct StyleTests {
    private func width(_ text: String, _ style: TextStyle) -> Double {
        Typesetter.layout(StyledText(text, style: style)).width
    }

    @Test("add kern and tracking after every character, the last included")
    func kernAndTracking() {
        let plain = width("abc", TextStyle(font: mono))
        #expect(abs(width("abc", TextStyle(font: mono, kern: 2)) - plain - 6) < 1e-6)
        #expect(abs(width("abc", TextStyle(font: mono, tracking: 1)) - plain - 3) < 1e-6)
        #expect(abs(width("abc", TextStyle(font: mono, kern: 2, tracking: 1)) - plain - 9) < 1e-6)
    }

    @Test("switch pair kerning off with a kern of zero")
    func pairKerning() {
        let font = TextFont(size: 40)
        let letters = width("A", TextStyle(font: font)) + width("V", TextStyle(font: font))
        #expect(abs(width("AV", TextStyle(font: font, kern: 0)) - letters) < 0.01)
        #expect(width("AV", TextStyle(font: font)) < letters - 1)
    }

    @Test("kern across a change of colour, which is a change of tag")
    func kerningAcrossTags() {
        let font = TextFont(size: 40)
        let text = StyledText(
            "AV",
            styles: [
                .init(length: 1, style: TextStyle(font: font, tag: 1)),
                .init(length: 1, style: TextStyle(font: font, tag: 2)),
            ], formats: [.init(length: 2, style: ParagraphFormat())])
        let set = Typesetter.layout(text)
        #expect(abs(set.width - width("AV", TextStyle(font: font))) < 1e-9)
        #expect(set.runs(ofLine: 0).map(\.tag) == [1, 2])
        #expect(set.runs(ofLine: 0).map(\.glyphs.text) == ["A", "V"])
    }

    @Test("do not space the parts of one combined character")
    func combiningMarks() {
        let style = TextStyle(font: mono, kern: 2)
        #expect(abs(width("e\u{301}\u{323}", style) - (monoAdvance + 2)) < 1e-6)
    }

    @Test("make a line as high as its tallest and deepest parts")
    func mixedSizes() {
        let text = StyledText(
            "ab",
            styles: [
                .init(length: 1, style: TextStyle(font: TextFont(size: 10))),
                .init(length: 1, style: TextStyle(font: TextFont(size: 20))),
            ], formats: [.init(length: 2, style: ParagraphFormat())])
        let set = Typesetter.layout(text)
        #expect(abs(set.height - 20 * 2444.0 / 2048) < 1e-9)
        let baselines = set.runs(ofLine: 0).map(\.glyphs.glyphs[0].y)
        #expect(baselines == [set.firstBaseline, set.firstBaseline])
        #expect(set.runs(ofLine: 0).map(\.glyphs.size) == [10, 20])
    }

    @Test("raise characters by the baseline offset and the line with them")
    func baselineOffset() {
        let set = Typesetter.layout(StyledText("a", style: TextStyle(font: mono, baselineOffset: 4)))
        #expect(abs(set.firstBaseline - (10 * 1950.0 / 2048 + 4)) < 1e-9)
        #expect(abs(set.runs(ofLine: 0)[0].glyphs.glyphs[0].y - 10 * 1950.0 / 2048) < 1e-9)
    }

    @Test("draw an underline below the baseline, not under the spaces at the end of the line")
    func underline() {
        let set = Typesetter.layout(StyledText("ab cd ", style: TextStyle(font: mono, underline: .single, tag: 7)))
        let decorations = set.decorations(ofLine: 0)
        #expect(decorations.count == 1)
        #expect(decorations[0].kind == .underline && decorations[0].tag == 7)
        #expect(abs(decorations[0].width - 5 * monoAdvance) < 1e-6)
        #expect(decorations[0].y > set.firstBaseline)
    }

    /// Pixels counted in pictures of iOS 16 and 17 of pkozielecki/ios-kiss-views (Medium), thumbtack/thumbprint-ios (Bold), and
    /// gonzalezreal/swift-markdown-ui (at 2x).
    @Test(
        "draw thicker underlines in heavier weights",
        arguments: [
            (FontWeight.regular, 17.0, 2.0, 2.0), (.medium, 17, 3, 4), (.bold, 14, 3, 4), (.bold, 16, 3, 5),
            (.bold, 31, 3, 9), (.bold, 35, 3, 10), (.heavy, 17, 2, 4),
        ])
    func thicknessOfUnderlines(weight: FontWeight, size: Double, scale: Double, pixels: Double) {
        let style = TextStyle(font: TextFont(size: size, weight: weight), underline: .single)
        let line = Typesetter.layout(StyledText("ab", style: style)).decorations(ofLine: 0)[0]
        #expect((line.height * scale).rounded(.up) == pixels)
    }

    @Test("draw two strokes for a double rule and strike through above the baseline")
    func rules() {
        let style = TextStyle(font: mono, underline: .double, strikethrough: .single)
        let set = Typesetter.layout(StyledText("ab", style: style))
        let kinds = set.decorations(ofLine: 0).map(\.kind)
        #expect(kinds == [.underline, .underline, .strikethrough])
        #expect(set.decorations(ofLine: 0)[2].y < set.firstBaseline)
    }

    @Test("fill the whole line height with a background")
    func background() {
        let set = Typesetter.layout(StyledText("ab", style: TextStyle(font: mono, hasBackground: true)))
        let background = set.decorations(ofLine: 0)[0]
        #expect(background.kind == .background && background.height == set.height)
        #expect(abs(background.width - 2 * monoAdvance) < 1e-6)
    }

    @Test("give an attachment its room")
    func attachment() {
        let picture = TextStyle(font: mono, attachment: .init(width: 30, height: 40, elevation: -5), tag: 3)
        let text = StyledText(
            "a\u{FFFC}", styles: [.init(length: 1, style: TextStyle(font: mono)), .init(length: 1, style: picture)],
            formats: [.init(length: 2, style: ParagraphFormat())])
        let set = Typesetter.layout(text)
        #expect(abs(set.width - (monoAdvance + 30)) < 1e-6)
        #expect(abs(set.height - 40) < 1e-9)
        let place = set.decorations(ofLine: 0)[0]
        #expect(place.kind == .attachment && place.tag == 3)
        #expect(abs(place.x - monoAdvance) < 1e-6 && place.y == 0 && place.height == 40)
        #expect(set.runs(ofLine: 0).map(\.glyphs.text) == ["a"])
    }

    @Test("give every digit of the monospaced-digit font one width")
    func monospacedDigits() {
        let widths = Set((0...9).map { width(String($0), TextStyle(font: TextFont(.monospacedDigits, size: 17))) })
        #expect(widths.count == 1)
        let proportional = Set((0...9).map { width(String($0), TextStyle(font: TextFont(size: 17))) })
        #expect(proportional.count > 1)
    }

    @Test("give an emoji its recorded width whether a font for it is installed or not")
    func emoji() {
        // What Interface Builder recorded for one alone, in whole points.
        for (size, recorded) in [(11.0, 16.0), (17, 23), (18, 24), (25, 28), (38, 43)] {
            #expect(width("😀", TextStyle(font: TextFont(size: size))).rounded(.up) == recorded)
        }
        #expect(width("👨‍👩‍👧", TextStyle(font: TextFont(size: 18))).rounded(.up) == 24)
        #expect(width("💁🏻🇩🇪", TextStyle(font: TextFont(size: 18))).rounded(.up) == 48)
    }

    @Test("show one sign for an emoji, however many characters it is made of", arguments: ["😬", "👨‍👩‍👧", "💁🏻", "🇩🇪", "🎉"])
    func emojiSigns(emoji: String) {
        let runs = Typesetter.layout(StyledText(emoji, font: TextFont(size: 18))).runs(ofLine: 0)
        #expect(runs.flatMap(\.glyphs.glyphs).count == 1)
        // The first glyph of a font is what it shows for characters that it lacks.
        #expect(runs.flatMap(\.glyphs.glyphs).allSatisfy { $0.id != 0 })
    }

    @Test("characters that the system font lacks are emoji, unless a text variation is requested")
    func emojiWithoutSelector() {
        // Interface Builder recorded 51 and 99 for these two labels, rounded up to a third of a point.
        let font = TextStyle(font: TextFont(size: 14, weight: .medium))
        #expect(abs(width("JPG ⏺", font) - 51) < 0.75)
        #expect(abs(width("2500x1667 ⏺", font) - 99) < 0.75)
        #expect(width("⏺", font) == width("😀", font))
        #expect(width("⏺\u{FE0E}", font) != width("😀", font))
        #expect(width("™", font) < 14)
        #expect(width("↕", font) != width("😀", font))
    }
}
