import Foundation
import FoundationNetworking
import Maquette
import MaquetteFiles
import MaquetteSnapshots
import Testing
import UIKit

@testable import MaquetteTesting

/// The texts that snapshot tests of other libraries have recorded for years, written down by hand.
@MainActor @Suite("Snapshots of values")
struct ValueTests {
    private func text<Value>(of value: Value, as strategy: Snapshotting<Value, String>) -> String? {
        var found: String?
        strategy.snapshot(value).run { found = $0 }
        return found
    }

    final class Node {
        let name: String
        var next: Node?
        init(_ name: String) { self.name = name }
    }

    @Test("a dump says where an object refers back to one that it is in") func circle() {
        let (first, second) = (Node("first"), Node("second"))
        (first.next, second.next) = (second, first)
        #expect(
            text(of: first, as: .dump) == """
                ▿ Node
                  - name: "first"
                  ▿ next: Optional<Node>
                    ▿ some: Node
                      - name: "second"
                      ▿ next: Optional<Node>
                        ▿ some (circular reference detected)

                """)
        #expect(text(of: first, as: .description)?.contains("Node") == true)
    }

    @Test("a dump of a long chain ends") func chain() {
        let start = Node("0")
        var last = start
        for number in 1...20_000 {
            let node = Node("\(number)")
            last.next = node
            last = node
        }
        #expect(text(of: start, as: .dump)?.contains("deeper than 500") == true)
        // Long chains must not be released recursively either.
        var current: Node? = start
        while let node = current { (current, node.next) = (node.next, nil) }
    }

    struct Pair: Encodable {
        var name = "one"
        var count = 2
    }

    @Test("property lists are XML with sorted keys") func propertyList() throws {
        let found = try #require(text(of: Pair(), as: .plist))
        #expect(found.contains("<key>count</key>\n\t<integer>2</integer>\n\t<key>name</key>\n\t<string>one</string>"))
    }

    @Test("JSON of anything that JSONSerialization takes") func anything() {
        #expect(text(of: ["b": 1, "a": [true]] as Any, as: .json)?.contains("\"a\"") == true)
        #expect(text(of: Date() as Any, as: .json)?.hasPrefix("cannot be encoded") == true)
    }

    enum Side: CaseIterable { case left, right }

    @Test("a function becomes a table of its results") func function() {
        let table: Snapshotting<(Side) -> Int, String> = Snapshotting<Side, String>.func(into: .description)
        #expect(table.pathExtension == "csv")
        #expect(text(of: { $0 == .left ? 1 : 2 }, as: table) == "\"left\",\"1\"\n\"right\",\"2\"")
    }

    @Test("requests as text and as a command") func requests() throws {
        var request = URLRequest(url: try #require(URL(string: "https://example.com/path?b=2&a=1")))
        request.httpMethod = "POST"
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        request.setValue("a=b", forHTTPHeaderField: "Cookie")
        request.httpBody = Data("say \"hi\"".utf8)
        #expect(
            text(of: request, as: .raw) == """
                POST https://example.com/path?a=1&b=2
                Accept: text/plain
                Cookie: a=b

                say "hi"
                """)
        let lines = [
            "curl", "--request POST", "--header \"Accept: text/plain\"", "--data \"say \\\"hi\\\"\"",
            "--cookie \"a=b\"", "\"https://example.com/path?a=1&b=2\"",
        ]
        #expect(text(of: request, as: .curl) == lines.joined(separator: " \\\n\t"))
        request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)
        #expect(text(of: request, as: .raw(pretty: true))?.contains("\"a\" : 2,\n  \"b\" : 1") == true)
    }

    @Test("paths by their elements") func paths() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 0.12345, y: -3))
        path.closeSubpath()
        path.move(to: .zero)
        let expected = "MoveTo (1.0, 2.0)\nLineTo (0.123, -3.0)\nClose \n\nMoveTo (0.0, 0.0)\n"
        #expect(text(of: path as CGPath, as: .elementsDescription) == expected)
    }

    @Test("a report of tests is a page with its pictures") func report() throws {
        let folder = try SnapshotFolder()
        let path = FilePath(folder.path).appending("report".utf8)
        let report = try TestReport(path)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .white
        view.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 5, height: 5)))
        view.subviews[0].backgroundColor = .red
        let place = SnapshotPlace(
            directory: folder.path, file: "/Tests/CardTests.swift", testName: "card()", name: "red",
            pathExtension: "png")
        let check = SnapshotCheck(mode: .missing, fingerprint: try .current())
        let snapshot = Snapshot(try Stage().picture(of: view))
        try report.add(try check.run(snapshot, against: Baseline(place.path)), snapshot, of: place, by: check)
        report.finish()
        let read = try ReportFolder(path).read()
        #expect(read.entries.map(\.name) == ["CardTests, card.red.png"])
        #expect(read.entries.map(\.state) == [.recorded])
        #expect(path.appending("index.html".utf8).kind == .other || path.appending("index.html".utf8).kind == .file)
    }

    /// As its issue asks: one run, one report, in which nothing is absolute.
    @Test("the processes of a run write one report, and those of another begin anew") func runs() throws {
        let folder = try SnapshotFolder()
        let path = FilePath(folder.path).appending("report".utf8)
        func write(_ test: String, _ state: SnapshotState, run: String) throws {
            let report = try TestReport(path, run: run)
            let place = SnapshotPlace(
                directory: FilePath("Tests/__Snapshots__").absolute.shown, file: "/Tests/CardTests.swift",
                testName: test,
                name: "a", pathExtension: "txt")
            report.add(state, "there is no \(FilePath("Tests").absolute.shown)", of: place)
            report.finish()
        }
        try write("one()", .different, run: "1")
        try write("two()", .missing, run: "1")
        try write("one()", .failed, run: "1")
        let joined = try ReportFolder(path).read()
        #expect(joined.entries.map(\.id) == ["Tests/__Snapshots__/one.a.txt", "Tests/__Snapshots__/two.a.txt"])
        #expect(joined.entries.map(\.state) == [.failed, .missing])
        #expect(joined.entries.map(\.file) == ["Tests/__Snapshots__", "Tests/__Snapshots__"])
        #expect(joined.entries.map(\.summary) == ["there is no Tests", "there is no Tests"])
        try write("three()", .different, run: "2")
        #expect(try ReportFolder(path).read().entries.map(\.id) == ["Tests/__Snapshots__/three.a.txt"])
    }
}
