import Foundation
import Testing

/// What one document of several may cost. Thirty thousand labels take a debug build far longer than the time allowed here, and a
/// box far less.
@Suite("batches") struct BatchTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "a.json")
        let labels = (0..<30_000).map { "{\"type\": \"label\", \"text\": \"Number \($0)\"}" }.joined(separator: ",")
        try place.write(
            "{\"view\": {\"type\": \"stackView\", \"axis\": \"vertical\", \"subviews\": [\(labels)]}}", to: "b.json")
        try place.write(SmallDocuments.box, to: "c.json")
    }

    private static let reason = "laying it out took more than 4 s; --timeout allows more"

    @Test("render the other documents when one takes too long") func rendering() throws {
        let run = try place.preview("render", "a.json", "b.json", "c.json", "-o", "out", "--timeout", "4")
        #expect(run.status == 2)
        #expect(run.errors == "b.json: \(Self.reason)\n")
        #expect(place.files.filter { $0.hasPrefix("out/") } == ["out/a.png", "out/c.png"])
    }

    @Test("say so in every form of a report") func reports() throws {
        let json = try place.preview("lint", "a.json", "b.json", "c.json", "--timeout", "4", "--format", "json")
        #expect(json.status == 2)
        let unread = try #require(json.objects().first?["unread"] as? [[String: Any]])
        #expect(unread.map { $0["file"] as? String } == ["b.json"])
        #expect(unread.map { $0["message"] as? String } == [Self.reason])
        let junit = try place.preview("lint", "a.json", "b.json", "c.json", "--timeout", "4", "--format", "junit")
        #expect(junit.text.contains("message=\"\(Self.reason)\""))
        let snapshots = try place.preview("snapshot", "record", "a.json", "b.json", "c.json", "--timeout", "4")
        #expect(snapshots.status == 2)
        #expect(snapshots.errors.contains("b.json: \(Self.reason)"))
        #expect(place.files.filter { $0.hasSuffix(".png") }.count == 2)
    }

    @Test("print frames in the order of the documents") func frames() throws {
        let run = try place.preview("frames", "a.json", "b.json", "c.json", "--timeout", "4")
        #expect(try run.objects().map { $0["file"] as? String } == ["a.json", "c.json"])
    }

    @Test("refuse limits that make no sense", arguments: [["--timeout", "0"], ["--memory", "5"], ["--memory", "1MB"]])
    func nonsense(_ words: [String]) throws {
        let run = try place.run(Command.path, ["render", "a.json"] + words)
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1 && run.errors.hasPrefix("preview: \(words[0]) "))
    }
}
