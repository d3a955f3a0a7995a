import Foundation

public enum CGColorSpaceModel: Int32, Hashable, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb = 1
}

/// What the numbers of a colour mean.
public final class CGColorSpace: Hashable, Sendable {
    public let name: String?
    public let model: CGColorSpaceModel

    public static let sRGB = "kCGColorSpaceSRGB"
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    public static let extendedGray = "kCGColorSpaceExtendedGray"

    public init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.displayP3: model = .rgb
        case Self.genericGrayGamma2_2, Self.extendedGray: model = .monochrome
        default: return nil
        }
        self.name = name
    }

    private init(known name: String, model: CGColorSpaceModel) {
        self.name = name
        self.model = model
    }

    static let rgb = CGColorSpace(known: extendedSRGB, model: .rgb)
    static let wide = CGColorSpace(known: displayP3, model: .rgb)
    static let gray = CGColorSpace(known: extendedGray, model: .monochrome)

    /// Without the alpha.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }
    /// Whether something can be drawn in it.
    public var supportsOutput: Bool { true }
    public var isWideGamutRGB: Bool { name == Self.displayP3 }

    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool { left.name == right.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
