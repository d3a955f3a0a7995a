import MaquetteSyntax

/// The name of a request, which its answer has to repeat: a text or a whole number.
package enum RequestID: Hashable, Sendable {
    case text(String)
    case number(Int)

    init?(_ node: JSONNode?) {
        if let text = node?.string {
            self = .text(text)
        } else if let number = node?.number, let whole = Int(exactly: number) {
            self = .number(whole)
        } else {
            return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .text(let text): .string(text)
        case .number(let number): .number(Double(number))
        }
    }
}

/// A message of a client.
struct AgentMessage {
    enum Kind {
        case request(RequestID)
        case notification
        /// Nothing was asked, so there is nothing that it could answer.
        case answer
    }

    let kind: Kind
    let method: String
    let parameters: JSONNode?

    /// Nil for what is no message.
    init?(_ node: JSONNode) {
        guard node.kind == .object else { return nil }
        parameters = node["params"]
        guard let method = node["method"]?.string else {
            guard node["result"] != nil || node["error"] != nil else { return nil }
            (kind, self.method) = (.answer, "")
            return
        }
        self.method = method
        guard let name = node["id"] else {
            kind = .notification
            return
        }
        guard let id = RequestID(name) else { return nil }
        kind = .request(id)
    }

    /// What a stateless client says with every request.
    var revision: String? { parameters?["_meta"]?["io.modelcontextprotocol/protocolVersion"]?.string }

    var progressToken: RequestID? { RequestID(parameters?["_meta"]?["progressToken"]) }
}

/// The messages of the server, a line each.
enum Reply {
    enum Code: Int {
        case parseError = -32700, invalidRequest = -32600, methodNotFound = -32601, invalidParams = -32602
        case unsupportedRevision = -32022
    }

    static func result(_ id: RequestID, _ result: JSONValue) -> String {
        JSONValue.object(["jsonrpc": "2.0", "id": id.json, "result": result]).line
    }

    /// A result that is written already, an object.
    static func result(_ id: RequestID, written result: String) -> String {
        "{\"jsonrpc\":\"2.0\",\"id\":\(id.json.line),\"result\":\(result)}"
    }

    /// An error about a message whose id cannot be read has null in its place, as JSON-RPC wants it.
    static func error(_ id: RequestID?, _ code: Code, _ message: String, data: JSONValue? = nil) -> String {
        let members = [
            JSONValue.Member(key: "jsonrpc", value: "2.0"), JSONValue.Member(key: "id", value: id?.json ?? .null),
        ]
        var error = [
            JSONValue.Member(key: "code", value: .number(Double(code.rawValue))),
            JSONValue.Member(key: "message", value: .string(message)),
        ]
        if let data { error.append(JSONValue.Member(key: "data", value: data)) }
        return JSONValue.object(members + [JSONValue.Member(key: "error", value: .object(error))]).line
    }

    static func progress(_ token: RequestID, _ progress: Double, of total: Double, _ message: String) -> String {
        JSONValue.object([
            "jsonrpc": "2.0", "method": "notifications/progress",
            "params": .object([
                "progressToken": token.json, "progress": .number(progress), "total": .number(total),
                "message": .string(message),
            ]),
        ]).line
    }
}
