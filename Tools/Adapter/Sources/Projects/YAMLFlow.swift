/// What YAML has within a line: words, texts in quotation marks, lists and mappings in brackets.
struct YAMLFlow {
    private var rest: Substring
    private static let deepest = 50

    static func read(_ text: String) -> SmallYAML {
        guard text.first == "[" || text.first == "{" else { return .text(plain(text[...])) }
        var flow = YAMLFlow(rest: text[...])
        return flow.value(0)
    }

    /// A word, or what is between quotation marks.
    static func plain(_ text: Substring) -> String {
        guard text.count > 1, let mark = text.first, mark == "\"" || mark == "'", text.last == mark else {
            return String(text)
        }
        let inner = String(text.dropFirst().dropLast())
        if mark == "'" { return inner.replacing("''", with: "'") }
        return inner.replacing(/\\(.)/) { $0.output.1 }
    }

    /// At what ends a list or mapping, or at the end, there is a text without words.
    private mutating func value(_ depth: Int) -> SmallYAML {
        guard depth < Self.deepest else {
            rest = ""
            return .text("")
        }
        switch next() {
        case "[":
            rest.removeFirst()
            var values: [SmallYAML] = []
            while let first = next(), first != "]" {
                if first == "," || first == "}" { rest.removeFirst() } else { values.append(value(depth + 1)) }
            }
            rest = rest.dropFirst()
            return .list(values)
        case "{":
            rest.removeFirst()
            var values: [String: SmallYAML] = [:]
            while let first = next(), first != "}" {
                if ",:]".contains(first) {
                    rest.removeFirst()
                } else if let key = value(depth + 1).text {
                    guard next() == ":" else { continue }
                    rest.removeFirst()
                    values[key] = value(depth + 1)
                }
            }
            rest = rest.dropFirst()
            return .mapping(values)
        default: return .text(word())
        }
    }

    private mutating func next() -> Character? {
        rest = rest.drop { $0.isWhitespace }
        return rest.first
    }

    private mutating func word() -> String {
        if let mark = rest.first, mark == "\"" || mark == "'", let end = Self.end(of: rest) {
            defer { rest = rest[end...].dropFirst() }
            return Self.plain(rest[...end])
        }
        var end = rest.startIndex
        while end < rest.endIndex, !",[]{}".contains(rest[end]) {
            let following = rest.index(after: end)
            if rest[end] == ":", following == rest.endIndex || " ,[]{}".contains(rest[following]) { break }
            end = following
        }
        defer { rest = rest[end...] }
        return String(rest[..<end].trimmed)
    }

    /// The quotation mark that ends the text that begins with one.
    private static func end(of text: Substring) -> Substring.Index? {
        let mark = text.first!
        var isEscaped = false
        return text.indices.dropFirst().first { place in
            if isEscaped {
                isEscaped = false
            } else if text[place] == "\\", mark == "\"" {
                isEscaped = true
            } else {
                return text[place] == mark
            }
            return false
        }
    }

    /// Counts the brackets of lines that a value goes on over.
    struct OpenBrackets {
        private var depth = 0
        private var quotes = YAMLQuotes()

        var areOpen: Bool { depth > 0 }

        mutating func read(_ line: Substring) {
            guard areOpen || line.first == "[" || line.first == "{" else { return }
            for character in line where quotes.areOutside(character) {
                if character == "[" || character == "{" { depth += 1 }
                if character == "]" || character == "}" { depth -= 1 }
            }
        }
    }
}

/// Tells, character by character, what is not within quotation marks.
struct YAMLQuotes {
    private var open: Character?
    private var before: Character = " "

    mutating func areOutside(_ character: Character) -> Bool {
        defer { before = character }
        if let mark = open {
            if character == mark { open = nil }
            return false
        }
        // Within a word it is an apostrophe.
        guard character == "\"" || character == "'", !before.isLetter, !before.isNumber else { return true }
        open = character
        return false
    }
}
