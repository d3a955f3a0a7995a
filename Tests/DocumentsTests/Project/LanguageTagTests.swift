import Testing

@testable import MaquetteDocuments

/// Which folder of a project an app takes its texts from, by what Apple says of languages, scripts and regions
/// (Technical Q&A QA1828 and "Language and Locale IDs") and by the registry of language subtags.
@Suite("A language that is asked for")
struct LanguageTagTests {
    private func matches(_ wanted: String, among folders: String) -> [String] {
        let names = folders.split(separator: " ").map(String.init)
        let tags = names.compactMap { LanguageTag($0) }
        #expect(tags.count == names.count)
        return (LanguageTag(wanted)?.matches(among: tags) ?? []).map { tag in
            names.first { LanguageTag($0) == tag } ?? "?"
        }
    }

    @Test(
        "is found under the names that folders have for it",
        arguments: [
            ("zh", "en zh-Hans zh-Hant", ["zh-Hans"]), ("zh-CN", "en zh-Hans zh-Hant", ["zh-Hans"]),
            ("zh_SG", "zh-Hant zh-Hans", ["zh-Hans"]), ("zh-TW", "zh-Hans zh-Hant", ["zh-Hant"]),
            ("zh-HK", "zh-Hans zh-Hant", ["zh-Hant"]), ("zh-HK", "zh-Hant zh-HK zh-Hans", ["zh-HK", "zh-Hant"]),
            ("zh-MO", "zh-Hant zh-HK", ["zh-HK", "zh-Hant"]), ("zh-MO", "zh-Hans zh-Hant", ["zh-Hant"]),
            ("zh-Hant", "zh-Hans zh-TW", ["zh-TW"]), ("zh-Hans", "zh-CN zh-TW", ["zh-CN"]),
            ("zh-Hant", "zh-Hans en", []), ("zh-TW", "zh en", []), ("zh-Hans-CN", "zh", ["zh"]),
            ("no", "nb da", ["nb"]), ("nb", "no", ["no"]), ("nb-NO", "nb", ["nb"]), ("nn", "nb", ["nb"]),
            ("pt", "pt-BR pt-PT", ["pt-BR"]), ("pt-BR", "pt pt-PT", ["pt"]), ("pt", "pt-PT pt", ["pt"]),
            ("pt-PT", "pt pt-PT", ["pt-PT", "pt"]), ("pt-AO", "pt pt-PT", ["pt-PT", "pt"]),
            ("he", "iw", ["iw"]), ("iw", "he", ["he"]), ("in", "id", ["id"]), ("id", "in", ["in"]),
            ("yi", "ji", ["ji"]), ("fil", "tl", ["tl"]), ("tl", "fil", ["fil"]),
            ("sr-Latn", "sr sr-Latn", ["sr-Latn"]), ("sr-Latn", "sr", []), ("sr", "sr-Latn sr-Cyrl", ["sr-Cyrl"]),
            ("sr-Latn-RS", "sr sr-Latn", ["sr-Latn"]), ("sr-Cyrl", "sr", ["sr"]),
            ("DE", "de en", ["de"]), ("pt_br", "pt-BR", ["pt-BR"]), ("de_AT", "de_AT de", ["de_AT", "de"]),
            ("de-AT", "de", ["de"]), ("de", "German", ["German"]), ("ZH-hant", "zh-Hant", ["zh-Hant"]),
            ("es-MX", "es es-419", ["es-419", "es"]), ("en-AU", "en en-GB", ["en-GB", "en"]),
            ("en-US", "en-GB en", ["en"]), ("en", "en-GB fr", ["en-GB"]), ("es", "es-ES es-419", ["es-419"]),
            ("fr", "de en", []),
        ])
    func folders(wanted: String, folders: String, expected: [String]) {
        #expect(matches(wanted, among: folders) == expected)
    }

    @Test("is none where nothing of the kind is written", arguments: ["", "Base", "d", "de rtl", "12", "languages"])
    func none(text: String) { #expect(LanguageTag(text) == nil) }
}
