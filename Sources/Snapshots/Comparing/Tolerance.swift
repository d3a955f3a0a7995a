/// How far a picture may differ from its baseline. By default not at all.
public struct Tolerance: Hashable, Sendable, Codable {
    /// The share of pixels that must match, from 0 to 1.
    public var precision: Double
    /// How similar colours must be to match, from 0 to 1: at `p` colours match when they are no further apart than
    /// 100 · (1 − p) in CIELAB (ΔE*ab of 1976), on white and on black.
    public var perceptualPrecision: Double
    /// The area, in square points, above which a connected wrong region fails however small its share is.
    public var largestRegion: Double
    /// Whether a picture may be a single colour. An empty picture never passes.
    public var allowsSingleColor: Bool

    public static let exact = Tolerance()
    public static let usualLargestRegion = 4.0

    public init(
        precision: Double = 1, perceptualPrecision: Double = 1, largestRegion: Double = usualLargestRegion,
        allowsSingleColor: Bool = false
    ) {
        self.precision = Self.share(precision)
        self.perceptualPrecision = Self.share(perceptualPrecision)
        self.largestRegion = largestRegion >= 0 ? largestRegion : 0
        self.allowsSingleColor = allowsSingleColor
    }

    /// A value outside of 0 to 1 allows no difference.
    private static func share(_ value: Double) -> Double { value >= 0 && value <= 1 ? value : 1 }
}
