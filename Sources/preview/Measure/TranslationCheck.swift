import Maquette
import MaquetteSyntax

/// Measures every text of some files in the labels they must fit.
@MainActor struct TranslationCheck {
    let fonts: [FontChoice]
    let boxes: [(width: Double, height: Double)]
    let lines: Int
    let languages: [String]
    let isJSON: Bool

    private struct Count {
        var texts = 0
        var cut = 0
    }

    /// Unreadable files do not keep the others from being checked.
    func run(_ files: [FilePath]) throws -> Outcome {
        var table = Table(columns: ["cut off in", "key", "language", "font", "fits", "needs", "text"])
        var count = Count()
        var outcome = Outcome.fine
        for file in files {
            do {
                let all = try Translations.read(file.contents(), named: file.shown)
                for warning in all.warnings { StandardError.say(warning.description) }
                for translation in try chosen(all.texts, of: file) {
                    try check(translation, in: file, table: &table, count: &count)
                }
            } catch let unusable as UnusableDocument {
                for problem in unusable.problems { StandardError.say(problem.description) }
                outcome = .badInput
            } catch let error as SystemError {
                StandardError.say("\(file.shown): \(error.words)")
                outcome = .badInput
            }
        }
        if !isJSON {
            if count.cut > 0 { try StandardOutput.print(table.description + "\n") }
            if count.texts > 0 { try StandardOutput.print(summary(count)) }
        }
        outcome.worsen(to: count.cut > 0 ? .findings : .fine)
        return outcome
    }

    private func chosen(_ translations: [Translation], of file: FilePath) throws -> [Translation] {
        guard !languages.isEmpty else { return translations }
        let known = Set(translations.compactMap(\.language)).sorted()
        for language in languages where !known.contains(language) {
            let names =
                known.isEmpty ? "the file has no languages" : "the file has \(NearestNames.list(known))"
            throw UnusableDocument([
                DocumentProblem(file: file.shown, message: "there is no language `\(language.shortened)`; \(names)")
            ])
        }
        return translations.filter { $0.language.map(languages.contains) ?? false }
    }

    private func check(_ translation: Translation, in file: FilePath, table: inout Table, count: inout Count) throws {
        let language = [translation.language, translation.variation].compactMap { $0 }.joined(separator: " ")
        for font in fonts {
            for box in boxes {
                let (width, height) = (CGFloat(box.width), CGFloat(box.height))
                let found = TextMeasurement(
                    of: translation.text, font: font.font, width: width, height: height, lines: lines)
                let needed = TextMeasurement(of: translation.text, font: font.font, width: width, lines: 0)
                let needsWidth = TextMeasurement(of: translation.text, font: font.font, lines: 1).size
                let needs = lines == 1 ? needsWidth : needed.size
                count.texts += 1
                if found.isTruncated { count.cut += 1 }
                if isJSON {
                    try JSONAnswer.print(
                        .object([
                            "file": .string(file.shown), "line": .number(Double(translation.line)),
                            "key": .string(translation.key),
                            "language": translation.language.map { .string($0) } ?? .null,
                            "variation": translation.variation.map { .string($0) } ?? .null,
                            "text": .string(translation.text), "font": .string(font.name),
                            "fits": MeasurementReport.size(CGSize(width: width, height: height)),
                            "needs": MeasurementReport.size(needs), "truncated": .bool(found.isTruncated),
                        ]))
                } else if found.isTruncated {
                    table.add([
                        "\(file.shown):\(translation.line)", translation.key, language.isEmpty ? "-" : language,
                        font.name,
                        "\(Arguments.short(box.width)) x \(Arguments.short(box.height))",
                        "\(MeasurementReport.short(needs.width)) x \(MeasurementReport.short(needs.height))",
                        Self.excerpt(translation.text),
                    ])
                }
            }
        }
    }

    private func summary(_ count: Count) -> String {
        let texts = count.texts == 1 ? "1 text" : "\(count.texts) texts"
        switch count.cut {
        case 0: return count.texts == 1 ? "The text fits." : "All \(texts) fit."
        case 1: return "1 of \(texts) would be cut off."
        default: return "\(count.cut) of \(texts) would be cut off."
        }
    }

    private static func excerpt(_ text: String) -> String {
        let line = text.replacingOccurrences(of: "\n", with: "⏎")
        return line.count > 60 ? "\(line.prefix(59))…" : line
    }
}
