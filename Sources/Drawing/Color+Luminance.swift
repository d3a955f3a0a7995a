extension Color {
    /// How bright the colour is to the eye, from 0 to 1: the relative luminance of WCAG 2.2, of the colour without its alpha.
    public var relativeLuminance: Double {
        0.2126 * LinearLight.of(red) + 0.7152 * LinearLight.of(green) + 0.0722 * LinearLight.of(blue)
    }

    /// The contrast of two colours, from 1 for equal brightness to 21 for black on white, as WCAG 2.2 defines it.
    public func contrast(with other: Color) -> Double {
        let (one, two) = (relativeLuminance, other.relativeLuminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }

    /// The colour over an opaque one.
    public func over(_ ground: Color) -> Color {
        func mix(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
        return Color(
            red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }

    /// `#RRGGBB`, for messages.
    public var hexWords: String {
        let (red, green, blue, _) = bytes
        return "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    public init(pixel: UInt32) {
        self.init(hex: pixel & 0xff_ffff, alpha: Double(pixel >> 24) / 255)
    }
}

/// Components of sRGB as amounts of light, and back: the curve of IEC 61966-2-1.
///
/// The curve is worked out by multiplying and dividing alone, so that every machine gets the same numbers.
package enum LinearLight {
    /// The light of each byte of a component.
    package static let ofBytes: [Double] = (0...255).map { exact(Double($0) / 255) }

    package static func of(_ component: Double) -> Double {
        let bounded = min(max(component, 0), 1)
        let byte = (bounded * 255).rounded()
        return abs(bounded * 255 - byte) < 1e-9 ? ofBytes[Int(byte)] : exact(bounded)
    }

    /// The byte whose light is nearest, as it is seen: half way between two bytes is half way on the curve.
    package static func byte(_ light: Double) -> UInt8 {
        var (low, high) = (0, 255)
        while low < high {
            let middle = (low + high) / 2
            if light < halfWays[middle] { high = middle } else { low = middle + 1 }
        }
        return UInt8(low)
    }

    private static let halfWays: [Double] = (0..<255).map { exact((Double($0) + 0.5) / 255) }

    private static func exact(_ component: Double) -> Double {
        guard component > 0.04045 else { return component / 12.92 }
        // The power of 2.4 is the square times the square of the fifth root.
        let base = (component + 0.055) / 1.055
        var root = 1.0
        for _ in 0..<60 {
            let fourth = root * root * root * root
            root -= (root * fourth - base) / (5 * fourth)
        }
        return base * base * root * root
    }
}
