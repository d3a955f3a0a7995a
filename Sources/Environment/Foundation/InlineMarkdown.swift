import Foundation

/// Reads the marks within a line of Markdown, as CommonMark has them, with lines through and bare addresses as GitHub has them.
package enum InlineMarkdown {
    package struct Run: Equatable {
        package var text: String
        package var intent: InlinePresentationIntent = []
        package var link: URL?
    }

    /// Most texts have no marks, which is quickly seen.
    package static func mayBeMarked(_ text: String) -> Bool {
        var (dots, letters) = (0, 0)
        for unit in text.utf8 {
            switch unit {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "<"),
                UInt8(ascii: "~"), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "@"):
                return true
            // Of an address, `https://` or `www.`.
            case UInt8(ascii: "/"): return true
            case UInt8(ascii: "."): dots += 1
            case UInt8(ascii: "w"): letters += 1
            default: break
            }
        }
        return dots > 0 && letters > 2
    }

    package static func runs(of text: String, baseURL: URL? = nil) -> [Run] {
        var parser = InlineParser(text, baseURL)
        return parser.runs()
    }
}

/// What was read so far: runs of text, and signs that may begin or end something.
private struct InlineParser {
    private struct Node {
        var text: String
        /// Of signs that may be the begin or the end of an emphasis, how many there are left.
        var sign: Character?
        var count = 0
        var canOpen = false
        var canClose = false
        /// Of a bracket: whether an image begins there. Nil for all else, and for those that are no longer of use.
        var opensImage: Bool?
        var intent: InlinePresentationIntent = []
        var link: URL?
        var isCode = false
    }

    private let characters: [Character]
    private let baseURL: URL?
    private var at = 0
    private var nodes: [Node] = []
    private var text = ""

    init(_ string: String, _ baseURL: URL?) { (characters, self.baseURL) = (Array(string), baseURL) }

