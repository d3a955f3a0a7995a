import Foundation

/// How SwiftGen's templates make words for code:
/// https://github.com/SwiftGen/StencilSwiftKit/blob/stable/Documentation/filters-strings.md
enum SwiftGenName {
    /// `icon-card_small` is the type `IconCardSmall`.
    static func type(_ name: String) -> String { SwiftNames.escaped(pretty(name)) }

    /// `icon-card_small` is the value `iconCardSmall`; `URL-icon` is `urlIcon`.
    static func value(_ name: String) -> String { SwiftNames.escaped(lowerFirstWord(pretty(name))) }

    private static func pretty(_ name: String) -> String {
        // What no name may have parts words as `_` does.
        let joined = name.split(omittingEmptySubsequences: false) { !isOfName($0) }.map(upperFirst)
            .joined(separator: "_")
        guard let first = joined.first else { return "" }
        let words = camel(first.isNumber ? "_" + joined : joined)
        return words.first?.isNumber == true ? "_" + words : words
    }

    private static func isOfName(_ character: Character) -> Bool {
        character == "_" || character.isLetter || character.isNumber
            || (!character.isASCII && !character.isPunctuation && !character.isWhitespace && !character.isSymbol)
    }

    private static func camel(_ text: String) -> String {
        if text.contains(where: { $0.isASCII && $0.isLowercase }) {
            return text.split(separator: "_").map(upperFirst).joined()
        }
        // All in capitals: `MY_ICON` is `MyIcon`.
        return text.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
    }

    private static func upperFirst(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func lowerFirstWord(_ text: String) -> String {
        let capitals = text.prefix { $0.isUppercase }
        var count = capitals.count
        if count > 1, count < text.count, text.dropFirst(count).first?.isLowercase == true { count -= 1 }
        return text.prefix(count).lowercased() + text.dropFirst(count)
    }
}
