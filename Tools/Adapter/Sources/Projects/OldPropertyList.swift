/// Reads the property lists of Xcode's projects, in the format that NeXTSTEP had: `{ key = value; list = ( a, "b c", ); }`.
public enum OldPropertyList: Equatable, Sendable {
    case text(String)
    case list([OldPropertyList])
    case dictionary([String: OldPropertyList])

    public struct Failure: Error, CustomStringConvertible, Equatable {
        public let line: Int
        public let reason: String
        public var description: String { "line \(line): \(reason)" }
    }

    public static func read(_ bytes: [UInt8]) throws -> OldPropertyList {
        var reader = Reader(bytes: bytes)
        do {
            let value = try reader.value(depth: 0)
            guard reader.next() == nil else { throw reader.failure("there is something behind the end") }
            return value
        } catch {
            throw unfinishedMerge(bytes) ?? error
        }
    }

    /// Git leaves both versions of a place where they differ, with marks around them.
    private static func unfinishedMerge(_ bytes: [UInt8]) -> Failure? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let line = lines.firstIndex(where: { $0.starts(with: "<<<<<<< ".utf8) }) else { return nil }
        return Failure(line: line + 1, reason: "a merge is not finished: the marks of Git are still there")
    }

    public subscript(key: String) -> OldPropertyList? {
        if case .dictionary(let values) = self { values[key] } else { nil }
    }
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    public var list: [OldPropertyList] { if case .list(let values) = self { values } else { [] } }
    public var dictionary: [String: OldPropertyList] { if case .dictionary(let values) = self { values } else { [:] } }
    public var texts: [String] { list.compactMap(\.text) }
}

private struct Reader {
    let bytes: [UInt8]
    var place = 0

    func failure(_ reason: String) -> OldPropertyList.Failure {
        OldPropertyList.Failure(
            line: 1 + bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }, reason: reason)
    }

    /// The next byte that is neither space nor comment; it stays where it is.
    mutating func next() -> UInt8? {
        while place < bytes.count {
            let byte = bytes[place]
            if byte <= 32 {
                place += 1
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "/") {
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            } else if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
                place += 2
                while place < bytes.count, !(bytes[place - 1] == UInt8(ascii: "*") && bytes[place] == UInt8(ascii: "/"))
                {
                    place += 1
                }
                place += 1
            } else {
                return byte
            }
        }
        return nil
    }

    private mutating func expect(_ byte: Character) throws {
        guard next() == byte.asciiValue else { throw failure("'\(byte)' is missing") }
        place += 1
    }

    mutating func value(depth: Int) throws -> OldPropertyList {
        guard depth < 100 else { throw failure("it is nested too deeply") }
        switch next() {
        case UInt8(ascii: "{"):
            place += 1
            var values: [String: OldPropertyList] = [:]
            while let byte = next(), byte != UInt8(ascii: "}") {
                let key = try word()
                try expect("=")
                values[key] = try value(depth: depth + 1)
                try expect(";")
            }
            try expect("}")
            return .dictionary(values)
        case UInt8(ascii: "("):
            place += 1
            var values: [OldPropertyList] = []
            while let byte = next(), byte != UInt8(ascii: ")") {
                values.append(try value(depth: depth + 1))
                if next() == UInt8(ascii: ",") { place += 1 } else { break }
            }
            try expect(")")
            return .list(values)
        case nil: throw failure("a value is missing")
        default: return .text(try word())
        }
    }

    private mutating func word() throws -> String {
        guard let first = next() else { throw failure("a word is missing") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
        let start = place
        while place < bytes.count, Self.isOfWord(bytes[place]) { place += 1 }
        guard place > start else {
            throw failure("'\(Character(UnicodeScalar(first)))' is in the place of a word")
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        byte > 32 && !"{}()=;,\"'<>".utf8.contains(byte)
    }

    /// `\U` is followed by up to four hexadecimal digits of a character, such as those that nobody sees in the names of files.
    private mutating func character() -> [UInt8] {
        let digits = bytes[(place + 1)...].prefix(4).prefix { Character(UnicodeScalar($0)).isHexDigit }
        guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16), let scalar = UnicodeScalar(value)
        else { return Array("U".utf8) }
        place += digits.count
        return Array(String(Character(scalar)).utf8)
    }

    private mutating func quoted(_ mark: UInt8) throws -> String {
        var text: [UInt8] = []
        place += 1
        while place < bytes.count, bytes[place] != mark {
            if bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count {
                place += 1
                switch bytes[place] {
                case UInt8(ascii: "n"): text.append(10)
                case UInt8(ascii: "t"): text.append(9)
                case UInt8(ascii: "U"): text += character()
                default: text.append(bytes[place])
                }
            } else {
                text.append(bytes[place])
            }
            place += 1
        }
        guard place < bytes.count else { throw failure("a quotation mark is missing") }
        place += 1
        return String(decoding: text, as: UTF8.self)
    }
}
