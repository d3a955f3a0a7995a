/// An image fitted into a rectangle.
public struct ImagePlacement: Hashable, Sendable {
    public enum Interpolation: Hashable, Sendable {
        /// Averages when shrinking, blends neighbours when growing.
        case smooth
        /// Keeps pixels square and hard.
        case nearest
    }

    public var source: ImageSource
    public var rect: Rect
    public var interpolation: Interpolation
    /// When set, the image is a stencil: only its alpha counts, painted in this colour.
    public var tint: Color?
    /// How many of the image's pixels make a point; cap insets are measured in points.
    public var scale: Double
    /// The margins that keep their size while the middle stretches; nothing when all of the image stretches.
    public var capInsets: Insets?
    /// Whether sides and middle repeat instead of stretching.
    public var tilesMiddle: Bool
    /// Whether the image is painted in the opposite colours.
    public var isInverted = false

    public init(
        _ source: ImageSource, in rect: Rect, interpolation: Interpolation = .smooth, tint: Color? = nil,
        scale: Double = 1, capInsets: Insets? = nil, tilesMiddle: Bool = false
    ) {
        self.source = source
        self.rect = rect
        self.interpolation = interpolation
        self.tint = tint
        self.scale = scale
        self.capInsets = capInsets
        self.tilesMiddle = tilesMiddle
    }
}
