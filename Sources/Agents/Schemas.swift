import MaquetteSyntax

/// Pieces of JSON schemas.
extension JSONValue {
    package static func objectSchema(
        _ properties: [(String, JSONValue)], required: [String] = [], words: String? = nil
    ) -> JSONValue {
        var members = [
            Member(key: "type", value: "object"),
            Member(key: "properties", value: .object(properties.map { Member(key: $0.0, value: $0.1) })),
        ]
        if !required.isEmpty { members.append(Member(key: "required", value: .array(required.map { .string($0) }))) }
        if let words { members.append(Member(key: "description", value: .string(words))) }
        return .object(members)
    }

    package static func textSchema(_ words: String, among known: [String] = []) -> JSONValue {
        known.isEmpty
            ? .object(["type": "string", "description": .string(words)])
            : .object([
                "type": "string", "enum": .array(known.map { .string($0) }), "description": .string(words),
            ])
    }

    package static func numberSchema(_ words: String, from least: Double? = nil, to most: Double? = nil) -> JSONValue {
        numeric("number", words, least, most)
    }

    package static func integerSchema(_ words: String, from least: Double? = nil, to most: Double? = nil) -> JSONValue {
        numeric("integer", words, least, most)
    }

    private static func numeric(_ type: String, _ words: String, _ least: Double?, _ most: Double?) -> JSONValue {
        var members = [Member(key: "type", value: .string(type)), Member(key: "description", value: .string(words))]
        if let least { members.append(Member(key: "minimum", value: .number(least))) }
        if let most { members.append(Member(key: "maximum", value: .number(most))) }
        return .object(members)
    }

    package static func boolSchema(_ words: String) -> JSONValue {
        .object(["type": "boolean", "description": .string(words)])
    }

    package static func listSchema(_ element: JSONValue, _ words: String) -> JSONValue {
        .object(["type": "array", "items": element, "description": .string(words)])
    }

    /// What may be null as well.
    package static func optional(_ type: String, _ words: String) -> JSONValue {
        .object(["type": .array([.string(type), "null"]), "description": .string(words)])
    }

    package static func rectSchema(_ words: String) -> JSONValue {
        .objectSchema(
            ["x", "y", "width", "height"].map { ($0, .object(["type": "number"])) },
            required: ["x", "y", "width", "height"], words: words)
    }
}
