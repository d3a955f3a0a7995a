import Foundation
import Synchronization

/// Texts of the project's tables that depend on numbers. On iOS the format that a table gives knows its forms; here it ends in a mark that nobody
/// sees, by which they are found again when numbers are put in.
enum MarkedTexts {
    private struct Known {
        var texts: [(text: PluralText, language: String)] = []
        var places: [String: Int] = [:]
    }

    private static let known = Mutex(Known())
    /// Letters that are never drawn: Unicode's tags, of which this is the first digit.
    private static let (sign, zero): (Unicode.Scalar, UInt32) = ("\u{E0001}", 0xE0030)

    static func marked(_ text: PluralText, _ language: String, key: String) -> String {
        let place = known.withLock { known in
            if let place = known.places[key] { return place }
            known.texts.append((text, language))
            known.places[key] = known.texts.count - 1
            return known.texts.count - 1
        }
        var mark = String(Character(sign))
        for digit in "\(place)".unicodeScalars {
            mark.unicodeScalars.append(Unicode.Scalar(digit.value - 0x30 + zero)!)
        }
        return text.plain + mark
    }

    /// The format without its mark, with the forms that the arguments take.
    static func format(_ format: String, _ arguments: [any CVarArg]) -> String {
        guard let start = format.unicodeScalars.firstIndex(of: sign) else { return format }
        let digits = format.unicodeScalars[start...].dropFirst().prefix { (zero...zero + 9).contains($0.value) }
        let place = digits.reduce(0) { $0 * 10 + Int($1.value - zero) }
        guard let (text, language) = known.withLock({ $0.texts.indices.contains(place) ? $0.texts[place] : nil }) else {
            return format
        }
        var whole = format
        let end = digits.endIndex
        whole.unicodeScalars.removeSubrange(start..<end)
        return whole.replacingOccurrences(of: text.plain, with: text.format(for: arguments, in: language))
    }
}

/// What adapted code has in place of `String(format:)` and its kin: formats of the project's tables take the forms that their numbers want.
public func _formatInProject(_ format: String, _ locale: Locale?, _ arguments: [any CVarArg]) -> String {
    String(format: MarkedTexts.format(format, arguments), locale: locale, arguments: arguments)
}

/// A text of the project's tables with the form that its values want, which are still to be put in.
public func _formOfProject(_ format: String, _ values: [any CVarArg]) -> String { MarkedTexts.format(format, values) }

/// The texts of a file for a language.
package struct TextTable: Sendable {
    package var texts: [String: String]
    package var plurals: [String: PluralText]
    /// The language of the texts, as far as the file says it.
    package var language: String?

    package init(texts: [String: String] = [:], plurals: [String: PluralText] = [:], language: String? = nil) {
        (self.texts, self.plurals, self.language) = (texts, plurals, language)
    }
}

/// The tables of the project, each read once for a language and kind of device, as long as its file stays the same.
private enum ProjectTables {
    private struct Known {
        let table: TextTable
        let date: Date?
    }

    private static let known = Mutex<[String: Known]>([:])

    static func table(at path: String, _ reader: NibReader) -> TextTable {
        let date = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
        let language = Headless.resources.language
        let key = "\(path) \(language ?? "") \(Headless.settings.device.idiom)"
        if let known = known.withLock({ $0[key] }), known.date == date { return known.table }
        let table = reader.texts(path, language)
        known.withLock { $0[key] = Known(table: table, date: date) }
        return table
    }
}

extension Bundle {
    /// A text of a table of the bundle or of the project, in the user's language; the key where there is none.
    public func textInProject(forKey key: String, value: String?, table: String?) -> String {
        foundInProject(key, table) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// Nil where no table has the key. Of texts that depend on numbers there is a format that knows its forms.
    public func foundInProject(_ key: String, _ table: String?) -> String? {
        guard let reader = NibReader.linked else { return nil }
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        for file in ["stringsdict", "strings", "xcstrings"].flatMap({
            BundleFolders.tables(named: "\(name).\($0)", in: self)
        }) {
            let table = ProjectTables.table(at: file, reader)
            if let plural = table.plurals[key] {
                let folder = BundleFolders.language(of: file).flatMap { $0 == "Base" ? nil : $0 }
                let language = folder ?? table.language ?? Headless.resources.language ?? "en"
                return MarkedTexts.marked(plural, language, key: "\(file) \(language) \(key)")
            }
            if let text = table.texts[key] { return text }
        }
        return nil
    }
}
