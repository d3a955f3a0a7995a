/// One value of a document, with its place.
package struct JSONNode: Sendable {
    package enum Kind: Sendable {
        case object, array, string, number, bool, null

        /// The kind with its article, for messages.
        package var name: String {
            switch self {
            case .object: "an object"
            case .array: "an array"
            case .string: "a string"
            case .number: "a number"
            case .bool: "true or false"
            case .null: "null"
            }
        }
    }

    let text: JSONText
    let index: Int

    var offset: Int { Int(text.places[index].offset) }
    package var position: TextPosition { text.position(ofByte: offset) }
    package var line: Int { position.line }

    package var kind: Kind {
        switch text.bytes[offset] {
        case .openBrace: .object
        case .openBracket: .array
        case .quote: .string
        case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
        case UInt8(ascii: "n"): .null
        default: .number
        }
    }

    // MARK: Plain values

    package var bool: Bool? { kind == .bool ? text.bytes[offset] == UInt8(ascii: "t") : nil }

    package var string: String? { kind == .string ? JSONString.decode(text.bytes, from: offset) : nil }

    /// Whether this is a string with these characters.
    package func isText(_ text: String) -> Bool {
        kind == .string && JSONString.isText(text, self.text.bytes, from: offset)
    }

    /// Infinite if the number is too large for a `Double`.
    package var number: Double? {
        guard kind == .number else { return nil }
        let digits = text.bytes[offset...].prefix {
            $0.isDigit || $0.isLetter || $0 == .minus || $0 == plus || $0 == point
        }
        return Double(String(decoding: digits, as: UTF8.self))
    }

    private var plus: UInt8 { UInt8(ascii: "+") }
    private var point: UInt8 { UInt8(ascii: ".") }

    // MARK: Contents

    /// The value of a key; nil if there is none.
    package subscript(key: String) -> JSONNode? {
        for (own, value) in members where own.isText(key) { return value }
        return nil
    }

    /// The values of an array; none for other types.
    package var elements: JSONContents {
        kind == .array ? contents : JSONContents(text: text, following: 0, end: 0)
    }

    /// The members of an object in the order of the document; none for other types.
    package var members: JSONMembers {
        JSONMembers(contents: kind == .object ? contents : JSONContents(text: text, following: 0, end: 0))
    }

    private var contents: JSONContents {
        JSONContents(text: text, following: index + 1, end: Int(text.places[index].next))
    }
}

/// The values directly inside another, found one after the other.
package struct JSONContents: Sequence, IteratorProtocol {
    let text: JSONText
    fileprivate(set) var following: Int
    let end: Int

    package mutating func next() -> JSONNode? {
        guard following < end else { return nil }
        defer { following = Int(text.places[following].next) }
        return JSONNode(text: text, index: following)
    }
}

/// The keys of an object with their values.
package struct JSONMembers: Sequence, IteratorProtocol {
    fileprivate(set) var contents: JSONContents

    package mutating func next() -> (key: JSONNode, value: JSONNode)? {
        guard let key = contents.next(), let value = contents.next() else { return nil }
        return (key, value)
    }
}

extension JSONNode {
    /// The path from the root of the document: `$.view.subviews[2].font`.
    var path: String {
        var path = "$"
        var place = text.root
        while place.index != index {
            switch place.kind {
            case .array:
                guard let step = place.elements.enumerated().first(where: { $0.element.contains(self) }) else {
                    return path
                }
                path += "[\(step.offset)]"
                place = step.element
            case .object:
                guard let step = place.members.first(where: { $0.key.index == index || $0.value.contains(self) }) else {
                    return path
                }
                path += Self.step(step.key.string ?? "")
                if step.key.index == index { return path }
                place = step.value
            default: return path
            }
        }
        return path
    }

    private func contains(_ other: JSONNode) -> Bool {
        other.index >= index && other.index < Int(text.places[index].next)
    }

    private static func step(_ key: String) -> String {
        let isPlain = !key.isEmpty && key.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
        return isPlain ? ".\(key)" : "[\"\(key)\"]"
    }

    /// The value as written, cut short, for messages.
    package var excerpt: String {
        switch kind {
        case .object, .array, .null: return kind.name
        case .string:
            let string = string ?? ""
            return string.count > 40 ? "\"\(string.prefix(40))…\"" : "\"\(string)\""
        case .number, .bool:
            let word = text.bytes[offset...].prefix {
                !$0.isSpace && $0 != .comma && $0 != .closeBrace && $0 != .closeBracket
            }
            return String(decoding: word.prefix(40), as: UTF8.self)
        }
    }
}

extension JSONNode {
    /// The one value of a JSON file. All errors of the text are reported at once, with their places.
    package static func root(of bytes: [UInt8], file: String) throws(UnusableDocument) -> JSONNode {
        let (text, problems) = JSONParser.parse(bytes)
        guard problems.isEmpty else {
            throw UnusableDocument(
                problems.map { problem in
                    let place = text.position(ofByte: problem.offset)
                    return DocumentProblem(file: file, line: place.line, column: place.column, message: problem.message)
                })
        }
        return text.root
    }

    /// The error for a value of an unexpected type.
    package func mismatch(_ message: String, in file: String) -> UnusableDocument {
        UnusableDocument([
            DocumentProblem(file: file, line: position.line, column: position.column, message: message)
        ])
    }
}
