/// A JSON value to be written, with its keys in the order in which they are given: answers of the command, lists, and
/// schemas.
package indirect enum JSONValue: Hashable, Sendable {
    package struct Member: Hashable, Sendable {
        package let key: String
        package let value: JSONValue

        package init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    case null
    case bool(Bool)
    /// A number; null if it is infinite or not a number.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.map { Member(key: $0.key, value: $0.value) })
    }

    /// A number to a thousandth: thirds of points have no end.
    package static func points(_ number: Double) -> JSONValue { .number((number * 1000).rounded() / 1000) }

    /// This object with another key in front.
    package func with(_ key: String, _ value: JSONValue) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object([Member(key: key, value: value)] + members.filter { $0.key != key })
    }

    /// This object without a key.
    package func without(_ key: String) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { $0.key != key })
    }

    /// A reference to a named description in a schema.
    package static func reference(_ definition: String) -> JSONValue { ["$ref": .string("#/$defs/\(definition)")] }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member(key: $0.0, value: $0.1) })
    }
}

extension JSONValue {
    /// The value on one line, as short as it can be.
    package var line: String {
        var text = ""
        write(to: &text, spaces: false)
        return text
    }

    /// The value for people: two spaces for each level; arrays of plain values on one line.
    package func text(indented level: Int = 0) -> String {
        let inner = String(repeating: "  ", count: level + 1)
        let outer = String(repeating: "  ", count: level)
        switch self {
        case .array(let elements) where !elements.allSatisfy(\.isPlain):
            return "[\n" + elements.map { inner + $0.text(indented: level + 1) }.joined(separator: ",\n")
                + "\n\(outer)]"
        case .object(let members) where !members.isEmpty:
            let lines = members.map { member in
                "\(inner)\(JSONValue.string(member.key).line): \(member.value.text(indented: level + 1))"
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
        default: return spacedLine
        }
    }

    /// The value on one line, with spaces between values.
    package var spacedLine: String {
        var text = ""
        write(to: &text, spaces: true)
        return text
    }

    private var isPlain: Bool {
        switch self {
        case .array, .object: false
        default: true
        }
    }

    private func write(to text: inout String, spaces: Bool) {
        let space = spaces ? " " : ""
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += value.isFinite ? value.written() : "null"
        case .string(let value): Self.write(value, to: &text)
        case .array(let values):
            text += "["
            for (number, value) in values.enumerated() {
                if number > 0 { text += "," + space }
                value.write(to: &text, spaces: spaces)
            }
            text += "]"
        case .object(let members):
            text += "{"
            for (number, member) in members.enumerated() {
                if number > 0 { text += "," + space }
                Self.write(member.key, to: &text)
                text += ":" + space
                member.value.write(to: &text, spaces: spaces)
            }
            text += "}"
        }
    }

    private static func write(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}", "\u{7F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}

extension JSONValue {
    /// What was read.
    package init(_ node: JSONNode) {
        switch node.kind {
        case .null: self = .null
        case .bool: self = .bool(node.bool ?? false)
        case .number: self = .number(node.number ?? .nan)
        case .string: self = .string(node.string ?? "")
        case .array: self = .array(node.elements.map { JSONValue($0) })
        case .object:
            self = .object(node.members.map { Member(key: $0.key.string ?? "", value: JSONValue($0.value)) })
        }
    }
}
