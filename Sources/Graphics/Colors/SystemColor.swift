import Foundation

/// A colour of the system: one shade for each combination of style, contrast and level.
struct SystemColor: Sendable {
    /// A colour as `0xRRGGBB` with an alpha.
    struct Shade: Hashable, Sendable, ExpressibleByIntegerLiteral {
        let rgb: UInt32
        let alpha: CGFloat

        init(_ rgb: UInt32, alpha: CGFloat = 1) {
            self.rgb = rgb
            self.alpha = alpha
        }

        init(integerLiteral rgb: UInt32) { self.init(rgb) }

        func withAlpha(_ alpha: CGFloat) -> Shade { Shade(rgb, alpha: alpha) }

        var value: ColorValue {
            let channels = [rgb >> 16 & 255, rgb >> 8 & 255, rgb & 255].map { CGFloat($0) / 255 }
            return ColorValue(.rgb, channels, alpha: alpha)
        }
    }

    struct Shades: Hashable, Sendable {
        let light, dark, lightContrast, darkContrast: Shade
        /// The shades on sheets and popovers in the dark, where they differ.
        let darkElevated, darkElevatedContrast: Shade

        init(
            _ light: Shade, _ dark: Shade, contrast lightContrast: Shade, _ darkContrast: Shade,
            elevated: Shade? = nil, elevatedContrast: Shade? = nil
        ) {
            self.light = light
            self.dark = dark
            self.lightContrast = lightContrast
            self.darkContrast = darkContrast
            darkElevated = elevated ?? dark
            darkElevatedContrast = elevatedContrast ?? elevated ?? darkContrast
        }

        /// Shades that are the same with increased contrast as without.
        init(_ light: Shade, _ dark: Shade) { self.init(light, dark, contrast: light, dark) }
    }

    let name: String
    let classic: Shades
    let current: Shades

    init(name: String, classic: Shades, current: Shades) {
        self.name = name
        self.classic = classic
        self.current = current
    }

    init(name: String, shades: Shades) { self.init(name: name, classic: shades, current: shades) }

    func value(with traits: UITraitCollection) -> ColorValue {
        let shades = Headless.release.texts.palette == .classic ? classic : current
        let hasContrast = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else {
            return (hasContrast ? shades.lightContrast : shades.light).value
        }
        if traits.userInterfaceLevel == .elevated {
            return (hasContrast ? shades.darkElevatedContrast : shades.darkElevated).value
        }
        return (hasContrast ? shades.darkContrast : shades.dark).value
    }

    static func named(_ name: String) -> SystemColor? { (hues + grays + semantic).first { $0.name == name } }
}
