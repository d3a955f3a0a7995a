import Foundation

extension UIFont {
    /// The weight of a face; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        private static let names: [(weight: Weight, name: String)] = [
            (.ultraLight, "Ultralight"), (.thin, "Thin"), (.light, "Light"), (.regular, "Regular"), (.medium, "Medium"),
            (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
        ]

        /// The last part of the face's name: the nearest of the nine weights.
        var faceName: String {
            let nearest = Self.names.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
            return nearest?.name ?? "Regular"
        }

        init?(faceName: String) {
            let wanted = faceName.lowercased()
            guard let found = Self.names.first(where: { $0.name.lowercased() == wanted }) else { return nil }
            self = found.weight
        }
    }

    /// The width of a face; 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(rawValue: -0.4)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    public typealias TextStyle = UIFontTextStyle
}
