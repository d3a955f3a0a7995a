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

    /// From a letter to another of its kind in lines of iOS 14 to 26 in public pictures of test suites, read at whole pixels of a third of
    /// a point at either end.
    @Test(
        "has letters where pictures have them",
        arguments: [
            ("usesPageTu", 12, 60.333), ("ird Acti", 12, 37.333),
            ("e. A1. Row 1. Column 1. A1 Value", 12, 172.667),
            (". D3: D3 Value. D1. Column 4.", 12, 162.667),
            ("uisque molestie auctor neque. Donec vitae risu", 24, 464.667),
            ("isque molestie auctor neque. Donec vi", 28, 448),
        ] as [(String, Double, Double)])
    func lettersInLines(line: String, size: Double, measured: Double) {
        let font = TextFont(size: size)
        #expect(abs(width(line, font) - width(String(line.suffix(1)), font) - measured) < 0.34)
    }

    /// Pixels of labels at 3x in pictures of iOS 17 of thumbtack/thumbprint-ios, from which the insets of its buttons are taken.
    @Test(
        "has bold labels as wide as pictures of buttons",
        arguments: [
            ("Test Button", 14, 239), ("Test Button", 16, 268), ("Text no icon highlighted", 16, 554),
            ("Text no icon highlighted", 35, 1157), ("Link no icon highlighted", 35, 1155),
            ("Solid no icon highlighted", 16, 572), ("Solid no icon highlighted", 35, 1196),
        ] as [(String, Double, Double)])
    func boldLabels(text: String, size: Double, pixels: Double) {
        let measured = (width(text, TextFont(size: size, weight: .bold)) * 3).rounded(.up)
        #expect(measured <= pixels && measured >= pixels - 1)
    }

    /// Labels in pictures of iOS 13.3, rounded up to a third of a point; apostrophes were narrower before iOS 14. With those of iOS 14
    /// they are one to more than two points wider.
    @Test(
        "has labels of iOS 13 as wide as pictures of them",
        arguments: [
            (25, 188.667), (26, 196), (27, 203.333), (28, 210.667), (30, 225.667), (32, 240.333), (34, 255), (38, 284),
            (43, 320.667), (48, 356.667), (53, 392.667), (58, 428.333),
        ] as [(Double, Double)])
    func labelsOfIOS13(size: Double, measured: Double) {
        var font = TextFont(size: size)
        font.edition = .second
        #expect(abs((width("What's the point?", font) * 3).rounded(.up) / 3 - measured) < 0.67)
    }

    /// A test of a public library expects this width; it ran on iOS 11.
    @Test("is wider in the font of iOS 11")
    func olderEdition() {
        var font = TextFont(size: 17)
        font.edition = .second
        #expect(abs(width("This is a test string", font) - 144.0933) < 0.1)
    }
}
