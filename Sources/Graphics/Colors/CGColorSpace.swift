import Foundation

public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
    case cmyk = 2
    case lab = 3
    case deviceN = 4
    case indexed = 5
    case pattern = 6
}

/// What the numbers of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
    public let name: String?
    public let model: CGColorSpaceModel
    let patternBase: CGColorSpace?

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray = "kCGColorSpaceExtendedGray"
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    public static let genericCMYK = "kCGColorSpaceGenericCMYK"

    public init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.linearSRGB, Self.extendedLinearSRGB: model = .rgb
        case Self.genericCMYK: model = .cmyk
        case Self.genericGrayGamma2_2, Self.extendedGray: model = .monochrome
        default: return nil
        }
        self.name = name
        patternBase = nil
    }

    /// The space of patterns: those with colours have no base, the others that of their colour.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        name = nil
        model = .pattern
        patternBase = baseSpace
    }

    private init(known name: String, model: CGColorSpaceModel) {
        self.name = name
        patternBase = nil
        self.model = model
    }

    /// The space of patterns with colours of their own.
    static let patterns = CGColorSpace(patternBaseSpace: nil)!

    static let rgb = CGColorSpace(known: extendedSRGB, model: .rgb)
    static let wide = CGColorSpace(known: displayP3, model: .rgb)
    static let gray = CGColorSpace(known: extendedGray, model: .monochrome)
    static let cmyk = CGColorSpace(known: genericCMYK, model: .cmyk)

    /// The number of components without the alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome: 1
        case .cmyk: 4
        case .pattern: patternBase?.numberOfComponents ?? 0
        default: 3
        }
    }
    public var baseColorSpace: CGColorSpace? { patternBase }
    var isLinear: Bool { name == Self.linearSRGB || name == Self.extendedLinearSRGB }
    /// Whether something can be drawn in it.
    public var supportsOutput: Bool { true }
    public var isWideGamutRGB: Bool { name == Self.displayP3 }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.name == right.name && left.model == right.model && left.patternBase == right.patternBase
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }

public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
