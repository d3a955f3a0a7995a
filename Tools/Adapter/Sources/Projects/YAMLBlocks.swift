/// What is written in lines: the mapping or list that a line belongs to follows from where it begins.
struct YAMLBlocks {
    typealias Line = (indent: Int, text: Substring)

    private var lines: [Line]
    private var place = 0
    private var named: [String: SmallYAML] = [:]
    /// How much what is used again may come to in all, as a few lines could stand for more than fits into memory.
    private var left = 100_000

    init(lines: [Line]) { self.lines = lines }

    private static let deepest = 50

    /// What stands at the next line and below it, as far as it is indented as much.
    mutating func block(atLeast least: Int, depth: Int) -> SmallYAML {
        guard place < lines.count, lines[place].indent >= least, depth < Self.deepest else { return .text("") }
        let (indent, text) = lines[place]
        if isItem(text) { return list(indent, depth) }
        // Above the first key may be what is none.
        if pair(text) != nil || depth == 0 && text.first != "{" { return mapping(indent, depth) }
        place += 1
        return value(text, below: indent - 1, depth)
    }

    private func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func list(_ indent: Int, _ depth: Int) -> SmallYAML {
        var values: [SmallYAML] = []
        while place < lines.count, lines[place].indent == indent, isItem(lines[place].text) {
            let text = lines[place].text
            let rest = text.dropFirst().trimmed
            if pair(rest) != nil {
                // A mapping that begins behind the dash.
                let inner = indent + text.distance(from: text.startIndex, to: rest.startIndex)
                lines[place] = (inner, rest)
                values.append(block(atLeast: inner, depth: depth + 1))
            } else {
                place += 1
                values.append(value(rest, below: indent, depth + 1))
            }
        }
        return .list(values)
    }

    private mutating func mapping(_ indent: Int, _ depth: Int) -> SmallYAML {
        var values: [String: SmallYAML] = [:]
        var merged: [SmallYAML] = []
        while place < lines.count, lines[place].indent == indent, !isItem(lines[place].text) {
            let line = lines[place].text
            place += 1
            guard let (key, rest) = pair(line) else { continue }
            // The items of a list may stand below the key without being indented.
            let isList =
                (rest.isEmpty || rest.first == "&") && place < lines.count && lines[place].indent == indent
                && isItem(lines[place].text)
            let value = value(rest, below: isList ? indent - 1 : indent, depth + 1)
            if key == "<<" { merged += value.elements } else { values[key] = value }
        }
        for case .mapping(let others) in merged { values.merge(others) { own, _ in own } }
        return .mapping(values)
    }

    /// What stands behind a key or a dash, or below it where nothing does.
    private mutating func value(_ rest: Substring, below indent: Int, _ depth: Int) -> SmallYAML {
        guard depth < Self.deepest else { return .text("") }
        switch rest.first {
        case nil: return block(atLeast: indent + 1, depth: depth)
        case "&":
            let name = rest.dropFirst().prefix { !$0.isWhitespace }
            let value = value(rest.dropFirst(name.count + 1).trimmed, below: indent, depth + 1)
            named[String(name)] = value
            return value
        case "*":
            guard let value = named[String(rest.dropFirst())], value.takes(from: &left) else { return .text("") }
            return value
        default:
            var text = String(rest)
            // Brackets may go on over lines. A text that does is none of what these settings need.
            var flow = YAMLFlow.OpenBrackets()
            flow.read(rest)
            while place < lines.count, lines[place].indent > indent {
                if flow.areOpen {
                    text += " " + lines[place].text
                    flow.read(lines[place].text)
                }
                place += 1
            }
            while flow.areOpen, place < lines.count, lines[place].text.allSatisfy({ "]}, ".contains($0) }) {
                text += lines[place].text
                flow.read(lines[place].text)
                place += 1
            }
            return YAMLFlow.read(text)
        }
    }

    /// A line with a key, and what stands behind the colon.
    private func pair(_ text: Substring) -> (String, Substring)? {
        guard let first = text.first, !"[{&*".contains(first) else { return nil }
        var start = text.startIndex
        if first == "\"" || first == "'" {
            guard let end = text.dropFirst().firstIndex(of: first) else { return nil }
            start = text.index(after: end)
        }
        guard
            let colon = text.indices[start...].first(where: { place in
                text[place] == ":"
                    && (text.index(after: place) == text.endIndex || text[text.index(after: place)] == " ")
            })
        else { return nil }
        return (YAMLFlow.plain(text[..<colon].trimmed), text[text.index(after: colon)...].trimmed)
    }
}

extension SmallYAML {
    /// Whether there is room for all that is in it, which then is taken.
    fileprivate func takes(from left: inout Int) -> Bool {
        left -= 1
        guard left > 0 else { return false }
        return switch self {
        case .text: true
        case .list(let values): values.allSatisfy { $0.takes(from: &left) }
        case .mapping(let values): values.values.allSatisfy { $0.takes(from: &left) }
        }
    }
}
