import Foundation
import Testing

/// What one document of several may cost. Thirty thousand labels take a debug build far longer than the time allowed here, and a
/// box far less.
@Suite("batches") struct BatchTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "a.json")
        let labels = (0..<100_000).map { "{\"type\": \"label\", \"text\": \"Number \($0)\"}" }.joined(separator: ",")
        try place.write(
            "{\"view\": {\"type\": \"stackView\", \"axis\": \"vertical\", \"subviews\": [\(labels)]}}", to: "b.json")
        try place.write(SmallDocuments.box, to: "c.json")
    }

    /// It is read or laid out at that time, as fast as the machine is.
    private static let laidOut = "laying it out took more than 3 s; --timeout allows more"

    private static func isReason(_ message: String) -> Bool {
        message == "reading it took more than 3 s; --timeout allows more" || message == laidOut
    }

    @Test("render the other documents when one takes too long") func rendering() throws {
        let run = try place.preview("render", "a.json", "b.json", "c.json", "-o", "out", "--timeout", "3")
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1 && run.errors.hasPrefix("b.json: "))
        #expect(Self.isReason(String(run.errors.dropFirst("b.json: ".count).prefix { $0 != "\n" })))
        #expect(place.files.filter { $0.hasPrefix("out/") } == ["out/a.png", "out/c.png"])
    }

    @Test("say so in every form of a report") func reports() throws {
        let json = try place.preview("lint", "a.json", "b.json", "c.json", "--timeout", "3", "--format", "json")
        #expect(json.status == 2)
        let unread = try #require(json.objects().first?["unreadable"] as? [[String: Any]])
        #expect(unread.map { $0["file"] as? String } == ["b.json"])
        #expect(unread.allSatisfy { Self.isReason($0["message"] as? String ?? "") })
        let junit = try place.preview("lint", "a.json", "b.json", "c.json", "--timeout", "3", "--format", "junit")
        #expect(junit.text.contains("took more than 3 s; --timeout allows more\""))
        let snapshots = try place.preview("snapshot", "record", "a.json", "b.json", "c.json", "--timeout", "3")
        #expect(snapshots.status == 2)
        #expect(snapshots.errorLines.contains { $0.hasPrefix("b.json: ") && $0.contains("took more than 3 s") })
        #expect(place.files.filter { $0.hasSuffix(".png") }.count == 2)
    }

    /// A file that claims 290 MB, and holds as many zeros once it is read.
    @Test("go on without a document that takes all the memory, in every form of a report") func memory() throws {
        let large = place.folder.appendingPathComponent("b.json")
        try FileHandle(forWritingTo: large).truncate(atOffset: 290 << 20)
        let reason = "reading it took more than 200 MB of memory; --memory allows more"
        let run = try place.preview("frames", "a.json", "b.json", "c.json", "--memory", "200MB")
        #expect(run.status == 2)
        #expect(run.errors == "b.json: \(reason)\n")
        #expect(try run.objects().map { $0["file"] as? String } == ["a.json", "c.json"])
        for (form, line) in [
            ("json", "\"message\":\"\(reason)\""), ("junit", "message=\"\(reason)\""),
            ("github", "::error file=b.json,title=unreadable::\(reason)"),
        ] {
            let lint = try place.preview("lint", "b.json", "c.json", "--memory", "200MB", "--format", form)
            #expect(lint.status == 2)
            #expect(lint.text.contains(line), "\(form): \(lint.text.suffix(500))")
        }
    }

    @Test("print frames in the order of the documents") func frames() throws {
        let run = try place.preview("frames", "a.json", "b.json", "c.json", "--timeout", "3")
        #expect(try run.objects().map { $0["file"] as? String } == ["a.json", "c.json"])
    }

    @Test(
        "refuse limits that make no sense", arguments: [["--timeout", "0"], ["--memory", "5"], ["--memory", "1MB"]])
    func nonsense(_ words: [String]) throws {
        let run = try place.run(Command.path, ["render", "a.json"] + words)
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1 && run.errors.hasPrefix("preview: \(words[0]) "))
    }
}
