/// How the outlines of one face are changed to resemble another's.
public struct OutlineFit: Hashable, Sendable {
    /// The factors of the outline's own width and height.
    public var width = 1.0
    public var height = 1.0
    /// The slant of the outlines to the right, relative to their height.
    public var lean = 0.0
    /// How far outlines are moved to the right within their advance, in em, by glyph.
    var shifts: [Double] = []

    /// The outlines as the font has them.
    public init() {}
}
