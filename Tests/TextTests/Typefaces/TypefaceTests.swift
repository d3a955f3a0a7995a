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
            ("Scenes", .futura, 17, .medium, 53.33),
            ("POPULAR DESTINATIONS", .avenirNext, 16, .regular, 191), ("CANADA", .avenirNext, 36, .medium, 157),
            ("Adventure awaits", .avenirNext, 32, .regular, 251), ("Weather", .avenirNext, 23, .medium, 90),
            ("Country", .avenirNext, 15, .ultraLight, 52.67),
            ("out of 5", .avenirNextCondensed, 16, .semibold, 47),
            ("Transformed:", .avenirNext, 16, .medium, 97.5), ("Dimmed Style", .avenirNext, 16, .semibold, 105),
            ("Welcome to GitHawk", .avenirNext, 28, .semibold, 276),
        ] as [(String, Typeface, Double, FontWeight, Double)])
    func recordedWidths(text: String, typeface: Typeface, size: Double, weight: FontWeight, recorded: Double) {
        #expect(abs(width(text, typeface, size, weight) - recorded) < 1.1)
    }

    @Test("have the letters of a monospaced font where theirs are all of one width")
    func monospacedLetters() {
        func glyphs(_ font: TextFont) -> [UInt32] {
            Typesetter.layout(StyledText("iWm01", font: font)).runs(ofLine: 0).flatMap { $0.glyphs.glyphs.map(\.id) }
        }
        let courier = TextFont(.named("not installed"), size: 17, typeface: .courier)
        #expect(glyphs(courier) == glyphs(TextFont(.monospaced, size: 17)))
        #expect(glyphs(courier) != glyphs(TextFont(size: 17)))
        #expect(abs(width("iWm01", .courier, 100) - 5 * 60) < 0.1)
    }

    /// Inter's own one is narrower than Helvetica's, which is 55.6 hundredths of an em: what is over lies on both sides.
    @Test("have their letters in the middle of their widths")
    func middle() throws {
        let file = try #require(FontLibrary.outlineFiles.first)
        let face = try #require(FontLibrary.register(file: file).first)
        let inter = TextFont(.named(face.postScriptName), size: 100)
        let own = Typesetter.layout(StyledText("1", font: inter), in: .unbounded).width
        let helvetica = TextFont(.named("not installed"), size: 100, typeface: .helvetica)
        let run = try #require(Typesetter.layout(StyledText("1", font: helvetica)).runs(ofLine: 0).first?.glyphs)
        let drawn = own * FontLibrary.fit(of: run.face).width
        #expect(try abs(#require(run.glyphs.first).x - (55.6 - drawn) / 2) < 0.1)
    }

    @Test("have the published widths of Helvetica where no letters attract each other")
    func helvetica() {
        #expect(abs(width("8888", .helvetica, 100) - 4 * 55.6) < 0.1)
        #expect(abs(width("mmmm", .helvetica, 100) - 4 * 83.3) < 0.1)
        #expect(abs(width("mmmm", .helvetica, 100, .bold) - 4 * 88.9) < 0.1)
    }

    /// The published kerning of Helvetica pulls an A to a V by 7 hundredths of an em, and nothing to an underscore.
    @Test("have no letters that lean over an underscore")
    func underscores() {
        #expect(width("AV", .helvetica, 100) < 66.7 + 66.7 - 2)
        #expect(abs(width("AV_1", .helvetica, 100) - width("AV", .helvetica, 100) - 2 * 55.6) < 0.1)
        #expect(abs(width("__T", .helvetica, 100, .bold) - 2 * 55.6 - 61.1) < 0.1)
        // Recorded of Arial, which has no pair for P and R or O and V either.
        #expect(abs(width("PROV_14", .helvetica, 18, .bold) - 81.5) < 1.25)
    }

    /// Hundredths of an em as the package string-pixel-width publishes them, moved to the nearest 54th: n has 30 of them,
    /// m in Heavy 47.
    @Test("have widths in steps of a 54th of an em where they are Avenir")
    func avenir() {
        #expect(abs(width("nnnn", .avenir, 54) - 4 * 30) < 0.2)
        #expect(abs(width("mmmm", .avenir, 54, .heavy) - 4 * 47) < 0.2)
    }

    /// Adobe's published metrics of Times and Palatino, in thousandths of an em: an n has 500 and 582 of them, in Bold 556 and
    /// 611, and a v in Times Italic 444. Hundredths of an em for Georgia, Verdana and Trebuchet as string-pixel-width has them.
    @Test(
        "have their published widths",
        arguments: [
            ("nnnn", Typeface.timesNewRoman, FontWeight.regular, 0.5), ("nnnn", .timesNewRoman, .bold, 0.556),
            ("nnnn", .palatino, .regular, 0.582), ("nnnn", .palatino, .bold, 0.611),
            ("nnnn", .georgia, .regular, 0.59), ("nnnn", .verdana, .regular, 0.63),
            ("nnnn", .trebuchet, .regular, 0.55),
        ])
    func published(text: String, typeface: Typeface, weight: FontWeight, letter: Double) {
        #expect(abs(width(text, typeface, 100, weight) - 400 * letter) < 0.5)
    }

    @Test("have widths of their own in italics")
    func italics() {
        let font = TextFont(.named("not installed"), size: 100, isItalic: true, typeface: .timesNewRoman)
        #expect(abs(Typesetter.layout(StyledText("vvvv", font: font)).width - 400 * 0.444) < 0.5)
    }

    /// Courier's published metrics give every character 600 thousandths of an em.
    @Test("have characters of one width where they are monospaced")
    func monospaced() {
        #expect(abs(width("iiii", .courier, 10) - 24) < 0.2)
        #expect(abs(width("wwww", .courier, 10) - 24) < 0.2)
    }
}
