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
            ("Device name", .futura, 15, .medium, 87.67),
        ] as [(String, Typeface, Double, FontWeight, Double)])
    func recordedWidths(text: String, typeface: Typeface, size: Double, weight: FontWeight, recorded: Double) {
        #expect(abs(width(text, typeface, size, weight) - recorded) < 1.1)
    }

    /// Avenir Next has no widths of its own here, only a share of the system font's.
    @Test("come within a twenty-fifth where only their share of the system font is known")
    func sharedWidths() {
        #expect(abs(width("Temp", .avenirNext, 90) - 231) < 231 / 25)
    }

    @Test("have the published widths of Helvetica where no letters attract each other")
    func helvetica() {
        #expect(abs(width("8888", .helvetica, 100) - 4 * 55.6) < 0.1)
        #expect(abs(width("mmmm", .helvetica, 100) - 4 * 83.3) < 0.1)
        #expect(abs(width("mmmm", .helvetica, 100, .bold) - 4 * 88.9) < 0.1)
    }

    @Test("have letters of one width where they are for programs")
    func monospaced() {
        #expect(abs(width("iiii", .courier, 10) - 24) < 0.2)
        #expect(abs(width("wwww", .courier, 10) - 24) < 0.2)
    }
}
