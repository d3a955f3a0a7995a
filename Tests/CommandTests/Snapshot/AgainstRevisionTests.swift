import Foundation
import Testing

/// `snapshot verify --against git:REVISION`, in a repository without baselines.
@Suite("Snapshots against a revision")
struct AgainstRevisionTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "Screens/box.json")
        try place.write(SmallDocuments.label("Hello"), to: "Screens/words.json")
        try place.write(SmallDocuments.label("Away"), to: "Screens/away.json")
        let made = try place.shell(
            """
            git init -q -b main . && git add . && git -c user.name=T -c user.email=t@example.org commit -qm one
            """)
        #expect(made.status == 0, "\(made.errors)")
    }

    private func verify(_ more: String..., against revision: String = "git:HEAD") throws -> Run {
        let cache = "MAQUETTE_CACHE=\(place.folder.path)/cache"
        return try place.run(
            "/usr/bin/env",
            [cache, Command.path, "snapshot", "verify", "--against", revision, "--size", "320x100"] + more)
    }

    @Test("passes where nothing has changed, and leaves no baselines") func same() throws {
        let run = try verify("Screens")
        #expect(run.status == 0 && run.text.contains("3 same"), "\(run.text)\(run.errors)")
        #expect(!place.files.contains { $0.contains("__Snapshots__") })
    }

    @Test("says what changed, and lets new documents pass") func changed() throws {
        try place.write(SmallDocuments.label("Goodbye"), to: "Screens/words.json")
        try place.write(SmallDocuments.label("New"), to: "Screens/new.json")
        try FileManager.default.removeItem(at: place.folder.appendingPathComponent("Screens/away.json"))
        let run = try verify("Screens", "--report", "report", "--json", "found.json")
        #expect(run.status == 1, "\(run.text)\(run.errors)")
        #expect(
            run.text.contains("Screens/words.json") && run.text.contains("shows \"Goodbye\" instead of \"Hello\""),
            "\(run.text)")
        #expect(run.errors.contains("1 picture of git:HEAD has no document any more"), "\(run.errors)")
        let report = try JSONSerialization.jsonObject(with: place.read("found.json")) as? [String: Any]
        let totals = try #require(report?["totals"] as? [String: Int])
        #expect(totals == ["same": 1, "different": 1, "recorded": 1, "orphaned": 1])
        #expect(place.files.contains("report/index.html"))
    }

    @Test("draws the revision with its own images") func images() throws {
        // The box of a revision is where its document says; a plan names the documents and the matrix.
        try place.write(
            #"{"documents": ["Screens"], "appearances": ["light", "dark"]}"#, to: ".maquette-snapshots.json")
        #expect(try verify().text.contains("6 same"))
        try place.write(
            SmallDocuments.box.replacingOccurrences(of: "screen.leading + 16", with: "screen.leading + 20"),
            to: "Screens/box.json")
        let run = try verify()
        #expect(run.status == 1 && run.text.contains("box moved 4 right"), "\(run.text)\(run.errors)")
    }

    @Test("compares a document that did not draw before with nothing") func broken() throws {
        try place.write("{", to: "Screens/words.json")
        #expect(try place.shell("git -c user.name=T -c user.email=t@example.org commit -qam two").status == 0)
        try place.write(SmallDocuments.label("Mended"), to: "Screens/words.json")
        let run = try verify("Screens")
        #expect(run.status == 0, "\(run.text)\(run.errors)")
        #expect(run.errors.contains("git:HEAD: Screens/words.json:"), "\(run.errors)")
        #expect(run.text.contains("2 same"))
    }

    @Test(
        "refuses what is no commit",
        arguments: [
            ("HEAD", "--against names a commit"), ("git:", "--against names a commit"),
            ("git:nowhere", "there is no revision `nowhere`"), ("git:--all", "there is no revision `--all`"),
        ]) func refused(revision: String, words: String) throws
    {
        let run = try verify("Screens", against: revision)
        #expect(run.status == 2)
        #expect(run.errorLines.count == 1 && run.errors.contains(words), "\(run.errors)")
    }

    /// What does differ is tried with code: documents alone depend on nothing else.
    @Test("compares what is here with itself") func twice() throws {
        try FileManager.default.removeItem(at: place.folder.appendingPathComponent(".git"))
        let run = try place.preview("snapshot", "verify", "Screens", "--twice", "--size", "320x100")
        #expect(run.status == 0 && run.text.contains("3 same"), "\(run.text)\(run.errors)")
        #expect(!place.files.contains { $0.contains("__Snapshots__") })
        let both = try verify("Screens", "--twice")
        #expect(both.status == 2)
        #expect(both.errors.contains("--against and --twice compare with two things"), "\(both.errors)")
    }

    @Test("has no use for a folder of baselines") func baselines() throws {
        let run = try verify("Screens", "--baselines", "here")
        #expect(run.status == 2 && run.errors.contains("leave out --baselines"), "\(run.errors)")
    }
}
