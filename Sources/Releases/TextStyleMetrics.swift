import Foundation

/// What Dynamic Type gives a text style at each of the twelve sizes, from extra small to the largest accessibility size.
///
/// Sizes and leadings are documented in Apple's guidelines, which have had the same since iOS 11, and measured on iOS 26.1.
/// The scaling heights are what `UIFontMetrics` divides by and were derived from measured curves: they equal the leadings
/// but for eight cells.
public struct TextStyleMetrics: Sendable {
    public enum Weight: Sendable { case regular, semibold, bold }

    public let pointSizes: [CGFloat]
    public let leadings: [CGFloat]
    public let scalingHeights: [CGFloat]
    public let weight: Weight
    /// What the bold trait makes of it, as Apple's guidelines give it for emphasised text.
    public let emphasizedWeight: Weight

    private init(
        _ cells: [(size: CGFloat, leading: CGFloat)], weight: Weight = .regular,
        emphasized: Weight = .semibold, scalingHeights exceptions: [Int: CGFloat] = [:]
    ) {
        pointSizes = cells.map(\.size)
        leadings = cells.map(\.leading)
        scalingHeights = cells.enumerated().map { exceptions[$0.offset] ?? $0.element.leading }
        self.weight = weight
        emphasizedWeight = emphasized
    }

    /// The metrics of a style by its raw value; those of body where the style is unknown.
    public static func of(_ style: String) -> TextStyleMetrics { table[style] ?? body }

    /// The leading that the style has wherever it has this size.
    public func leading(ofSize size: CGFloat) -> CGFloat? {
        pointSizes.firstIndex(of: size).map { leadings[$0] }
    }

    /// The place of the default size among the twelve.
    public static let defaultStep = 3

    private static let largeTitle = TextStyleMetrics(
        [
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61),
            (56, 66), (60, 70),
        ], emphasized: .bold)

    private static let title1 = TextStyleMetrics(
        [
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57),
            (53, 62), (58, 68),
        ], emphasized: .bold, scalingHeights: [4: 36, 5: 38, 10: 61])

    private static let title2 = TextStyleMetrics(
        [
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52),
            (50, 59), (56, 66),
        ], emphasized: .bold)

    private static let title3 = TextStyleMetrics(
        [
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51),
            (49, 58), (55, 65),
        ])

    private static let headline = TextStyleMetrics(
        [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
            (47, 56), (53, 62),
        ], weight: .semibold, scalingHeights: [10: 51])

    private static let body = TextStyleMetrics(
        [
            (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48),
            (47, 56), (53, 62),
        ])

    private static let callout = TextStyleMetrics(
        [
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46),
            (44, 52), (51, 60),
        ])

    private static let subheadline = TextStyleMetrics(
        [
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43),
            (42, 50), (49, 58),
        ], scalingHeights: [6: 26, 8: 36])

    private static let footnote = TextStyleMetrics(
        [
            (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40),
            (38, 46), (44, 52),
        ])

    private static let caption1 = TextStyleMetrics(
        [
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32), (32, 39),
            (37, 44), (43, 51),
        ], scalingHeights: [7: 27])

    private static let caption2 = TextStyleMetrics(
        [
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35),
            (34, 41), (40, 48),
        ], scalingHeights: [8: 29])

    /// Guesses, and only at the default size: they scale like the large title.
    private static let extraLargeTitle = large(36)
    private static let extraLargeTitle2 = large(28)

    private static func large(_ size: CGFloat) -> TextStyleMetrics {
        let cells = zip(largeTitle.pointSizes, largeTitle.leadings).map { pointSize, leading in
            let factor = size / largeTitle.pointSizes[defaultStep]
            return (size: (pointSize * factor).rounded(), leading: (leading * factor).rounded())
        }
        return TextStyleMetrics(cells, weight: .bold, emphasized: .bold)
    }

    private static let table: [String: TextStyleMetrics] = [
        "UICTFontTextStyleExtraLargeTitle": extraLargeTitle, "UICTFontTextStyleExtraLargeTitle2": extraLargeTitle2,
        "UICTFontTextStyleTitle0": largeTitle, "UICTFontTextStyleTitle1": title1, "UICTFontTextStyleTitle2": title2,
        "UICTFontTextStyleTitle3": title3, "UICTFontTextStyleHeadline": headline, "UICTFontTextStyleBody": body,
        "UICTFontTextStyleCallout": callout, "UICTFontTextStyleSubhead": subheadline,
        "UICTFontTextStyleFootnote": footnote, "UICTFontTextStyleCaption1": caption1,
        "UICTFontTextStyleCaption2": caption2,
    ]
}
