import UIKit

public typealias StyleAttributes = [NSAttributedString.Key: Any]
public typealias BONColor = UIColor
public typealias BONFont = UIFont
public typealias BONImage = UIImage

public enum Tracking {
    case point(CGFloat)
    case adobe(CGFloat)

    /// Adobe counts in thousandths of the size of the font.
    public func kerning(for font: UIFont?) -> CGFloat {
        switch self {
        case .point(let points): points
        case .adobe(let thousandths): thousandths / 1000 * (font?.pointSize ?? 0)
        }
    }
}

public enum Transform {
    public typealias TransformFunction = (String) -> String
    case lowercase, uppercase, capitalized
    case lowercaseWithLocale(Locale), uppercaseWithLocale(Locale), capitalizedWithLocale(Locale)
    case custom(TransformFunction)

    func callAsFunction(_ text: String) -> String {
        switch self {
        case .lowercase: text.localizedLowercase
        case .uppercase: text.localizedUppercase
        case .capitalized: text.localizedCapitalized
        case .lowercaseWithLocale(let locale): text.lowercased(with: locale)
        case .uppercaseWithLocale(let locale): text.uppercased(with: locale)
        case .capitalizedWithLocale(let locale): text.capitalized(with: locale)
        case .custom(let change): change(text)
        }
    }
}

public struct Emphasis: OptionSet, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let italic = Emphasis(rawValue: 1)
    public static let bold = Emphasis(rawValue: 2)
}

/// How words look, of parts that can be added to others.
public struct StringStyle {
    public enum Part {
        case extraAttributes(StyleAttributes)
        case font(UIFont)
        case textStyle(UIFont.TextStyle)
        case link(URL)
        case backgroundColor(UIColor)
        case color(UIColor)
        case underline(NSUnderlineStyle, UIColor?)
        case strikethrough(NSUnderlineStyle, UIColor?)
        case baselineOffset(CGFloat)
        case ligatures(Ligatures)
        case tracking(Tracking)
        case alignment(NSTextAlignment)
        case firstLineHeadIndent(CGFloat), headIndent(CGFloat), tailIndent(CGFloat)
        case lineSpacing(CGFloat)
        case lineHeightMultiple(CGFloat)
        case minimumLineHeight(CGFloat), maximumLineHeight(CGFloat)
        case lineBreakMode(NSLineBreakMode)
        case paragraphSpacingBefore(CGFloat), paragraphSpacingAfter(CGFloat)
        case baseWritingDirection(NSWritingDirection)
        case hyphenationFactor(Float)
        case allowsDefaultTighteningForTruncation(Bool)
        case numberCase(NumberCase), numberSpacing(NumberSpacing), smallCaps(SmallCaps)
        case superscript(Bool), `subscript`(Bool), ordinals(Bool)
        case emphasis(Emphasis)
        case transform(Transform)
        case speaksPunctuation(Bool), speakingLanguage(String), speakingPitch(Double)
        case style(StringStyle)
        case xmlRules([XMLStyleRule])
        case xmlStyler(any XMLStyler)
        case adapt(AdaptiveStyle)
    }

    public enum Ligatures: Int, Sendable {
        case disabled, defaults
    }

    private var parts: [Part] = []

    public init(_ parts: Part...) { self.parts = parts }
    public init(_ parts: [Part]) { self.parts = parts }
    public init() {}

    public func byAdding(_ parts: Part...) -> StringStyle { byAdding(parts) }
    public func byAdding(_ parts: [Part]) -> StringStyle {
        var style = self
        style.parts += parts
        return style
    }
    public func byAdding(stringStyle style: StringStyle) -> StringStyle { byAdding(style.parts) }

    private var flat: [Part] {
        parts.flatMap { part -> [Part] in if case .style(let style) = part { style.flat } else { [part] } }
    }

    var rules: [XMLStyleRule] {
        flat.flatMap { part -> [XMLStyleRule] in if case .xmlRules(let rules) = part { rules } else { [] } }
    }

