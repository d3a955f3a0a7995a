import Foundation
import MaquetteAssets

/// Reads HTML as an attributed string. What elements look like stands in the HTML Standard, under "Rendering"; how it becomes
/// text is Apple's: blocks end with a line feed, `br` is U+2028, and without a rule the font is Times New Roman of 12 points.
struct MarkupText {
    private let source: [Character]
    private var place = 0
    private var result = NSMutableAttributedString(string: "")
    private var rules: [(selector: String, declarations: String)] = []
    private var open: [Element] = []
    /// Whether white space at this place would not show.
    private var isAtStart = true

    private struct Element {
        var name: String
        var style: MarkupStyle
        /// The number of its next item; nil for lists without numbers and for other elements.
        var number: Int?
    }

    init(_ text: String) { source = Array(text) }

    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "body", "dd", "div", "dl", "dt", "figure", "footer", "form", "h1",
        "h2", "h3", "h4", "h5", "h6", "header", "html", "li", "main", "nav", "ol", "p", "pre", "section", "table", "tr",
        "ul",
    ]
    private static let unseen: Set<String> = ["script", "style", "title", "head", "template"]
    private static let empty: Set<String> = ["br", "hr", "img", "input", "link", "meta", "wbr", "col", "area", "base"]

    private var style: MarkupStyle { open.last?.style ?? MarkupStyle() }

    mutating func read() -> NSAttributedString {
        while place < source.count {
            if source[place] == "<", let tag = takeTag() {
                take(tag)
            } else {
                let start = place
                repeat { place += 1 } while place < source.count && source[place] != "<"
                add(words: String(source[start..<place]))
            }
        }
        for element in open.reversed() where Self.blocks.contains(element.name) { endLine() }
        return result
    }

    // MARK: Tags

    private struct Tag {
        var name: String
        var isEnd: Bool
        var attributes: [String: String]
    }

    /// Nil where the sign stands for itself.
    private mutating func takeTag() -> Tag? {
        guard place + 1 < source.count else { return nil }
        if String(source[place..<min(place + 4, source.count)]) == "<!--" {
            skip(past: "-->")
            return Tag(name: "", isEnd: false, attributes: [:])
        }
        let isEnd = source[place + 1] == "/"
        let first = source[min(place + (isEnd ? 2 : 1), source.count - 1)]
        guard first.isLetter || first == "!" || first == "?" else { return nil }
        var inside: [Character] = []
        var quote: Character?
        place += isEnd ? 2 : 1
        while place < source.count, quote != nil || source[place] != ">" {
            let sign = source[place]
            if let open = quote { if sign == open { quote = nil } } else if sign == "\"" || sign == "'" { quote = sign }
            inside.append(sign)
            place += 1
        }
        place += 1
        let name = String(inside.prefix { !$0.isWhitespace && $0 != "/" }).lowercased()
        return Tag(name: name, isEnd: isEnd, attributes: Self.attributes(inside.dropFirst(name.count)))
    }

    private static func attributes(_ text: ArraySlice<Character>) -> [String: String] {
        var found: [String: String] = [:]
        var rest = text
        while true {
            rest = rest.drop { $0.isWhitespace || $0 == "/" }
            let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
            guard !name.isEmpty else { return found }
            rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
            var value: ArraySlice<Character> = []
            if rest.first == "=" {
                rest = rest.dropFirst().drop(while: \.isWhitespace)
                if let quote = rest.first, quote == "\"" || quote == "'" {
                    value = rest.dropFirst().prefix { $0 != quote }
                    rest = rest.dropFirst(value.count + 2)
                } else {
                    value = rest.prefix { !$0.isWhitespace }
                    rest = rest.dropFirst(value.count)
                }
            }
            found[String(name).lowercased()] = MarkupEntities.resolved(String(value))
        }
    }

    private mutating func skip(past end: String) {
        let sought = Array(end.lowercased())
        while place < source.count {
            if source.count - place >= sought.count,
                zip(source[place...], sought).allSatisfy({ $0.lowercased() == String($1) })
            {
                place += sought.count
                return
            }
            place += 1
        }
    }

    private mutating func take(_ tag: Tag) {
        guard let first = tag.name.first, first.isLetter else { return }
        if tag.isEnd { return close(tag.name) }
        if tag.name == "br" { return add("\u{2028}", isSpace: true) }
        if tag.name == "style" || Self.unseen.contains(tag.name), tag.name != "head" {
            let start = place
            skip(past: "</\(tag.name)>")
            if tag.name == "style" { rules += MarkupStyle.rules(in: String(source[start..<place])) }
            return
        }
        if Self.blocks.contains(tag.name) { endLine() }
        // Paragraphs and items end where the next begins.
        if tag.name == "p" || tag.name == "li", open.last?.name == tag.name { close(tag.name) }
        var style = style.inherited(isBlock: Self.blocks.contains(tag.name))
        style.become(tag.name, tag.attributes)
        let classes = (tag.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map { ".\($0)" }
        let names = Set(["*", tag.name] + classes + (tag.attributes["id"].map { ["#\($0)"] } ?? []))
        for rule in rules where names.contains(rule.selector) { style.apply(rule.declarations) }
        if let own = tag.attributes["style"] { style.apply(own) }
        if tag.name == "li" { addMark(style) }
        guard !Self.empty.contains(tag.name) else { return }
        open.append(Element(name: tag.name, style: style, number: tag.name == "ol" ? 1 : nil))
    }

    private mutating func close(_ name: String) {
        guard let index = open.lastIndex(where: { $0.name == name }) else { return }
        if Self.blocks.contains(name) { endLine() }
        open.removeSubrange(index...)
    }

    private mutating func addMark(_ style: MarkupStyle) {
        let list = open.lastIndex { $0.name == "ol" || $0.name == "ul" }
        var mark = "\t•\t"
        if let list, let number = open[list].number {
            mark = "\t\(number).\t"
            open[list].number = number + 1
        }
        result.append(NSAttributedString(string: mark, attributes: style.attributes))
        isAtStart = true
    }

    // MARK: Text

    private mutating func add(words: String) {
        guard !open.contains(where: { $0.name == "head" }) else { return }
        let text = MarkupEntities.resolved(words)
        if style.keepsSpace { return add(text, isSpace: text.last?.isNewline ?? false) }
        var shown = ""
        for sign in text {
            // A space that does not break is none of those that are put together.
            let isSpace = sign == " " || sign == "\t" || sign.isNewline
            if !isSpace { shown.append(sign) } else if !isAtStart { shown.append(" ") }
            isAtStart = isSpace
        }
        if !shown.isEmpty { result.append(NSAttributedString(string: shown, attributes: style.attributes)) }
    }

    private mutating func add(_ text: String, isSpace: Bool) {
        result.append(NSAttributedString(string: text, attributes: style.attributes))
        isAtStart = isSpace
    }

    /// Ends the line of a block that has text.
    private mutating func endLine() {
        let text = result.mutableString
        if text.length > 0, text.character(at: text.length - 1) == 32 {
            result.deleteCharacters(in: NSRange(location: text.length - 1, length: 1))
        }
        isAtStart = true
        guard result.length > 0, !result.string.hasSuffix("\n") else { return }
        let last = result.attributes(at: result.length - 1, effectiveRange: nil)
        result.append(NSAttributedString(string: "\n", attributes: last))
    }
}

/// Signs that HTML writes as words.
enum MarkupEntities {
    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥",
        "cent": "¢", "sect": "§", "deg": "°", "times": "×", "plusmn": "±", "rarr": "→", "larr": "←", "auml": "ä",
        "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
        "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
    ]

    static func resolved(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...].dropFirst()
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
            if rest.dropFirst(name.count).first == ";", let sign = sign(String(name)) {
                result += sign
                rest = rest.dropFirst(name.count + 1)
            } else {
                result += "&"
            }
        }
        return result + rest
    }

    private static func sign(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return named[name] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
