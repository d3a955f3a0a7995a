import Foundation
import Testing

/// A client that writes all of its messages at once and reads the answers, which come in any order.
@Suite("preview mcp")
struct AgentServerTests {
    let place: Workplace

    init() throws {
        place = try Workplace()
        try place.write(SmallDocuments.box, to: "Screens/box.json")
        try place.write(Self.card, to: "card.json")
    }

    /// A title between two edges, and a price that keeps its size.
    private static let card = """
        {"device": "iPhone 16", "view": {"id": "screen", "subviews": [
          {"id": "title", "type": "label", "text": "A title", "constraints": ["leading == parent.leading + 16", "top == parent.top + 60"]},
          {"id": "price", "type": "view", "backgroundColor": "systemRed", "constraints": ["width == 80", "height == 20", "trailing == parent.trailing - 20",
             "top == parent.top + 60", "leading == title.trailing + 8"]}
        ]}}
        """

    private struct Reply {
        let result: [String: Any]
        let error: [String: Any]?

        var isError: Bool { result["isError"] as? Bool ?? false }
        var structure: [String: Any] { result["structuredContent"] as? [String: Any] ?? [:] }
        var content: [[String: Any]] { result["content"] as? [[String: Any]] ?? [] }
        var text: String { content.compactMap { $0["text"] as? String }.joined(separator: "\n") }
    }

    /// The answers to requests, in the order of these.
    private func ask(_ lines: [String], arguments: [String] = []) throws -> (replies: [Reply], run: Run) {
        let run = try place.run(
            "/usr/bin/env", ["MAQUETTE_TOOLSET=/nowhere", Command.path, "mcp"] + arguments,
            input: Data((lines.joined(separator: "\n") + "\n").utf8))
        #expect(run.status == 0)
        let objects = try run.objects()
        let replies = objects.filter { $0["id"] is Int }.sorted { ($0["id"] as? Int ?? 0) < ($1["id"] as? Int ?? 0) }
        return (
            replies.map { Reply(result: $0["result"] as? [String: Any] ?? [:], error: $0["error"] as? [String: Any]) },
            run
        )
    }

    private func call(_ tool: String, _ arguments: String, id: Int = 1) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    private func answer(_ tool: String, _ arguments: String) throws -> Reply {
        try #require(ask([call(tool, arguments)]).replies.first)
    }

    @Test("draws a scene as Xcode's server does, and the picture is in the answer") func render() throws {
        let reply = try answer(
            "RenderPreview",
            #"{"sourceFilePath":"card.json","previewDefinitionIndexInFile":0,"previewVariantOverrides":{"Color Scheme":"Dark Appearance"},"scale":1}"#
        )
        #expect(!reply.isError)
        #expect(reply.structure["displayName"] as? String == "main")
        let destination = try #require(reply.structure["renderedDestination"] as? [String: Any])
        #expect(destination["deviceModelName"] as? String == "iPhone 16")
        let variants = try #require(reply.structure["supportedPreviewVariantOverrides"] as? [String: [String]])
        #expect(variants["Color Scheme"] == ["Light Appearance", "Dark Appearance"])
        #expect(variants["Dynamic Type"]?.count == 12)
        #expect((reply.structure["errors"] as? [Any])?.isEmpty == true)
        let image = try #require(reply.content.first { $0["type"] as? String == "image" })
        let png = try #require(Data(base64Encoded: image["data"] as? String ?? ""))
        // The signature of a PNG, and its width and height in the header.
        #expect(Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        #expect(png[16..<24].reduce(0) { $0 << 8 | UInt64($1) } == UInt64(393) << 32 | 852)
        // The server removes its pictures when it ends.
        let path = try #require(reply.structure["previewSnapshotPath"] as? String)
        #expect(!FileManager.default.fileExists(atPath: (path as NSString).deletingLastPathComponent))
    }

