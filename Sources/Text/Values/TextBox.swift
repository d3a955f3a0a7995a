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

    public init(
        width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0, exclusions: [TextExclusion] = []
    ) {
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        self.exclusions = exclusions
    }

    public static let unbounded = TextBox()
}
