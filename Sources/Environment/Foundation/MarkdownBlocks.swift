import Foundation

/// Reads the blocks of a Markdown text, as CommonMark has them: paragraphs, headers, lists, quotes and code. Rules between blocks and
/// tables are left in the text.
struct MarkdownBlocks {
    struct Block: Equatable {
        /// The block's text without the marks of the block. Lines of a paragraph have a line feed between them, or ``hardBreak``.
        var text: String
        var intent: PresentationIntent
        var isCode = false
    }

    /// Stands where a line is to end wherever the text is shown.
    static let hardBreak: Character = "\u{2028}"

    /// Blocks in blocks that are deeper than anybody writes are read as text.
    private static let mostDepth = 32

    private var blocks: [Block] = []
    private var lastIdentity = 0

    static func blocks(of markdown: String) -> [Block] {
        var reader = MarkdownBlocks()
        let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        reader.read(lines.map { String($0).replacing("\t", with: "    ") }, in: nil)
        return reader.blocks
    }

    private mutating func intent(_ kind: PresentationIntent.Kind, in parent: PresentationIntent?) -> PresentationIntent
    {
        lastIdentity += 1
        return PresentationIntent(kind, identity: lastIdentity, parent: parent)
    }

    private mutating func read(_ lines: [String], in parent: PresentationIntent?) {
        let canNest = (parent?.count ?? 0) < Self.mostDepth
        var paragraph: [String] = []
        var at = 0
        while at < lines.count {
            let line = lines[at]
            if line.isBlank {
                finish(&paragraph, in: parent)
                at += 1
            } else if let fence = Fence(line) {
                finish(&paragraph, in: parent)
                let code = lines[(at + 1)...].prefix { !fence.isClosed(by: $0) }
                add(
                    code.map { $0.dropping(spaces: fence.indent) }, .codeBlock(languageHint: fence.language), in: parent
                )
                at += code.count + 2
            } else if paragraph.isEmpty, line.indent >= 4 {
                var code = Array(lines[at...].prefix { $0.isBlank || $0.indent >= 4 })
                at += code.count
                while code.last?.isBlank == true { code.removeLast() }
                add(code.map { $0.dropping(spaces: 4) }, .codeBlock(languageHint: nil), in: parent)
            } else if let header = line.wholeMatch(of: /\ {0,3}(#{1,6})(?:\ +(.*?))?(?:\ +#*)?\ */) {
                finish(&paragraph, in: parent)
                let kind = PresentationIntent.Kind.header(level: header.output.1.count)
                blocks.append(Block(text: String(header.output.2 ?? ""), intent: intent(kind, in: parent)))
                at += 1
            } else if !paragraph.isEmpty, let line = line.wholeMatch(of: /\ {0,3}(=+|-+)\ */) {
                let text = Self.joined(paragraph)
                paragraph = []
                let level = line.output.1.first == "=" ? 1 : 2
                blocks.append(Block(text: text, intent: intent(.header(level: level), in: parent)))
                at += 1
            } else if canNest, line.isQuoted {
                finish(&paragraph, in: parent)
                var quoted: [String] = []
                while at < lines.count, lines[at].isQuoted || lines[at].continues(quoted) {
                    quoted.append(lines[at].isQuoted ? lines[at].unquoted : lines[at])
                    at += 1
                }
                read(quoted, in: intent(.blockQuote, in: parent))
            } else if canNest, let marker = ListMarker(line), paragraph.isEmpty || marker.canFollowText {
                finish(&paragraph, in: parent)
                at = readList(of: marker, lines, from: at, in: parent)
            } else {
                paragraph.append(line)
                at += 1
            }
        }
        finish(&paragraph, in: parent)
    }

    /// Where the list ends.
    private mutating func readList(
        of first: ListMarker, _ lines: [String], from start: Int, in parent: PresentationIntent?
    ) -> Int {
        let list = intent(first.number == nil ? .unorderedList : .orderedList, in: parent)
        var (at, ordinal) = (start, first.number ?? 1)
        while at < lines.count, let marker = ListMarker(lines[at]), marker.sign == first.sign {
            var item = [String(lines[at].dropFirst(marker.width))]
            at += 1
            while at < lines.count {
                let line = lines[at]
                let isWithin = line.isBlank || line.indent >= marker.width
                guard isWithin || ListMarker(line) == nil && line.continues(item) else { break }
                item.append(isWithin ? line.dropping(spaces: marker.width) : line)
                at += 1
            }
            read(item, in: intent(.listItem(ordinal: ordinal), in: list))
            ordinal += 1
        }
        return at
    }

    private mutating func add(_ lines: [String], _ kind: PresentationIntent.Kind, in parent: PresentationIntent?) {
        guard !lines.isEmpty else { return }
        let text = lines.map { $0 + "\n" }.joined()
        blocks.append(Block(text: text, intent: intent(kind, in: parent), isCode: true))
    }

    private mutating func finish(_ paragraph: inout [String], in parent: PresentationIntent?) {
        guard !paragraph.isEmpty else { return }
        blocks.append(Block(text: Self.joined(paragraph), intent: intent(.paragraph, in: parent)))
        paragraph = []
    }

    private static func joined(_ lines: [String]) -> String {
        var text = ""
        for (index, line) in lines.enumerated() {
            var words = line.trimmingCharacters(in: .whitespaces)
            guard index < lines.count - 1 else { return text + words }
            var isHard = line.hasSuffix("  ")
            if words.reversed().prefix(while: { $0 == "\\" }).count % 2 == 1 {
                words.removeLast()
                isHard = true
            }
            text += words
            text.append(isHard ? hardBreak : "\n")
        }
        return text
    }
}

/// The line above code: three marks or more, and the name of the language.
private struct Fence {
    let indent: Int
    let language: String?
    private let mark: Character
    private let count: Int

