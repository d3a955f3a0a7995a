import Foundation
import MaquetteTestSupport
import Testing

/// What pages show of answers and files is what the command says. A place with `…` may have anything.
@Suite("What the pages show of answers")
struct ShownAnswerTests {
    let place: Workplace

    init() throws { place = try Workplace() }

    private func page(_ name: String) throws -> String {
        try String(contentsOf: Command.package.appendingPathComponent("Documentation/\(name)"), encoding: .utf8)
    }

    /// The blocks of a page between ``` with a word after the first.
    private func blocks(_ word: String, of page: String) throws -> [String] {
        try self.page(page).components(separatedBy: "\n```\(word)\n").dropFirst().compactMap {
            $0.components(separatedBy: "\n```").first
        }
    }

    private static let hello =
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}"#

    @Test("agents.md: the server of each configuration starts") func configurations() throws {
        var servers: [[String]] = try blocks("json", of: "agents.md").map { block in
            let object = try #require(JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])
            let named = try #require(object.values.first as? [String: [String: Any]])
            let server = try #require(named["maquette"])
            return [server["command"] as? String ?? ""] + (server["args"] as? [String] ?? [])
        }
        for block in try blocks("toml", of: "agents.md") {
            let command = try #require(block.firstMatch(of: /command = "(.*)"/)?.output.1)
            let words = try #require(block.firstMatch(of: /args = \[(.*)\]/)?.output.1)
            servers.append([String(command)] + words.matches(of: /"([^"]*)"/).map { String($0.output.1) })
        }
        #expect(servers.count == 3)
        for words in servers {
            #expect(words.first == "preview")
            let arguments = words.dropFirst().map { $0 == "${workspaceFolder}" ? place.folder.path : $0 }
            let run = try place.run(Command.path, arguments, input: Data((Self.hello + "\n").utf8))
            #expect(run.status == 0 && run.text.contains(#""serverInfo""#), "\(words)\n\(run.errors)")
        }
    }

    @Test("agents.md: the dialogue is one") func dialogue() throws {
        try place.write(
            Data(contentsOf: Command.package.appendingPathComponent("Fixtures/profile-card.json")),
            to: "profile-card.json")
        let text = try #require(try page("agents.md").components(separatedBy: "\n```\n").first { $0.hasPrefix("→") })
        let calls = text.components(separatedBy: "→ tools/call ").dropFirst()
        #expect(calls.count == 2)
        for call in calls {
            let lines = call.split(separator: "\n").map(String.init)
            let request = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":\#(lines[0])}"#
            let run = try place.run(
                "/usr/bin/env", ["MAQUETTE_TOOLSET=/nowhere", Command.path, "mcp"], input: Data((request + "\n").utf8))
            let result = try #require(try run.objects().first?["result"] as? [String: Any], "\(run.errors)")
            let content = result["content"] as? [[String: Any]] ?? []
            var said = content.compactMap { $0["text"] as? String }.joined(separator: "\n")
                .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
            for line in lines.dropFirst() {
                let shown = line.trimmingCharacters(in: ["←", " "])
                guard shown != "…" else { continue }
                let beginning = shown.hasSuffix("…") ? String(shown.dropLast(2)) : shown
                let place = said.firstIndex { shown.hasSuffix("…") ? $0.hasPrefix(beginning) : $0 == beginning }
                #expect(place != nil, "\(shown)\nis not in\n\(said.joined(separator: "\n"))")
                if let place { said = said[(place + 1)...] }
            }
        }
    }

    @Test("snapshot-report.md: the report is as its schema says, and the decisions are taken") func report() throws {
        let blocks = try page("snapshot-report.md").components(separatedBy: "\n\n").filter { $0.hasPrefix("    {") }
        #expect(blocks.count == 2)
        let report = try #require(blocks.last).replacingOccurrences(
            of: "{…}", with: #"{"width": 1179, "height": 2500}"#)
        let schema = Command.package.appendingPathComponent("Schema/answers/snapshot.schema.json")
        #expect(try SchemaValidator(Data(contentsOf: schema)).problems(in: Data(report.utf8)) == [])
        try place.write(SmallDocuments.box, to: "Home.json")
        let prepared = try place.shell(
            """
            preview snapshot record Home.json && sed -i s/40/41/g Home.json
            preview snapshot verify Home.json --report report; cat report/results.json
            """)
        let made = try #require(
            try JSONSerialization.jsonObject(with: Data(try place.read("report/results.json"))) as? [String: Any],
            "\(prepared.errors)")
        let id = try #require((made["entries"] as? [[String: Any]])?.first?["id"] as? String)
        let decisions = try #require(blocks.first).replacingOccurrences(of: "__Snapshots__/Home.xib/dark.png", with: id)
        try place.write(decisions, to: "decisions.json")
        let taken = try place.preview("snapshot", "review", "report", "--decisions", "decisions.json")
        #expect(taken.status == 0, "\(taken.errors)")
        #expect(try place.preview("snapshot", "verify", "Home.json").status == 0)
    }

    @Test("text-form.md: the list is that of a picture") func textForm() throws {
        let list = try #require(
            try page("text-form.md").components(separatedBy: "\n\n").first { $0.hasPrefix("    canvas") })
        try place.write(
            """
            {"size": {"width": 320, "height": 100}, "view": {"backgroundColor": "#FFFFFF", "subviews": [
              {"type": "label", "text": "Terms and conditions apply", "frame": [16, 20, 120, 21]}]}}
            """, to: "terms.json")
        let run = try place.preview("render", "terms.json", "--format", "text", "-o", "-")
        #expect(run.lines.map { "    " + $0 }.joined(separator: "\n") == list, "\(run.text)\(run.errors)")
    }

    @Test("packages.md: the table is that of a project with such packages") func packages() throws {
        let text = try page("packages.md")
        let start = try #require(text.range(of: "    package  ")), end = try #require(text.range(of: "downloads 2\n"))
        let resolved = [("Alamofire", "5.9.1"), ("Nuke", "13.0.6")].map { name, version in
            """
            {"identity": "\(name.lowercased())", "kind": "remoteSourceControl", "location": "https://example.org/\(name).git",
             "state": {"revision": "0123456789abcdef0123456789abcdef01234567", "version": "\(version)"}}
            """
        }
        try place.write(
            #"{"pins": [\#(resolved.joined(separator: ","))], "version": 2}"#,
            to: "MyApp.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
        try place.write("PODS:\n  - SVGKit (3.0.0)\n", to: "Podfile.lock")
        try place.write(
            "git \"https://example.org/Kit.git\" \"a1b2c3d4e5a1b2c3d4e5a1b2c3d4e5a1b2c3d4e5\"\n",
            to: "Cartfile.resolved")
        try place.write("// swift-tools-version: 5.9\n", to: ".build/checkouts/Alamofire/Package.swift")
        try place.write("// A pod.\n", to: "Pods/SVGKit/SVGKit.swift")
        let run = try place.shell("MAQUETTE_CACHE=$PWD/cache preview packages MyApp.xcodeproj")
        let shown = text[start.lowerBound..<end.upperBound].split(separator: "\n").map { $0.dropFirst(4) }
        #expect(run.lines == shown.map(String.init), "\(run.text)\(run.errors)")
        #expect(run.status == 1)
    }
}
