import MaquetteReleases

/// How older editions of the font differ from the present one, which documents of their time recorded.
extension SystemFontModel {
    /// The units that an older edition adds to every character.
    ///
    /// Before Xcode 12 text of 17 points was wider: in labels of 26 repositories that were saved since Xcode 9.2, and of 17
    /// before. Before Xcode 9.2 the display sizes were: in 10 repositories, least at the largest sizes.
    static func tracking(addedBy edition: SystemFontEdition, size: Double) -> Double {
        if size >= 20 { return edition == .first ? max(0, 25 - 1.25 * max(0, size - 30)) : 0 }
        return edition < .present ? max(0, 1 - abs(size - 17)) * 5 : 0
    }

    /// The units that an older edition adds to one character.
    ///
    /// Before Xcode 12 a percent sign was narrower by a tenth of an em: in 8 labels of 6 repositories.
    static func width(of character: Unicode.Scalar, addedBy edition: SystemFontEdition) -> Double {
        edition < .present && character == "%" ? -200 : 0
    }
}
