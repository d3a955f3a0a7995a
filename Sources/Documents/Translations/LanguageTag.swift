/// A language code as projects and people write it, `pt_BR` or `zh-Hant-HK`, in one spelling.
struct LanguageTag: Hashable {
    var language: String
    var script: String?
    var region: String?

    init(language: String, script: String? = nil, region: String? = nil) {
        (self.language, self.script, self.region) = (language, script, region)
    }

    /// nil for text that is no language code. Parts after the region are ignored.
    init?(_ text: String) {
        if let old = Self.namesOfOld[text.lowercased()] {
            self.init(language: old)
            return
        }
        var parts = text.split { $0 == "-" || $0 == "_" }.map(String.init)[...]
        guard let first = parts.popFirst(), (2...3).contains(first.count), first.allSatisfy(Self.isLetter) else {
            return nil
        }
        let code = first.lowercased()
        self.init(language: Self.aliases[code] ?? code)
        if let part = parts.first, part.count == 4, part.allSatisfy(Self.isLetter) {
            script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
            parts.removeFirst()
        }
        if let part = parts.first, part.count == 2 && part.allSatisfy(Self.isLetter) || part.isAreaNumber {
            region = part.uppercased()
        }
    }

    /// The tag as folders are called: `zh-Hant-TW`.
    var code: String { [language, script, region].compactMap { $0 }.joined(separator: "-") }

    private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }

    /// Codes that were withdrawn or that mean the same language, from the registry of language subtags.
    private static let aliases = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil", "no": "nb", "mo": "ro"]

    /// Names of folders from before there were codes.
    private static let namesOfOld = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "dutch": "nl",
        "japanese": "ja",
    ]

    // MARK: Scripts

    /// The script of languages that are written in several; nil for others.
    private var usualScript: String? {
        switch language {
        case "zh": ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
        case "sr": region == "ME" ? "Latn" : "Cyrl"
        case "uz": region == "AF" ? "Arab" : "Latn"
        case "az": region == "IR" ? "Arab" : "Latn"
        case "pa": region == "PK" ? "Arab" : "Guru"
        case "bs": "Latn"
        default: nil
        }
    }

    private var settledScript: String? { script ?? usualScript }

    /// Whether readers of one can read the other.
    private func isWritten(as other: LanguageTag) -> Bool {
        language == other.language && settledScript == other.settledScript
    }

    // MARK: Matching

    /// The fallback languages, the nearest first: the language itself, the regions that it follows, and the language
    /// without a region.
    var candidates: [LanguageTag] {
        let script = settledScript
        var found: [LanguageTag] = []
        func add(_ language: String, _ region: String?) {
            var tags = [LanguageTag(language: language, script: script, region: region)]
            let plain = LanguageTag(language: language, region: region)
            if plain.settledScript == script || script == self.script && plain.usualScript == nil { tags.append(plain) }
            for tag in tags where !found.contains(tag) { found.append(tag) }
        }
        if let region { add(language, region) }
        for region in followedRegions { add(language, region) }
        add(language, nil)
        for region in standardRegions { add(language, region) }
        // Readers of Nynorsk can read Bokmål.
        if language == "nn" { add("nb", nil) }
        return found
    }

    /// Regions whose texts are nearer than those of the language without a region.
    private var followedRegions: [String] {
        switch (language, region) {
        case ("zh", "MO"): ["HK"]
        case ("pt", let region?) where region != "BR": ["PT"]
        case ("es", let region?) where Self.latinAmerica.contains(region): ["419"]
        case ("en", let region?) where !["US", "CA", "PH", "001"].contains(region): ["GB", "001"]
        default: []
        }
    }

    /// Regions whose texts count as those of the whole language.
    private var standardRegions: [String] {
        switch (language, settledScript) {
        case ("zh", "Hant"): ["TW"]
        case ("zh", _): ["CN"]
        // Apple's plain Portuguese is that of Brazil.
        case ("pt", _) where region == nil || region == "BR": ["BR"]
        case ("nb", _): ["NO"]
        default: []
        }
    }

    private static let latinAmerica: Set = [
        "AR", "BO", "BR", "BZ", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR", "PY",
        "SV",
        "US", "UY", "VE",
    ]

    /// The languages from which an app would take its texts, the nearest first: all fallbacks, or else one with another
    /// region.
    func matches(among known: [LanguageTag]) -> [LanguageTag] {
        let matches = candidates.filter(known.contains)
        if !matches.isEmpty { return matches }
        let others = known.filter(isWritten(as:)).sorted { ($0.region ?? "") < ($1.region ?? "") }
        return Array(others.prefix(1))
    }
}

extension String {
    /// A region code of an area, such as `419` for Latin America.
    fileprivate var isAreaNumber: Bool { count == 3 && allSatisfy { $0.isASCII && $0.isNumber } }
}
