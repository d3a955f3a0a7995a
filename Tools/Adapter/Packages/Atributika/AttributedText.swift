import UIKit

public struct Tag: Equatable, Sendable {
    public let name: String
    public let attributes: [String: String]
}

public enum TagType: Sendable {
    case start, end
}

/// What stands in the text in place of a tag.
public struct TagTransformer {
    public let tagName: String
    public let tagType: TagType
    public let transform: (Tag) -> String
    public init(tagName: String, tagType: TagType, replaceValue: String) {
        self.init(tagName: tagName, tagType: tagType) { _ in replaceValue }
    }
    public init(tagName: String, tagType: TagType, transform: @escaping (Tag) -> String) {
        (self.tagName, self.tagType, self.transform) = (tagName, tagType, transform)
    }
    public static var brTransformer: TagTransformer {
        TagTransformer(tagName: "br", tagType: .start, replaceValue: "\n")
    }
}

public enum DetectionType {
    case tag(Tag)
    case hashtag(String)
    case mention(String)
    case regex(String)
    case phoneNumber(String)
    case link(URL)
    case textCheckingType(String, NSTextCheckingResult.CheckingType)
    case range
}

public struct Detection {
    public let type: DetectionType
    public let style: Style
    public let range: Range<String.Index>
}

public protocol AttributedTextProtocol {
    var string: String { get }
    var detections: [Detection] { get }
    var baseStyle: Style { get }
}

/// A text, what was found in it, and the style of each.
public final class AttributedText: AttributedTextProtocol {
    public let string: String
    public let detections: [Detection]
    public let baseStyle: Style

    init(string: String, detections: [Detection], baseStyle: Style) {
        (self.string, self.detections, self.baseStyle) = (string, detections, baseStyle)
    }

    public private(set) lazy var attributedString: NSAttributedString = {
        let words = NSMutableAttributedString(string: string, attributes: baseStyle.attributes)
        for detection in detections {
            words.addAttributes(detection.style.attributes, range: NSRange(detection.range, in: string))
        }
        return words
    }()
}

extension AttributedTextProtocol {
    private func adding(_ more: [Detection]) -> AttributedText {
        AttributedText(string: string, detections: detections + more, baseStyle: baseStyle)
    }

    private func found(_ pattern: String, _ style: Style, _ type: (String) -> DetectionType) -> [Detection] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: string, range: NSRange(string.startIndex..., in: string)).compactMap { match in
            Range(match.range, in: string).map { Detection(type: type(String(string[$0])), style: style, range: $0) }
        }
    }

    public func styleAll(_ style: Style) -> AttributedText {
        AttributedText(string: string, detections: detections, baseStyle: baseStyle.merged(with: style))
    }
    public func styleHashtags(_ style: Style) -> AttributedText {
        adding(found("#[^\\s#@]+", style) { .hashtag(String($0.dropFirst())) })
    }
    public func styleMentions(_ style: Style) -> AttributedText {
        adding(found("@[^\\s#@]+", style) { .mention(String($0.dropFirst())) })
    }
    public func style(regex: String, options: NSRegularExpression.Options = [], style: Style) -> AttributedText {
        adding(found(regex, style) { .regex($0) })
    }
    public func stylePhoneNumbers(_ style: Style) -> AttributedText {
        adding(found("\\+?[0-9][0-9 ()-]{6,}[0-9]", style) { .phoneNumber($0) })
    }
    public func styleLinks(_ style: Style) -> AttributedText {
        adding(found("(https?://|www\\.)[^\\s]+", style) { URL(string: $0).map { .link($0) } ?? .regex($0) })
    }
    public func style(range: Range<String.Index>, style: Style) -> AttributedText {
        adding([Detection(type: .range, style: style, range: range)])
    }
}

extension String: AttributedTextProtocol {
    public var string: String { self }
    public var detections: [Detection] { [] }
    public var baseStyle: Style { Style("", [:]) }

    public func style(tags: Style..., transformers: [TagTransformer] = [.brTransformer]) -> AttributedText {
        style(tags: tags, transformers: transformers)
    }

