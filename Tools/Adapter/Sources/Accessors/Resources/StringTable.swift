import Foundation
import Projects

/// The keys of a table of texts, from its `.strings` and `.stringsdict` files.
struct StringTable {
    struct Entry {
        var key: String
        /// The letters of the values that the text has places for.
        var letters: [Character]
    }

    /// The table's name in code: `Localizable`.
    var name: String
    private(set) var entries: [String: Entry] = [:]

    /// The tables by name, each from the files in one language.
    static func tables(_ files: [String]) -> [StringTable] {
        var tables: [String: StringTable] = [:]
        for path in files.sorted() {
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            guard let data = FileManager.default.contents(atPath: path) else { continue }
            // Of a key in both files the one with plurals counts, which comes later.
            if path.hasSuffix(".strings") {
                tables[name, default: StringTable(name: name)].add(strings: data)
            } else if path.hasSuffix(".stringsdict") {
                tables[name, default: StringTable(name: name)].add(plurals: data)
            }
        }
        return tables.values.sorted { $0.name < $1.name }
    }

    /// The translations in the project's own language: the first of `Base`, English, and the order of names.
    static func inOwnLanguage(_ files: [String]) -> [String] {
        let names = Dictionary(grouping: files) { ($0 as NSString).lastPathComponent }
        return names.values.compactMap { paths in
            let ordered = paths.sorted()
            return ["/Base.lproj/", "/en.lproj/"].lazy.compactMap { language in
                ordered.first { $0.contains(language) }
            }.first ?? ordered.first
        }.sorted()
    }

    private mutating func add(strings data: Data) {
        for (key, text) in Self.pairs(data) {
            guard let letters = FormatSpecifiers.letters(in: text) else { continue }
            entries[key] = Entry(key: key, letters: letters)
        }
    }

    private static func pairs(_ data: Data) -> [String: String] {
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
            return list as? [String: String] ?? [:]
        }
        let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        var text = String(data: data, encoding: isWide ? .utf16 : .utf8) ?? String(decoding: data, as: UTF8.self)
        if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
        let list = try? OldPropertyList.read(Array("{\n\(text)\n}".utf8))
        return (list?.dictionary ?? [:]).compactMapValues(\.text)
    }

    private mutating func add(plurals data: Data) {
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            return
        }
        for (key, value) in list {
            guard let rules = value as? [String: Any], var format = rules["NSStringLocalizedFormatKey"] as? String
            else { continue }
            for (name, rule) in rules {
                guard let rule = rule as? [String: Any] else { continue }
                let type = rule["NSStringFormatValueTypeKey"] as? String ?? "d"
                format = format.replacing("#@\(name)@", with: type.isEmpty ? "d" : type)
            }
            guard let letters = FormatSpecifiers.letters(in: format) else { continue }
            entries[key] = Entry(key: key, letters: letters)
        }
    }
}