    init?(_ line: String) {
        guard let match = line.wholeMatch(of: /(\ {0,3})(`{3,}|~{3,})\ *([^`]*?)\ */) else { return nil }
        indent = match.output.1.count
        mark = match.output.2.first ?? "`"
        count = match.output.2.count
        language = match.output.3.isEmpty ? nil : String(match.output.3)
    }

    func isClosed(by line: String) -> Bool {
        let words = line.trimmingCharacters(in: .whitespaces)
        return line.indent < 4 && words.count >= count && words.allSatisfy { $0 == mark }
    }
}

/// `- ` and `3. ` at the begin of an item.
private struct ListMarker {
    /// What the items of one list share: a hyphen, or the point after a number.
    let sign: Character
    let number: Int?
    /// Where the text of the item begins.
    let width: Int
    /// Whether a list may begin in the line after a paragraph.
    let canFollowText: Bool

    init?(_ line: String) {
        guard let match = line.prefixMatch(of: /(\ {0,3})(?:([-+*])|([0-9]{1,9})([.)]))(\ +|$)/),
            // Three of a kind are a rule.
            line.wholeMatch(of: /\ {0,3}([-*])(?:\ *\1){2,}\ */) == nil
        else { return nil }
        let (_, indent, bullet, digits, point, space) = match.output
        guard let sign = (bullet ?? point)?.first else { return nil }
        self.sign = sign
        number = digits.flatMap { Int($0) }
        let mark = indent.count + (bullet?.count ?? 0) + (digits?.count ?? 0) + (point?.count ?? 0)
        width = mark + (1...4 ~= space.count ? space.count : 1)
        canFollowText = match.range.upperBound < line.endIndex && (number ?? 1) == 1
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
    fileprivate var indent: Int { prefix { $0 == " " }.count }
    fileprivate func dropping(spaces: Int) -> String { String(dropFirst(Swift.min(spaces, indent))) }

    fileprivate var isQuoted: Bool { indent < 4 && dropFirst(indent).first == ">" }
    fileprivate var unquoted: String {
        let rest = dropFirst(indent + 1)
        return String(rest.first == " " ? rest.dropFirst() : rest)
    }

    /// Whether the line goes on with the paragraph that the lines before end with, without the marks that these have.
    fileprivate func continues(_ lines: [String]) -> Bool {
        guard let last = lines.last, !last.isBlank, !isBlank, indent < 4 else { return false }
        return !isQuoted && ListMarker(self) == nil && Fence(self) == nil && Fence(last) == nil && !hasPrefix("#")
    }
}
