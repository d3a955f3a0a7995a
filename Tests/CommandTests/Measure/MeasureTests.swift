import Foundation
import Testing

/// A line of the system font is 2444/2048 of its size high, which is rounded up to the pixel for a whole label.
@Suite("preview measure")
struct MeasureTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    private func height(_ run: Run) throws -> Double {
        let size = try #require(run.objects().first?["size"] as? [String: Double])
        return try #require(size["height"])
    }

    @Test(
        "gives the heights of text styles at the usual text size",
        arguments: [("largeTitle", 34.0), ("body", 17), ("caption2", 11)])
    func styles(style: String, size: Double) throws {
        let run = try place.preview("measure", "Hello", "--font", style, "--format", "json")
        let expected = ((size * 2444 / 2048) * 3).rounded(.up) / 3
        #expect(try abs(height(run) - expected) < 0.001)
    }

    /// Maquette takes outlines from the fonts that it knows alone, and none of them has hieroglyphs of Anatolia.
    @Test("tells which letters no font has, as boxes have other widths") func unreadableLetters() throws {
        let line =
            "preview: no font here has \u{14400} (U+14400) and another letter: boxes are drawn instead, not as wide as on iOS\n"
        let run = try place.preview("measure", "\u{14400}\u{14401}", "plain")
        #expect(run.status == 0 && run.errors == line)
        #expect(try place.preview("measure", "日本語 😀 →").errors.isEmpty)
        // Tangut is as wide as Chinese, says Unicode's EastAsianWidth.txt, and no font of the list has it.
        #expect(try place.preview("measure", "\u{17000}").errors.isEmpty)
        try place.write(SmallDocuments.label("\u{17000}"), to: "words.json")
        #expect(try place.preview("frames", "words.json").errors.isEmpty)
        let errors = try place.preview("render", "words.json").errors
        #expect(
            errors.hasPrefix(
                "preview: no font here has \u{17000} (U+17000): a box is drawn instead, as wide as on iOS"), "\(errors)"
        )
    }

    @Test("follows the user's text size: body is 23 points at XXXL") func contentSize() throws {
        let run = try place.preview("measure", "Hello", "--font", "body", "--content-size", "XXXL", "--format", "json")
        #expect(try abs(height(run) - ((23.0 * 2444 / 2048) * 3).rounded(.up) / 3) < 0.001)
    }

    /// Apple's font of iOS 12 has wider spaces at 17 points than that of iOS 14 and later.
    @Test("measures in the font of a release") func release() throws {
        func width(_ options: String...) throws -> Double {
            let run = try place.run(Command.path, ["measure", "Hello, wide world", "--format", "json"] + options)
            let size = try #require(run.objects().first?["size"] as? [String: Double])
            return try #require(size["width"])
        }
        #expect(try width("--ios", "12") > width("--ios", "18"))
        #expect(try width("--ios", "18") == width())
        let several = try place.preview("measure", "Hello", "--ios", "12,18")
        #expect(several.status == 2)
        #expect(several.errorLines == ["preview: measure takes one release of iOS at a time"])
    }

    /// An M of DejaVu Sans is 1767 units of 2048 wide, its lines are 2384 units high (its tables `hmtx` and `hhea`).
    @Test("finds the fonts of the project around the current folder") func projectFonts() throws {
        let options = ["measure", "MMMM", "--font", "DejaVuSans@20.48", "--scale", "2", "--format", "json"]
        #expect(try place.run(Command.path, options).status == 2)
        let font = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
        try place.write(Data(contentsOf: font), to: "Fonts.ttf")
        let run = try place.run(Command.path, options)
        let size = try #require(run.objects().first?["size"] as? [String: Double])
        #expect(size == ["width": 71, "height": 24])
    }

    @Test("tells where lines begin, end and stand") func lines() throws {
        let run = try place.preview("measure", "one\ntwo", "--lines", "0", "--format", "json")
        let lines = try #require(run.objects()[0]["lines"] as? [[String: Any]])
        #expect(lines.map { $0["text"] as? String } == ["one", "two"])
        #expect(lines.map { $0["range"] as? [Int] } == [[0, 4], [4, 7]])
        let baselines = lines.compactMap { $0["baseline"] as? Double }
        try #require(baselines.count == 2)
        #expect(abs(baselines[1] - baselines[0] - 17 * 2444 / 2048) < 0.34)
    }

    @Test("counts UTF-16 units, as NSRange does") func ranges() throws {
        let run = try place.preview("measure", "👩‍👩‍👧\nx", "--lines", "0", "--format", "json")
        let lines = try #require(run.objects()[0]["lines"] as? [[String: Any]])
        #expect(lines.map { $0["range"] as? [Int] } == [[0, 9], [9, 10]])
    }

    @Test("reports what is cut off") func truncation() throws {
        let run = try place.preview(
            "measure", "Much too long for this", "Hi", "--width", "60", "--lines", "1", "--format", "json")
        #expect(try run.objects().map { $0["truncated"] as? Bool } == [true, false])
    }

    @Test("measures every text in every font and width") func matrix() throws {
        let run = try place.preview(
            "measure", "a", "b", "--font", "17,15-bold,body", "--width", "50,100", "--format", "json")
        #expect(try run.objects().count == 12)
        #expect(try run.objects().prefix(3).map { $0["font"] as? String } == ["17", "17", "15-bold"])
    }

    @Test("prints a table with a row for each") func table() throws {
        let run = try place.preview("measure", "one", "two")
        #expect(run.lines.count == 3)
        #expect(run.lines[1].hasPrefix("one "))
        #expect(run.lines[1].contains("20.333"))
    }

    @Test("reads a text from standard input") func standardInput() throws {
        let run = try place.preview("measure", "-", "--format", "json", input: Data("Grüße\n".utf8))
        #expect(try run.objects()[0]["text"] as? String == "Grüße")
    }

    @Test("takes a text that begins with a dash after two") func dashes() throws {
        let run = try place.preview("measure", "--format", "json", "--", "--dark")
        #expect(try run.objects()[0]["text"] as? String == "--dark")
    }
}
