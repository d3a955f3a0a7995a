/// The weight of a font on UIKit's scale, where regular is 0.
public struct FontWeight: RawRepresentable, Hashable, Sendable, Comparable {
    public var rawValue: Double

    public init(rawValue: Double) { self.rawValue = rawValue }

    public static let ultraLight = FontWeight(rawValue: -0.8)
    public static let thin = FontWeight(rawValue: -0.6)
    public static let light = FontWeight(rawValue: -0.4)
    public static let regular = FontWeight(rawValue: 0)
    public static let medium = FontWeight(rawValue: 0.23)
    public static let semibold = FontWeight(rawValue: 0.3)
    public static let bold = FontWeight(rawValue: 0.4)
    public static let heavy = FontWeight(rawValue: 0.56)
    public static let black = FontWeight(rawValue: 0.62)

    /// The nine weights that have faces, from thinnest to heaviest.
    public static let named: [FontWeight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    public static func < (lighter: Self, heavier: Self) -> Bool { lighter.rawValue < heavier.rawValue }

    /// The nearest weight that has its own face.
    public var nearestNamed: FontWeight {
        Self.named.min { abs($0.rawValue - rawValue) < abs($1.rawValue - rawValue) } ?? .regular
    }
}
