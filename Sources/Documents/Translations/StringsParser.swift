/// Reads `"key" = "text";` with its comments, escapes and words without quotes.
struct StringsParser {
    struct Fault: Error {
        var line: Int
        var column: Int
        var message: String
    }

    private struct Place {
        var line = 1
        var column = 1
    }

    /// Errors that Apple's parser accepts.
    private(set) var warnings: [Fault] = []
    private let scalars: [Unicode.Scalar]
    private var at = 0
    private var line = 1
    private var lineStart = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// The translations in the file. Of several texts for one key, an app shows the last one.
    mutating func translations() throws(Fault) -> [Translation] {
        var found: [Translation] = []
        var places: [String: Int] = [:]
        skipSpace()
        // A whole property list may have braces around it.
        let isBraced = peek == "{"
        if isBraced { step() }
        while at < scalars.count, !(isBraced && peek == "}") {
            let start = place
            let translation = try entry(line: start.line)
            if let earlier = places[translation.key] {
                warn(
                    "the key \"\(translation.key)\" is on line \(found[earlier].line) already; the last text counts",
                    at: start)
                found[earlier] = translation
            } else {
                places[translation.key] = found.count
                found.append(translation)
            }
        }
        if isBraced {
            guard peek == "}" else { throw fault("expected `}` at the end, found \(here)") }
            step()
            if peek != nil { throw fault("expected the end of the file after `}`, found \(here)") }
        }
        return found
    }

    /// `"key" = "text";`, or `"text";` for a text that is its own key.
    private mutating func entry(line: Int) throws(Fault) -> Translation {
        let key = try word(for: "a key")
        var end = place
        skipSpace()
        var text = key
        if peek == "=" {
            step()
            text = try word(for: "the text of \"\(key)\"")
            end = place
            skipSpace()
        }
        guard peek == ";" else { throw fault("expected a semicolon after \"\(key)\", found \(here)", at: end) }
        step()
        return Translation(key: key, text: text, line: line)
    }

    private var place: Place { Place(line: line, column: at - lineStart + 1) }

    private var peek: Unicode.Scalar? { at < scalars.count ? scalars[at] : nil }
    private var here: String { peek.map { "`\($0)`" } ?? "the end of the file" }

    private func fault(_ message: String, at place: Place? = nil) -> Fault {
        let place = place ?? self.place
        return Fault(line: place.line, column: place.column, message: message)
    }

    private mutating func warn(_ message: String, at place: Place) { warnings.append(fault(message, at: place)) }

    private mutating func advance() {
        // A return and a newline in a row are one line end.
        let endsLine =
            scalars[at] == "\n" || (scalars[at] == "\r" && !(at + 1 < scalars.count && scalars[at + 1] == "\n"))
        at += 1
        if endsLine {
            line += 1
            lineStart = at
        }
    }

    /// Skips a character, and the space after it.
    private mutating func step() {
        advance()
        skipSpace()
    }

    private mutating func skipSpace() {
        while let scalar = peek {
            if scalar.properties.isWhitespace {
                advance()
            } else if starts("//") {
                while let scalar = peek, scalar != "\n", scalar != "\r" { advance() }
            } else if starts("/*") {
                let start = place
                at += 2
                while at < scalars.count, !starts("*/") { advance() }
                if at == scalars.count {
                    warn("the comment that begins here has no end, and takes in the rest of the file", at: start)
                }
                at = min(at + 2, scalars.count)
            } else {
                return
            }
        }
    }

    private func starts(_ mark: String) -> Bool { scalars[at...].starts(with: mark.unicodeScalars) }

    private mutating func word(for meaning: String) throws(Fault) -> String {
        if peek == "\"" || peek == "'" { return try quoted() }
        var word = String.UnicodeScalarView()
        while let scalar = peek, Self.mayStandUnquoted(scalar), !starts("/*"), !starts("//") {
            word.append(scalar)
            advance()
        }
        if word.isEmpty { throw fault("expected \(meaning), found \(here)") }
        return String(word)
    }

    private static func mayStandUnquoted(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            || "_$/:.-".unicodeScalars.contains(scalar)
    }

    private mutating func quoted() throws(Fault) -> String {
        let (start, quote) = (place, scalars[at])
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
            throw fault("the text that begins here has no closing quote", at: start)
        }
        advance()
        guard let text = String(validating: units, as: UTF16.self) else {
            throw fault("half of a pair of \\U escapes is missing from this text", at: start)
        }
        return text
    }

    /// Escapes name UTF-16 units: characters beyond U+FFFF take two of them.
    private mutating func escaped() throws(Fault) -> [UInt16] {
        guard let scalar = peek else { return [] }
        if scalar == "U" {
            advance()
            return [try number(radix: 16, digits: 4)]
        }
        if ("0"..."7").contains(scalar) {
            let number = UInt8(truncatingIfNeeded: try number(radix: 8, digits: 3))
            return Array(String(StringsEncoding.ofNextStep(number)).utf16)
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

    private mutating func number(radix: Int, digits: Int) throws(Fault) -> UInt16 {
        var text = ""
        while text.count < digits, let scalar = peek, Int(String(scalar), radix: radix) != nil {
            text.unicodeScalars.append(scalar)
            advance()
        }
        guard let value = UInt16(text, radix: radix) else {
            throw fault("expected \(digits) digits after \\U, found \(here)")
        }
        return value
    }
}
