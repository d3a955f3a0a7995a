/// Colours by what they are for.
///
/// Light shades are from published dumps, dark and elevated ones recalled and widely repeated; what increased contrast
/// changes is recalled and the least certain.
extension SystemColor {
    private static let ink: Shade = 0x3C3C43
    private static let chalk: Shade = 0xEBEBF5

    static let label = SystemColor(name: "labelColor", shades: Shades(0x000000, 0xFFFFFF))

    static let secondaryLabel = SystemColor(
        name: "secondaryLabelColor",
        shades: Shades(
            ink.withAlpha(0.6), chalk.withAlpha(0.6), contrast: ink.withAlpha(0.8), chalk.withAlpha(0.7)))

    static let tertiaryLabel = SystemColor(
        name: "tertiaryLabelColor",
        shades: Shades(
            ink.withAlpha(0.3), chalk.withAlpha(0.3), contrast: ink.withAlpha(0.7), chalk.withAlpha(0.55)))

    static let quaternaryLabel = SystemColor(
        name: "quaternaryLabelColor",
        shades: Shades(
            ink.withAlpha(0.18), chalk.withAlpha(0.16), contrast: ink.withAlpha(0.55), chalk.withAlpha(0.4)))

    static let placeholderText = SystemColor(name: "placeholderTextColor", shades: tertiaryLabel.classic)

    static let separator = SystemColor(
        name: "separatorColor",
        shades: Shades(
            ink.withAlpha(0.29), Shade(0x545458, alpha: 0.6), contrast: ink.withAlpha(0.37),
            Shade(0x545458, alpha: 0.6)))

    static let opaqueSeparator = SystemColor(name: "opaqueSeparatorColor", shades: Shades(0xC6C6C8, 0x38383A))
    static let link = SystemColor(name: "linkColor", shades: Shades(0x007AFF, 0x0984FF))
    static let tint = SystemColor(name: "tintColor", classic: blue.classic, current: blue.current)

    /// Increased contrast thickens a fill by eight hundredths.
    private static func fill(
        _ name: String, _ light: UInt32, _ lightAlpha: Double, dark: UInt32, _ darkAlpha: Double
    ) -> SystemColor {
        SystemColor(
            name: name,
            shades: Shades(
                Shade(light, alpha: lightAlpha), Shade(dark, alpha: darkAlpha),
                contrast: Shade(light, alpha: lightAlpha + 0.08), Shade(dark, alpha: darkAlpha + 0.08)))
    }

    static let systemFill = fill("systemFillColor", 0x787880, 0.2, dark: 0x787880, 0.36)
    static let secondarySystemFill = fill("secondarySystemFillColor", 0x787880, 0.16, dark: 0x787880, 0.32)
    static let tertiarySystemFill = fill("tertiarySystemFillColor", 0x767680, 0.12, dark: 0x767680, 0.24)
    static let quaternarySystemFill = fill("quaternarySystemFillColor", 0x747480, 0.08, dark: 0x767680, 0.18)

    /// The three levels of a background in dark mode; sheets and popovers start one level higher.
    private static let base = Shades(0xFFFFFF, 0x000000, contrast: 0xFFFFFF, 0x000000, elevated: 0x1C1C1E)
    private static let secondDark: (Shade, contrast: Shade, elevated: Shade) = (0x1C1C1E, 0x242426, 0x2C2C2E)
    private static let thirdDark: (Shade, contrast: Shade, elevated: Shade) = (0x2C2C2E, 0x363638, 0x3A3A3C)

    static let systemBackground = SystemColor(name: "systemBackgroundColor", shades: base)

    static let secondarySystemBackground = SystemColor(
        name: "secondarySystemBackgroundColor",
        shades: Shades(
            0xF2F2F7, secondDark.0, contrast: 0xEBEBF0, secondDark.contrast, elevated: secondDark.elevated))

    static let tertiarySystemBackground = SystemColor(
        name: "tertiarySystemBackgroundColor",
        shades: Shades(0xFFFFFF, thirdDark.0, contrast: 0xFFFFFF, thirdDark.contrast, elevated: thirdDark.elevated))

    static let systemGroupedBackground = SystemColor(
        name: "systemGroupedBackgroundColor",
        shades: Shades(0xF2F2F7, 0x000000, contrast: 0xEBEBF0, 0x000000, elevated: 0x1C1C1E))

    static let secondarySystemGroupedBackground = SystemColor(
        name: "secondarySystemGroupedBackgroundColor",
        shades: Shades(
            0xFFFFFF, secondDark.0, contrast: 0xFFFFFF, secondDark.contrast, elevated: secondDark.elevated))

    static let tertiarySystemGroupedBackground = SystemColor(
        name: "tertiarySystemGroupedBackgroundColor",
        shades: Shades(0xF2F2F7, thirdDark.0, contrast: 0xEBEBF0, thirdDark.contrast, elevated: thirdDark.elevated))

    static let semantic = [
        label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, separator, opaqueSeparator, link, tint,
        systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill, systemBackground,
        secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
        secondarySystemGroupedBackground, tertiarySystemGroupedBackground,
    ]
}
