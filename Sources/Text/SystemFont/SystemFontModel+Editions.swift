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
    /// Before iOS 14 as Apple's guidelines of 2019 had them, but for 17 points: labels of 26 repositories that were saved since
    /// Xcode 9.2, and of 17 before, are a thousandth of an em wider. Before Xcode 9.2 the display sizes were wider, too: in 10
    /// repositories, least at the largest sizes.
    static func tracking(_ size: Double, in edition: SystemFontEdition) -> Double {
        guard edition < .present else { return tracking(size) }
        if size < firstDisplaySize { return size <= 16 ? tracking(size) : value(at: size, of: earlierTextTrackings) }
        if edition <= .first { return tracking(size) + max(0, 25 - 1.25 * max(0, size - 30)) }
        return size >= 28 ? tracking(size) : value(at: size, of: earlierDisplayTrackings)
    }

    private static let earlierTextTrackings: [(size: Double, value: Double)] = [
        (16, -40), (17, -47), (18, -51), (19, -53),
    ]
    private static let earlierDisplayTrackings: [(size: Double, value: Double)] = [
        (20, 39), (21, 35), (22, 33), (23, 33), (24, 31), (25, 29), (26, 29), (27, 27), (28, 28),
    ]

    /// The units that an older edition adds to one character.
    ///
    /// Before Xcode 12 a percent sign was narrower by a tenth of an em: in 8 labels of 6 repositories.
    static func width(of character: Unicode.Scalar, addedBy edition: SystemFontEdition) -> Double {
        edition < .present && character == "%" ? -200 : 0
    }
}
