import Foundation

/// Numbers in a colour space, with an alpha: a colour that does not depend on traits.
package struct ColorValue: Hashable, Sendable {
    let space: CGColorSpace
    let components: [CGFloat]
    package let alpha: CGFloat
    /// What is painted in place of one colour.
    let pattern: CGPattern?

    package init(_ space: CGColorSpace, _ components: [CGFloat], alpha: CGFloat, pattern: CGPattern? = nil) {
        self.space = space
        self.components = components
        self.alpha = alpha
        self.pattern = pattern
    }

    func withAlpha(_ alpha: CGFloat) -> ColorValue { ColorValue(space, components, alpha: alpha, pattern: pattern) }

    /// The one colour that replaces a pattern where only one colour is possible.
    var withoutPattern: ColorValue {
        guard pattern != nil else { return self }
        return space.baseColorSpace.map { ColorValue($0, components, alpha: alpha) }
            ?? ColorValue(.gray, [0.5], alpha: alpha)
    }

    /// Red, green and blue of extended sRGB: below 0 or above 1 for what sRGB cannot show.
    package var sRGB: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        if pattern != nil { return withoutPattern.sRGB }
        if space.model == .monochrome { return (components[0], components[0], components[0]) }
        if space.model == .cmyk {
            // Without a profile, what the inks leave of white.
            let light = 1 - components[3]
            return ((1 - components[0]) * light, (1 - components[1]) * light, (1 - components[2]) * light)
        }
        if space.isLinear {
            return (Self.encoded(components[0]), Self.encoded(components[1]), Self.encoded(components[2]))
        }
        guard space.isWideGamutRGB else { return (components[0], components[1], components[2]) }
        let linear = components.map(Self.linear)
        return (
            Self.encoded(1.2249401763 * linear[0] - 0.2249401763 * linear[1]),
            Self.encoded(-0.0420569547 * linear[0] + 1.0420569547 * linear[1]),
            Self.encoded(-0.0196375546 * linear[0] - 0.0786360656 * linear[1] + 1.0982736202 * linear[2])
        )
    }

    private static func linear(_ encoded: CGFloat) -> CGFloat {
        let magnitude = Double(abs(encoded))
        let value = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return CGFloat(encoded < 0 ? -value : value)
    }

    /// Rounded to a millionth, because processors disagree on the last bits of a power.
    package static func encoded(_ linear: CGFloat) -> CGFloat {
        let magnitude = Double(abs(linear))
        let value = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return CGFloat(((linear < 0 ? -value : value) * 1e6).rounded() / 1e6)
    }
}

extension ColorValue: CustomStringConvertible {
    /// The colour as UIKit prints it: the space, then the numbers.
    package var description: String {
        let name =
            switch space.name {
            case _ where pattern != nil: "kCGColorSpaceModelPattern"
            case CGColorSpace.displayP3: "UIDisplayP3ColorSpace"
            case CGColorSpace.extendedGray, CGColorSpace.genericGrayGamma2_2: "UIExtendedGrayColorSpace"
            default: "UIExtendedSRGBColorSpace"
            }
        return ([name] + (components + [alpha]).map { String(format: "%g", Double($0)) }).joined(separator: " ")
    }
}
