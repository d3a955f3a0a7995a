import MaquetteText
import Testing

@Suite("Typefaces that are not installed")
struct TypefaceTests {
    private func width(_ text: String, _ typeface: Typeface, _ size: Double, _ weight: FontWeight = .regular) -> Double
    {
        let font = TextFont(.named("not installed"), size: size, weight: weight, typeface: typeface)
        return Typesetter.layout(StyledText(text, font: font), in: .unbounded).width
    }

    /// Labels and buttons as Interface Builder recorded them, up to the half point or the point.
    @Test(
        "are as wide as recorded",
        arguments: [
            ("Content Sample", Typeface.helveticaNeue, 24, .regular, 174), ("PLEDGE", .helveticaNeue, 10, .regular, 39),
            ("See Video", .helveticaNeue, 18, .bold, 86), ("CHALLENGE 1", .helveticaNeue, 15, .bold, 105),
            ("Connectable:", .helveticaNeue, 12, .medium, 74), ("Labelize", .helveticaNeue, 17, .light, 60),
            ("Device name", .futura, 15, .medium, 87.67), ("Group Management", .futura, 17, .medium, 158),
            ("Scenes", .futura, 17, .medium, 53.33), ("Label", .futura, 17, .bold, 49.5),
            ("POPULAR DESTINATIONS", .avenirNext, 16, .regular, 191), ("CANADA", .avenirNext, 36, .medium, 157),
            ("Adventure awaits", .avenirNext, 32, .regular, 251),
        ] as [(String, Typeface, Double, FontWeight, Double)])
    func recordedWidths(text: String, typeface: Typeface, size: Double, weight: FontWeight, recorded: Double) {
        #expect(abs(width(text, typeface, size, weight) - recorded) < 1.1)
    }

    @Test("have the published widths of Helvetica where no letters attract each other")
    func helvetica() {
        #expect(abs(width("8888", .helvetica, 100) - 4 * 55.6) < 0.1)
        #expect(abs(width("mmmm", .helvetica, 100) - 4 * 83.3) < 0.1)
        #expect(abs(width("mmmm", .helvetica, 100, .bold) - 4 * 88.9) < 0.1)
    }

    @Test("have widths in steps of a 54th of an em where they are Avenir")
    func avenir() {
        #expect(abs(width("nnnn", .avenir, 54) - 4 * 30) < 0.2)
        #expect(abs(width("mmmm", .avenir, 54, .heavy) - 4 * 47) < 0.2)
    }

    @Test("are narrower where they are condensed")
    func condensed() {
        #expect(abs(width("nnnn", .avenirNextCondensed, 100) - 4 * 0.58 * 81) < 0.5)
    }

    @Test("have letters of one width where they are for programs")
    func monospaced() {
        #expect(abs(width("iiii", .courier, 10) - 24) < 0.2)
        #expect(abs(width("wwww", .courier, 10) - 24) < 0.2)
    }
}
