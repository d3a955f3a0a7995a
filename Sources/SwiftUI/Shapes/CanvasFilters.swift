/// What changes the pixels of whatever is drawn on a canvas.
extension GraphicsContext {
    public struct Filter: Sendable {
        enum Kind: @unchecked Sendable {
            case pixels(PixelFilter)
            case shadow(Color, CGFloat, CGFloat, CGFloat)
            case multiply(Color)
        }
        let kind: Kind
        private static func pixels(_ filter: PixelFilter) -> Filter { Filter(kind: .pixels(filter)) }

        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { pixels(.blur(0)) }
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { Filter(kind: .shadow(color, radius, x, y)) }
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { pixels(.matrix(matrix.numbers)) }
        public static func hueRotation(_ angle: Angle) -> Filter { pixels(.hueRotation(angle)) }
        public static func saturation(_ amount: Double) -> Filter { pixels(.saturation(amount)) }
        public static func brightness(_ amount: Double) -> Filter { pixels(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { pixels(.contrast(amount)) }
        public static func colorInvert(_ amount: Double = 1) -> Filter { pixels(amount > 0.5 ? .invert : .blur(0)) }
        public static func grayscale(_ amount: Double) -> Filter { pixels(.saturation(1 - amount)) }
        public static var luminanceToAlpha: Filter { pixels(.luminanceToAlpha) }
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            pixels(.blur(radius))
        }
        /// Opaque where the alpha is between two numbers.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            let steepness: Float = 1_000
            return pixels(.matrix([Float](repeating: 0, count: 15) + [0, 0, 0, steepness, -steepness * Float(min)]))
        }
    }
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let shadowAbove = Self(rawValue: 1), shadowOnly = Self(rawValue: 2)
        public static let invertsAlpha = Self(rawValue: 4), disablesGroup = Self(rawValue: 8)
    }
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let opaque = Self(rawValue: 1), dithersResult = Self(rawValue: 2)
    }
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let linearColor = Self(rawValue: 1)
    }
}

/// Numbers by which the components of colours are multiplied, and which are added.
public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
    public init() {}
    var numbers: [Float] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5] + [b1, b2, b3, b4, b5, a1, a2, a3, a4, a5]
    }
}
