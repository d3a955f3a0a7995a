extension Color {
    /// The components that a colour has in an environment, in sRGB.
    public struct Resolved: ShapeStyle, Hashable, CustomStringConvertible, Codable {
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
        var uiColor: UIColor {
            UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
        }
        public var cgColor: CGColor { uiColor.cgColor }
        /// `#FF3B30FF`, with the opacity last.
        public var description: String {
            let parts = [red, green, blue, opacity].map { part in
                let number = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
                return number.count == 1 ? "0" + number : number
            }
            return "#" + parts.joined()
        }

        public func resolve(in environment: EnvironmentValues) -> Color.Resolved { self }
        public func _paint(in environment: EnvironmentValues) -> _Paint { .color(uiColor) }

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

    public init(_ resolved: Resolved) { self.init(uiColor: resolved.uiColor) }

    /// A colour that a style makes for each environment.
    public init<Style: Hashable & ShapeStyle>(_ color: Style) where Style.Resolved == Color.Resolved {
        self.init(
            uiColor: UIColor { traits in
                var environment = EnvironmentValues()
                environment.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
                return color.resolve(in: environment).uiColor
            })
    }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        Self.components(uiColor(in: environment), environment.traitCollection)
    }

    func resolved(_ traits: UITraitCollection) -> Resolved { Self.components(uiColor, traits) }

    private static func components(_ color: UIColor, _ traits: UITraitCollection) -> Resolved {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
    }
}

extension Color.Resolved {
    /// A colour as far from this one to another as the share says.
    func mixed(with other: Self, _ share: Float, in space: Gradient.ColorSpace) -> Self {
        func between(_ one: Float, _ other: Float) -> Float { one + (other - one) * share }
        let opacity = between(opacity, other.opacity)
        guard space == .perceptual else {
            return Self(
                red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
                opacity: opacity)
        }
        let (one, two) = (perceived, other.perceived)
        return Self(
            perceived: (between(one.0, two.0), between(one.1, two.1), between(one.2, two.2)), opacity: opacity)
    }

    /// Björn Ottosson's Oklab, in which equal distances look equal.
    private var perceived: (Float, Float, Float) {
        let (r, g, b) = (linearRed, linearGreen, linearBlue)
        let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        return (
            0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
        )
    }

    /// The lightness from 0 for black to 1 for white.
    var perceivedLightness: Float { perceived.0 }

    private init(perceived lab: (Float, Float, Float), opacity: Float) {
        let l = lab.0 + 0.396_337_777_4 * lab.1 + 0.215_803_757_3 * lab.2
        let m = lab.0 - 0.105_561_345_8 * lab.1 - 0.063_854_172_8 * lab.2
        let s = lab.0 - 0.089_484_177_5 * lab.1 - 1.291_485_548_0 * lab.2
        let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
        self.init(
            colorSpace: .sRGBLinear, red: 4.076_741_662_1 * l3 - 3.307_711_591_3 * m3 + 0.230_969_929_2 * s3,
            green: -1.268_438_004_6 * l3 + 2.609_757_401_1 * m3 - 0.341_319_396_5 * s3,
            blue: -0.004_196_086_3 * l3 - 0.703_418_614_7 * m3 + 1.707_614_701_0 * s3, opacity: opacity)
    }
}
