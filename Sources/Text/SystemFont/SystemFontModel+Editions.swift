import MaquetteReleases

extension SystemFontModel {
    /// The additional tracking of older editions, in em.
    ///
    /// Labels of 17 points that documents recorded before Xcode 12 are wider by some two thousandths, as Apple's own table
    /// was (-24 then, -26 now); those of 20 points before Xcode 9.2 by thirteen in every weight, of 36 and more by ten.
    static func tracking(addedBy edition: SystemFontEdition, size: Double, weight: FontWeight) -> Double {
        if size >= 20 { return edition == .first ? 0.0135 - 0.003 * min(size - 20, 16) / 16 : 0 }
        let isBody = edition < .present && weight < .bold
        return isBody ? max(0, 1 - abs(size - 17)) * 0.0023 : 0
    }
}
