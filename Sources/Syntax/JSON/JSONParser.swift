/// Reads JSON by its standard, and continues after common mistakes, so that one run reports all of them.
struct JSONParser {
    struct Problem: Error {
        let offset: Int
        let message: String
    }

    static let maximumDepth = 512
    static let maximumSize = 256 << 20
    private static let maximumProblems = 100

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var places: [JSONText.Place] = []
    private var problems: [Problem] = []

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The document and its problems. Only a document without problems may be read.
    static func parse(_ bytes: [UInt8]) -> (text: JSONText, problems: [Problem]) {
        var parser = JSONParser(bytes)
        do { try parser.readDocument() } catch { parser.problems.append(error) }
        return (JSONText(bytes: bytes, places: parser.places), parser.problems)
    }

    // MARK: Values

    private mutating func readDocument() throws(Problem) {
        guard bytes.count <= Self.maximumSize else {
            throw Problem(offset: 0, message: "documents may be \(Self.maximumSize >> 20) MB large at most")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) || bytes.prefix(4).contains(0) {
            throw Problem(offset: 0, message: "this is not UTF-8; save the document with that encoding")
        }
        try skipSpace()
        guard position < bytes.count else { throw failure("the document is empty") }
        try readValue()
        try skipSpace()
        if position < bytes.count { throw failure("nothing may follow the document's one value, found \(found)") }
    }

    private mutating func readValue() throws(Problem) {
        let index = places.count
        places.append(JSONText.Place(offset: UInt32(position), next: 0))
        switch peek {
        case .openBrace: try readObject()
        case .openBracket: try readArray()
        case .quote: try readString()
        case .some(let byte) where byte.isDigit || byte == .minus: try readNumber()
        case UInt8(ascii: "t"): try readWord("true")
        case UInt8(ascii: "f"): try readWord("false")
        case UInt8(ascii: "n"): try readWord("null")
        case nil: throw failure("the document ends where a value was expected")
        case UInt8(ascii: "'"): throw failure("strings are written in double quotes: \"text\"")
        default: throw failure("expected a value, found \(found)")
        }
        places[index].next = UInt32(places.count)
    }

    private mutating func readObject() throws(Problem) {
        let start = position
        try enter()
        var keys = DistinctKeys()
        while try !readEnd(.closeBrace, of: "object", from: start, isFirst: keys.isEmpty) {
            guard peek == .quote else {
                let isName = peek.map { $0.isLetter || $0 == UInt8(ascii: "_") } ?? false
                throw failure("expected a key between double quotes, found \(isName ? "one without them" : found)")
            }
            let keyStart = position
            places.append(JSONText.Place(offset: UInt32(position), next: UInt32(places.count + 1)))
            try readString()
            var key: String { JSONString.decode(bytes, from: keyStart) }
            if !keys.insert(keyStart + 1..<position - 1, of: bytes) {
                try note("the key \"\(key)\" is used twice in this object", at: keyStart)
            }
            try skipSpace()
            guard peek == .colon else { throw failure("expected a colon after the key \"\(key)\", found \(found)") }
            position += 1
            try skipSpace()
            try readValue()
        }
        depth -= 1
    }

    private mutating func readArray() throws(Problem) {
        let start = position
        try enter()
        var isFirst = true
        while try !readEnd(.closeBracket, of: "array", from: start, isFirst: isFirst) {
            try readValue()
            isFirst = false
        }
        depth -= 1
    }

    /// Goes to the next value inside, or past the end.
    private mutating func readEnd(
        _ closing: UInt8, of container: String, from start: Int, isFirst: Bool
    ) throws(Problem) -> Bool {
        try skipSpace()
        let comma = position
        let hasComma = peek == .comma
        if hasComma {
            if isFirst { throw failure("expected a value before the comma") }
            position += 1
            try skipSpace()
        }
        switch peek {
        case closing:
            if hasComma { try note("there may be no comma after the last value of an \(container)", at: comma) }
            position += 1
            return true
        case nil:
            let line = LineIndex(bytes).position(ofByte: start, in: bytes).line
            throw failure("the document ends inside the \(container) that begins on line \(line)")
        case .closeBrace, .closeBracket:
            let line = LineIndex(bytes).position(ofByte: start, in: bytes).line
            throw failure("\(found) cannot close the \(container) that begins on line \(line)")
        default:
            if !hasComma, !isFirst { try note("expected a comma before this value", at: position) }
            return false
        }
    }

    // MARK: Words, numbers, strings

    private mutating func readWord(_ word: String) throws(Problem) {
        guard bytes[position...].starts(with: word.utf8) else { throw failure("expected a value, found \(found)") }
        position += word.utf8.count
        if let next = peek, next.isLetter || next.isDigit { throw failure("expected the end of `\(word)`") }
    }

    private mutating func readNumber() throws(Problem) {
        if peek == .minus { position += 1 }
        let begin = position
        try readDigits()
        if bytes[begin] == UInt8(ascii: "0"), position > begin + 1 {
            throw failure("a number may not begin with a zero and another digit")
        }
        if peek == UInt8(ascii: ".") {
            position += 1
            try readDigits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            position += 1
            if peek == .minus || peek == UInt8(ascii: "+") { position += 1 }
            try readDigits()
        }
        if let next = peek, next.isLetter || next == UInt8(ascii: ".") {
            throw failure("expected the end of the number")
        }
    }

