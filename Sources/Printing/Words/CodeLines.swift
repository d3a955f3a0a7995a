/// Lines of Swift, broken where they are too long.
struct CodeLines {
    static let width = 100
    static let step = "    "

    private(set) var lines: [String] = []
    fileprivate var depth = 0

    mutating func blank() {
        if let last = lines.last, !last.isEmpty { lines.append("") }
    }

    mutating func add(_ line: String) {
        if line.hasPrefix("// ") { return add(comment: String(line.dropFirst(3))) }
        let indent = String(repeating: Self.step, count: depth)
        // Indented lines keep their indentation.
        let own = line.prefix { $0 == " " }
        lines += Self.broken(String(line.dropFirst(own.count)), indent: indent + own)
    }

    mutating func add(_ lines: [String]) {
        for line in lines { add(line) }
    }

    /// Words of documents in it cannot end the comment.
    mutating func add(comment: String) {
        let indent = String(repeating: Self.step, count: depth)
        var line = ""
        for word in SwiftText.comment(comment).split(separator: " ") {
            if !line.isEmpty, indent.count + 4 + line.count + word.count > Self.width {
                lines.append("\(indent)// \(line)")
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        lines.append("\(indent)// \(line)")
    }

    mutating func indented(_ body: (inout CodeLines) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// A chain of calls, one on each line when they do not fit on one.
    mutating func add(chain base: String, _ calls: [String]) {
        let whole = base + calls.joined()
        let room = Self.width - depth * Self.step.count
        if whole.count <= room || calls.count < 2 { return add(whole) }
        add(base)
        indented { code in code.add(calls) }
    }

    // MARK: Breaking

    /// Breaks a line that is too long after the bracket that opens its last list, and the parts again if needed.
    private static func broken(_ line: String, indent: String) -> [String] {
        guard indent.count + line.count > width, let list = LastList(in: line) else { return [indent + line] }
        let inner = indent + step
        if list.isLiteral {
            let ending = list.parts.count > 1 ? "," : ""
            return [indent + list.head] + list.parts.flatMap { broken($0 + ending, indent: inner) } + [
                indent + list.tail
            ]
        }
        var lines = [indent + list.head]
        var current = ""
        // A call on the result follows its own bracket.
        let goesOn = list.tail.dropFirst().first == "."
        for (number, part) in list.parts.enumerated() {
            let piece = part + (number < list.parts.count - 1 ? "," : goesOn ? "" : list.tail)
            if !current.isEmpty, inner.count + current.count + 1 + piece.count > width {
                lines += broken(current, indent: inner)
                current = piece
            } else {
                current += (current.isEmpty ? "" : " ") + piece
            }
        }
        return lines + broken(current, indent: inner) + (goesOn ? [indent + list.tail] : [])
    }
}

/// The outermost list that a line ends with: arguments, or the elements of a literal.
private struct LastList {
    let head: String
    let parts: [String]
    let tail: String
    let isLiteral: Bool

    init?(in line: String) {
        let characters = Array(line)
        var opens: [Int] = []
        var list: (open: Int, close: Int)?
        var commas: [Int: [Int]] = [:]
        var isInText = false
        var index = 0
        while index < characters.count {
            let character = characters[index]
            if isInText {
                if character == "\\" { index += 1 }
                if character == "\"" { isInText = false }
            } else {
                switch character {
                case "\"": isInText = true
                case "(", "[", "{": opens.append(index)
                case ")", "]", "}":
                    // The end of a list that began on a line before.
                    guard let open = opens.popLast() else { break }
                    if opens.isEmpty, characters[open] != "{", index > open + 1 { list = (open, index) }
                case ",": if let open = opens.last { commas[open, default: []].append(index) }
                default: break
                }
            }
            index += 1
        }
        guard let list else { return nil }
        isLiteral = characters[list.open] == "["
        head = String(characters[...list.open])
        var parts: [String] = []
        var start = list.open + 1
        for comma in (commas[list.open] ?? []) + [list.close] {
            parts.append(String(characters[start..<comma]).trimmed)
            start = comma + 1
        }
        self.parts = parts
        tail = String(characters[list.close...])
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

extension CodeLines {
    mutating func indentBegin() { depth += 1 }
    mutating func indentEnd() { depth -= 1 }
}
