import MaquetteReleases

/// How older editions of the font differ from the present one, which documents of their time recorded.
extension SystemFontModel {
    /// How much a size has of the display master. Before iOS 14 it had either all of it, from 20 points on, or nothing: Apple's
    /// guidelines say that the sizes were discrete until then.
    static func mix(_ size: Double, in edition: SystemFontEdition) -> Double {
        guard edition < .present else { return mix(size) }
        if size < firstDisplaySize { return 0 }
        // What is known of the first edition's display sizes was measured against the present mix.
        return edition <= .first ? mix(size) : 1
    }

    private static let firstDisplaySize = 20.0

    /// The units that are added to every character.
    ///
    /// Before iOS 14 as Apple's guidelines of 2019 had them, from 28 points on in whole thousandths of an em, as pictures of iOS
    /// 13.3 show; but for 17 points: labels of 26 repositories that were saved since Xcode 9.2, and of 17 before, are a thousandth
    /// wider. Before Xcode 9.2 the display sizes were wider, too: in 10 repositories, least at the largest sizes. These counts have
    /// no table.
    static func tracking(_ size: Double, in edition: SystemFontEdition) -> Double {
        guard edition < .present else { return tracking(size) }
        if size < firstDisplaySize { return size <= 16 ? tracking(size) : value(at: size, of: earlierTextTrackings) }
        if edition <= .first { return tracking(size) + max(0, 25 - 1.25 * max(0, size - 30)) }
        guard size >= 28 else { return value(at: size, of: earlierDisplayTrackings) }
        return (tracking(size) * 1000 / units).rounded() * units / 1000
    }

    private static let earlierTextTrackings: [(size: Double, value: Double)] = [
        (16, -40), (17, -47), (18, -51), (19, -53),
    ]
    private static let earlierDisplayTrackings: [(size: Double, value: Double)] = [
        (20, 39), (21, 35), (22, 33), (23, 33), (24, 31), (25, 29), (26, 29), (27, 27), (28, 28),
    ]

    /// The units that an older edition adds to a percent sign: before Xcode 12 it was narrower by a tenth of an em, in 8 labels of
    /// 6 repositories, a count that has no table.
    static func percentSign(addedBy edition: SystemFontEdition) -> Double { edition < .present ? -200 : 0 }

    /// The units that an older edition adds to a straight apostrophe, measured in pictures of iOS 13.3 from 14 to 58 points, in
    /// two weights.
    static func apostrophe(addedBy edition: SystemFontEdition, mix: Double) -> Double {
        edition < .present ? -130 * (1 - mix) - 90 * mix : 0
    }
}