    private mutating func readDigits() throws(Problem) {
        guard peek?.isDigit == true else { throw failure("expected a digit, found \(found)") }
        while peek?.isDigit == true { position += 1 }
    }

    private mutating func readString() throws(Problem) {
        let start = position
        position += 1
        while let byte = peek, byte != .quote {
            switch byte {
            case .backslash: try readEscape()
            case 0..<0x20:
                if byte == .lineFeed { throw Problem(offset: start, message: "the string does not end on its line") }
                try note(
                    "a control character must be written as \\u00\(String(byte >> 4, radix: 16))\(String(byte & 15, radix: 16)) in a string",
                    at: position)
                position += 1
            case 0x80...: try readCharacter()
            default: position += 1
            }
        }
        guard peek == .quote else { throw Problem(offset: start, message: "the string does not end") }
        position += 1
    }

    private mutating func readEscape() throws(Problem) {
        guard position + 1 < bytes.count else { throw failure("the document ends inside a string") }
        if bytes[position + 1] == UInt8(ascii: "u") {
            guard let (_, length) = JSONString.escapedScalar(bytes, at: position) else {
                throw failure("expected four hexadecimal digits that name a character after \\u")
            }
            position += length
        } else {
            if JSONString.plainEscapes[bytes[position + 1]] == nil {
                try note("a backslash is allowed only before \" \\ / b f n r t and u", at: position)
            }
            position += bytes[position + 1] < 0x80 ? 2 : 1
        }
    }

    /// A character of several bytes in UTF-8.
    private mutating func readCharacter() throws(Problem) {
        let length = bytes[position] >= 0xF0 ? 4 : bytes[position] >= 0xE0 ? 3 : 2
        let character = bytes[position..<min(position + length, bytes.count)]
        guard String(validating: character, as: UTF8.self) != nil else {
            throw failure("this is not UTF-8; save the document with that encoding")
        }
        position += length
    }

    // MARK: Between values

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// The character here, for messages.
    private var found: String {
        guard position < bytes.count else { return "the end of the document" }
        let character = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self).prefix(1)
        return bytes[position] == .quote ? "a string" : "`\(character)`"
    }

    private func failure(_ message: String) -> Problem { Problem(offset: position, message: message) }

    /// Records a problem and continues, unless there are too many.
    private mutating func note(_ message: String, at offset: Int) throws(Problem) {
        let problem = Problem(offset: offset, message: message)
        guard problems.count < Self.maximumProblems else { throw problem }
        problems.append(problem)
    }

    private mutating func enter() throws(Problem) {
        depth += 1
        guard depth <= Self.maximumDepth else { throw failure("values are nested more than \(Self.maximumDepth) deep") }
        position += 1
    }

    private mutating func skipSpace() throws(Problem) {
        while let byte = peek {
            if byte.isSpace {
                position += 1
            } else if byte == .slash {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(Problem) {
        let start = position
        switch position + 1 < bytes.count ? bytes[position + 1] : 0 {
        case .slash:
            while let byte = peek, byte != .lineFeed { position += 1 }
        case UInt8(ascii: "*"):
            position += 2
            while position + 1 < bytes.count, !(bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == .slash) {
                position += 1
            }
            guard position + 1 < bytes.count else { throw Problem(offset: start, message: "the comment does not end") }
            position += 2
        default: throw failure("expected a value, found `/`")
        }
        try note("JSON has no comments; any object may have a \"comment\" key instead", at: start)
    }
}

/// The keys of an object so far. Most objects have a few, of which hardly two have the same length, beginning and end.
private struct DistinctKeys {
    private static let few = 8

    /// Where the quotes before the keys are.
    private var starts: [Int] = []
    /// A bit for each kind of key that was there.
    private var kinds: UInt64 = 0
    /// Whether there was a key that may be equal to one with other bytes.
    private var hasForeign = false
    /// All of them, where they are many.
    private var many: Set<String> = []

    var isEmpty: Bool { starts.isEmpty }

    /// Whether the key is new.
    mutating func insert(_ key: Range<Int>, of bytes: [UInt8]) -> Bool {
        if starts.count == Self.few {
            if many.isEmpty { many = Set(starts.map { JSONString.decode(bytes, from: $0) }) }
            return many.insert(JSONString.decode(bytes, from: key.lowerBound - 1)).inserted
        }
        var isForeign = false
        for place in key where bytes[place] >= 0x80 || bytes[place] == .backslash { isForeign = true }
        hasForeign = hasForeign || isForeign
        let (first, last) = (Int(bytes[key.lowerBound]), Int(bytes[key.upperBound - 1]))
        let kind: UInt64 = 1 << UInt64((3 * key.count + 5 * first + last) & 63)
        if hasForeign || kinds & kind != 0 {
            let text = JSONString.decode(bytes, from: key.lowerBound - 1)
            for start in starts where JSONString.isText(text, bytes, from: start) { return false }
        }
        kinds |= kind
        if starts.isEmpty { starts.reserveCapacity(Self.few) }
        starts.append(key.lowerBound - 1)
        return true
    }
}
