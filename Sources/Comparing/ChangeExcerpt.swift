import MaquetteDocuments

/// The parts of two long values that show where they differ.
struct ChangeExcerpt {
    let before: String
    let after: String

    private static let length = 40
    /// How much of the common beginning is shown.
    private static let lead = 15

    init(_ before: String, _ after: String) {
        let (old, new) = (Array(before), Array(after))
        let shared = zip(old, new).prefix { $0 == $1 }.count
        let isLong = max(old.count, new.count) > Self.length + 2
        let start = isLong && shared > Self.length - Self.lead ? shared - Self.lead : 0
        self.before = Self.part(of: old, from: start)
        self.after = Self.part(of: new, from: start)
    }

    /// A value by itself.
    static func beginning(_ value: String) -> String { part(of: Array(value), from: 0) }

    /// A text in quotes keeps them, and the name before it.
    private static func part(of value: [Character], from start: Int) -> String {
        guard start > 0 || value.count > length + 2 else { return String(value).visible.onOneLine }
        var (head, text) = (value[..<0], value[...])
        if let quote = value.firstIndex(of: "\""), quote < max(start, 1), value.count > quote + 1, value.last == "\"" {
            (head, text) = (value[...quote], value[(quote + 1)...].dropLast())
        }
        let rest = text.dropFirst(max(0, start - head.count))
        let excerpt = (start > 0 ? "…" : "") + String(rest.prefix(length)) + (rest.count > length ? "…" : "")
        return (String(head) + excerpt + (head.isEmpty ? "" : "\"")).visible.onOneLine
    }
}

extension String {
    /// The text with invisible characters and special spaces escaped: a no-break space is `\u{A0}`.
    fileprivate var visible: String {
        guard unicodeScalars.contains(where: \.isInvisible) else { return self }
        return reduce(into: "") { text, character in
            // Joiners within an emoji are part of its picture.
            if character.unicodeScalars.contains(where: \.properties.isEmoji) { return text.append(character) }
            for scalar in character.unicodeScalars {
                if scalar.isInvisible {
                    text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
                } else {
                    text.unicodeScalars.append(scalar)
                }
            }
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isInvisible: Bool {
        properties.generalCategory == .format || properties.generalCategory == .spaceSeparator && self != " "
    }
}
