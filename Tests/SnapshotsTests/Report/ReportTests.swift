import MaquetteSnapshots
import Testing

@Suite("A report") struct ReportTests {
    @Test(
        "exits with 0 when everything passes",
        arguments: [SnapshotState.same, .tolerated, .recorded, .rerecorded, .orphaned])
    func passes(_ state: SnapshotState) {
        #expect(Report(renderer: "r", entries: [.sample("a", state)]).exitCode == 0)
    }

    @Test(
        "exits with 1 when something does not pass",
        arguments: [SnapshotState.different, .missing, .unusable, .otherRenderer])
    func fails(_ state: SnapshotState) {
        #expect(Report(renderer: "r", entries: [.sample("a", .same), .sample("b", state)]).exitCode == 1)
    }

    @Test("exits with 2 when something could not be looked at") func troubles() {
        #expect(Report(renderer: "r", entries: [.sample("a", .different), .sample("b", .failed)]).exitCode == 2)
        #expect(
            Report(renderer: "r", entries: [.sample("a", .same)], problems: ["Home.xib cannot be read"]).exitCode == 2)
    }

    @Test("counts each state, those that do not pass first") func tally() {
        let report = Report(
            renderer: "r",
            entries: [.sample("a", .same), .sample("b", .different), .sample("c", .same), .sample("d", .missing)])
        #expect(report.tally == "1 different, 1 without a baseline, 2 same")
        #expect(Report(renderer: "r").tally == "no snapshots")
    }

    @Test("reports once that baselines came from another renderer") func otherRenderer() {
        var entries = (1...1000).map { ReportEntry.sample("\($0)", .otherRenderer) }
        for index in entries.indices { entries[index].formerRenderer = "theirs" }
        let report = Report(renderer: "ours", entries: entries, notes: ["a note"])
        #expect(report.remarks.count == 2)
        #expect(report.remarks[0].hasPrefix("1000 baselines that differ came from another renderer"))
        #expect(report.remarks[0].contains("theirs: theirs") && report.remarks[0].contains("here:   ours"))
        #expect(report.gitHubAnnotations.count == 2)
    }

    @Test("calls a snapshot by its name and what varies") func title() {
        #expect(ReportEntry.full.title == "Home, iPhone 16, dark, text XXL, right to left, ar")
    }

    @Test("asks for decisions where there is a new picture that does not pass") func open() {
        var entry = ReportEntry.full
        #expect(entry.isOpen)
        entry.state = .tolerated
        #expect(!entry.isOpen)
        #expect(!ReportEntry.sample("a", .failed).isOpen)
    }
}

@Suite("A shard") struct ShardTests {
    @Test("is written as its number and how many there are") func reading() {
        #expect(Shard("2/3")?.description == "2/3")
        for text in ["", "2", "0/3", "4/3", "2/0", "+2/3", "2/3/4", " 2/3", "2/", "1/10001", "99999999999999999999/3"] {
            #expect(Shard(text) == nil, "\(text)")
        }
    }

    @Test("gets every third thing of three, and all get everything") func dealing() throws {
        let shards = Shard.all(of: 3)
        #expect(shards.count == 3)
        #expect((0..<7).filter { shards[1].has($0) } == [1, 4])
        for index in 0..<7 { #expect(shards.count { $0.has(index) } == 1) }
    }
}
