import MaquetteSyntax

/// One side of a connection with an agent: lines in, lines and calls of tools out. It waits for nothing and draws nothing.
package struct AgentSession {
    /// A call of a tool, to be worked on elsewhere.
    package struct Call: Sendable {
        package let id: RequestID
        package let tool: String
        /// The seconds that it may take, if it says so.
        package let ownSeconds: Double?
        /// The seconds that the call may take: its own, or the usual ones.
        package var seconds: Double { ownSeconds ?? AgentSession.seconds }
        package let progressToken: RequestID?
        private let arguments: JSONNode?
        /// Whether the call's client says its revision with every request.
        let isStateless: Bool

        /// An argument, for whoever prepares the work.
        package func text(_ argument: String) -> String? { arguments?[argument]?.string }
        /// All arguments as JSON.
        package var written: String { arguments.map { JSONValue($0).line } ?? "{}" }

        init(_ tool: ToolDescription, _ message: AgentMessage, _ id: RequestID) {
            (self.id, self.tool, progressToken) = (id, tool.name, message.progressToken)
            arguments = message.parameters?["arguments"]
            let wanted = arguments?["timeout"]?.number
            ownSeconds = wanted.map { min(max($0, 0.1), AgentSession.mostSeconds) }
            isStateless = message.revision != nil
        }
    }

    package enum Reaction: Sendable {
        case send(String)
        /// The message goes to the process that does the work, as it came.
        case call(Call)
        case cancel(RequestID)
    }

    private let tools: [ToolDescription]
    private let name: String
    private let version: String
    private let instructions: String

    package init(_ tools: [ToolDescription], name: String, version: String, instructions: String) {
        (self.tools, self.name, self.version, self.instructions) = (tools, name, version, instructions)
    }

    /// How long a call may take that does not say.
    package static let seconds = 30.0
    fileprivate static let mostSeconds = 3600.0

    // MARK: Messages

    /// What a line asks for. Some older clients send several messages as an array.
    package func reactions(to line: [UInt8]) -> [(reaction: Reaction, message: [UInt8])] {
        let (text, problem) = Self.parse(line)
        guard let text else {
            return [(.send(Reply.error(nil, .parseError, "This line is not JSON: \(problem ?? "it is empty")")), line)]
        }
        guard text.kind == .array else { return reactions(to: text).map { ($0, line) } }
        return text.elements.flatMap { node in reactions(to: node).map { ($0, Array(JSONValue(node).line.utf8)) } }
    }

    /// The answer to a message of which nothing was read but its name, if it has one.
    package static func refusal(ofTooLong id: RequestID?, most: Int) -> String {
        Reply.error(id, .invalidRequest, "A message may have \(most >> 20) MB, and this one has more; it was ignored")
    }

    private static func parse(_ line: [UInt8]) -> (JSONNode?, String?) {
        do { return (try JSONNode.root(of: line, file: "message"), nil) } catch {
            return (nil, error.problems.first?.message)
        }
    }

    private func reactions(to node: JSONNode) -> [Reaction] {
        guard let message = AgentMessage(node) else {
            let id = RequestID(node["id"])
            return [.send(Reply.error(id, .invalidRequest, "A message needs a method, and a request an id"))]
        }
        switch message.kind {
        case .answer: return []
        case .notification:
            guard message.method == "notifications/cancelled",
                let id = RequestID(message.parameters?["requestId"])
            else { return [] }
            return [.cancel(id)]
        case .request(let id): return [reaction(to: message, id)]
        }
    }

    private func reaction(to message: AgentMessage, _ id: RequestID) -> Reaction {
        let isStateless = message.revision != nil
        if let revision = message.revision, !ProtocolRevision.stateless.contains(revision) {
            let data = JSONValue.object([
                "supported": .array(ProtocolRevision.stateless.map { .string($0) }), "requested": .string(revision),
            ])
            return .send(Reply.error(id, .unsupportedRevision, "Unsupported protocol version", data: data))
        }
        func send(_ members: [JSONValue.Member], isCacheable: Bool = false) -> Reaction {
            guard isStateless else { return .send(Reply.result(id, .object(members))) }
            let caching: [JSONValue.Member] =
                isCacheable
                ? [.init(key: "ttlMs", value: .number(3_600_000)), .init(key: "cacheScope", value: "public")] : []
            return .send(Reply.result(id, .object(statelessMembers + members + caching)))
        }
        switch message.method {
        case "initialize":
            let wanted = message.parameters?["protocolVersion"]?.string
            return send([
                .init(key: "protocolVersion", value: .string(ProtocolRevision.agreed(on: wanted))),
                .init(key: "capabilities", value: capabilities), .init(key: "serverInfo", value: serverInfo),
                .init(key: "instructions", value: .string(instructions)),
            ])
        case "server/discover":
            let members: [JSONValue.Member] = [
                .init(
                    key: "supportedVersions", value: .array(ProtocolRevision.stateless.map { .string($0) })),
                .init(key: "capabilities", value: capabilities),
                .init(key: "instructions", value: .string(instructions)),
            ]
            return send(members, isCacheable: true)
        case "ping": return send([])
        case "tools/list": return send([.init(key: "tools", value: .array(tools.map(\.json)))], isCacheable: true)
        case "tools/call": return call(message, id)
        default:
            return .send(Reply.error(id, .methodNotFound, "There is no method \(message.method.shortened)"))
        }
    }

    private func call(_ message: AgentMessage, _ id: RequestID) -> Reaction {
        guard let name = message.parameters?["name"]?.string else {
            return .send(Reply.error(id, .invalidParams, "tools/call needs the name of a tool"))
        }
        guard let tool = tools.first(where: { $0.name == name }) else {
            let near = NearestNames.suggestion(for: name, among: tools.map(\.name))
            let known = "; the tools are \(NearestNames.list(tools.map(\.name)))"
            return .send(Reply.error(id, .invalidParams, "Unknown tool: \(name.shortened)\(near ?? known)"))
        }
        let call = Call(tool, message, id)
        do {
            _ = try ToolArguments(message.parameters?["arguments"], of: tool)
            return .call(call)
        } catch {
            return .send(answer(to: call, ToolResult(error: error.words).bytes))
        }
    }

    // MARK: Answers

    /// The answer to a call: the bytes of a `ToolResult`.
    package func answer(to call: Call, _ result: [UInt8]) -> String {
        let text = String(decoding: result, as: UTF8.self)
        guard call.isStateless, text.hasPrefix("{") else { return Reply.result(call.id, written: text) }
        let members = JSONValue.object(statelessMembers).line.dropLast()
        return Reply.result(call.id, written: "\(members),\(text.dropFirst())")
    }

    /// The message that a call is still being worked on, for a client that wants to know.
    package func progress(of call: Call, after seconds: Double) -> String? {
        call.progressToken.map { token in
            Reply.progress(token, seconds, of: call.seconds, "\(call.tool) has taken \(Int(seconds)) s")
        }
    }

    private var statelessMembers: [JSONValue.Member] {
        [
            .init(key: "resultType", value: "complete"),
            .init(key: "_meta", value: .object(["io.modelcontextprotocol/serverInfo": serverInfo])),
        ]
    }

    private var capabilities: JSONValue { .object(["tools": .object([JSONValue.Member]())]) }

    private var serverInfo: JSONValue {
        .object(["name": .string(name), "title": "Maquette", "version": .string(version)])
    }

    // MARK: Work

    /// Does what a message with a call asks for, in the process that works.
    @MainActor package static func work(on message: [UInt8], with tools: [any AgentTool.Type]) -> [UInt8] {
        guard case (let node?, _) = parse(message), let parameters = node["params"],
            let tool = tools.first(where: { $0.description.name == parameters["name"]?.string })
        else { return ToolResult(error: "the call did not arrive whole; send it again").bytes }
        do {
            return try tool.call(ToolArguments(parameters["arguments"], of: tool.description)).bytes
        } catch let unusable as ToolArguments.Unusable {
            return ToolResult(error: unusable.words).bytes
        } catch {
            return ToolResult(error: "\(error)").bytes
        }
    }
}
