/// The types that a file declares for other modules, at its top.
public enum PublicTypes {
    public static func names(in bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            // What is indented is in another type; most lines are.
            guard let first = line.first, "po@".utf8.contains(first) else { continue }
            var words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }[...]
            if first == UInt8(ascii: "@") { words = words.drop { $0 != "public" && $0 != "open" } }
            guard let access = words.popFirst(), ["public", "open"].contains(access) else { continue }
            words = words.drop { ["final", "indirect", "nonisolated"].contains($0) }
            guard let kind = words.popFirst(), kinds.contains(String(kind)), let word = words.first else { continue }
            let name = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            if !["func", "var", "let", "subscript"].contains(name), !name.isEmpty { names.insert(String(name)) }
        }
        return names
    }

    private static let kinds: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    /// The types of several modules, each with its module. Where two have a name, code says which it means.
    public static func owners(_ types: [(module: String, names: Set<String>)]) -> [String: String] {
        var (found, several): ([String: String], Set<String>) = ([:], [])
        for (module, names) in types {
            for name in names where found.updateValue(module, forKey: name) != nil { several.insert(name) }
        }
        return found.filter { !several.contains($0.key) }
    }
}
