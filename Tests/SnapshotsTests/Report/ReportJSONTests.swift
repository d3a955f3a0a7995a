import Foundation
import MaquetteFiles
import MaquetteSnapshots
import Testing

@Suite("A report as JSON") struct ReportJSONTests {
    private func words(_ json: String) -> String {
        do {
            _ = try Report(json: Array(json.utf8), file: "results.json")
            return "read"
        } catch let failure as Failure {
            return failure.lines.joined(separator: "\n")
        } catch {
            return "\(error)"
        }
    }

    private func report(_ entry: String) -> String {
        "{\"version\": 1, \"renderer\": \"r\", \"entries\": [\(entry)]}"
    }

    private let entry =
        #""id": "a", "state": "same", "file": "A", "name": "A", "summary": "", "variant": {}, "regions": [], "changes": {}"#

    @Test("is read as it was written") func roundTrip() throws {
        var report = Report(
            renderer: "r 1", shards: Shard.all(of: 3).dropLast(), entries: [.full, .sample("b", .same)], notes: ["n"],
            problems: ["t \u{2028}\"</script>"])
        report.missingShards = [try #require(Shard("3/3"))]
        #expect(try Report(json: try report.json, file: "f") == report)
        #expect(try report.json == Report(json: try report.json, file: "f").json)
    }

    @Test("holds totals and the exit code for those who read nothing else") func totals() throws {
        let report = Report(renderer: "r", entries: [.sample("a", .same), .sample("b", .missing), .sample("c", .same)])
        let object = try JSONSerialization.jsonObject(with: Data(try report.json)) as? [String: Any]
        #expect(object?["exitCode"] as? Int == 1)
        #expect(object?["totals"] as? [String: Int] == ["same": 2, "missing": 1])
    }

    @Test("that claims to have passed is not believed") func claims() throws {
        let text = String(decoding: try Report(renderer: "r", entries: [.sample("a", .missing)]).json, as: UTF8.self)
        let forged = text.replacing("\"exitCode\" : 1", with: "\"exitCode\" : 0")
        #expect(forged != text)
        #expect(try Report(json: Array(forged.utf8), file: "f").exitCode == 1)
    }

    @Test("that is damaged is refused with the place") func damaged() {
        #expect(words(report("{\(entry), \"pictures\": {}}")) == "read")
        #expect(words("").hasPrefix("results.json is not a report of snapshots: "))
        #expect(words("{\"version\": 1,").hasPrefix("results.json is not a report of snapshots: "))
        #expect(words("[]").hasPrefix("results.json is not a report of snapshots: "))
        #expect(words("{}") == "results.json is not a report of snapshots: there is no `version`")
        #expect(
            words("{\"version\": 2}") == "results.json is not a report of snapshots: version: 2, only 1 can be read")
        #expect(words(report("{}")) == "results.json is not a report of snapshots: entries[0]: there is no `id`")
        #expect(
            words(report("{\(entry.replacing("same", with: "fine")), \"pictures\": {}}"))
                .hasPrefix("results.json is not a report of snapshots: entries[0].state: "))
        #expect(
            words(report("{\(entry), \"pictures\": {}, \"line\": 0}"))
                == "results.json is not a report of snapshots: entries[0].line: 0 is not a line")
        #expect(
            words(report("{\(entry), \"pictures\": {}, \"differentShare\": 1.5}"))
                == "results.json is not a report of snapshots: entries[0].differentShare: 1.5 is not a share")
        #expect(
            words(report("{\(entry), \"pictures\": {}}, {\(entry), \"pictures\": {}}"))
                == "results.json is not a report of snapshots: entries[1].id: a is there twice")
    }

    @Test(
        "whose pictures lie outside of its folder is refused",
        arguments: [
            "/etc/passwd", "../a.png", "a/../../b.png", "a//b.png", "./a.png", "", "a/b/", "..\\\\a.png", "a\\nb.png",
        ])
    func outside(_ path: String) {
        let json = report("{\(entry), \"pictures\": {\"after\": \"\(path)\"}}")
        #expect(words(json).hasPrefix("results.json is not a report of snapshots: entries[0].pictures: "), "\(path)")
    }

    @Test("that is wrong at great length is refused in a few words") func bounded() {
        let long = String(repeating: "x", count: 100_000)
        #expect(words(report("{\(entry.replacing("same", with: long)), \"pictures\": {}}")).count < 300)
        #expect(words(report("{\(entry), \"pictures\": {\"after\": \"/\(long)\"}}")).count < 400)
        #expect(words(String(repeating: "[", count: 100_000)).count < 300)
    }
}

@Suite("A list of decisions") struct DecisionsTests {
    private let report = Report(renderer: "r", entries: [.full, .sample("b", .same)])

    private func words(_ json: String) -> String {
        do {
            let decisions = try Decisions(json: Array(json.utf8), file: "list.json", about: report)
            return "accepted \(decisions.accepted.sorted()), rejected \(decisions.rejected.sorted())"
        } catch {
            return (error as? Failure)?.lines.joined() ?? "\(error)"
        }
    }

    @Test("names what is accepted and rejected") func reading() {
        let id = ReportEntry.full.id
        #expect(
            words("{\"version\": 1, \"accept\": [\"\(id)\"], \"reject\": []}") == "accepted [\"\(id)\"], rejected []")
    }

    @Test("is refused when it contradicts itself or belongs to another report") func refusing() {
        let id = ReportEntry.full.id
        #expect(
            words("{\"version\": 1, \"accept\": [\"\(id)\"], \"reject\": [\"\(id)\"]}")
                == "list.json: \(id) is accepted and rejected")
        for unknown in ["nowhere.png", "b"] {
            #expect(
                words("{\"version\": 1, \"accept\": [\"\(unknown)\"], \"reject\": []}")
                    == "list.json: the report has nothing to decide about \(unknown)")
        }
        #expect(words("{\"version\": 9, \"accept\": [], \"reject\": []}").contains("version: 9"))
        #expect(
            words("{\"version\": 1, \"reject\": []}") == "list.json is not a list of decisions: there is no `accept`")
        #expect(
            words("{\"version\": 1, \"accept\": [3], \"reject\": []}").hasPrefix(
                "list.json is not a list of decisions: accept[0]: "))
    }
}
