import MaquetteFiles
import MaquetteSnapshots
import Testing

@Suite("Joined reports") struct ReportMergingTests {
    private func part(_ shard: String?, _ ids: String..., state: SnapshotState = .same, renderer: String = "r")
        -> Report
    {
        Report(
            renderer: renderer, shards: shard.map { [Shard($0)!] } ?? [], entries: ids.map { .sample($0, state) },
            notes: ["all say this", "of \(shard ?? "all")"])
    }

    private func merged(_ parts: Report...) throws -> Report {
        try Report.merged(parts.enumerated().map { Report.Source(name: "report-\($0.offset + 1)", report: $0.element) })
    }

    private func refusal(_ parts: Report...) -> String {
        do {
            _ = try Report.merged(
                parts.enumerated().map { Report.Source(name: "report-\($0.offset + 1)", report: $0.element) })
            return "joined"
        } catch {
            return (error as? Failure)?.lines.joined() ?? "\(error)"
        }
    }

    @Test("hold what all parts held, in one order however the parts come") func whole() throws {
        let (one, two) = (part("1/2", "a", "c"), part("2/2", "b", state: .missing))
        let joined = try merged(two, one)
        #expect(joined.entries.map(\.id) == ["a", "b", "c"])
        #expect(joined.shards.map(\.description) == ["1/2", "2/2"])
        #expect(joined.notes == ["all say this", "of 1/2", "of 2/2"])
        #expect(joined.exitCode == 1 && joined.missingShards.isEmpty)
        #expect(try joined == merged(one, two))
    }

    @Test("do not pass while shards are missing, and name them") func missing() throws {
        let joined = try merged(part("1/4", "a"), part("3/4", "b"))
        #expect(joined.allProblems == ["shards 2/4, 4/4 are missing"])
        #expect(joined.exitCode == 2)
        #expect(joined.jUnit.contains("shards 2/4, 4/4 are missing"))
        let later = try merged(joined, part("2/4", "c"))
        #expect(later.allProblems == ["shard 4/4 is missing"])
        #expect(try merged(part("4/4"), later).exitCode == 0)
    }

    @Test("of runs that were not split are joined as long as they are about different snapshots") func unsplit() throws
    {
        #expect(try merged(part(nil, "a"), part(nil, "b")).entries.count == 2)
        #expect(refusal(part(nil, "a"), part(nil, "a")) == "the snapshot a is in report-1 and in report-2")
    }

    @Test("are refused when they contradict each other") func contradictions() {
        #expect(refusal() == "there are no reports to join")
        #expect(refusal(part("1/2", "a"), part("1/2", "b")) == "shard 1/2 is in report-1 and in report-2")
        #expect(
            refusal(part("1/2", "a"), part("2/3", "b")) == "report-1 is of one of 2 shards, and report-2 is of one of 3"
        )
        #expect(
            refusal(part("1/2", "a"), part(nil, "b"))
                == "report-1 is of shard 1/2, and report-2 is of a run that was not split")
        #expect(
            refusal(part(nil, "a"), part("1/2", "b"))
                == "report-2 is of shard 1/2, and report-1 is of a run that was not split")
        #expect(refusal(part("1/2", "a"), part("2/2", "a")) == "the snapshot a is in report-1 and in report-2")
    }

    @Test("say when they were made by different renderers") func renderers() throws {
        let joined = try merged(part("1/2", "a", renderer: "x 1"), part("2/2", "b", renderer: "x 2"))
        #expect(joined.exitCode == 0)
        #expect(
            joined.notes.last == "the reports come from 2 different renderers\n    x 1: report-1\n    x 2: report-2")
    }
}
