import MaquetteText
import Testing

@Suite("The font library")
struct FontLibraryTests {
    @Test("has the line metrics of Apple's system font in every weight and slant")
    func systemMetrics() {
        for weight in FontWeight.named {
            for isItalic in [false, true] {
                let metrics = FontLibrary.metrics(of: TextFont(size: 2048, weight: weight, isItalic: isItalic))
                #expect(metrics.ascender == 1950 && metrics.descender == 494 && metrics.leading == 0)
                #expect(metrics.lineHeight == 2444)
                #expect(metrics.capHeight == 1443)
            }
        }
    }

    @Test("gives every weight of the system font its own face, heavier ones wider")
    func weights() {
        let text = "Handgloves"
        let widths = FontWeight.named.map {
            Typesetter.layout(StyledText(text, font: TextFont(size: 17, weight: $0))).width
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == FontWeight.named.count)
    }

    /// Measured on a simulator of iOS 26.1: 9.5127 and 9.4878.
    @Test("gives the italic widths of its own")
    func italic() {
        func width(_ isItalic: Bool) -> Double {
            Typesetter.layout(StyledText("n", font: TextFont(size: 17, isItalic: isItalic))).width
        }
        #expect(abs(width(true) - 9.5127) < 0.001)
        #expect(abs(width(false) - 9.4878) < 0.001)
    }

    /// In units of 1/2048 em, measured on a simulator of iOS 26.1 at 17 and 28 points: the x-height shrinks in between.
    @Test(
        "has lower small letters at large sizes",
        arguments: [
            (FontWeight.ultraLight, 1076, 1040), (.regular, 1078, 1040), (.medium, 1086, 1052), (.bold, 1101, 1072),
            (.black, 1124, 1104),
        ])
    func xHeights(weight: FontWeight, text: Double, display: Double) {
        func units(_ size: Double) -> Double {
            FontLibrary.metrics(of: TextFont(size: size, weight: weight)).xHeight / size * 2048
        }
        #expect(abs(units(17) - text) < 0.001 && abs(units(28) - display) < 0.001)
        #expect(abs(units(12) - text) < 0.001 && abs(units(60) - display) < 0.001)
    }

    @Test("sets a letter with an accent as wide as it differs from its base letter in the outlines' own font")
    func accents() {
        func width(_ text: String) -> Double { Typesetter.layout(StyledText(text, font: TextFont(size: 17))).width }
        // In Inter é is as wide as e, so it has to be here.
        #expect(abs(width("é") - width("e")) < 0.01)
        #expect(abs(width("Ü") - width("U")) < 0.01)
    }

    @Test("names the composed font differently from the one whose outlines it uses")
    func composedName() {
        #expect(FontLibrary.face(for: TextFont(size: 17, weight: .semibold)).postScriptName == "MaquetteUI-Semibold")
        #expect(FontLibrary.face(for: TextFont(.monospaced, size: 17)).familyName == "Maquette Mono")
    }

    @Test("finds a registered file by PostScript name and by family, and gives its own metrics")
    func registration() throws {
        let added = try FontLibrary.register(file: "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf")
        #expect(added.map(\.postScriptName) == ["DejaVuSans-Bold"])
        #expect(added.map(\.familyName) == ["DejaVu Sans"])
        #expect(added.first?.weight == .bold)
        #expect(FontLibrary.knows("DejaVuSans-Bold") && FontLibrary.knows("DejaVu Sans"))
        #expect(!FontLibrary.knows("No Such Family"))
        let named = TextFont(.named("DejaVuSans-Bold"), size: 2048)
        // From the font's hhea table.
        #expect(FontLibrary.metrics(of: named).ascender == 1901)
        #expect(FontLibrary.metrics(of: named).descender == 483)
        #expect(
            Typesetter.layout(StyledText("Il", font: named)).runs(ofLine: 0)[0].glyphs.face.name == "DejaVuSans-Bold")
    }

    @Test("takes text in a font that is registered later from the new font")
    func lateRegistration() throws {
        let text = StyledText("Hamburg", font: TextFont(.named("DejaVuSerif"), size: 17))
        let before = Typesetter.layout(text).width
        try FontLibrary.register(file: "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf")
        #expect(Typesetter.layout(text).width != before)
    }

    @Test("reports in one line why a file is not a font")
    func badFiles() {
        #expect(throws: FontError.unreadable("/nowhere/font.ttf")) {
            try FontLibrary.register(file: "/nowhere/font.ttf")
        }
        #expect(throws: FontError.notAFont(#filePath)) { try FontLibrary.register(file: #filePath) }
        #expect(throws: FontError.notAFont("the font data")) {
            try FontLibrary.register(data: [0, 1, 0, 0, 255, 255, 1])
        }
        #expect(throws: FontError.notAFont("the font data")) { try FontLibrary.register(data: []) }
    }

    @Test("answers an unknown name with the system font")
    func unknownName() {
        #expect(FontLibrary.face(for: TextFont(.named("No Such Font"), size: 17)).familyName == "Maquette UI")
    }
}
