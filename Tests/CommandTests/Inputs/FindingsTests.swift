import Testing

@Suite("What the command says about layouts")
struct FindingsTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    @Test("a cut-off text is a line with file, place and view, and an error only when strict") func truncation() throws
    {
        try place.write(SmallDocuments.cut, to: "cut.json")
        let run = try place.preview("render", "cut.json")
        #expect(run.status == 0)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.hasPrefix("cut.json:2: UILabel words: "))
        #expect(place.files == ["cut.json", "cut.png"])
        #expect(try place.preview("render", "cut.json", "--strict").status == 1)
        #expect(try place.preview("frames", "cut.json", "--strict").status == 1)
    }

    @Test("what only some variants show is reported once, with their names") func variants() throws {
        try place.write(
            SmallDocuments.cut.replacing("\"width == 40\"", with: "\"width == screen.width * 0.5\""), to: "cut.json")
        let run = try place.preview("render", "cut.json", "--size", "100x100,1000x100", "-o", "out")
        #expect(run.errorLines.count == 1)
        #expect(run.errors.hasSuffix("(100x100)\n"))
    }

    @Test("a conflict and an ambiguity name the views they are about") func conflict() throws {
        try place.write(
            """
            {"view": {"id": "screen", "subviews": [
              {"id": "torn", "constraints": ["leading == screen.leading", "top == screen.top", "height == 10", "width == 10", "width == 20"]},
              {"id": "adrift", "constraints": ["top == screen.top", "height == 10", "width == 10"]}]}}
            """, to: "bad.json")
        let run = try place.preview("frames", "bad.json", "--strict")
        #expect(run.status == 1)
        #expect(run.errorLines.count == 2)
        #expect(run.errorLines.contains { $0.contains("torn") && $0.contains("contradict") })
        #expect(run.errorLines.contains { $0.contains("adrift") && $0.contains("ambiguous") })
    }

    @Test("a conflict is reported with the document's own names, the same each time") func conflictInNames() throws {
        try place.write(
            """
            {"view": {"id": "screen", "subviews": [
              {"id": "torn", "constraints": ["leading == screen.leading", "top == screen.top", "height == 10",
                "width == 10", "wide: width == 20"]}]}}
            """, to: "bad.json")
        let run = try place.preview("frames", "bad.json")
        #expect(run.errorLines.count == 1)
        #expect(
            run.errors.contains(
                "this one was broken: `wide`, the width of torn is 20; another says that the width of torn is 10\n"))
        #expect(!run.errors.contains("0x"))
        #expect(try place.preview("frames", "bad.json").errors == run.errors)
    }

    @Test("a good document is rendered although others are invalid, and all their errors are reported")
    func neighbours() throws {
        try place.write(SmallDocuments.box, to: "c.json")
        try place.write("{\"view\": {\"backgroundcolor\": \"red\",\n \"alhpa\": 1}}", to: "b.json")
        try place.write("", to: "a.json")
        let run = try place.preview("render", "a.json", "b.json", "c.json", "-o", "out")
        #expect(run.status == 2)
        #expect(run.errorLines.count == 3)
        #expect(run.errorLines.map { $0.split(separator: ":")[0] } == ["a.json", "b.json", "b.json"])
        #expect(run.errorLines.map { $0.split(separator: ":")[1] } == ["1", "1", "2"])
        #expect(place.files.contains("out/c.png"))
    }
}