    /// Takes the tags out, and remembers what they were about.
    public func style(
        tags: [Style], transformers: [TagTransformer] = [.brTransformer],
        tuner: (Style, Tag) -> Style = { style, _ in style }
    ) -> AttributedText {
        var (plain, found) = ("", [(tag: Tag, start: Int, end: Int)]())
        var open: [(tag: Tag, start: Int)] = []
        var rest = self[...]
        func replacement(_ tag: Tag, _ type: TagType) -> String {
            transformers.first { $0.tagType == type && $0.tagName.lowercased() == tag.name }?.transform(tag) ?? ""
        }
        while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
            plain += Self.unescaped(rest[..<start])
            let words = rest[rest.index(after: start)..<end]
            rest = rest[rest.index(after: end)...]
            let tag = Self.tag(words)
            if words.hasPrefix("/") {
                guard let place = open.lastIndex(where: { $0.tag.name == tag.name }) else { continue }
                let opened = open.remove(at: place)
                found.append((opened.tag, opened.start, plain.count))
                plain += replacement(opened.tag, .end)
            } else {
                plain += replacement(tag, .start)
                if !words.hasSuffix("/"), tag.name != "br" { open.append((tag, plain.count)) }
            }
        }
        plain += Self.unescaped(rest)
        let detections = found.sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }.compactMap {
            tag, start, end -> Detection? in
            guard let style = tags.first(where: { $0.name.lowercased() == tag.name }) else { return nil }
            let range = plain.index(plain.startIndex, offsetBy: start)..<plain.index(plain.startIndex, offsetBy: end)
            return Detection(type: .tag(tag), style: tuner(style, tag), range: range)
        }
        return AttributedText(string: plain, detections: detections, baseStyle: Style("", [:]))
    }

    private static func tag(_ words: Substring) -> Tag {
        let words = words.trimmingCharacters(in: CharacterSet(charactersIn: "/ "))
        let name = words.prefix { !$0.isWhitespace }
        var attributes: [String: String] = [:]
        let expression = try? NSRegularExpression(pattern: "([\\w-]+)\\s*=\\s*[\"']([^\"']*)[\"']")
        for match in expression?.matches(in: words, range: NSRange(words.startIndex..., in: words)) ?? [] {
            if let key = Range(match.range(at: 1), in: words), let value = Range(match.range(at: 2), in: words) {
                attributes[String(words[key])] = String(words[value])
            }
        }
        return Tag(name: name.lowercased(), attributes: attributes)
    }

    private static func unescaped(_ text: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"), ("&amp;", "&")]
            .reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
}

extension NSAttributedString: AttributedTextProtocol {
    public var detections: [Detection] { [] }
    public var baseStyle: Style { Style("", [:]) }
}

/// A label for such a text, parts of which can be touched.
open class AttributedLabel: UIView {
    private let label = UILabel()
    public var onClick: ((AttributedLabel, Detection) -> Void)?
    public var attributedText: AttributedText? {
        didSet {
            label.attributedText = attributedText?.attributedString
            invalidateIntrinsicContentSize()
        }
    }
    public var text: String? {
        get { label.text }
        set { label.text = newValue }
    }
    public var numberOfLines: Int {
        get { label.numberOfLines }
        set { label.numberOfLines = newValue }
    }
    public var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }
    public var lineBreakMode: NSLineBreakMode {
        get { label.lineBreakMode }
        set { label.lineBreakMode = newValue }
    }
    public var font: UIFont {
        get { label.font }
        set { label.font = newValue }
    }
    public var textColor: UIColor {
        get { label.textColor }
        set { label.textColor = newValue }
    }
    public var shadowColor: UIColor? {
        get { label.shadowColor }
        set { label.shadowColor = newValue }
    }
    public var isEnabled = true
    public var isSelectable = false
    public var adjustsFontForContentSizeCategory: Bool {
        get { label.adjustsFontForContentSizeCategory }
        set { label.adjustsFontForContentSizeCategory = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
            label.leadingAnchor.constraint(equalTo: leadingAnchor),
            label.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { label.sizeThatFits(size) }
    open func rangeContainsPoint(_ range: Range<String.Index>) -> Bool { false }

    open override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        super.setContentHuggingPriority(priority, for: axis)
        label.setContentHuggingPriority(priority, for: axis)
    }

    open override func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        super.setContentCompressionResistancePriority(priority, for: axis)
        label.setContentCompressionResistancePriority(priority, for: axis)
    }
}
