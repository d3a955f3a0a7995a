import MaquetteDrawing
import Testing

@Suite struct ColorSeeingTests {
    /// "Understanding 1.4.3" of WCAG 2.2 and the figures of its contrast examples: 21 for black on white, 4.54 for
    /// #767676, 4.47 for #777777, 8.59 for pure blue, 3.99 for pure red, 1.07 for pure yellow.
    @Test(arguments: [
        (0x000000, 21.0), (0x767676, 4.54), (0x777777, 4.47), (0x0000FF, 8.59), (0xFF0000, 3.99), (0xFFFF00, 1.07),
    ])
    func `Contrast with white as WCAG gives it`(hex: UInt32, expected: Double) {
        let contrast = Color(hex: hex).contrast(with: .white)
        #expect(abs(contrast - expected) < 0.01)
        #expect(contrast == Color.white.contrast(with: Color(hex: hex)))
    }

    /// A matrix whose rows sum to 1 leaves white, grey and black as they are: the published ones do, to six digits.
    @Test(arguments: ColorVision.allCases)
    func `Greys stay grey`(vision: ColorVision) {
        for row in vision.matrix { #expect(abs(row.reduce(0, +) - 1) < 2e-6) }
        for byte: UInt8 in [0, 17, 128, 200, 255] {
            let seen = vision.seen(byte, byte, byte)
            #expect(seen == (byte, byte, byte))
        }
    }

    /// Worked out from Machado's table 1: red has the light (1, 0, 0), so its first column is what is seen. The bytes are
    /// 255 times the sRGB curve of 0.152286 (0.4275), 0.114503 (0.3736) and nothing; and so on.
    @Test func `Red as the published matrices have it`() {
        #expect(ColorVision.protanopia.seen(255, 0, 0) == (109, 95, 0))
        #expect(ColorVision.deuteranopia.seen(255, 0, 0) == (163, 144, 0))
        #expect(ColorVision.tritanopia.seen(255, 0, 0) == (255, 0, 15))
        // 0.2126 of light is 0.4985 of the curve.
        #expect(ColorVision.achromatopsia.seen(255, 0, 0) == (127, 127, 127))
    }

    @Test func `Inverting twice changes nothing, and once turns each colour round`() {
        var list = DisplayList(size: Size(10, 10))
        list.fill(.rect(Rect(0, 0, 5, 5)), Color(red: 1, green: 0.25, blue: 0, alpha: 0.5))
        var expected = DisplayList(size: Size(10, 10))
        expected.fill(.rect(Rect(0, 0, 5, 5)), Color(red: 0, green: 0.75, blue: 1, alpha: 0.5))
        #expect(list.inverted == expected)
        #expect(list.inverted.inverted == list)
    }
}
