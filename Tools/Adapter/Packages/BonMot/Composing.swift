import UIKit

/// What texts are put together from.
public protocol Composable {
    func append(to attributedString: NSMutableAttributedString, baseStyle: StringStyle, isLastElement: Bool)
}

extension Composable {
    public func attributedString() -> NSAttributedString {
        let words = NSMutableAttributedString(string: "")
        append(to: words, baseStyle: StringStyle(), isLastElement: true)
        return words
    }
    public func styled(with style: StringStyle, _ overrides: StringStyle.Part...) -> NSAttributedString {
        let words = NSMutableAttributedString(string: "")
        append(to: words, baseStyle: style.byAdding(overrides), isLastElement: true)
        return words
    }
    public func styled(with parts: StringStyle.Part...) -> NSAttributedString {
        let words = NSMutableAttributedString(string: "")
        append(to: words, baseStyle: StringStyle(parts), isLastElement: true)
        return words
    }
}

extension String: Composable {
    public func append(to attributedString: NSMutableAttributedString, baseStyle: StringStyle, isLastElement: Bool) {
        attributedString.append(
            baseStyle.rules.isEmpty ? baseStyle.attributedString(from: self) : Markup.words(of: self, baseStyle))
    }
}

extension NSAttributedString: Composable {
    /// Its own attributes come before those of the style.
    public func append(to attributedString: NSMutableAttributedString, baseStyle: StringStyle, isLastElement: Bool) {
        let words = NSMutableAttributedString(attributedString: self)
        let all = NSRange(location: 0, length: words.length)
        for (key, value) in baseStyle.attributes {
            words.enumerateAttribute(key, in: all) { own, range, _ in
                if own == nil { words.addAttribute(key, value: value, range: range) }
            }
        }
        attributedString.append(words)
    }

    public static func composed(
        of composables: [any Composable], baseStyle: StringStyle = StringStyle(), separator: (any Composable)? = nil
    ) -> NSAttributedString {
        let words = NSMutableAttributedString(string: "")
        for (index, part) in composables.enumerated() {
            let isLast = index == composables.count - 1
            part.append(to: words, baseStyle: baseStyle, isLastElement: isLast)
            if !isLast { separator?.append(to: words, baseStyle: baseStyle, isLastElement: false) }
        }
        return words
    }

    public static func composed(
        ofXML fragment: String, baseStyle: StringStyle? = nil, rules: [XMLStyleRule], options: XMLParsingOptions = []
    ) throws -> NSAttributedString {
        Markup.words(of: fragment, (baseStyle ?? StringStyle()).byAdding(.xmlRules(rules)))
    }

    public static func composed(
        ofXML fragment: String, baseStyle: StringStyle? = nil, styler: (any XMLStyler)? = nil,
        options: XMLParsingOptions = []
    ) throws -> NSAttributedString { Markup.words(of: fragment, baseStyle ?? StringStyle()) }
}

extension UIImage: Composable {
    public func append(to attributedString: NSMutableAttributedString, baseStyle: StringStyle, isLastElement: Bool) {
        let attachment = NSTextAttachment()
        attachment.image = self
        let words = NSMutableAttributedString(attachment: attachment)
        words.addAttributes(baseStyle.attributes, range: NSRange(location: 0, length: words.length))
        attributedString.append(words)
    }
}

/// Where the text goes on after a tab.
public enum Tab: Composable {
    case spacer(CGFloat)
    case headIndent(CGFloat)

    public func append(to attributedString: NSMutableAttributedString, baseStyle: StringStyle, isLastElement: Bool) {
        let place: CGFloat =
            switch self {
            case .spacer(let width), .headIndent(let width): attributedString.size().width + width
            }
        let paragraph = NSMutableParagraphStyle()
        paragraph.tabStops = [NSTextTab(textAlignment: .natural, location: place)]
        if case .headIndent = self { paragraph.headIndent = place }
        attributedString.append(NSAttributedString(string: "\t", attributes: baseStyle.attributes))
        let all = NSRange(location: 0, length: attributedString.length)
        attributedString.addAttribute(.paragraphStyle, value: paragraph, range: all)
    }
}

