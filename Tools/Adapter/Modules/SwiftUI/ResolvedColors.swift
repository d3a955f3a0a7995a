import UIKit

extension ShapeStyle where Resolved == Self {
    public func resolve(in environment: EnvironmentValues) -> Self { self }
}

extension Color {
    /// The components that a colour has in an environment.
    public struct Resolved: ShapeStyle, Hashable, Sendable, CustomStringConvertible {
        public typealias Resolved = Color.Resolved
        public var red, green, blue, opacity: Float
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let isLinear = colorSpace == .sRGBLinear
            (self.red, self.green) = (isLinear ? Self.curved(red) : red, isLinear ? Self.curved(green) : green)
            (self.blue, self.opacity) = (isLinear ? Self.curved(blue) : blue, opacity)
        }

        public var linearRed: Float {
            get { Self.straight(red) }
            set { red = Self.curved(newValue) }
        }
        public var linearGreen: Float {
            get { Self.straight(green) }
            set { green = Self.curved(newValue) }
        }
        public var linearBlue: Float {
            get { Self.straight(blue) }
            set { blue = Self.curved(newValue) }
        }
        public var cgColor: CGColor { Color(self).uiColor.cgColor }
        public var description: String { "\(red) \(green) \(blue) \(opacity)" }

        // IEC 61966-2-1, reckoned finely enough that the ends stay what they are.
        private static func straight(_ part: Float) -> Float {
            let part = Double(part)
            return Float(part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4))
        }
        private static func curved(_ part: Float) -> Float {
            let part = Double(part)
            return Float(part <= 0.003_130_8 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055)
        }
    }

    public init(_ resolved: Resolved) {
        self.init(
            red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
            opacity: Double(resolved.opacity))
    }

    /// A colour that a style makes for each environment.
    public init<Style: Hashable & ShapeStyle>(_ color: Style) where Style.Resolved == Color.Resolved {
        self.init(
            uiColor: UIColor { traits in
                var environment = EnvironmentValues()
                environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
                return Color(color.resolve(in: environment)).uiColor
            })
    }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let isDark = environment.colorScheme == .dark
        let color = uiColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: isDark ? .dark : .light))
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
    }
}
