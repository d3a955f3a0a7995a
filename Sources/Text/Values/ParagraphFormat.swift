/// The style of a paragraph; names and meanings are those of `NSParagraphStyle`.
public struct ParagraphFormat: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
        case left, center, right, justified
        /// Left, or right when the paragraph runs from right to left.
        case natural
    }

    public enum LineBreak: Hashable, Sendable {
        case wordWrapping, characterWrapping
        /// Lines end at newlines only and run out of the box.
        case clipping
        /// Wraps at words; the last allowed line ends in an ellipsis if text is left over.
        case truncatingHead, truncatingTail, truncatingMiddle
    }

    public enum Direction: Hashable, Sendable {
        /// The direction of the first strong character of the paragraph; left to right when there is none.
        case natural
        case leftToRight, rightToLeft
    }

    public var alignment: Alignment = .natural
    public var lineBreak: LineBreak = .wordWrapping
    public var direction: Direction = .natural
    /// Added below every line but the last of the text.
    public var lineSpacing: Double = 0
    /// 0 leaves the height as it is; anything else multiplies it, the difference going above the baseline.
    public var lineHeightMultiple: Double = 0
    public var minimumLineHeight: Double = 0
    /// 0 means no limit.
    public var maximumLineHeight: Double = 0
    /// The space after the paragraph, unless it is the last.
    public var paragraphSpacing: Double = 0
    /// The space before the paragraph, unless it is the first.
    public var paragraphSpacingBefore: Double = 0
    public var firstLineHeadIndent: Double = 0
    public var headIndent: Double = 0
    /// Positive: the distance of the far edge from the near margin; zero or negative: from the far margin.
    public var tailIndent: Double = 0
    /// Nil stands for UIKit's own, every 28 points.
    public var tabStops: [TabStop]?
    /// The distance of the stops behind the last one, if positive.
    public var tabInterval: Double = 0
    /// Words break at soft hyphens. Above 0 only if less than this share of the line would be filled otherwise.
    public var hyphenationFactor: Double = 0
    /// The line before the last one gives up its last word if the last line would be a single word.
    public var pushesOut = false

    public init() {}

    public init(alignment: Alignment = .natural, lineBreak: LineBreak, direction: Direction = .natural) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.direction = direction
    }
}
