/// The space for a text.
public struct TextBox: Hashable, Sendable {
    /// Lines are wrapped to this width; infinite sets every paragraph on one line.
    public var width: Double
    /// Lines that do not fit wholly are left out, but never the first.
    public var height: Double
    /// 0 means any number.
    public var maximumLines: Int
    /// What the lines go around.
    public var exclusions: [TextExclusion]
    /// Whether the last line has an ellipsis where a line break ends it and more follows, not only where it is too long.
    public var marksLineBreaks: Bool

    public init(
        width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0, exclusions: [TextExclusion] = [],
        marksLineBreaks: Bool = true
    ) {
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        self.exclusions = exclusions
        self.marksLineBreaks = marksLineBreaks
    }

    public static let unbounded = TextBox()
}
