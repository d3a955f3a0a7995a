import Foundation
import MaquetteFiles
import Testing

@testable import MaquetteSnapshots

@Suite("The folder of a report") struct ReportFolderTests {
    private let place = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")

    private func folder(_ name: String) -> FilePath { FilePath(place.appendingPathComponent(name).path) }

    private func removePlace() { try? FileManager.default.removeItem(at: place) }

    @Test("holds a page, and the report in every form") func forms() throws {
        defer { removePlace() }
        let report = Report(renderer: "r", entries: [.full])
        try ReportFolder(making: folder("a")).write(report)
        let names = try folder("a").namesOfEntries().map { String(decoding: $0, as: UTF8.self) }
        #expect(names == ["index.html", "junit.xml", "results.json", "summary.md"])
        #expect(try ReportFolder(folder("a")).read() == report)
        #expect(try ReportFolder(folder("a").appending("results.json".utf8)).read() == report)
    }

    @Test("that is none is named in the error") func none() throws {
        defer { removePlace() }
        #expect {
            _ = try ReportFolder(folder("nowhere")).read()
        } throws: {
            ($0 as? Failure)?.lines.first?.contains("nowhere cannot be read") == true
        }
    }

    @Test("gives its pictures to a report that joins it, where there are any") func copying() throws {
        defer { removePlace() }
        let (from, to) = (try ReportFolder(making: folder("from")), try ReportFolder(making: folder("to")))
        let entry = ReportEntry.full
        try AtomicFile.makeFolder(from.file("pictures/a"))
        try AtomicFile.write([1, 2], to: from.file("pictures/a/before.png"))
        try AtomicFile.write([3], to: from.file("pictures/a/after.layout.txt"))
        try to.copyPictures(of: entry, from: from)
        #expect(try to.file("pictures/a/before.png").contents() == [1, 2])
        #expect(try to.file("pictures/a/after.layout.txt").contents() == [3])
        #expect(to.file("pictures/a/after.png").kind == nil)
    }

    @Test("loses its old pictures when a new report takes it over, and nothing else") func takingOver() throws {
        defer { removePlace() }
        let first = try ReportFolder(making: folder("a"))
        try AtomicFile.makeFolder(first.file("pictures/old"))
        try AtomicFile.write([1], to: first.file("mine.txt"))
        try first.write(Report(renderer: "r"))
        let second = try ReportFolder(making: folder("a"))
        #expect(second.file("pictures").kind == nil)
        #expect(second.file("mine.txt").kind == .file)
    }
}

@Suite("The page of a report") struct ReportPageTests {
    @Test("holds the report's texts as data that cannot end their element") func data() throws {
        let hostile = "</script><script>alert(1)</script><!-- \u{2028} & \" '"
        var entry = ReportEntry.sample(hostile, .different, file: hostile, name: hostile)
        entry.changes.texts = [hostile]
        let html = try ReportPage(Report(renderer: hostile, entries: [entry], notes: [hostile])).html
        #expect(html.components(separatedBy: "</script>").count == 3)
        #expect(!html.contains("<!--") && !html.contains("\u{2028}"))
        let start = try #require(html.firstRange(of: "id=\"data\">")).upperBound
        let end = try #require(html[start...].firstRange(of: "</script>")).lowerBound
        let object = try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any]
        let entries = object?["entries"] as? [[String: Any]]
        #expect(entries?.first?["name"] as? String == hostile)
        #expect(object?["remarks"] as? [String] == [hostile])
    }

    @Test("asks for nothing from anywhere") func network() throws {
        let html = try ReportPage(Report(renderer: "r", entries: [.full])).html
        #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("//cdn"))
        #expect(html.contains("default-src 'none'"))
    }
}
