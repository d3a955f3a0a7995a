/// Reads `"key" = "text";` with its comments, escapes and words without quotes.
struct StringsParser {
    struct Problem: Error {
        let line: Int
        let message: String
    }

    private let scalars: [Unicode.Scalar]
    private var at = 0
    private var line = 1

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func translations() throws(Problem) -> [Translation] {
        var found: [Translation] = []
        var lines: [String: Int] = [:]
        try skipSpace()
        while at < scalars.count {
            let start = line
            let key = try word(for: "a key")
            try skipSpace()
            var text = key
            if peek == "=" {
                advance()
                try skipSpace()
                text = try word(for: "the text of \"\(key)\"")
                try skipSpace()
            }
            guard peek == ";" else { throw problem("expected a semicolon after \"\(key)\", found \(here)") }
            advance()
            if let earlier = lines.updateValue(start, forKey: key) {
                throw Problem(line: start, message: "the key \"\(key)\" stands on line \(earlier) already")
            }
            found.append(Translation(key: key, text: text, line: start))
            try skipSpace()
        }
        return found
    }

    private var peek: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }
    private var here: String { peek.map { "`\($0)`" } ?? "the end of the file" }

    private func problem(_ message: String) -> Problem { Problem(line: line, message: message) }

    private mutating func advance() {
        // A return and a newline in a row are one line end.
        if scalars[at] == "\n" || (scalars[at] == "\r" && !(at + 1 < scalars.count && scalars[at + 1] == "\n")) {
            line += 1
        }
        at += 1
    }

    private mutating func skipSpace() throws(Problem) {
        while let scalar = peek {
            if scalar.properties.isWhitespace {
                advance()
            } else if starts("//") {
                while let scalar = peek, scalar != "\n", scalar != "\r" { advance() }
            } else if starts("/*") {
                let start = line
                at += 2
                while !starts("*/") {
                    guard peek != nil else { throw Problem(line: start, message: "the comment has no end") }
                    advance()
                }
                at += 2
            } else {
                return
            }
        }
    }

    private func starts(_ mark: String) -> Bool { scalars[at...].starts(with: mark.unicodeScalars) }

    private mutating func word(for meaning: String) throws(Problem) -> String {
        if peek == "\"" || peek == "'" { return try quoted() }
        var word = String.UnicodeScalarView()
        while let scalar = peek, Self.mayStandUnquoted(scalar), !starts("/*"), !starts("//") {
            word.append(scalar)
            advance()
        }
        if word.isEmpty { throw problem("expected \(meaning), found \(here)") }
        return String(word)
    }

    private static func mayStandUnquoted(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            || "_$/:.-".unicodeScalars.contains(scalar)
    }

    private mutating func quoted() throws(Problem) -> String {
        let (start, quote) = (line, scalars[at])
        advance()
        var units: [UInt16] = []
        while let scalar = peek, scalar != quote {
            advance()
            if scalar == "\\" {
                units.append(contentsOf: try escaped())
            } else {
                units.append(contentsOf: String(scalar).utf16)
            }
        }
        guard peek == quote else {
            throw Problem(line: start, message: "the text that begins here has no closing quote")
        }
        advance()
        guard let text = String(validating: units, as: UTF16.self) else {
            throw Problem(line: start, message: "half of a pair of \\U escapes is missing")
        }
        return text
    }

    /// Escapes name UTF-16 units: characters beyond U+FFFF take two of them.
    private mutating func escaped() throws(Problem) -> [UInt16] {
        guard let scalar = peek else { return [] }
        if scalar == "U" || scalar == "u" {
            advance()
            return [try number(radix: 16, digits: 4)]
        }
        if ("0"..."7").contains(scalar) {
            let value = try number(radix: 8, digits: 3)
            guard value < 128 else {
                throw problem(
                    "an octal escape above \\177 means a different character to each reader; write \\U and four digits")
            }
            return [value]
        }
        advance()
        switch scalar {
        case "a": return [7]
        case "b": return [8]
        case "f": return [12]
        case "n": return [10]
        case "r": return [13]
        case "t": return [9]
        case "v": return [11]
        default: return Array(String(scalar).utf16)
        }
    }

    private mutating func number(radix: Int, digits: Int) throws(Problem) -> UInt16 {
        var text = ""
        while text.count < digits, let scalar = peek, Int(String(scalar), radix: radix) != nil {
            text.unicodeScalars.append(scalar)
            advance()
        }
        guard let value = UInt16(text, radix: radix) else {
            throw problem("expected \(digits) digits after \\U, found \(here)")
        }
        return value
    }
}
