/// The type of a value in a document: how it is read, and how the schema describes it.
///
/// Reader and schema come from the same table, so that an editor never offers what the reader rejects.
package struct Kind<Value: Sendable>: Sendable {
    /// What a message says after "expected", with its article.
    package let expected: String
    private let describe: @Sendable () -> JSONValue
    /// Reports what is wrong and returns nil.
    package let read: @Sendable (JSONNode, Reading) -> Value?

    package init(
        _ expected: String, schema: @autoclosure @escaping @Sendable () -> JSONValue,
        read: @escaping @Sendable (JSONNode, Reading) -> Value?
    ) {
        self.expected = expected
        describe = schema
        self.read = read
    }

    /// The schema, made anew each time: most runs only read.
    package var schema: JSONValue { describe() }

    /// A kind whose values are recognised by inspection; others are reported as unexpected.
    package init(
        _ expected: String, schema: @autoclosure @escaping @Sendable () -> JSONValue,
        recognize: @escaping @Sendable (JSONNode) -> Value?
    ) {
        self.init(expected, schema: schema()) { node, reading in
            if let value = recognize(node) { return value }
            reading.reportUnexpected(node, expected: expected)
            return nil
        }
    }

    package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Kind<Other> {
        Kind<Other>(expected, schema: schema) { node, reading in read(node, reading).map(transform) }
    }

    /// This kind, described once in the schema and referred to from here.
    package func defined(as definition: String) -> Kind {
        Kind(expected, schema: .reference(definition), read: read)
    }

    /// A value with several forms, distinguished by their JSON type.
    package static func either(
        _ expected: String, string: Kind? = nil, number: Kind? = nil, bool: Kind? = nil, array: Kind? = nil,
        object: Kind? = nil
    ) -> Kind {
        let kinds = [string, number, bool, array, object].compactMap { $0 }
        return Kind(expected, schema: ["anyOf": .array(kinds.map(\.schema))]) { node, reading in
            let kind: Kind? =
                switch node.kind {
                case .string: string
                case .number: number
                case .bool: bool
                case .array: array
                case .object: object
                case .null: nil
                }
            guard let kind else {
                reading.reportUnexpected(node, expected: expected)
                return nil
            }
            return kind.read(node, reading)
        }
    }
}

extension Kind where Value == String {
    package static let text = Kind("a text", schema: ["type": "string"]) { $0.string }
}

extension Kind where Value == Bool {
    package static let flag = Kind("true or false", schema: ["type": "boolean"]) { $0.bool }
}

extension Kind {
    /// One of a few words.
    package static func choice(_ expected: String, _ words: KeyValuePairs<String, Value>) -> Kind {
        choice(expected, among: words.map { (word: $0.key, value: $0.value) })
    }

    package static func choice(_ expected: String, among words: [(word: String, value: Value)]) -> Kind {
        let names = words.map(\.word)
        return Kind(expected, schema: ["enum": .array(names.map { .string($0) })]) { node, reading in
            for (word, value) in words where node.isText(word) { return value }
            let suggestion = node.string.flatMap { NearestNames.suggestion(for: $0, among: names) } ?? ""
            let all = names.map { "\"\($0)\"" }.joined(separator: ", ")
            reading.report("expected \(expected): \(all), found \(node.excerpt)\(suggestion)", at: node)
            return nil
        }
    }

    /// A list of values of one kind.
    package static func list<Element>(
        of element: Kind<Element>, _ expected: String, atLeast minimum: Int = 0
    ) -> Kind where Value == [Element] {
        @Sendable func schema() -> JSONValue {
            let items = element.schema
            if minimum == 0 { return ["type": "array", "items": items] }
            return ["type": "array", "items": items, "minItems": .number(Double(minimum))]
        }
        return Kind(expected, schema: schema()) { node, reading in
            guard node.kind == .array else {
                reading.reportUnexpected(node, expected: expected)
                return nil
            }
            let nodes = Array(node.elements)
            guard nodes.count >= minimum else {
                reading.report("expected \(expected) with at least \(minimum) values, found \(nodes.count)", at: node)
                return nil
            }
            return nodes.compactMap { reading.isFull ? nil : element.read($0, reading) }
        }
    }
}
