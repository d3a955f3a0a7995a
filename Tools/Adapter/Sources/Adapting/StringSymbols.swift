import Foundation
import Synchronization

/// The names that Xcode 26 makes for the texts of string catalogs, in Swift: `.cartTitle` of the key `cart.title`, and
/// `.greeting(name:)` of a text with a place that is called so. Only texts that somebody added by hand have one.
public struct StringSymbols {
    struct Symbol: Hashable {
        /// The catalog's name; nil for `Localizable`, whose symbols lie in the type itself.
        var table: String?
        var word: String
        /// The key as the catalog has it.
        var key: String
        var places: [Place]
    }

    /// A value in a text.
    struct Place: Hashable {
        var name: String?
        var type: String
    }

    private(set) var symbols: [Symbol] = []

    public init(_ resources: [String]) {
        for path in resources.sorted() where path.hasSuffix(".xcstrings") {
            let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            // What the system reads has no symbols.
            if ["InfoPlist", "AppShortcuts"].contains(name) { continue }
            symbols += Self.symbols(in: path, table: name == "Localizable" ? nil : name)
        }
    }

    /// Catalogs are large and asked for several times in a build: each is read once, as long as it stays the same.
    private static let known = Mutex<[String: (stamp: FileStamp, symbols: [Symbol])]>([:])

    private static func symbols(in path: String, table: String?) -> [Symbol] {
        let stamp = FileStamp(path)
        if let known = known.withLock({ $0[path] }), known.stamp == stamp { return known.symbols }
        let symbols = read(path, table)
        known.withLock { $0[path] = (stamp, symbols) }
        return symbols
    }

    private static func read(_ path: String, _ table: String?) -> [Symbol] {
        guard let data = FileManager.default.contents(atPath: path),
            let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = root["strings"] as? [String: [String: Any]]
        else { return [] }
        let source = root["sourceLanguage"] as? String ?? "en"
        return strings.sorted { $0.key < $1.key }.compactMap { key, entry -> Symbol? in
            guard entry["extractionState"] as? String == "manual" else { return nil }
            let word = word(key)
            guard !word.isEmpty else { return nil }
            let localization = (entry["localizations"] as? [String: Any])?[source] as? [String: Any]
            return Symbol(table: table, word: word, key: key, places: places(in: localization, key: key))
        }
    }

    /// `daysLeft` of `Days left: %lld`.
    static func word(_ key: String) -> String {
        SymbolWords.camel(key.replacing(placePattern, with: " "), startsHigh: false, takesAllLetters: true)
    }

    // MARK: Values

    /// `%1$(name)lld`, or `%#@things@`, which stands for a substitution.
    nonisolated(unsafe) private static let placePattern =
        /%(?:%|(?:(\d+)\$)?(?:\(([^)]*)\))?(?:#@(\w+)@|[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j)?([@dDiuUxXoOfFeEgGaAcCsSp])))/

    private static func places(in localization: [String: Any]?, key: String) -> [Place] {
        let substitutions = localization?["substitutions"] as? [String: [String: Any]] ?? [:]
        let text = localization.flatMap(firstText) ?? key
        var found: [Int: Place] = [:]
        var next = 1
        for match in text.matches(of: placePattern) {
            let number: Int
            let place: Place
            if let name = match.output.3.map(String.init) {
                guard let substitution = substitutions[name] else { continue }
                number = substitution["argNum"] as? Int ?? next
                place = Place(name: name, type: type(of: substitution["formatSpecifier"] as? String ?? "lld"))
            } else {
                guard let letter = match.output.4 else { continue }
                number = match.output.1.flatMap { Int($0) } ?? next
                place = Place(name: match.output.2.map(String.init), type: type(of: String(letter)))
            }
            // No text has more values than Xcode counts.
            guard (1...32).contains(number) else { continue }
            found[number] = found[number] ?? place
            next = number + 1
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// In the form that most numbers have.
    private static func firstText(of node: [String: Any]) -> String? {
        if let unit = node["stringUnit"] as? [String: Any] { return unit["value"] as? String }
        guard let variations = node["variations"] as? [String: [String: [String: Any]]] else { return nil }
        for (_, forms) in variations.sorted(by: { $0.key < $1.key }) {
            let inOrder = forms.sorted { ($0.key == "other" ? "" : $0.key) < ($1.key == "other" ? "" : $1.key) }
            for form in inOrder {
                if let text = firstText(of: form.value) { return text }
            }
        }
        return nil
    }

    /// Xcode names one type for each width; here every number of the kind will do.
    private static func type(of specifier: String) -> String {
        switch specifier.last {
        case "d", "D", "i", "c", "C", "u", "U", "x", "X", "o", "O": "some BinaryInteger & CVarArg & Sendable"
        case "f", "F", "e", "E", "g", "G", "a", "A": "some BinaryFloatingPoint & CVarArg & Sendable"
        default: "String"
        }
    }

    // MARK: The file

    /// The symbols that files name, without those that an extension of theirs declares; nil if there are none.
    public func text(for files: [(path: String, bytes: [UInt8])]) -> String? {
        if symbols.isEmpty { return nil }
        let named = SymbolWords.members(in: files)
        let wanted = symbols.filter { named.contains($0.word) }
        guard !wanted.isEmpty else { return nil }
        let declared = SymbolWords.declared(in: files, of: ["LocalizedStringResource"])
        var lines = ["import UIKit"]
        var written: Set<String> = []
        for symbol in wanted {
            let space = symbol.table.map { SymbolWords.camel($0, startsHigh: true, takesAllLetters: true) }
            let type = "LocalizedStringResource" + (space.map { ".\($0)" } ?? "")
            if declared.contains("\(type).\(symbol.word)") { continue }
            if let space, !declared.contains(type), written.insert(type).inserted {
                lines.append("extension LocalizedStringResource { enum `\(space)` {} }")
            }
            let head = Self.head(symbol)
            guard written.insert("\(type).\(head)").inserted else { continue }
            let values = symbol.places.indices.map { "value\($0 + 1)" }.joined(separator: ", ")
            let table = symbol.table.map(\.swiftLiteral) ?? "nil"
            lines.append(
                "extension \(type) { static \(head) { "
                    + "LocalizedStringResource(_key: \(symbol.key.swiftLiteral), table: \(table), values: [\(values)]) } }"
            )
        }
        return lines.count == 1 ? nil : lines.joined(separator: "\n") + "\n"
    }

    private static func head(_ symbol: Symbol) -> String {
        if symbol.places.isEmpty { return "var `\(symbol.word)`: LocalizedStringResource" }
        let parameters = symbol.places.enumerated().map { index, place in
            "\(place.name.map { "`\(word($0))`" } ?? "_") value\(index + 1): \(place.type)"
        }
        return "func `\(symbol.word)`(\(parameters.joined(separator: ", "))) -> LocalizedStringResource"
    }
}
