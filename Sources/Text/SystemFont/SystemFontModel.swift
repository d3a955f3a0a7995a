import MaquetteReleases

/// The widths of the system font, as an iOS 26.1 simulator reports them.
///
/// A character's advance at a size is `(1 - mix) * text + mix * display + tracking`: two masters, for small and for large
/// sizes, and a tracking that all weights share. A weight lies at a fixed share of the way between three drawn ones. All
/// numbers are in units of 1/2048 em. This gives 4,346 recorded advances to within 0.0002 points; what is not recorded says
/// so where it stands.
package enum SystemFontModel {
    /// The units of an em.
    package static let units = 2048.0

    /// The lines' distances from the baseline, in em; the same for every weight and size.
    static let lines = FontComposer.LineMetrics(ascender: 1950 / units, descender: 494 / units)

    /// How much a size has of the display master.
    package static func mix(_ size: Double) -> Double { value(at: size, of: mixes) }

    private static let mixes: [(size: Double, value: Double)] = [(17, 0), (19, 1.0 / 11), (24, 9.0 / 11), (28, 1)]

    /// The units that are added to every character.
    static func tracking(_ size: Double) -> Double { value(at: size, of: trackings) }

    /// Recorded from 8 to 40 points. The others are what Apple's guidelines publish, which agrees with the recorded ones to
    /// the thousandth of an em that it gives.
    private static let trackings: [(size: Double, value: Double)] = [
        (6, 84), (7, 70), (8, 52), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
        (17, -52), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 11), (26, 17),
        (27, 22), (28, 28), (29, 27), (30, 27), (31, 26), (32, 26), (33, 24), (34, 23), (35, 22), (36, 21), (37, 20),
        (38, 20), (39, 19), (40, 19), (43, 18), (48, 16), (51, 14), (56, 12), (58, 10), (64, 8), (66, 6), (72, 4),
        (76, 2), (80, 0),
    ]

    /// How far a weight lies from Regular toward the lightest drawn weight, below 0, or toward Black.
    package static func share(_ weight: FontWeight) -> Double {
        switch weight.nearestNamed {
        case .ultraLight: -0.925
        case .thin: -0.725
        case .light: -0.315
        case .medium: 11.0 / 60
        case .semibold: 19.0 / 60
        case .bold: 1.0 / 2
        case .heavy: 23.0 / 30
        case .black: 1
        default: 0
        }
    }

    /// The width of an emoji in em, whichever font draws it; so a machine without an emoji font lays out the same.
    static func emojiAdvance(size: Double) -> Double { value(at: size, of: emojiAdvances) }

    /// The advances of emoji, from recorded labels of 11 to 45 points.
    private static let emojiAdvances: [(size: Double, value: Double)] = [(14, 1.445), (18, 1.32), (25, 1.115)]

    /// The width of Chinese, Japanese and Korean characters in em, whichever font draws them. From recorded labels: 4 repositories
    /// from before iOS 10 with Chinese, and 3 others with Korean; these counts have no table.
    static func advance(of character: WideCharacter, in edition: SystemFontEdition) -> Double {
        switch character {
        case .square: edition < .first ? 1 : 1.02
        case .hangul: 0.865
        }
    }

    /// Linear between the known sizes, constant outside.
    static func value(at size: Double, of known: [(size: Double, value: Double)]) -> Double {
        guard let above = known.firstIndex(where: { $0.size >= size }) else { return known.last?.value ?? 0 }
        guard above > 0 else { return known[0].value }
        let (low, high) = (known[above - 1], known[above])
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }
}

extension SystemFontModel {
    /// The vertical metrics of a weight at a size, in em.
    static func metrics(_ weight: FontWeight, size: Double) -> FaceMetrics {
        let heights = xHeights(weight)
        let xHeight = heights.text + (heights.display - heights.text) * mix(size)
        return metrics(xHeight: xHeight.rounded(), underlineThickness: 100 + 170 * max(0, share(weight)))
    }

    /// The vertical metrics of the monospaced system font, which are the same at every size.
    static func monospacedMetrics(isBold: Bool) -> FaceMetrics { metrics(xHeight: isBold ? 1100 : 1083) }

    /// The thickness of Regular is that of the canvas. Those of heavier weights fit pictures of three suites, in which it is a whole
    /// number of pixels: Medium of 17 points 4 at 3x (pkozielecki/ios-kiss-views), Bold of 14, 16, 31 and 35 points 4, 5, 9 and 10 at 3x
    /// (thumbtack/thumbprint-ios), italics of 17 points 2 and, in Heavy, 4 at 2x (gonzalezreal/swift-markdown-ui).
    private static func metrics(xHeight: Double, underlineThickness: Double = 100) -> FaceMetrics {
        FaceMetrics(
            ascender: lines.ascender, descender: lines.descender, leading: 0, capHeight: 1443 / units,
            xHeight: xHeight / units, underlineOffset: 0.0976, underlineThickness: underlineThickness / units)
    }

    private static func xHeights(_ weight: FontWeight) -> (text: Double, display: Double) {
        switch weight.nearestNamed {
        case .ultraLight: (1076, 1040)
        case .thin, .light: (1077, 1040)
        case .medium: (1086, 1052)
        case .semibold: (1093, 1060)
        case .bold: (1101, 1072)
        case .heavy: (1113, 1089)
        case .black: (1124, 1104)
        default: (1078, 1040)
        }
    }
}
