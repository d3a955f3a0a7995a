import Foundation
import MaquetteAgents
import MaquetteSyntax
import Testing

/// Messages as the specification of the Model Context Protocol writes them: revisions 2025-11-25 and 2026-07-28.
@MainActor @Suite("a session with an agent")
struct SessionTests {
    enum EchoTool: AgentTool {
        static let description = ToolDescription(
            "Echo", title: "Echo", "Says it again.",
            arguments: [
                .init("words", .textSchema("What to say."), isRequired: true),
                .init("times", .integerSchema("", from: 1)),
                .init("timeout", .numberSchema("")),
            ],
            output: .objectSchema([("words", .textSchema(""))], required: ["words"]))

        static func call(_ arguments: ToolArguments) throws -> ToolResult {
            let words = try arguments.text("words") ?? ""
            let times = try arguments.integer("times", in: 1...10) ?? 1
            let said = String(repeating: words, count: times)
            return ToolResult([.text(said), .picture([1, 2, 3])], .object(["words": .string(said)]))
        }
    }

    let session = AgentSession([EchoTool.description], name: "test", version: "1", instructions: "Say something.")

    private func object(_ line: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
    }

    /// What the session sends at once.
    private func answers(to line: String) throws -> [[String: Any]] {
        try session.reactions(to: Array(line.utf8)).compactMap {
            guard case .send(let line) = $0.reaction else { return nil }
            #expect(!line.contains("\n"))
            return try object(line)
        }
    }

    private func line(to line: String) -> String? {
        guard case .send(let answer)? = session.reactions(to: Array(line.utf8)).first?.reaction else { return nil }
        return answer
    }

    private func result(of line: String) throws -> [String: Any] {
        try #require(answers(to: line).first?["result"] as? [String: Any], "\(line)")
    }

    private func code(of line: String) throws -> Int? {
        (try answers(to: line).first?["error"] as? [String: Any])?["code"] as? Int
    }

    private static let modern =
        #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

    // MARK: Handshake and discovery

    @Test(
        "agrees on the revision that a client asks for, or offers the newest with a handshake",
        arguments: [
            ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"),
            ("2026-07-28", "2025-11-25"),
        ])
    func handshake(asked: String, agreed: String) throws {
        let result = try result(
            of:
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"\#(asked)","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}"#
        )
        #expect(result["protocolVersion"] as? String == agreed)
        #expect((result["serverInfo"] as? [String: Any])?["name"] as? String == "test")
        #expect((result["capabilities"] as? [String: Any])?.keys.sorted() == ["tools"])
        #expect(result["resultType"] == nil)
    }

