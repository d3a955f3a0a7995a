import Foundation
import MaquetteSyntax

/// What a tool is called, takes and answers, as clients list it.
package struct ToolDescription: Sendable {
    package var name: String
    package var title: String
    /// A text for a model that decides whether and how to call the tool.
    package var words: String
    /// The tool's arguments in their order.
    package var arguments: [Argument]
    package var output: JSONValue
    /// Whether later calls answer as they would without it, so that a client may make several at a time.
    package var isReadOnly: Bool

    package struct Argument: Sendable {
        package var name: String
        package var schema: JSONValue
        package var isRequired: Bool

        package init(_ name: String, _ schema: JSONValue, isRequired: Bool = false) {
            (self.name, self.schema, self.isRequired) = (name, schema, isRequired)
        }
    }

    package init(
        _ name: String, title: String, _ words: String, arguments: [Argument], output: JSONValue,
        isReadOnly: Bool = true
    ) {
        (self.name, self.title, self.words, self.arguments, self.output) = (name, title, words, arguments, output)
        self.isReadOnly = isReadOnly
    }

    var json: JSONValue {
        .object([
            "name": .string(name), "title": .string(title), "description": .string(words),
            "inputSchema": .objectSchema(
                arguments.map { ($0.name, $0.schema) }, required: arguments.filter(\.isRequired).map(\.name)),
            "outputSchema": output,
            // No file is changed, and nothing outside of this machine is asked.
            "annotations": .object([
                "title": .string(title), "readOnlyHint": .bool(isReadOnly), "destructiveHint": false,
                "idempotentHint": .bool(isReadOnly), "openWorldHint": false,
            ]),
        ])
    }
}

/// The result of a call of a tool.
package struct ToolResult: Sendable {
    package enum Content: Sendable {
        case text(String)
        /// A PNG.
        case picture([UInt8])
    }

    package var content: [Content]
    /// The result in the form of the tool's output schema.
    package var structure: JSONValue?
    package var isError = false

    package init(_ content: [Content], _ structure: JSONValue? = nil) {
        (self.content, self.structure) = (content, structure)
    }

    /// What went wrong, and what to do about it.
    package init(error: String, _ structure: JSONValue? = nil) {
        (content, self.structure, isError) = ([.text(error)], structure, true)
    }

    var json: JSONValue {
        let parts = content.map { content -> JSONValue in
            switch content {
            case .text(let text): .object(["type": "text", "text": .string(text)])
            case .picture(let bytes):
                .object([
                    "type": "image", "data": .string(Data(bytes).base64EncodedString()), "mimeType": "image/png",
                ])
            }
        }
        var members = [JSONValue.Member(key: "content", value: .array(parts))]
        if let structure { members.append(JSONValue.Member(key: "structuredContent", value: structure)) }
        return .object(members + [JSONValue.Member(key: "isError", value: .bool(isError))])
    }

    /// The result in the bytes of a process's answer.
    package var bytes: [UInt8] { Array(json.line.utf8) }
}

/// A tool that agents can call.
@MainActor package protocol AgentTool {
    static var description: ToolDescription { get }
    static func call(_ arguments: ToolArguments) throws -> ToolResult
}
