/// A piece of a JSON Schema, with its keys in the order in which they are written.
package indirect enum SchemaNode: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package let key: String
        package let value: SchemaNode
    }

    case string(String)
    case number(Double)
    case bool(Bool)
    case array([SchemaNode])
    case object([Member])

    /// The same schema with a key more in front.
    func with(_ key: String, _ value: SchemaNode) -> SchemaNode {
        guard case .object(let members) = self else { return self }
        return .object([Member(key: key, value: value)] + members.filter { $0.key != key })
    }

    static func reference(_ definition: String) -> SchemaNode { ["$ref": .string("#/$defs/\(definition)")] }
}

extension SchemaNode: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: SchemaNode...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, SchemaNode)...) {
        self = .object(elements.map { Member(key: $0.0, value: $0.1) })
    }
}

extension SchemaNode {
    /// As JSON, two spaces for each level; arrays of plain values on one line.
    func text(indented level: Int = 0) -> String {
        let inner = String(repeating: "  ", count: level + 1)
        let outer = String(repeating: "  ", count: level)
        switch self {
        case .string(let string): return Self.quoted(string)
        case .number(let number): return number == number.rounded() ? String(Int(number)) : String(number)
        case .bool(let bool): return String(bool)
        case .array(let elements) where elements.allSatisfy(\.isPlain):
            return "[" + elements.map { $0.text() }.joined(separator: ", ") + "]"
        case .array(let elements):
            return "[\n" + elements.map { inner + $0.text(indented: level + 1) }.joined(separator: ",\n")
                + "\n\(outer)]"
        case .object(let members) where members.isEmpty: return "{}"
        case .object(let members):
            let lines = members.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indented: level + 1))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        }
    }

    private var isPlain: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }

    private static func quoted(_ string: String) -> String {
        let escaped = string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
