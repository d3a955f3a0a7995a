import Foundation

extension Headless {
    /// The user's: that of a simulator which nobody has set up, or of a country where most speak the language that is shown.
    @MainActor package static var locale: Locale {
        guard let language = resources.language else { return american }
        if let last, last.language == language { return last.value }
        let value = Locale(identifier: identifier(for: language))
        last = (language, value)
        return value
    }

    private static let american = Locale(identifier: "en_US")
    /// The last one that was asked for.
    @MainActor private static var last: (language: String, value: Locale)?

    /// `de_DE` for `de`, `zh-Hans_CN` for `zh-Hans`; what names its region keeps that.
    private static func identifier(for language: String) -> String {
        let given = Locale.Components(identifier: language).languageComponents
        guard let code = given.languageCode?.identifier else { return language }
        let likely = Locale(identifier: Locale.Language(identifier: language).maximalIdentifier)
        let words = [code] + (given.script.map { [$0.identifier] } ?? [])
        let region = given.region ?? likely.region
        return words.joined(separator: "-") + (region.map { "_" + $0.identifier } ?? "")
    }
}
