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

    @Test("lint.md: the configuration is taken, and the answer is as its schema says") func lint() throws {
        let blocks = try blocks("json", of: "lint.md")
        try #require(blocks.count == 2)
        try place.write(SmallDocuments.box, to: "box.json")
        try place.write(blocks[0], to: "lint.json")
        let run = try place.preview("lint", "box.json", "--config", "lint.json")
        #expect(run.status <= 1, "\(run.errors)")
        try place.write(blocks[0].replacing("contentSizes", with: "contentSize"), to: "lint.json")
        #expect(try place.preview("lint", "box.json", "--config", "lint.json").status == 2)
        let schema = Command.package.appendingPathComponent("Schema/answers/lint.schema.json")
        #expect(try SchemaValidator(Data(contentsOf: schema)).problems(in: Data(blocks[1].utf8)) == [])
    }

    @Test("live.md: the task of the editor starts the page, sees that it is there, and the key shows it") func editor()
        throws
    {
        let blocks = try blocks("json", of: "live.md").map { block in
            try #require(JSONSerialization.jsonObject(with: Data(block.utf8)) as? [String: Any])
        }
        try #require(blocks.count == 2)
        let task = try #require((blocks[0]["tasks"] as? [[String: Any]])?.first)
        let command = try #require(task["command"] as? String)
        let matcher = try #require(task["problemMatcher"] as? [String: [String: Any]])
        let (problem, end) = (
            matcher["pattern"]?["regexp"] as? String, matcher["background"]?["endsPattern"] as? String
        )
        let run = try place.shell(
            """
            export MAQUETTE_TOOLSET=/none
            \(command.replacing("preview ", with: "'\(Command.path)' ").replacing("8765", with: "0")) >said 2>&1 & stays=$!
            until [ -s said ]; do kill -0 $stays || exit 2; sleep 0.05; done
            kill -TERM $stays; wait $stays; cat said; preview serve none
            """)
        #expect(try #require(run.lines.first).contains(Regex(try #require(end))), "\(run.text)")
        #expect(try #require(run.errorLines.last).contains(Regex(try #require(problem))), "\(run.errors)")
        let port = try #require(command.firstMatch(of: /--port (\d+)/)?.output.1)
        #expect(blocks[1]["args"] as? String == "http://127.0.0.1:\(port)/")
    }

    @Test("snapshots.md: the plan is taken") func plan() throws {
        let plan = try #require(try blocks("json", of: "snapshots.md").first)
        try place.write(plan, to: ".maquette-snapshots.json")
        try place.write(SmallDocuments.box, to: "Screens/box.json")
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
              <objects><view id="root"><rect key="frame" x="0" y="0" width="100" height="40"/>
                <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <subviews><view id="in"><rect key="frame" x="0" y="0" width="10" height="10"/>
                <color key="backgroundColor" white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                </view></subviews></view></objects>
            </document>
            """
        try place.write(xib, to: "Cells/Cell.xib")
        let run = try place.preview("snapshot", "record")
        // Two documents on two devices, in two appearances, two sizes of text, two directions and two languages.
        #expect(run.status == 0 && run.lines == ["64 recorded"], "\(run.text)\(run.errors)")
    }

    private static let readsYAML = (try? Workplace().shell("python3 -c 'import yaml'"))?.status == 0

    /// The keys of jobs and steps are those of GitHub's and GitLab's references for workflows, as far as the pages use them.
    @Test(
        "the workflows are YAML, their jobs and steps have the keys of GitHub and GitLab, and the actions have their inputs",
        .enabled(if: readsYAML), arguments: ["continuous-integration.md", "library.md", "snapshots.md", "packages.md"])
    func workflows(page: String) throws {
        let text = try self.page(page)
        // packages.md indents its block.
        let indented = text.components(separatedBy: "\n\n").filter { $0.hasPrefix("    - uses:") }
        let blocks = try blocks("yaml", of: page) + indented
        #expect(!blocks.isEmpty)
        try place.write(Self.checker, to: "check.py")
        for (number, block) in blocks.enumerated() {
            try place.write(block + "\n", to: "\(number).yml")
            let run = try place.run(
                "/usr/bin/env", ["python3", "check.py", Command.package.path, "\(number).yml"])
            #expect(run.status == 0, "\(block)\n\(run.errors)")
        }
    }

    private static let checker = #"""
        import pathlib, sys, yaml

        home, block = pathlib.Path(sys.argv[1]), yaml.safe_load(open(sys.argv[2]))
        github = {"runs-on", "container", "strategy", "needs", "if", "steps"}
        gitlab = {
            "image", "stage", "rules", "parallel", "variables", "cache", "before_script", "script", "artifacts"}


        def check_step(step):
            assert ("run" in step) != ("uses" in step), step
            assert set(step) <= {"run", "uses", "with", "if", "name", "id", "env"}, step
            name, _, version = step.get("uses", "").partition("@")
            assert not name or version, f"{name} has no version"
            parts = name.split("/")
            if parts[:2] == ["maquette", "maquette"]:
                inputs = yaml.safe_load((home / "/".join(parts[2:]) / "action.yml").read_text())["inputs"]
                assert set(step.get("with", {})) <= set(inputs), step


        if isinstance(block, list):
            for step in block:
                check_step(step)
        elif "jobs" in block or "steps" in block:
            jobs = block.get("jobs") or {"": block}
            for job in jobs.values():
                assert set(job) <= github, set(job) - github
                assert job.get("needs", next(iter(jobs))) in jobs, job["needs"]
                for step in job["steps"]:
                    check_step(step)
        else:
            for job in block.values():
                assert set(job) <= gitlab, set(job) - gitlab
                assert all(isinstance(line, str) for line in job["script"] + job["before_script"])
        """#

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
