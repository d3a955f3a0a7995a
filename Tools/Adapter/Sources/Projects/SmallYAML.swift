/// As much of YAML as settings of tools are written in: mappings, lists, words, texts in quotation marks, and lists in brackets.
public enum SmallYAML: Equatable, Sendable {
    case text(String)
    case list([SmallYAML])
    case mapping([String: SmallYAML])

    /// What cannot be read is left out.
    public static func read(_ text: String) -> SmallYAML {
        var lines: [(indent: Int, text: Substring)] = []
        for line in text.split(whereSeparator: \.isNewline) {
            let words = withoutComment(line)
            guard let first = words.firstIndex(where: { $0 != " " }), words[first...] != "---" else { continue }
            lines.append((words.distance(from: words.startIndex, to: first), words[first...]))
        }
        var reader = Reader(lines: lines)
        return reader.block(atLeast: 0, depth: 0)
    }

    public subscript(key: String) -> SmallYAML? { if case .mapping(let values) = self { values[key] } else { nil } }
    public var text: String? { if case .text(let text) = self { text } else { nil } }
    /// The members of a list, or the one thing that stands for a list of it.
    public var elements: [SmallYAML] { if case .list(let values) = self { values } else { [self] } }

    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var before: Character = " "
        for place in line.indices {
            let character = line[place]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "#", before == " " || before == "\t" {
                return trimmed(line[..<place])
            }
            before = character
        }
        return trimmed(line)
    }

    private static func trimmed(_ line: Substring) -> Substring {
        line.lastIndex { !$0.isWhitespace }.map { line[...$0] } ?? ""
    }

    fileprivate static func scalar(_ text: Substring) -> SmallYAML {
        if text.hasPrefix("["), text.hasSuffix("]") {
            return .list(text.dropFirst().dropLast().split(separator: ",").map { scalar(stripped($0)) })
        }
        for mark in ["\"", "'"] where text.count > 1 && text.hasPrefix(mark) && text.hasSuffix(mark) {
            return .text(String(text.dropFirst().dropLast()))
        }
        return .text(String(text))
    }

    fileprivate static func stripped(_ text: Substring) -> Substring { trimmed(text.drop { $0.isWhitespace }) }
}

private struct Reader {
    var lines: [(indent: Int, text: Substring)]
    var place = 0

    /// What stands at the next line and below it, as far as it is indented as much.
    mutating func block(atLeast least: Int, depth: Int) -> SmallYAML {
        guard place < lines.count, lines[place].indent >= least, depth < 50 else { return .text("") }
        let indent = lines[place].indent
        return isItem(lines[place].text) ? list(indent, depth) : mapping(indent, depth)
    }

    private func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func list(_ indent: Int, _ depth: Int) -> SmallYAML {
        var values: [SmallYAML] = []
        while place < lines.count, lines[place].indent == indent, isItem(lines[place].text) {
            let rest = SmallYAML.stripped(lines[place].text.dropFirst())
            if rest.isEmpty {
                place += 1
                values.append(block(atLeast: indent + 1, depth: depth + 1))
            } else if pair(rest) != nil {
                // A mapping that begins behind the dash.
                let inner = indent + lines[place].text.distance(from: lines[place].text.startIndex, to: rest.startIndex)
                lines[place] = (inner, rest)
                values.append(block(atLeast: inner, depth: depth + 1))
            } else {
                values.append(SmallYAML.scalar(rest))
                place += 1
            }
        }
        return .list(values)
    }

    private mutating func mapping(_ indent: Int, _ depth: Int) -> SmallYAML {
        var values: [String: SmallYAML] = [:]
        while place < lines.count, lines[place].indent == indent, !isItem(lines[place].text) {
            guard let (key, value) = pair(lines[place].text) else {
                place += 1
                continue
            }
            place += 1
            if !value.isEmpty {
                values[key] = SmallYAML.scalar(value)
                // A text that goes on over lines is none of what these settings need.
                while place < lines.count, lines[place].indent > indent { place += 1 }
            } else {
                // The items of a list may stand below the key without being indented.
                let isList = place < lines.count && lines[place].indent == indent && isItem(lines[place].text)
                values[key] = block(atLeast: isList ? indent : indent + 1, depth: depth + 1)
            }
        }
        return .mapping(values)
    }

    private func pair(_ text: Substring) -> (String, Substring)? {
        guard text.first != "\"", text.first != "'", text.first != "[",
            let colon = text.indices.first(where: { place in
                text[place] == ":"
                    && (text.index(after: place) == text.endIndex || text[text.index(after: place)] == " ")
            })
        else { return nil }
        return (String(SmallYAML.stripped(text[..<colon])), SmallYAML.stripped(text[text.index(after: colon)...]))
    }
}
