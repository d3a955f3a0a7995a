import Foundation

/// A choice among the features of a font: a type and a selector of SFNTLayoutTypes.h.
struct FontFeature: Hashable, Sendable {
    var type, selector: Int

    init(_ type: Int, _ selector: Int) { (self.type, self.selector) = (type, selector) }

    /// Reads an entry of `UIFontDescriptor.AttributeName.featureSettings`.
    init?(setting: [UIFontDescriptor.FeatureKey: Any]) {
        guard let type = CGFloat(anyNumber: setting[.type]), let selector = CGFloat(anyNumber: setting[.selector])
        else {
            return nil
        }
        self.init(Int(saturating: type), Int(saturating: selector))
    }

    var setting: [UIFontDescriptor.FeatureKey: Int] { [.type: type, .selector: selector] }

    static let monospacedDigits = FontFeature(kNumberSpacingType, kMonospacedNumbersSelector)

    /// All that a descriptor asks for, in its order.
    static func all(in settings: Any?) -> [FontFeature] {
        switch settings {
        case let settings as [[UIFontDescriptor.FeatureKey: Int]]: settings.compactMap { FontFeature(setting: $0) }
        case let settings as [[UIFontDescriptor.FeatureKey: Any]]: settings.compactMap { FontFeature(setting: $0) }
        default: []
        }
    }

    /// The feature's name in OpenType, as Core Text takes it for fonts that have no table of Apple's; nil for what OpenType has no name
    /// for.
    var openType: String? {
        switch type {
        case kLigaturesType: onOrOff(["rlig", "liga", "dlig"], selector) ?? later
        case kContextualAlternatesType: onOrOff(["calt", "swsh", "cswh"], selector)
        case kCaseSensitiveLayoutType: onOrOff(["case", "cpsp"], selector)
        case kStylisticAlternativesType: stylisticSet
        default: Self.selected[self].map { "\($0)=1" }
        }
    }

    /// Even selectors switch on, odd ones off.
    private func onOrOff(_ tags: [String], _ selector: Int) -> String? {
        tags.indices.contains(selector / 2) ? "\(tags[selector / 2])=\(selector % 2 == 0 ? 1 : 0)" : nil
    }

    private var later: String? { selector < 18 ? nil : onOrOff(["clig", "hlig"], selector - 18) }

    private var stylisticSet: String? {
        guard (2...41).contains(selector) else { return nil }
        let number = selector / 2
        return "ss\(number < 10 ? "0" : "")\(number)=\(selector % 2 == 0 ? 1 : 0)"
    }

    private static let selected: [FontFeature: String] = [
        FontFeature(kLetterCaseType, kSmallCapsSelector): "smcp",
        FontFeature(kNumberSpacingType, kMonospacedNumbersSelector): "tnum",
        FontFeature(kNumberSpacingType, kProportionalNumbersSelector): "pnum",
        FontFeature(kVerticalPositionType, kSuperiorsSelector): "sups",
        FontFeature(kVerticalPositionType, kInferiorsSelector): "subs",
        FontFeature(kVerticalPositionType, kOrdinalsSelector): "ordn",
        FontFeature(kVerticalPositionType, kScientificInferiorsSelector): "sinf",
        FontFeature(kFractionsType, kVerticalFractionsSelector): "afrc",
        FontFeature(kFractionsType, kDiagonalFractionsSelector): "frac",
        FontFeature(kTypographicExtrasType, kSlashedZeroOnSelector): "zero",
        FontFeature(kNumberCaseType, kLowerCaseNumbersSelector): "onum",
        FontFeature(kNumberCaseType, kUpperCaseNumbersSelector): "lnum",
        FontFeature(kLowerCaseType, kLowerCaseSmallCapsSelector): "smcp",
        FontFeature(kLowerCaseType, kLowerCasePetiteCapsSelector): "pcap",
        FontFeature(kUpperCaseType, kUpperCaseSmallCapsSelector): "c2sc",
        FontFeature(kUpperCaseType, kUpperCasePetiteCapsSelector): "c2pc",
    ]
}
