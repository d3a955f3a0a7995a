/// How R.swift makes words for code: https://github.com/mac-cain13/R.swift/blob/main/Documentation/Examples.md
enum RSwiftName {
    /// `icon-card` is `iconCard`, `icon_card` stays, `URLIcon` is `urlIcon`, and numbers at the beginning go.
    static func value(_ name: String) -> String { SwiftNames.escaped(plain(name)) }

    private static func plain(_ name: String) -> String {
        let words = name.split { !($0 == "_" || $0.isLetter || $0.isNumber || isPicture($0)) }
        // What was before the first word is gone, so the first is not made large.
        let startsWithWord = name.first.map { $0 == "_" || $0.isLetter || $0.isNumber } ?? false
        let joined = words.enumerated().map { place, word in
            place == 0 && startsWithWord ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        let text = joined.drop { $0.isASCII && $0.isNumber }
        let capitals = text.prefix { $0.isASCII && $0.isUppercase }
        // The last capital begins the next word.
        let next = text.dropFirst(capitals.count).first
        let ends = next.map { !($0.isASCII && $0.isLowercase) } ?? false
        let count = ends ? capitals.count : max(1, capitals.count - 1)
        return text.prefix(count).lowercased() + text.dropFirst(count)
    }

    private static func isPicture(_ character: Character) -> Bool {
        character.unicodeScalars.first.map { (0x1F300...0x1F6FF).contains($0.value) } ?? false
    }
}
