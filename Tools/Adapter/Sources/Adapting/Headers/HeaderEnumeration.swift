import Foundation

/// An enumeration or set of options that a header declares with `NS_ENUM` or `NS_OPTIONS`, as Swift sees it.
struct HeaderEnumeration: Sendable, Equatable {
    let name: String
    private let isOfOptions: Bool
    private let rawType: String
    private let cases: [Case]

    private struct Case: Equatable {
        var name: String
        var value: Int
    }

    /// Nil where the statement declares something else.
    init?(_ statement: String) {
        guard let match = statement.firstMatch(of: Self.form) else { return nil }
        name = String(match.output.3)
        isOfOptions = match.output.1 == "OPTIONS"
        rawType = HeaderStatement.numbers[String(match.output.2)] ?? "Int"
        let written = Self.values(of: match.output.4) ?? []
        let length = Self.prefix(of: written.map(\.name), name)
        cases = written.map { Case(name: Self.lowered(String($0.name.dropFirst(length))), value: $0.value) }
        if cases.isEmpty { return nil }
    }

    /// The names in the braces with their numbers; nil where there are none.
    static func values(of list: some StringProtocol) -> [(name: String, value: Int)]? {
        var values: [String: Int] = [:]
        var next = 0
        let written = parts(of: list).compactMap { part -> (name: String, value: Int)? in
            let name = String(part.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            guard !name.isEmpty else { return nil }
            if let equals = part.firstIndex(of: "="), let known = value(part[part.index(after: equals)...], values) {
                next = known
            }
            // Nothing follows the largest number there is.
            defer { next &+= 1 }
            values[name] = next
            return (name, next)
        }
        return written.isEmpty ? nil : written
    }

    nonisolated(unsafe) private static let form =
        /NS_(?:CLOSED_)?(ENUM|OPTIONS)\s*\(\s*([\w ]+?)\s*,\s*(\w+)\s*\)\s*\{(.*)\}/

    /// What commas divide that stand in no brackets.
    static func parts(of list: some StringProtocol, opening: Character = "(", closing: Character = ")") -> [String] {
        var (depth, found) = (0, [""])
        for character in list {
            if character == opening { depth += 1 }
            if character == closing { depth -= 1 }
            if character == ",", depth == 0 { found.append("") } else { found[found.count - 1].append(character) }
        }
        return found.map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// `3`, `0x10`, `1 << 4`, and names of those before it with `|` between them.
    private static func value(_ text: Substring, _ known: [String: Int]) -> Int? {
        let terms = text.split(separator: "|").map { term -> Int? in
            let parts = term.filter { !"()".contains($0) }.split(separator: "<<")
                .map { $0.split(separator: " ").first.map(String.init) ?? "" }
            let numbers = parts.map { known[$0] ?? number($0) }
            guard let first = numbers.first, let first else { return nil }
            guard numbers.count == 2, let places = numbers[1], (0..<63).contains(places) else {
                return numbers.count == 1 ? first : nil
            }
            return first << places
        }
        return terms.contains(nil) ? nil : terms.compactMap(\.self).reduce(0, |)
    }

    private static func number(_ word: String) -> Int? {
        let digits = word.trimmingCharacters(in: CharacterSet(charactersIn: "uUlL"))
        return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    }

    /// How much of the names Swift leaves out: what they share with that of the type, as far as another word begins there.
    private static func prefix(of names: [String], _ type: String) -> Int {
        let isWithK = names.allSatisfy { $0.first == "k" && $0.dropFirst().first?.isUppercase == true }
        let bare = isWithK ? names.map { $0.dropFirst() } : names.map { $0[...] }
        var length = bare.map { zip($0, type).prefix { $0 == $1 }.count }.min() ?? 0
        func beginsWord(_ name: Substring) -> Bool {
            let rest = name.dropFirst(length)
            guard let first = rest.first, first.isUppercase else { return false }
            // Within an acronym no word begins.
            return length == 0 || length == type.count || name.dropFirst(length - 1).first?.isUppercase == false
        }
        while length > 0, !bare.allSatisfy(beginsWord) { length -= 1 }
        return length + (isWithK ? 1 : 0)
    }

    /// `urlText` of `URLText`.
    private static func lowered(_ name: String) -> String {
        let capitals = name.prefix(while: \.isUppercase).count
        let isWordBehind = capitals > 1 && name.dropFirst(capitals).first?.isLowercase == true
        let count = isWordBehind ? capitals - 1 : capitals
        return name.prefix(count).lowercased() + name.dropFirst(count)
    }

    /// On one line.
    var declaration: String {
        var known: [Int: String] = [:]
        let members = cases.map { one -> String in
            let word = HollowMember.escaped(one.name)
            if isOfOptions { return "public static let \(word) = \(name)(rawValue: \(one.value))" }
            // Two names of a value are one case.
            if let first = known[one.value] { return "public static var \(word): \(name) { .\(first) }" }
            known[one.value] = one.name
            return "case \(word) = \(one.value)"
        }
        let body = members.joined(separator: "; ")
        guard isOfOptions else { return "public enum \(name): \(rawType), Sendable { \(body) }" }
        return "public struct \(name): OptionSet, Sendable { public let rawValue: \(rawType); "
            + "public init(rawValue: \(rawType)) { self.rawValue = rawValue }; \(body) }"
    }
}