    @Test("draws the same pixels as preview render") func samePixels() throws {
        let reply = try answer("RenderPreview", #"{"sourceFilePath":"card.json","scale":3}"#)
        let image = try #require(reply.content.first { $0["type"] as? String == "image" })
        let png = try #require(Data(base64Encoded: image["data"] as? String ?? ""))
        #expect(try place.preview("render", "card.json", "-o", "card.png").status == 0)
        #expect(try png == place.read("card.png"))
    }

    @Test("lists what can be shown, and what cannot be read") func list() throws {
        try place.write("{\"view\": 5}", to: "Screens/broken.json")
        let reply = try answer("ListPreviews", "{}")
        let previews = try #require(reply.structure["previews"] as? [[String: Any]])
        #expect(previews.map { $0["sourceFilePath"] as? String } == ["Screens/box.json", "card.json"])
        #expect(previews.allSatisfy { $0["previewDefinitionIndexInFile"] as? Int == 0 })
        #expect((reply.structure["errors"] as? [Any])?.count == 1)
    }

    @Test("takes the folder that paths are relative to") func folder() throws {
        let (replies, _) = try ask([call("ListPreviews", "{}")], arguments: ["Screens"])
        #expect(replies.first?.text.contains("\"box.json\"") == true)
        let run = try place.preview("mcp", "Nowhere", input: Data())
        #expect(run.status == 2)
        #expect(run.errors == "preview: there is no folder Nowhere\n")
    }

    @Test("describes views with their frames, paths and problems") func describe() throws {
        let reply = try answer("DescribePreview", #"{"sourceFilePath":"card.json"}"#)
        let views = try #require(reply.structure["views"] as? [[String: Any]])
        let price = try #require(views.first { $0["id"] as? String == "price" })
        // 393 - 20 - 80 from the left.
        #expect(price["frame"] as? [String: Double] == ["x": 293, "y": 60, "width": 80, "height": 20])
        #expect(price["path"] as? String == "0.1")
        #expect(reply.text.contains("0.1 view (price)  293, 60, 80 x 20"))
    }

    /// A switch that a tap turns on, as VoiceOver says it (documentation of UISwitch: the value of one that is on is 1).
    @Test("describes a screen as VoiceOver reads it, after touches") func describeScreen() throws {
        try place.write(
            """
            {"view": {"subviews": [
              {"type": "label", "id": "heading", "text": "Settings", "accessibilityTraits": ["header"], "constraints": [
                "top == safeArea.top", "leading == parent.leading + 16"]},
              {"type": "switch", "id": "wifi", "accessibilityLabel": "Wi-Fi", "accessibilityIdentifier": "wifi", "constraints": [
                "top == heading.bottom + 20", "leading == parent.leading + 16"]}
            ]}}
            """, to: "settings.json")
        let before = try answer("DescribeScreen", #"{"sourceFilePath":"settings.json"}"#)
        let after = try answer("DescribeScreen", #"{"sourceFilePath":"settings.json","touches":["tap \"Wi-Fi\""]}"#)
        func elements(_ reply: Reply) throws -> [[String: Any]] {
            try #require(reply.structure["elements"] as? [[String: Any]], "\(reply.text)")
        }
        #expect(try elements(before).map { $0["label"] as? String } == ["Settings", "Wi-Fi"])
        #expect(try elements(before)[1]["id"] as? String == "wifi")
        #expect(before.text.contains("2  Wi-Fi") && before.text.contains("#wifi"))
        #expect(
            before.text.contains(/Wi-Fi.*[Oo]ff/) && after.text.contains(/Wi-Fi.*[Oo]n/) && before.text != after.text)
        #expect(!before.content.contains { $0["type"] as? String == "image" })
        // The text alone is what an agent reads, and it is short.
        #expect(before.text.count < 600, "\(before.text)")
    }

    /// A step that is impossible is told, with what else there is.
    @Test("lints a screen after touches") func lintAfterTouches() throws {
        let reply = try answer("LintProject", #"{"path":"card.json","touches":["tap \"Nowhere\""]}"#)
        #expect(reply.text.contains("there is no \"Nowhere\""), "\(reply.text)")
        #expect(try !answer("LintProject", #"{"path":"card.json"}"#).text.contains("Nowhere"))
    }

    @Test("explains why a view is as wide as it is") func explain() throws {
        let reply = try answer("ExplainView", #"{"sourceFilePath":"card.json","view":"title"}"#)
        let sides = try #require(reply.structure["sides"] as? [[String: Any]])
        let width = try #require(sides.first { $0["side"] as? String == "width" })
        // 293 - 8 - 16 between the edges.
        #expect(width["value"] as? Double == 269)
        let constraints = try #require(reply.structure["constraints"] as? [[String: Any]])
        let deciders = (width["decidedBy"] as? [Int] ?? []).compactMap { constraints[$0]["words"] as? String }
        #expect(
            deciders.sorted() == [
                "leading = superview.leading + 16", "price.leading = trailing + 8",
                "price.trailing = superview.trailing − 20", "price.width = 80", "the screen (393 wide)",
            ])
    }

    @Test("finds problems, measures texts, and compares with another revision") func others() throws {
        let (replies, _) = try ask([
            call("LintProject", #"{"path":"card.json","rules":["ambiguous"]}"#, id: 1),
            call("MeasureText", #"{"texts":["Hi","Hi there, you"],"font":"17","width":40}"#, id: 2),
        ])
        #expect((replies[0].structure["findings"] as? [Any])?.count == 0)
        #expect(replies[0].text == "0 findings, in 1 document")
        let measured = try #require(replies[1].structure["measurements"] as? [[String: Any]])
        #expect(measured.map { ($0["lines"] as? [Any])?.count ?? 0 }[0] == 1)
        #expect(measured.map { ($0["lines"] as? [Any])?.count ?? 0 }[1] > 1)

        let git = "git -c user.name=x -c user.email=x@example.com -c init.defaultBranch=main"
        #expect(try place.shell("\(git) init -q && git add card.json && \(git) commit -qm first").status == 0)
        try place.write(Self.card.replacingOccurrences(of: "width == 80", with: "width == 90"), to: "card.json")
        let diff = try answer("DiffPreview", #"{"sourceFilePath":"card.json"}"#)
        #expect(!diff.isError)
        #expect(diff.text.contains("width"))
        #expect((diff.structure["changes"] as? [Any])?.isEmpty == false)
        #expect(diff.content.count { $0["type"] as? String == "image" } == 3)
        let touched = try answer("DiffPreview", #"{"sourceFilePath":"card.json","touches":["tap 10,10"]}"#)
        #expect(!touched.isError, "\(touched.text)")
    }

    @Test(
        "errors are results that say what to do",
        arguments: [
            ("RenderPreview", #"{"sourceFilePath":"nope.json"}"#, "there is no file nope.json"),
            (
                "RenderPreview", #"{"sourceFilePath":"card.json","previewDefinitionIndexInFile":3}"#,
                "it has 1, with the indexes 0 to 0"
            ),
            (
                "RenderPreview", #"{"sourceFilePath":"card.json","device":"iPhone 160"}"#,
                "there is no device `iPhone 160`"
            ),
            (
                "RenderPreview", #"{"sourceFilePath":"card.json","previewVariantOverrides":{"Color Scheme":"Dim"}}"#,
                "it has Light Appearance, Dark Appearance"
            ),
            ("RenderPreview", #"{"sourceFilePath":"."}"#, "is a folder; ListPreviews lists"),
            ("ExplainView", #"{"sourceFilePath":"card.json","view":"titel"}"#, "did you mean `title`?"),
            ("DescribePreview", #"{"sourceFilePath":"card.json","scene":"Other"}"#, "there is no scene `Other`"),
            ("LintProject", #"{"path":"nowhere"}"#, "there is no such file"),
            ("MeasureText", #"{"texts":["a"],"font":"Nope@17"}"#, "does not know a font called `Nope`"),
            ("DiffPreview", #"{"sourceFilePath":"card.json"}"#, "is in no git repository"),
            ("TapView", #"{"target":"Sign in"}"#, "no app is running: call StartApp first"),
            ("TypeText", #"{"text":"anna"}"#, "no app is running: call StartApp first"),
            ("Swipe", #"{"direction":"up"}"#, "no app is running: call StartApp first"),
            ("WaitUntil", #"{"appears":"Welcome"}"#, "no app is running: call StartApp first"),
            ("DescribeScreen", "{}", "no app is running: call StartApp first"),
            ("DiffScreens", "{}", "no app is running: call StartApp first"),
            ("TapView", "{}", "TapView needs the argument `target`"),
            ("TapView", #"{"target":"A","gesture":"push"}"#, "`gesture` must be one of tap, doubleTap, longPress"),
            ("Swipe", #"{"on":"A"}"#, "give either `direction`, or `on` and `to`"),
            ("WaitUntil", #"{"appears":"A","seconds":2}"#, "give either `appears` or `seconds`"),
            ("StartApp", "{}", "there is no Swift file that an app starts with"),
            ("StartApp", #"{"path":"nowhere"}"#, "nowhere: there is no such file"),
        ])
    func errors(tool: String, arguments: String, words: String) throws {
        let reply = try answer(tool, arguments)
        #expect(reply.isError)
        #expect(reply.text.contains(words), "\(reply.text)")
    }

    /// Xcode's server takes paths of the project's organisation, which begin with its name, and says of canvas controls that
    /// they are ignored by previews that have none.
    @Test("takes paths and arguments as agents know them from Xcode") func asInXcode() throws {
        let reply = try answer(
            "RenderPreview",
            #"{"tabIdentifier":"windowtab1","workspaceIdentifier":"/p/Shop.xcodeproj","sourceFilePath":"Shop/Screens/box.json","#
                + #""previewCanvasControlOverrides":{"timelineIndex":0,"toggleState":true},"timeout":120}"#)
        #expect(!reply.isError && reply.structure["previewSnapshotPath"] is String)
        #expect((reply.structure["errors"] as? [Any])?.isEmpty == true)
        // Only the first folder is taken for a name.
        let lost = try answer("RenderPreview", #"{"sourceFilePath":"Shop/Main/Screens/box.json"}"#)
        #expect(lost.isError && lost.text.contains("there is no file Shop/Main/Screens/box.json"))
    }

    @Test("a call that takes too long is an error, and the server goes on") func timeout() throws {
        try place.write(SmallDocuments.long, to: "long.json")
        let (replies, _) = try ask([
            call("RenderPreview", #"{"sourceFilePath":"long.json","timeout":0.1}"#, id: 1),
            call("DescribePreview", #"{"sourceFilePath":"card.json"}"#, id: 2),
        ])
        #expect(replies[0].isError)
        #expect(replies[0].text == "RenderPreview took more than 0.1 s. Pass a larger `timeout`, or ask for less.")
        #expect(!replies[1].isError)
    }

    @Test("malformed lines end nothing, and standard output has nothing but messages") func malformed() throws {
        let (replies, run) = try ask([
            "{", "nonsense", "\u{1}\u{2}", "[[[[",
            #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":5}}"#,
            call("MeasureText", #"{"texts":["a"]}"#, id: 2), #"{"jsonrpc":"2.0","id":3,"method":"tools/list"}"#,
        ])
        #expect(replies.count == 3)
        #expect((replies[2].result["tools"] as? [[String: Any]])?.count == 14)
        #expect(try run.objects().allSatisfy { $0["jsonrpc"] as? String == "2.0" })
        // JSON-RPC 2.0: null where there is no id that could be read.
        #expect(try run.objects().count { $0["id"] is NSNull } == 3)
        #expect(run.errors.isEmpty)
    }

    @Test("a message of more than 64 MB is answered with an error, and the next one as ever") func longMessage() throws
    {
        let words = String(repeating: "a", count: 65 << 20)
        let (replies, run) = try ask([
            call("MeasureText", #"{"texts":["\#(words)"]}"#, id: 1), #"{"jsonrpc":"2.0","id":2,"method":"ping"}"#,
        ])
        #expect(try run.objects().count == 2)
        #expect(replies.map { $0.error?["code"] as? Int } == [-32600, nil])
        #expect((replies.first?.error?["message"] as? String)?.contains("64 MB") == true)
    }

    @Test(
        "a folder may be named from where the command is started, with a toolset and without", arguments: [true, false])
    func relativeFolder(hasToolset: Bool) throws {
        try place.write("", to: "elsewhere/note.txt")
        let prepared = try place.shell(
            """
            mkdir tools; printf '#!/bin/sh\nexit 1\n' >tools/adapt; chmod +x tools/adapt
            cp '\(Command.path)' tools/host
            printf '{ "adapter": "%s/tools/adapt", "host": "%s/tools/host" }' "$PWD" "$PWD" >tools/settings.json
            """)
        #expect(prepared.status == 0)
        let line = call("RenderPreview", #"{"sourceFilePath":"box.json","scale":1}"#)
        for (start, folder, tools) in [(".", "Screens", "tools"), ("elsewhere", "../Screens", "../tools")] {
            let run = try place.shell(
                """
                cd \(start); printf '%s\\n' '\(line)' |
                  MAQUETTE_TOOLSET=\(hasToolset ? tools : "/nowhere") preview mcp \(folder)
                """)
            let result = try #require(run.objects().first?["result"] as? [String: Any], "\(run.errors)")
            #expect(run.status == 0 && result["isError"] as? Bool != true)
            #expect((result["structuredContent"] as? [String: Any])?["displayName"] as? String == "main")
        }
        let gone = try place.shell("MAQUETTE_TOOLSET=\(hasToolset ? "tools" : "/nowhere") preview mcp gone </dev/null")
        #expect(gone.status == 2 && gone.errors == "preview: there is no folder gone\n")
    }

    @Test("a call that is cancelled is not answered") func cancelled() throws {
        let (replies, _) = try ask([
            call("RenderPreview", #"{"sourceFilePath":"card.json","scale":10,"size":"1000x1000"}"#, id: 1),
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
            call("MeasureText", #"{"texts":["a"]}"#, id: 2),
        ])
        #expect(replies.count == 1)
        #expect(!replies[0].isError)
    }

    @Test("ends when nobody asks any more") func end() throws { #expect(try ask([]).replies.isEmpty) }
}
