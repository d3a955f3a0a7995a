/// The style of a range of characters.
public struct TextStyle: Hashable, Sendable {
    /// A rule drawn under or through the characters.
    public enum Rule: Hashable, Sendable {
        case none, single, thick, double
    }

    /// Space for an attachment; the text has one U+FFFC for it.
    public struct Attachment: Hashable, Sendable {
        public var width: Double
        public var height: Double
        /// The distance of the lower edge above the baseline; negative is below.
        public var elevation: Double

        public init(width: Double, height: Double, elevation: Double = 0) {
            self.width = width
            self.height = height
            self.elevation = elevation
        }
    }

    public var font: TextFont
    /// Points added after every character. As in UIKit 0 switches pair kerning off; nil leaves the font's own spacing.
    public var kern: Double?
    /// Points added after every character on top of everything else; pair kerning stays.
    public var tracking: Double
    /// Points by which the characters rise above the baseline.
    public var baselineOffset: Double
    public var underline: Rule
    public var strikethrough: Rule
    /// How far the top leans to the right for each point of height.
    public var obliqueness: Double
    public var hasBackground: Bool
    public var attachment: Attachment?
    /// The caller's own number, returned with the runs: a colour or a set of attributes. It does not affect layout.
    public var tag: Int

    public init(
        font: TextFont, kern: Double? = nil, tracking: Double = 0, baselineOffset: Double = 0, underline: Rule = .none,
        strikethrough: Rule = .none, obliqueness: Double = 0, hasBackground: Bool = false,
        attachment: Attachment? = nil, tag: Int = 0
    ) {
        self.font = font
        self.kern = kern
        self.tracking = tracking
        self.baselineOffset = baselineOffset
        self.underline = underline
        self.strikethrough = strikethrough
        self.obliqueness = obliqueness
        self.hasBackground = hasBackground
        self.attachment = attachment
        self.tag = tag
    }
}