    @Test("answers discovery with its revisions, and says in every such result that it is complete") func discovery()
        throws
    {
        let result = try result(
            of: #"{"jsonrpc":"2.0","id":"d","method":"server/discover","params":{\#(Self.modern)}}"#)
        #expect(result["supportedVersions"] as? [String] == ["2026-07-28"])
        #expect(result["resultType"] as? String == "complete")
        #expect(result["cacheScope"] as? String == "public")
        #expect(result["ttlMs"] is Int)
    }

    @Test("refuses a revision that it does not speak, and lists those that it does") func unsupported() throws {
        let line = Self.modern.replacingOccurrences(of: "2026-07-28", with: "1900-01-01")
        let answer = try #require(
            answers(to: #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{\#(line)}}"#).first)
        let error = try #require(answer["error"] as? [String: Any])
        #expect(error["code"] as? Int == -32022)
        #expect((error["data"] as? [String: Any])?["supported"] as? [String] == ["2026-07-28"])
        #expect((error["data"] as? [String: Any])?["requested"] as? String == "1900-01-01")
    }

    @Test("answers a ping with nothing") func ping() throws {
        #expect(try result(of: #"{"jsonrpc":"2.0","id":7,"method":"ping"}"#).isEmpty)
    }

    @Test("lists tools with the schemas of what they take and answer") func list() throws {
        let tools = try #require(
            result(of: #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#)["tools"] as? [[String: Any]])
        let tool = try #require(tools.first)
        #expect(tool["name"] as? String == "Echo")
        let input = try #require(tool["inputSchema"] as? [String: Any])
        #expect(input["type"] as? String == "object")
        #expect(input["required"] as? [String] == ["words"])
        #expect((input["properties"] as? [String: Any])?.keys.sorted() == ["timeout", "times", "words"])
        #expect((tool["annotations"] as? [String: Any])?["readOnlyHint"] as? Bool == true)
        #expect(tool["outputSchema"] != nil)
    }

    // MARK: Malformed input

    @Test(
        "answers what is no message with an error of JSON-RPC",
        arguments: [
            ("{", -32700), ("nonsense", -32700), ("\u{0}", -32700), ("{}", -32600), ("5", -32600), ("null", -32600),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, -32600), (#"{"id":1,"method":5}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32601),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"Ecko"}}"#, -32602),
        ])
    func malformed(line: String, code: Int) throws { #expect(try self.code(of: line) == code) }

    /// JSON-RPC 2.0, section 5: the id "MUST be Null" where it cannot be detected.
    @Test("answers what cannot be read under the id null, and what is too long under its own") func unnamed() throws {
        for line in [try #require(line(to: "nonsense")), AgentSession.refusal(ofTooLong: nil, most: 1 << 20)] {
            #expect(line.contains(#""id":null"#))
        }
        let refusal = AgentSession.refusal(ofTooLong: .text("a"), most: 64 << 20)
        #expect(refusal.contains(#""id":"a""#) && refusal.contains("-32600") && refusal.contains("64 MB"))
    }

    @Test("suggests the tool that was probably meant") func suggestion() throws {
        let answer = try #require(
            answers(to: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"Ecko"}}"#).first)
        #expect(
            (answer["error"] as? [String: Any])?["message"] as? String == "Unknown tool: Ecko; did you mean `Echo`?")
    }

    @Test(
        "answers neither notifications nor answers",
        arguments: [
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"whatever"}"#,
            #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":""}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{}}"#, "[]",
        ])
    func silent(line: String) throws { #expect(session.reactions(to: Array(line.utf8)).isEmpty) }

    @Test("deep nesting is an error, not the end") func deep() throws {
        let line = String(repeating: "[", count: 100_000)
        #expect(try code(of: line) == -32700)
    }

    @Test("takes several messages in an array, as revision 2025-03-26 allows") func batch() throws {
        let found = try answers(
            to: #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":"b","method":"ping"}]"#)
        #expect(found.map { "\($0["id"] ?? "")" } == ["1", "b"])
    }

    // MARK: Calls

    private func call(_ line: String) throws -> (call: AgentSession.Call, message: [UInt8]) {
        let found = session.reactions(to: Array(line.utf8))
        guard case .call(let call)? = found.first?.reaction else { throw Unexpected() }
        return (call, found[0].message)
    }

    private struct Unexpected: Error {}

    @Test("a call goes to where the work is done, and its answer comes back with its id") func work() throws {
        let (call, message) = try call(
            #"{"jsonrpc":"2.0","id":"c","method":"tools/call","params":{"name":"Echo","arguments":{"words":"hé","times":2,"timeout":4},"_meta":{"progressToken":9}}}"#
        )
        #expect(call.seconds == 4)
        let answer = try object(session.answer(to: call, AgentSession.work(on: message, with: [EchoTool.self])))
        #expect(answer["id"] as? String == "c")
        let result = try #require(answer["result"] as? [String: Any])
        #expect(result["isError"] as? Bool == false)
        #expect((result["structuredContent"] as? [String: Any])?["words"] as? String == "héhé")
        let content = try #require(result["content"] as? [[String: Any]])
        #expect(content.map { $0["type"] as? String } == ["text", "image"])
        // Three bytes are four letters: 000000 010000 001000 000011 is AQID.
        #expect(content[1]["data"] as? String == "AQID")
        #expect(content[1]["mimeType"] as? String == "image/png")
        let progress = try object(try #require(session.progress(of: call, after: 2)))
        #expect(progress["method"] as? String == "notifications/progress")
        #expect((progress["params"] as? [String: Any])?["progressToken"] as? Int == 9)
    }

    @Test("the answer to a stateless call says that it is complete") func statelessWork() throws {
        let (call, message) = try call(
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"Echo","arguments":{"words":"a"},\#(Self.modern)}}"#
        )
        let answer = try object(session.answer(to: call, AgentSession.work(on: message, with: [EchoTool.self])))
        let result = try #require(answer["result"] as? [String: Any])
        #expect(result["resultType"] as? String == "complete")
        #expect((result["structuredContent"] as? [String: Any])?["words"] as? String == "a")
        #expect(result["_meta"] is [String: Any])
    }

    @Test(
        "wrong arguments are a result that says what would be right",
        arguments: [
            (#"{}"#, "Echo needs the argument `words`"),
            (#"{"words":"a","tims":2}"#, "Echo has no argument `tims`; did you mean `times`?"),
            (#"{"words":5}"#, "`words` must be a string, not 5"),
            (#"{"words":"a","times":0}"#, "`times` must be a number from 1 to 10, not 0"),
            (#"{"words":"a","times":1.5}"#, "`times` must be a whole number"),
            (#"[]"#, "the arguments of Echo must be an object, not an array"),
        ])
    func wrongArguments(arguments: String, message: String) throws {
        let line = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"Echo","arguments":\#(arguments)}}"#
        let found = session.reactions(to: Array(line.utf8))
        let answer: [String: Any]
        switch found.first?.reaction {
        case .send(let line): answer = try object(line)
        case .call(let call):
            answer = try object(
                session.answer(to: call, AgentSession.work(on: found[0].message, with: [EchoTool.self])))
        default: throw Unexpected()
        }
        let result = try #require(answer["result"] as? [String: Any])
        #expect(result["isError"] as? Bool == true)
        #expect((result["content"] as? [[String: Any]])?.first?["text"] as? String == message)
    }

    @Test("takes what only Xcode's server needs") func foreignArguments() throws {
        let (call, _) = try call(
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"Echo","arguments":{"words":"a","tabIdentifier":"windowtab1"}}}"#
        )
        #expect(call.tool == "Echo")
    }

    @Test("a cancelled request is named by its id, whatever its type") func cancelled() throws {
        let found = session.reactions(
            to: Array(
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"c","reason":"no"}}"#.utf8))
        guard case .cancel(let id)? = found.first?.reaction else { throw Unexpected() }
        #expect(id == .text("c"))
    }
}

@Suite("lines of a connection")
struct LineBufferTests {
    @Test("come whole, however the bytes come") func pieces() {
        var buffer = LineBuffer()
        #expect(buffer.add("{\"a\"".utf8).isEmpty)
        #expect(buffer.add(":1}\n\n  \r\n{}\n{".utf8) == [.whole(Array("{\"a\":1}".utf8)), .whole(Array("{}".utf8))])
        #expect(buffer.finish() == [.whole([UInt8(ascii: "{")])])
        #expect(buffer.finish().isEmpty)
    }

    @Test("that are too long are named once and skipped") func long() {
        var buffer = LineBuffer(most: 8)
        #expect(buffer.add("123456789".utf8).isEmpty)
        #expect(buffer.add("0123456789012345\nab\n".utf8) == [.tooLong(nil), .whole(Array("ab".utf8))])
        #expect(buffer.add("123456789".utf8).isEmpty)
        #expect(buffer.finish() == [.tooLong(nil)])
    }

    /// Members of objects have no order; texts may hold anything.
    @Test(
        "that are too long keep their id, wherever it stands",
        arguments: [
            (#"{"jsonrpc":"2.0","id":17,"method":"ping"}"#, RequestID.number(17)),
            (
                #"{"method":"tools/call","params":{"id":1,"a":[{"id":2},",\"id\":3"]},"jsonrpc":"2.0","id":"x\"}y"}"#,
                .text("x\"}y")
            ),
            (#" { "id" : -4 , "params" : {} } "#, .number(-4)), (#"{"a":"id","b":5,"id":6}"#, .number(6)),
            (#"{"params":{"id":1},"method":"notifications/cancelled"}"#, nil), (#"[{"id":1},{"id":2}]"#, nil),
            (#"{"id":{"id":1}}"#, nil), (#"{"id":null,"a":1}"#, nil), (#"{"id":1.5,"a":1}"#, nil),
            (#"no JSON, "id":1, at all"#, nil), (#"{"id":"}"#, nil),
        ] as [(String, RequestID?)])
    func names(line: String, id: RequestID?) {
        for most in [1, line.utf8.count / 2] {
            var buffer = LineBuffer(most: most)
            #expect(buffer.add((line + "\n").utf8) == [.tooLong(id)])
        }
    }
}
