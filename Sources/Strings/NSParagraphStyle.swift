import Foundation

open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    private let foundationMark = FoundationMark()

    /// Rules for breaking lines beyond what fits.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }

    package var values: ParagraphValues

    public override init() {
        values = ParagraphValues()
        super.init()
    }

    package init(values: ParagraphValues) {
        self.values = values
        super.init()
    }

    public required init?(coder: NSCoder) {
        values = ParagraphValues(decodedFrom: coder)
        super.init()
    }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) { values.encode(with: coder) }
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    private static let plain = NSParagraphStyle()
    open class var `default`: NSParagraphStyle { plain }

    /// The direction of the language's script; of the process's language where none is given.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = Locale.Language(identifier: languageName ?? Locale.current.identifier)
        return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open var alignment: NSTextAlignment { values.alignment }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    open var lineSpacing: CGFloat { values.lineSpacing }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var headIndent: CGFloat { values.headIndent }
    open var tailIndent: CGFloat { values.tailIndent }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    open var tabStops: [NSTextTab] { values.tabStops }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other === self || other.values == values
    }

    open override var hash: Int { values.hashValue }
}

/// The horizontal alignment of a paragraph's lines.
public enum NSTextAlignment: Int, Hashable, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    /// The left in text that runs from left to right, the right in the other.
    case natural = 4
}

/// The writing direction of a paragraph.
public enum NSWritingDirection: Int, Hashable, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Whether a passage has a direction of its own, or its characters have none; together with the direction a value of
/// `writingDirection`.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
    case embedding = 0
    case override = 2
}

/// What happens to a line that is wider than its container.
public enum NSLineBreakMode: Int, Hashable, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5
}