    private func character(_ index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

    private mutating func finishText() {
        if !text.isEmpty { nodes.append(Node(text: text)) }
        text = ""
    }

    mutating func runs() -> [InlineMarkdown.Run] {
        while let next = character(at) {
            switch next {
            case "\\": readEscape()
            case "`": readCode()
            case "*", "_", "~": readSigns(next)
            case "[": openBracket(isImage: false)
            case "!" where character(at + 1) == "[": openBracket(isImage: true)
            case "]": closeBracket()
            case "<": readAngle()
            case "&": readEntity()
            default: if !readAddress() { take() }
            }
        }
        finishText()
        pairSigns(from: 0)
        var runs: [InlineMarkdown.Run] = []
        for node in nodes where !node.text.isEmpty {
            if let last = runs.last, last.intent == node.intent, last.link == node.link {
                runs[runs.count - 1].text += node.text
            } else {
                runs.append(InlineMarkdown.Run(text: node.text, intent: node.intent, link: node.link))
            }
        }
        return runs
    }

    private mutating func take() {
        text.append(characters[at])
        at += 1
    }

    private static let signs = Set("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~")

    private mutating func readEscape() {
        guard let next = character(at + 1), Self.signs.contains(next) else { return take() }
        text.append(next)
        at += 2
    }

    private mutating func readCode() {
        var length = 0
        while character(at + length) == "`" { length += 1 }
        var end = at + length
        while end < characters.count {
            guard characters[end] == "`" else {
                end += 1
                continue
            }
            var closing = 0
            while character(end + closing) == "`" { closing += 1 }
            if closing == length {
                var code = String(characters[at + length..<end]).replacingOccurrences(of: "\n", with: " ")
                if code.hasPrefix(" "), code.hasSuffix(" "), code.contains(where: { $0 != " " }) {
                    code = String(code.dropFirst().dropLast())
                }
                finishText()
                nodes.append(Node(text: code, intent: .code, isCode: true))
                at = end + closing
                return
            }
            end += closing
        }
        for _ in 0..<length { take() }
    }

    private mutating func readSigns(_ sign: Character) {
        var count = 0
        while character(at + count) == sign { count += 1 }
        let (before, after) = (character(at - 1) ?? " ", character(at + count) ?? " ")
        func isSign(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }
        let isLeft = !after.isWhitespace && (!isSign(after) || before.isWhitespace || isSign(before))
        let isRight = !before.isWhitespace && (!isSign(before) || after.isWhitespace || isSign(after))
        finishText()
        var node = Node(text: String(repeating: sign, count: count), sign: sign, count: count)
        // Within a word an underscore is a letter.
        node.canOpen = isLeft && (sign != "_" || !isRight || isSign(before))
        node.canClose = isRight && (sign != "_" || !isLeft || isSign(after))
        if sign == "~", count > 2 { (node.canOpen, node.canClose) = (false, false) }
        nodes.append(node)
        at += count
    }

    /// Finds begin and end of emphases among the signs after a node.
    private mutating func pairSigns(from first: Int) {
        var closer = first
        while closer < nodes.count {
            guard let sign = nodes[closer].sign, nodes[closer].canClose, nodes[closer].count > 0 else {
                closer += 1
                continue
            }
            var opener = closer - 1
            while opener >= first, !isPair(opener, closer, sign) { opener -= 1 }
            guard opener >= first else {
                closer += 1
                continue
            }
            let length =
                sign == "~" ? nodes[opener].count : min(2, nodes[opener].count, nodes[closer].count)
            let intent: InlinePresentationIntent =
                sign == "~" ? .strikethrough : length == 2 ? .stronglyEmphasized : .emphasized
            for index in opener + 1..<closer {
                nodes[index].intent.insert(intent)
                nodes[index].canOpen = false
            }
            for index in [opener, closer] {
                nodes[index].count -= length
                nodes[index].text = String(repeating: sign, count: nodes[index].count)
            }
        }
    }

    private func isPair(_ opener: Int, _ closer: Int, _ sign: Character) -> Bool {
        let (one, other) = (nodes[opener], nodes[closer])
        guard one.sign == sign, one.canOpen, one.count > 0 else { return false }
        if sign == "~" { return one.count == other.count }
        let isOfThree = (one.canClose || other.canOpen) && (one.count + other.count) % 3 == 0
        return !isOfThree || one.count % 3 == 0 && other.count % 3 == 0
    }

    // MARK: Links

    private mutating func openBracket(isImage: Bool) {
        finishText()
        nodes.append(Node(text: isImage ? "![" : "[", opensImage: isImage))
        at += isImage ? 2 : 1
    }

    private mutating func closeBracket() {
        finishText()
        guard let opener = nodes.lastIndex(where: { $0.opensImage != nil }), let (address, end) = destination(at + 1)
        else {
            if let opener = nodes.lastIndex(where: { $0.opensImage != nil }) { nodes[opener].opensImage = nil }
            return take()
        }
        let isImage = nodes[opener].opensImage == true
        pairSigns(from: opener + 1)
        // What is left of signs in it stands for itself.
        for index in opener + 1..<nodes.count {
            nodes[index].sign = nil
            if !isImage { nodes[index].link = url(address) }
        }
        nodes.remove(at: opener)
        // Links have no links in them.
        if !isImage { for index in 0..<opener where nodes[index].opensImage == false { nodes[index].opensImage = nil } }
        at = end
    }

    private func url(_ address: String) -> URL? { URL(string: address, relativeTo: baseURL) }

    /// `(address "title")`, and where it ends.
    private func destination(_ start: Int) -> (String, Int)? {
        guard character(start) == "(" else { return nil }
        var (index, address, depth) = (start + 1, "", 0)
        func skipSpaces() { while character(index)?.isWhitespace == true { index += 1 } }
        skipSpaces()
        if character(index) == "<" {
            index += 1
            while let next = character(index), next != ">" {
                guard next != "\n" else { return nil }
                address.append(next)
                index += 1
            }
            index += 1
        } else {
            while let next = character(index), !next.isWhitespace {
                if next == "(" { depth += 1 }
                if next == ")" {
                    if depth == 0 { break }
                    depth -= 1
                }
                if next == "\\", let escaped = character(index + 1), Self.signs.contains(escaped) {
                    address.append(escaped)
                    index += 2
                    continue
                }
                address.append(next)
                index += 1
            }
        }
        skipSpaces()
        if let quote = character(index), "\"'(".contains(quote) {
            let end: Character = quote == "(" ? ")" : quote
            index += 1
            while let next = character(index), next != end { index += next == "\\" ? 2 : 1 }
            index += 1
            skipSpaces()
        }
        return character(index) == ")" ? (address, index + 1) : nil
    }

    /// `<https://a.example>`; other tags are left out, as Foundation does.
    private mutating func readAngle() {
        guard let end = characters[at...].firstIndex(of: ">") else { return take() }
        let inside = String(characters[at + 1..<end])
        let isTag = inside.first.map { $0.isLetter || $0 == "/" || $0 == "!" } ?? false
        guard isTag, !inside.contains("\n") else { return take() }
        let isMail = inside.contains("@") && !inside.contains(" ")
        if isMail || inside.range(of: "^[A-Za-z][A-Za-z0-9+.-]+:[^ ]*$", options: .regularExpression) != nil {
            finishText()
            nodes.append(Node(text: inside, link: url(isMail && !inside.contains(":") ? "mailto:" + inside : inside)))
            at = end + 1
        } else {
            take()
        }
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "hellip": "…", "mdash": "—", "ndash": "–", "trade": "™",
    ]

    private mutating func readEntity() {
        guard let end = characters[at...].prefix(12).firstIndex(of: ";") else { return take() }
        let name = String(characters[at + 1..<end])
        var found = Self.entities[name]
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            found = number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
        guard let found else { return take() }
        text.append(found)
        at = end + 1
    }

    /// An address that stands in the text as it is.
    private mutating func readAddress() -> Bool {
        let before = character(at - 1)
        guard before.map({ $0.isWhitespace || "*_~(".contains($0) }) ?? true else { return false }
        guard let first = character(at), first.isLetter || first.isNumber else { return false }
        var end = at
        while let next = character(end), !next.isWhitespace, next != "<" { end += 1 }
        while end > at, let last = character(end - 1), "?!.,:*_~'\"".contains(last) { end -= 1 }
        while end > at, character(end - 1) == ")",
            characters[at..<end].count(where: { $0 == ")" }) > characters[at..<end].count(where: { $0 == "(" })
        { end -= 1 }
        let word = String(characters[at..<end])
        let address: String
        if word.hasPrefix("http://") || word.hasPrefix("https://"), word.dropFirst(8).contains(where: { $0.isLetter }) {
            address = word
        } else if word.hasPrefix("www."), word.dropFirst(4).contains(".") {
            address = "http://" + word
        } else if word.contains("@"),
            word.range(of: "^[A-Za-z0-9._+-]+@[A-Za-z0-9_-]+(\\.[A-Za-z0-9_-]+)+$", options: .regularExpression) != nil
        {
            address = "mailto:" + word
        } else {
            return false
        }
        // A bracket that was opened before is closed by the signs in it.
        guard nodes.lastIndex(where: { $0.opensImage != nil }) == nil else { return false }
        finishText()
        nodes.append(Node(text: word, link: url(address)))
        at = end
        return true
    }
}