public enum Special: String, CaseIterable, Sendable, Composable, CustomStringConvertible {
    case space = " "
    case tab = "\t"
    case lineFeed = "\n"
    case verticalTab = "\u{0B}"
    case formFeed = "\u{0C}"
    case carriageReturn = "\r"
    case nextLine = "\u{85}"
    case noBreakSpace = "\u{A0}"
    case emSpace = "\u{2003}"
    case enSpace = "\u{2002}"
    case figureSpace = "\u{2007}"
    case thinSpace = "\u{2009}"
    case hairSpace = "\u{200A}"
    case zeroWidthSpace = "\u{200B}"
    case nonBreakingHyphen = "\u{2011}"
    case figureDash = "\u{2012}"
    case enDash = "\u{2013}"
    case emDash = "\u{2014}"
    case horizontalEllipsis = "\u{2026}"
    case lineSeparator = "\u{2028}"
    case paragraphSeparator = "\u{2029}"
    case narrowNoBreakSpace = "\u{202F}"
    case wordJoiner = "\u{2060}"
    case minusSign = "\u{2212}"
    case objectReplacementCharacter = "\u{FFFC}"

    public var description: String { rawValue }
    public var name: String { "\(self)" }
    public func append(to attributedString: NSMutableAttributedString, baseStyle: StringStyle, isLastElement: Bool) {
        rawValue.append(to: attributedString, baseStyle: baseStyle, isLastElement: isLastElement)
    }
}

// MARK: Words with tags

public enum XMLStyleRule {
    case style(String, StringStyle)
    case styles(NamedStyles)
    case enter(element: String, insert: any Composable)
    case exit(element: String, insert: any Composable)
}

public protocol XMLStyler {
    func style(forElement name: String, attributes: [String: String], currentStyle: StringStyle) -> StringStyle?
    func prefix(forElement name: String, attributes: [String: String]) -> (any Composable)?
    func suffix(forElement name: String) -> (any Composable)?
}

public struct XMLParsingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let doNotWrapXML = XMLParsingOptions(rawValue: 1)
}

private enum Markup {
    static func words(of text: String, _ base: StringStyle) -> NSAttributedString {
        let words = NSMutableAttributedString(string: "")
        let rules = base.rules
        var open: [(name: String, style: StringStyle)] = []
        var rest = text[...]
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            add(String(rest[..<start]), open.last?.style ?? base, to: words)
            let tag = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            let name =
                tag.trimmingCharacters(in: CharacterSet(charactersIn: "/ ")).split(separator: " ").first.map(
                    String.init) ?? ""
            if !tag.hasPrefix("/") {
                for case .enter(name, let part) in rules {
                    part.append(to: words, baseStyle: base, isLastElement: false)
                }
                let current = open.last?.style ?? base
                open.append((name, style(of: name, rules).map { current.byAdding(stringStyle: $0) } ?? current))
            }
            if tag.hasPrefix("/") || tag.hasSuffix("/") {
                if let place = open.lastIndex(where: { $0.name == name }) { open.removeSubrange(place...) }
                for case .exit(name, let part) in rules {
                    part.append(to: words, baseStyle: base, isLastElement: false)
                }
            }
        }
        add(String(rest), open.last?.style ?? base, to: words)
        return words
    }

    private static func add(_ text: String, _ style: StringStyle, to words: NSMutableAttributedString) {
        let plain = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
            .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
        words.append(style.attributedString(from: plain))
    }

    private static func style(of name: String, _ rules: [XMLStyleRule]) -> StringStyle? {
        for rule in rules {
            switch rule {
            case .style(name, let style): return style
            case .styles(let named): if let style = named.style(forName: name) { return style }
            default: break
            }
        }
        return nil
    }
}
