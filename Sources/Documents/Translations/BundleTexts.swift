import Foundation
import MaquetteFiles
import MaquetteStrings
import MaquetteViewModel

/// The texts of a table at run time.
enum BundleTexts {
    static func texts(of file: String, in language: String?) -> TextTable {
        guard let data = FileManager.default.contents(atPath: file) else { return TextTable() }
        FilesRead.note(file)
        if file.lowercased().hasSuffix(".stringsdict") {
            if let plurals = PluralDictionary.plurals(in: data) { return TextTable(plurals: plurals) }
        } else if let read = try? Translations.read(Array(data), named: file) {
            return table(read, language ?? read.sourceLanguage)
        }
        Headless.Diagnostics.note("\(file) cannot be read, and its texts are missing")
        return TextTable()
    }

    private static func table(_ read: Translations, _ language: String?) -> TextTable {
        let wanted = language.flatMap { LanguageTag($0) }
        let tags = Set(read.texts.compactMap { $0.language.flatMap { LanguageTag($0) } })
        // `de` for `de-AT`, where there is no better one.
        let known = wanted.flatMap { wanted in
            tags.contains(wanted) ? wanted : tags.first { $0 == LanguageTag(language: wanted.language) }
        }
        // Nobody sees keys: in a language that the app does not speak, it speaks that of its author.
        let chosen = known ?? read.sourceLanguage.flatMap { LanguageTag($0) }
        var choice = TranslationChoice(idiom: Headless.settings.device.idiom)
        var forms: [String: [String: String]] = [:]
        for text in read.texts where text.language.flatMap({ LanguageTag($0) }).map({ $0 == chosen }) ?? true {
            choice.consider(text)
            if text.cases.count == 1, text.cases[0].kind == "plural", forms[text.key]?[text.cases[0].name] == nil {
                forms[text.key, default: [:]][text.cases[0].name] = text.text
            }
        }
        return TextTable(
            texts: choice.texts, plurals: forms.mapValues { PluralText.whole($0) }, language: chosen?.code ?? language)
    }
}
