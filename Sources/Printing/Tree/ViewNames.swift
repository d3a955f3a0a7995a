import Foundation

/// Gives everything in the printed code a unique name that Swift accepts.
struct ViewNames {
    private(set) var taken: Set<String>
    /// The next number to try after a name that is taken.
    private var numbers: [String: Int] = [:]

    init(reserved: Set<String>) { taken = reserved }

    /// The name from the document as a Swift name, or else its kind.
    mutating func name(for preference: String?, noun: String) -> String {
        let base = preference.flatMap(Self.identifier) ?? noun
        var name = Self.keywords.contains(base) ? base + "View" : base
        var number = numbers[base] ?? 2
        while taken.contains(name) {
            name = base.last?.isNumber == true ? "\(base)_\(number)" : "\(base)\(number)"
            number += 1
        }
        numbers[base] = number
        taken.insert(name)
        return name
    }

    /// Words of letters and digits in camel case; nil when none are left, or when it is a generated id.
    static func identifier(_ text: String) -> String? {
        if text.isMadeUpByInterfaceBuilder { return nil }
        let words = text.split { !($0.isLetter || $0.isNumber) || !$0.isWholeScalar }.map(String.init)
        guard let first = words.first else { return nil }
        let start = lowerFirst(first)
        let joined = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard joined.first?.isLetter == true else { return "view\(joined)" }
        return joined
    }

    /// `URLLabel` begins with `url`, `TitleLabel` with `title`.
    private static func lowerFirst(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        if capitals.count == word.count { return word.lowercased() }
        let count = capitals.count > 1 ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    private static let keywords: Set = [
        "as", "associatedtype", "async", "await", "actor", "borrowing", "break", "case", "catch", "class", "consuming",
        "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
        "nonisolated", "open", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows",
        "return", "self", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while", "any", "each", "macro", "package",
    ]
}

extension Character {
    /// Swift accepts accented letters only in composed form.
    fileprivate var isWholeScalar: Bool { unicodeScalars.count == 1 }
}
