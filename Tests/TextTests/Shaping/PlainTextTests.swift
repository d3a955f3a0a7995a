import CCairo
import Testing

@testable import MaquetteText

/// Text whose glyphs are put together from those of its characters, beside the same text shaped by HarfBuzz, and where lines may
/// break in it beside what Pango says.
@Suite("Plain text")
struct PlainTextTests {
    private static let characters = (0x20...0x7E).map { String(UnicodeScalar(UInt8($0))) }

    /// Every character after every other, and words as people write them.
    private static let texts: [String] =
        characters.map { left in characters.map { left + $0 }.joined() } + [
            "No. 12: Amsterdam, Tuesday.", "AVATAR To Yes. 100 % 3/4 -> <= != (c) 1x2 11:30 fi ffl", "file://~/a_b",
            " two  spaces ",
            "f", "%", " ", "T.", "a\tb", "naïve", "fjord ﬁ", "漢字 and kana", "e\u{301}",
        ]

    private static let fonts: [TextFont] = [
        TextFont(size: 17), TextFont(size: 11.5), TextFont(size: 22), TextFont(size: 34, weight: .bold),
        TextFont(size: 15, weight: .semibold), TextFont(size: 13, weight: .ultraLight),
        TextFont(size: 20, weight: .black),
        TextFont(size: 17, isItalic: true), TextFont(.monospacedDigits, size: 15), TextFont(.monospaced, size: 14),
        TextFont(.named("Georgia"), size: 16),
    ]

    @Test("has the glyphs and widths that shaping gives it", arguments: fonts)
    func glyphs(font: TextFont) {
        let (quick, slow) = (Shaper(charactersBeforePlain: 0), Shaper(charactersBeforePlain: .max))
        for kern in [nil, 0, 1.5] {
            for text in Self.texts {
                let styled = StyledText(text, style: TextStyle(font: font, kern: kern, tracking: 0.25))
                let (one, other) = (quick.shape(styled).paragraphs[0], slow.shape(styled).paragraphs[0])
                #expect(one.faces.map(\.name) == other.faces.map(\.name))
                #expect(one.glyphs.map(Same.init) == other.glyphs.map(Same.init), "\(text) in \(font)")
                #expect(one.clusters.map(Same.init) == other.clusters.map(Same.init), "\(text) in \(font)")
            }
        }
        // A name that no font has means the system font.
        #expect(quick.setting(of: font).knowsPlainGlyphs == (font.family != .monospaced))
        #expect(!slow.setting(of: font).knowsPlainGlyphs)
    }

    /// DejaVu Sans has ligatures of f with f, i and l.
    @Test("is shaped in fonts with ligatures")
    func ligatures() throws {
        let file = try #require(FontBytes(path: FontFolders.dejaVu + "/DejaVuSans.ttf"))
        let face = try #require(FontFace(file, index: 0, number: 0))
        let map = try #require(FontTables(file.bytes).flatMap { CharacterMap($0) })
        let substitutions = Substitutions(face)
        defer { substitutions.close() }
        func areSpared(_ characters: ClosedRange<UInt8>) -> Bool {
            let glyphs = characters.map { UInt32(map.glyph(Unicode.Scalar($0))) }
            return substitutions.spare(glyphs, of: characters, digitsOfOneWidth: false)
        }
        #expect(!areSpared(UInt8(ascii: "a")...UInt8(ascii: "z")))
    }

    @Test("is not shaped in the system font once enough of it was, and in others always")
    func worth() {
        let shaper = Shaper()
        for (font, expected) in [(TextFont(size: 17), true), (TextFont(.monospaced, size: 17), false)] {
            let setting = shaper.setting(of: font)
            _ = shaper.shape(StyledText(String(repeating: "a", count: 189), font: font))
            #expect(!setting.knowsPlainGlyphs)
            _ = shaper.shape(StyledText("b", font: font))
            #expect(setting.knowsPlainGlyphs == expected)
        }
    }

    @Test("breaks where Pango's analysis says")
    func breaks() throws {
        var numbers = RepeatableNumbers(state: 7)
        let marks = ["a", "B", "z", "0", "7", " ", " ", ".", ",", ":", ";", "!", "?", "-", "'"]
        var known = 0
        for _ in 0..<20_000 {
            let length = Int.random(in: 1...9, using: &numbers)
            var text = (0..<length).map { _ in marks.randomElement(using: &numbers)! }.joined()
            text.withUTF8 { bytes in
                guard let flags = PlainBreaks.flags(bytes) else { return }
                known += 1
                let analysed = ParagraphText.analysed(
                    bytes, characters: bytes.count, language: pango_language_from_string("en"))
                #expect(flags.dropLast() == analysed.dropLast(), "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
        #expect(known > 1_000)
    }

    /// All of a glyph but its place among the faces, or all of a cluster, with the bits of its numbers.
    private struct Same: Equatable {
        let numbers: [UInt64]

        init(_ glyph: ShapedGlyph) {
            numbers =
                [UInt64(glyph.id)]
                + [glyph.size, glyph.advance, glyph.xOffset, glyph.yOffset].map { ($0 + 0).bitPattern }
        }

        init(_ cluster: Cluster) {
            numbers = [
                UInt64(cluster.start), cluster.advance.bitPattern, UInt64(cluster.firstGlyph),
                UInt64(cluster.glyphCount),
                UInt64(cluster.level), UInt64(cluster.traits.rawValue),
            ]
        }
    }
}
