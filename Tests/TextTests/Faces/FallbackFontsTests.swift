import MaquetteDrawing
import Testing

@testable import MaquetteText

@Suite("Fallback fonts")
struct FallbackFontsTests {
    private func lines(_ text: String, _ style: TextStyle) -> [GlyphRun] {
        Typesetter.layout(StyledText(text, style: style)).runs(ofLine: 0).map(\.glyphs)
    }

    /// The packages are those of Documentation/installing.md.
    @Test("of a package that is not installed are told once") func missing() {
        func names(_ isThere: (String) -> Bool) -> [String] {
            FallbackFonts.missingPackages(isThere: isThere).map { String($0.prefix { $0 != "," }) }
        }
        #expect(names { _ in false } == ["fonts-noto-color-emoji", "fonts-noto-core", "fonts-noto-cjk"])
        #expect(names { $0.contains("CJK") } == ["fonts-noto-color-emoji", "fonts-noto-core"])
        #expect(names { $0.hasSuffix("NotoSansHebrew-Regular.ttf") } == ["fonts-noto-color-emoji", "fonts-noto-cjk"])
        #expect(names { _ in true } == [])
    }

    private func faces(_ text: String, _ weight: FontWeight = .regular) -> [String] {
        lines(text, TextStyle(font: TextFont(size: 17, weight: weight))).map(\.face.name)
    }

    private func width(_ text: String, _ style: TextStyle) -> Double {
        Typesetter.layout(StyledText(text, style: style)).width
    }

    @Test("are all installed by Scripts/setup, in both weights")
    func installed() {
        for candidate in FallbackFonts.candidates {
            #expect(FontBytes(path: candidate.path) != nil, "\(candidate.path)")
            #expect(FontBytes(path: candidate.boldPath) != nil, "\(candidate.boldPath)")
        }
    }

    /// Han characters are unified: 直 and 角 have other strokes in Japan, in Korea and in China (Unicode, chapter 18.1).
    @Test(
        "write Chinese characters as the language of the text does",
        arguments: [
            ("直角", "NotoSansCJKsc-Regular"), ("直角を使う", "NotoSansCJKjp-Regular"), ("한국의 直角", "NotoSansCJKkr-Regular"),
        ])
    func writings(text: String, face: String) {
        #expect(Set(faces(text)).filter { $0.hasPrefix("Noto") } == [face])
    }

    @Test(
        "are bold where the text is semibold or bolder",
        arguments: [(FontWeight.medium, "Regular"), (.semibold, "Bold"), (.bold, "Bold"), (.black, "Bold")])
    func bold(weight: FontWeight, style: String) {
        #expect(faces("確認", weight) == ["NotoSansCJKsc-\(style)"])
        #expect(faces("البريد", weight) == ["NotoSansArabic-\(style)"])
    }

    @Test("leave spaces to the system font, so that a text is as wide whichever of them is installed")
    func spaces() {
        let style = TextStyle(font: TextFont(size: 17))
        let letters = width("확인", style) + width("하기", style)
        #expect(abs(width("확인 하기", style) - letters - width(" ", style)) < 1e-6)
    }

    /// Apple's list of emoji, unicode.org/emoji/charts/text-style.html: these have text presentation by default, and no
    /// letter of San Francisco.
    @Test("draw as emoji what iOS does without a variation selector", arguments: ["☀", "✔", "⚠", "☎", "❤"])
    func textPresentation(emoji: String) {
        #expect(faces(emoji) == ["NotoColorEmoji"])
        #expect(faces(emoji + "\u{FE0E}") != ["NotoColorEmoji"])
    }

    /// Noto's pictures are 136 pixels wide at 109 pixels to the em, Apple's advance at 34 points is 1.115 em.
    @Test("put an emoji into the middle of its place, at every size", arguments: [34.0, 68])
    func places(size: Double) throws {
        let run = try #require(lines("😀", TextStyle(font: TextFont(size: size))).first)
        let glyph = try #require(run.glyphs.first)
        let (place, picture) = (1.115 * size, 136.0 / 109 * size)
        #expect(abs(glyph.x + picture / 2 - place / 2) < size / 100)
    }
}
