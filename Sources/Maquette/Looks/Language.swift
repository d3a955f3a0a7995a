import MaquetteViewModel

/// The language that a layout is tried in: a real one for its direction, or one that is made up for testing.
package enum Language: Hashable, Sendable {
    /// A language of people: its direction, and the texts that a document's project has in it.
    case real(code: String, direction: UITraitEnvironmentLayoutDirection)
    /// Every text twice: what German and Finnish do to a layout, and more.
    case longer
    /// Accents on every letter: texts that stay plain were not translatable, and lines need their full height.
    case accented
    /// Brackets around every text: where one is missing, the text is cut off or put together from pieces.
    case bounded
    /// Layout and texts from right to left.
    case mirrored

    package static let pseudoLanguages: KeyValuePairs<String, Language> = [
        "longer": .longer, "accented": .accented, "bounded": .bounded, "mirrored": .mirrored,
    ]

    /// A language by its code, as in `ar` or `zh-Hant`, or by the name of a made-up one; nil for what can be neither.
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

    /// The code, or what a made-up language is called.
    package var name: String { code ?? Self.pseudoLanguages.first { $0.value == self }?.key ?? "" }

    /// The language's code; nil for those that are made up.
    package var code: String? {
        guard case .real(let code, _) = self else { return nil }
        return code
    }

    private static func isSubtag(_ part: String) -> Bool {
        part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// By the script where one is named, or else by the one that the language is mostly written in.
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

    /// How a text reads in a language that is made up; nil where documents themselves have the texts.
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
