/// How the outlines of one face are changed to be like another's.
public struct OutlineFit: Hashable, Sendable {
    /// Of the outline's own width and height.
    public var width = 1.0
    public var height = 1.0
    /// How far they lean to the right, in their height.
    public var lean = 0.0
    /// How far outlines stand in from where their letters begin, in em, by glyph.
    var shifts: [Double] = []

    /// As the font has them.
    public init() {}
}
