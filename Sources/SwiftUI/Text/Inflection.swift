/// Words that agree with their number: `^[\(count) apple](inflect: true)` is "1 apple" or "2 apples". English alone.
struct Inflection {
    /// What stands before such words in a format, the words, and what stands after them.
    let before, words, after: Substring

    /// The first in a format.
    init?(in format: String) {
        guard format.contains("^["), let match = format.firstMatch(of: /\^\[([^\]]*)\]\(inflect: true\)/) else {
            return nil
        }
        (before, words, after) = (format[..<match.range.lowerBound], match.1, format[match.range.upperBound...])
    }

    /// The last word in the plural, unless the number is one.
    static func agreed(_ words: String) -> String {
        let numbers = words.matches(of: /\d[\d.,]*/).map(\.output)
        guard let number = numbers.last, number != "1", let last = words.lastMatch(of: /[A-Za-z]+/) else {
            return words
        }
        return words[..<last.lowerBound] + plural(of: String(words[last])) + words[last.upperBound...]
    }

    private static func plural(of word: String) -> String {
        let small = word.lowercased()
        if ["s", "x", "z", "ch", "sh"].contains(where: small.hasSuffix) { return word + "es" }
        let isAfterVowel = small.dropLast().last.map { "aeiou".contains($0) } ?? true
        if small.hasSuffix("y"), !isAfterVowel { return word.dropLast() + "ies" }
        return word + "s"
    }
}

extension String {
    fileprivate func lastMatch(of regex: Regex<Substring>) -> Range<String.Index>? { matches(of: regex).last?.range }
}
