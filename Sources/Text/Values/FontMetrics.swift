/// Distances of a font in points, all positive and not rounded.
public struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline up to the top of the line.
    public var ascender: Double
    /// The distance from the baseline down to the bottom of the line; UIKit's `descender` is its negative.
    public var descender: Double
    /// Extra space between lines.
    public var leading: Double
    public var capHeight: Double
    public var xHeight: Double
    public var underlineOffset: Double
    public var underlineThickness: Double

    public var lineHeight: Double { ascender + descender }
}
