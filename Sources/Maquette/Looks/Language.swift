import MaquetteViewModel

/// The language of a layout: a real one, or a pseudo-language for testing.
package enum Language: Hashable, Sendable {
    /// A real language: its direction, and the project's translations.
    case real(code: String, direction: UITraitEnvironmentLayoutDirection)
    /// Every text twice: what German and Finnish do to a layout, and more.
    case longer
    /// Accents on every letter: texts without accents are not translatable, and lines need their full height.
    case accented
    /// Brackets around every text: a missing one shows that a text is cut off or composed of parts.
    case bounded
    /// Layout and texts from right to left.
    case mirrored

    package static let pseudoLanguages: KeyValuePairs<String, Language> = [
        "longer": .longer, "accented": .accented, "bounded": .bounded, "mirrored": .mirrored,
    ]

    /// A language by its code, such as `ar` or `zh-Hant`, or a pseudo-language by its name; nil for anything else.
    package init?(_ name: String) {
        if let known = Self.pseudoLanguages.first(where: { $0.key == name.lowercased() }) {
            self = known.value
            return
        }
        let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard let code = parts.first, (2...3).contains(code.count), parts.allSatisfy(Self.isSubtag) else { return nil }
        self = .real(
            code: name,
            direction: Self.isRightToLeft(code.lowercased(), parts.dropFirst()) ? .rightToLeft : .leftToRight)
    }

    /// The code, or the name of a pseudo-language.
    package var name: String { code ?? Self.pseudoLanguages.first { $0.value == self }?.key ?? "" }

    /// The language's code; nil for pseudo-languages.
    package var code: String? {
        guard case .real(let code, _) = self else { return nil }
        return code
    }

    private static func isSubtag(_ part: String) -> Bool {
        part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// The direction of the script if one is named, or else of the usual script of the language.
    private static func isRightToLeft(_ code: String, _ subtags: ArraySlice<String>) -> Bool {
        if let script = subtags.first(where: { $0.count == 4 && $0.allSatisfy(\.isLetter) })?.lowercased() {
            return ["arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg"].contains(script)
        }
        return ["ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ug", "dv", "ckb", "ks", "syr", "arc"].contains(
            code)
    }

    var direction: UITraitEnvironmentLayoutDirection? {
        switch self {
        case .real(_, let direction): direction
        case .mirrored: .rightToLeft
        case .longer, .accented, .bounded: nil
        }
    }

    /// The text in a pseudo-language; nil for real languages.
    var translation: ((String) -> String)? {
        switch self {
        case .real: nil
        case .longer: { $0 + " " + $0 }
        case .accented: { String(String.UnicodeScalarView($0.unicodeScalars.map { Self.accents[$0] ?? $0 })) }
        case .bounded: { "[# \($0) #]" }
        // Right-to-left override, and its end.
        case .mirrored: { "\u{202E}\($0)\u{202C}" }
        }
    }

    private static let accents = Dictionary(
        uniqueKeysWithValues: zip(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".unicodeScalars,
            "ÅƁÇÐÉƑĜĤÎĴĶĹṀÑÖÞɊŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķĺɱñöþɋŕšţûṽŵẋýž".unicodeScalars))
}
