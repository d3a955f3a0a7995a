/// The system's hues and greys.
///
/// The current palette (2025) and the classic one are documented by Apple; the classic palette's increased contrast is
/// from a published dump (dark) and recalled (light). Greys are documented and the same in both palettes.
extension SystemColor {
    private static func hue(_ name: String, classic: Shades, current: Shades) -> SystemColor {
        SystemColor(name: name, classic: classic, current: current)
    }

    static let red = hue(
        "systemRedColor", classic: Shades(0xFF3B30, 0xFF453A, contrast: 0xD70015, 0xFF6961),
        current: Shades(0xFF383C, 0xFF4245, contrast: 0xE9152D, 0xFF6165))
    static let orange = hue(
        "systemOrangeColor", classic: Shades(0xFF9500, 0xFF9F0A, contrast: 0xC93400, 0xFFB340),
        current: Shades(0xFF8D28, 0xFF9230, contrast: 0xC55300, 0xFFA056))
    static let yellow = hue(
        "systemYellowColor", classic: Shades(0xFFCC00, 0xFFD60A, contrast: 0xB25000, 0xFFD426),
        current: Shades(0xFFCC00, 0xFFD600, contrast: 0xA16A00, 0xFEDF43))
    static let green = hue(
        "systemGreenColor", classic: Shades(0x34C759, 0x30D158, contrast: 0x248A3D, 0x30DB5B),
        current: Shades(0x34C759, 0x30D158, contrast: 0x008932, 0x4AD968))
    static let mint = hue(
        "systemMintColor", classic: Shades(0x00C7BE, 0x63E6E2, contrast: 0x0C817B, 0x66D4CF),
        current: Shades(0x00C8B3, 0x00DAC3, contrast: 0x008575, 0x54DFCB))
    static let teal = hue(
        "systemTealColor", classic: Shades(0x30B0C7, 0x40C8E0, contrast: 0x008299, 0x5DE6FF),
        current: Shades(0x00C3D0, 0x00D2E0, contrast: 0x008198, 0x3BDDEC))
    static let cyan = hue(
        "systemCyanColor", classic: Shades(0x32ADE6, 0x64D2FF, contrast: 0x0071A4, 0x70D7FF),
        current: Shades(0x00C0E8, 0x3CD3FE, contrast: 0x007EAE, 0x6DD9FF))
    static let blue = hue(
        "systemBlueColor", classic: Shades(0x007AFF, 0x0A84FF, contrast: 0x0040DD, 0x409CFF),
        current: Shades(0x0088FF, 0x0091FF, contrast: 0x1E6EF4, 0x5CB8FF))
    static let indigo = hue(
        "systemIndigoColor", classic: Shades(0x5856D6, 0x5E5CE6, contrast: 0x3634A3, 0x7D7AFF),
        current: Shades(0x6155F5, 0x6D7CFF, contrast: 0x564ADE, 0xA7AAFF))
    static let purple = hue(
        "systemPurpleColor", classic: Shades(0xAF52DE, 0xBF5AF2, contrast: 0x8944AB, 0xDA8FFF),
        current: Shades(0xCB30E0, 0xDB34F2, contrast: 0xB02FC2, 0xEA8DFF))
    static let pink = hue(
        "systemPinkColor", classic: Shades(0xFF2D55, 0xFF375F, contrast: 0xD30F45, 0xFF6482),
        current: Shades(0xFF2D55, 0xFF375F, contrast: 0xE7124D, 0xFF8AC4))
    static let brown = hue(
        "systemBrownColor", classic: Shades(0xA2845E, 0xAC8E68, contrast: 0x7F6545, 0xB59469),
        current: Shades(0xAC7F5E, 0xB78A66, contrast: 0x956D51, 0xDBA679))

    static let gray = SystemColor(
        name: "systemGrayColor", shades: Shades(0x8E8E93, 0x8E8E93, contrast: 0x6C6C70, 0xAEAEB2))
    static let gray2 = SystemColor(
        name: "systemGray2Color", shades: Shades(0xAEAEB2, 0x636366, contrast: 0x8E8E93, 0x7C7C80))
    static let gray3 = SystemColor(
        name: "systemGray3Color", shades: Shades(0xC7C7CC, 0x48484A, contrast: 0xAEAEB2, 0x545456))
    static let gray4 = SystemColor(
        name: "systemGray4Color", shades: Shades(0xD1D1D6, 0x3A3A3C, contrast: 0xBCBCC0, 0x444446))
    static let gray5 = SystemColor(
        name: "systemGray5Color", shades: Shades(0xE5E5EA, 0x2C2C2E, contrast: 0xD8D8DC, 0x363638))
    static let gray6 = SystemColor(
        name: "systemGray6Color", shades: Shades(0xF2F2F7, 0x1C1C1E, contrast: 0xEBEBF0, 0x242426))

    static let hues = [red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown]
    static let grays = [gray, gray2, gray3, gray4, gray5, gray6]
}
