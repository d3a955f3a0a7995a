/// A key of an object, with the type of its value.
package struct Field<Value: Sendable>: Sendable {
    package let name: String
    let kind: Kind<Value>
    let summary: String
    let isRequired: Bool

    package init(_ name: String, _ kind: Kind<Value>, _ summary: String, isRequired: Bool = false) {
        self.name = name
        self.kind = kind
        self.summary = summary
        self.isRequired = isRequired
    }

    package var erased: AnyField {
        AnyField(name: name, schema: kind.schema, summary: summary, isRequired: isRequired) { node, reading in
            kind.read(node, reading)
        }
    }
}

package struct AnyField: Sendable {
    package let name: String
    private let describe: @Sendable () -> JSONValue
    package let summary: String
    let isRequired: Bool
    package let read: @Sendable (JSONNode, Reading) -> (any Sendable)?

    package init(
        name: String, schema: @autoclosure @escaping @Sendable () -> JSONValue, summary: String,
        isRequired: Bool = false, read: @escaping @Sendable (JSONNode, Reading) -> (any Sendable)?
    ) {
        self.name = name
        describe = schema
        self.summary = summary
        self.isRequired = isRequired
        self.read = read
    }

    package var schema: JSONValue { describe() }

    /// A key that every object may have, for people only.
    package static let comment = AnyField(
        name: "comment", schema: ["type": "string"], summary: "A note for people; Maquette ignores it."
    ) { node, reading in
        Kind.text.read(node, reading)
    }
}

/// The values of an object's keys.
package struct FieldValues: Sendable {
    private var values: [String: any Sendable] = [:]

    /// The values of an object without keys.
    package init() {}

    /// nil if the key is missing, also for optional values.
    package subscript<Value>(field: Field<Value>) -> Value? { values[field.name].flatMap { $0 as? Value } }

    fileprivate mutating func set(_ value: any Sendable, for name: String) { values[name] = value }
}

/// An object with a fixed set of keys.
package struct Record: Sendable {
    /// The record's name with its article: "a shadow".
    package let name: String
    let fields: [AnyField]

    package init(_ name: String, _ fields: [AnyField]) {
        self.name = name
        self.fields = fields + [.comment]
    }

    package var schema: JSONValue {
        var members: [JSONValue.Member] = [
            JSONValue.Member(key: "type", value: "object"),
            JSONValue.Member(
                key: "properties",
                value: .object(
                    fields.map {
                        JSONValue.Member(key: $0.name, value: $0.schema.with("description", .string($0.summary)))
                    })),
        ]
        let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
        if !required.isEmpty { members.append(JSONValue.Member(key: "required", value: .array(required))) }
        members.append(JSONValue.Member(key: "additionalProperties", value: false))
        return .object(members)
    }

    /// The values of an object; nil if it is no object, or has no value for a required key.
    package func read(_ node: JSONNode, _ reading: Reading) -> FieldValues? {
        guard node.kind == .object else {
            reading.reportUnexpected(node, expected: name)
            return nil
        }
        var values = FieldValues()
        var missing = Set(fields.filter(\.isRequired).map(\.name))
        for (key, value) in node.members where !reading.isFull {
            guard let field = fields.first(where: { key.isText($0.name) }) else {
                reading.reportUnknownKey(key, of: name, known: fields.map(\.name))
                continue
            }
            missing.remove(field.name)
            if let found = field.read(value, reading) { values.set(found, for: field.name) }
        }
        for name in missing.sorted() { reading.report("\(self.name) needs the key \"\(name)\"", at: node) }
        return missing.isEmpty ? values : nil
    }
}

extension Kind {
    package static func record(_ record: Record, _ make: @escaping @Sendable (FieldValues) -> Value) -> Kind {
        Kind(record.name, schema: record.schema) { node, reading in record.read(node, reading).map(make) }
    }
}