    func transformed(_ text: String) -> String {
        flat.reduce(text) { if case .transform(let change) = $1 { change($0) } else { $0 } }
    }

    public var attributes: StyleAttributes {
        var all: StyleAttributes = [:]
        let paragraph = NSMutableParagraphStyle()
        var hasParagraph = false
        var tracking: Tracking?
        for part in flat {
            switch part {
            case .extraAttributes(let more): all.merge(more) { $1 }
            case .font(let font): all[.font] = font
            case .textStyle(let style): all[.font] = UIFont.preferredFont(forTextStyle: style)
            case .link(let link): all[.link] = link
            case .backgroundColor(let color): all[.backgroundColor] = color
            case .color(let color): all[.foregroundColor] = color
            case .underline(let style, let color):
                all[.underlineStyle] = style.rawValue
                all[.underlineColor] = color
            case .strikethrough(let style, let color):
                all[.strikethroughStyle] = style.rawValue
                all[.strikethroughColor] = color
            case .baselineOffset(let offset): all[.baselineOffset] = offset
            case .ligatures(let ligatures): all[.ligature] = ligatures.rawValue
            case .tracking(let value): tracking = value
            case .emphasis(let emphasis):
                guard let font = all[.font] as? UIFont else { break }
                var traits = font.fontDescriptor.symbolicTraits
                if emphasis.contains(.italic) { traits.insert(.traitItalic) }
                if emphasis.contains(.bold) { traits.insert(.traitBold) }
                if let bent = font.fontDescriptor.withSymbolicTraits(traits) {
                    all[.font] = UIFont(descriptor: bent, size: 0)
                }
            default: hasParagraph = Self.set(part, in: paragraph) || hasParagraph
            }
        }
        if let tracking { all[.kern] = tracking.kerning(for: all[.font] as? UIFont) }
        if hasParagraph { all[.paragraphStyle] = paragraph }
        return all
    }

    private static func set(_ part: Part, in paragraph: NSMutableParagraphStyle) -> Bool {
        switch part {
        case .alignment(let alignment): paragraph.alignment = alignment
        case .firstLineHeadIndent(let indent): paragraph.firstLineHeadIndent = indent
        case .headIndent(let indent): paragraph.headIndent = indent
        case .tailIndent(let indent): paragraph.tailIndent = indent
        case .lineSpacing(let spacing): paragraph.lineSpacing = spacing
        case .lineHeightMultiple(let multiple): paragraph.lineHeightMultiple = multiple
        case .minimumLineHeight(let height): paragraph.minimumLineHeight = height
        case .maximumLineHeight(let height): paragraph.maximumLineHeight = height
        case .lineBreakMode(let mode): paragraph.lineBreakMode = mode
        case .paragraphSpacingBefore(let spacing): paragraph.paragraphSpacingBefore = spacing
        case .paragraphSpacingAfter(let spacing): paragraph.paragraphSpacing = spacing
        case .baseWritingDirection(let direction): paragraph.baseWritingDirection = direction
        case .hyphenationFactor(let factor): paragraph.hyphenationFactor = factor
        default: return false
        }
        return true
    }

    public func attributedString(from text: String) -> NSAttributedString {
        NSAttributedString(string: transformed(text), attributes: attributes)
    }
}

public enum NumberCase: Sendable { case upper, lower }
public enum NumberSpacing: Sendable { case monospaced, proportional }
public enum SmallCaps: Sendable { case disabled, fromLowercase, fromUppercase }

public enum AdaptiveStyle: Sendable {
    case control, body, preferred
    case above(size: CGFloat, family: String), below(size: CGFloat, family: String)
}

public class NamedStyles: NSObject {
    nonisolated(unsafe) public static var shared = NamedStyles()
    public var styles: [String: StringStyle]
    public init(styles: [String: StringStyle] = [:]) { self.styles = styles }
    public func registerStyle(forName name: String, style: StringStyle) { styles[name] = style }
    public func style(forName name: String) -> StringStyle? { styles[name] }
}
