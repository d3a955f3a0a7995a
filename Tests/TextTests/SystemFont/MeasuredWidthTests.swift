import MaquetteReleases
import MaquetteText
import Testing

/// Widths that an iOS 26.1 simulator reported for its system font.
@Suite("Measured text")
struct MeasuredWidthTests {
    private func width(_ text: String, _ font: TextFont) -> Double {
        Typesetter.layout(StyledText(text, font: font)).width
    }

    @Test(
        "has the advances of iOS at every weight and size",
        arguments: [
            ("n", 17, .regular, 9.487793), ("W", 20, .bold, 19.5286), ("n", 22, .semibold, 12.5704),
            ("n", 13.5, .heavy, 8.6697), ("n", 40, .black, 25.371094), ("H", 8, .ultraLight, 5.7648),
            ("@", 28, .regular, 24.869141), ("g", 17, .thin, 9.8194), ("o", 24, .medium, 13.4191),
            (" ", 20, .semibold, 4.5671), ("0", 24, .bold, 15.9343),
        ] as [(String, Double, FontWeight, Double)])
    func advances(text: String, size: Double, weight: FontWeight, measured: Double) {
        #expect(abs(width(text, TextFont(size: size, weight: weight)) - measured) < 0.001)
    }

    @Test(
        "kerns as iOS does",
        arguments: [
            ("The quick brown fox jumps over the lazy dog", 17, .black, 381.3296),
            ("The quick brown fox jumps over the lazy dog", 22, .semibold, 440.3423),
            ("The quick brown fox jumps over the lazy dog", 23, .heavy, 489.719),
            ("The quick brown fox jumps over the lazy dog", 40, .black, 876.1719),
            ("AVAST Wavy To. LT", 17, .regular, 146.824219), ("AVAST Wavy To. LT", 18, .regular, 154.8498),
            ("AVAST Wavy To. LT", 28, .regular, 229.291016), ("0123456789", 8, .ultraLight, 48.3322),
            ("0123456789", 32, .thin, 179.1027), ("WWWW MMMM", 17, .light, 124.0939),
            ("Hello UIKit", 11.5, .bold, 61.7676),
        ] as [(String, Double, FontWeight, Double)])
    func strings(text: String, size: Double, weight: FontWeight, measured: Double) {
        #expect(abs(width(text, TextFont(size: size, weight: weight)) - measured) < 0.01)
    }

    @Test("is in fonts of other designs as wide as iOS measures it")
    func otherDesigns() {
        let text = "The quick brown fox jumps over the lazy dog"
        #expect(abs(width(text, TextFont(size: 17, isItalic: true)) - 339.3608) < 0.01)
        #expect(abs(width("Hello UIKit", TextFont(.monospaced, size: 13.5)) - 91.797363) < 0.01)
    }

    /// A 0 has 1,242 units at large sizes. Of tracking, the table of Apple's guidelines gives 4 thousandths of an em at 64 points,
    /// 8 units, and none from 80 on.
    @Test("goes on as the published tracking says where nothing was measured")
    func largeSizes() {
        #expect(abs(width("0", TextFont(size: 64)) - 64 * (1242 + 8) / 2048) < 0.001)
        #expect(abs(width("0", TextFont(size: 200)) - 200 * 1242 / 2048) < 0.001)
    }

    /// A test of a public library expects this width; it ran on iOS 11.
    @Test("is wider in the font of iOS 11")
    func olderEdition() {
        var font = TextFont(size: 17)
        font.edition = .second
        #expect(abs(width("This is a test string", font) - 144.0933) < 0.1)
    }
}
