extension String {
    /// The text for terminals and logs: no character of it controls a terminal or turns the direction of a text, and no line of it is a
    /// command to GitHub or Azure.
    ///
    /// What would, becomes an escape such as `\u001b`. In the strings of JSON that means the same as the character.
    package var harmless: String {
        // Nearly every text is harmless, and looking at bytes is fast.
        guard mayBeHarmful else { return self }
        var result = ""
        result.reserveCapacity(utf8.count)
        /// Whether only spaces have come in this line: GitHub skips them.
        var isAtStart = true
        var before: (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
        var scalars = unicodeScalars.makeIterator()
        var next = scalars.next()
        while let scalar = next {
            next = scalars.next()
            // `##vso[…]` is Azure's way.
            let isCommand =
                scalar == ":" && next == ":" && isAtStart
                || (scalar == "[" || scalar == "v" && next == "s") && before.0 == "#" && before.1 == "#"
            if isCommand || scalar.isHarmful {
                result += Self.escape(scalar)
            } else {
                result.unicodeScalars.append(scalar)
            }
            isAtStart = scalar == "\n" || isAtStart && scalar.properties.isWhitespace
            before = (before.1, scalar)
        }
        return result
    }

    /// Whether the text has control characters, bytes with which those above ASCII begin, or the characters that begin commands.
    private var mayBeHarmful: Bool {
        var before: UInt8 = 0
        for byte in utf8 {
            if byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
                || byte == UInt8(ascii: ":") && before == byte
                || byte == UInt8(ascii: "[") && before == UInt8(ascii: "#")
                || byte == UInt8(ascii: "v") && before == UInt8(ascii: "#")
            {
                return true
            }
            before = byte
        }
        return false
    }

    /// The escape of a scalar, which has at most four digits.
    static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}

extension Unicode.Scalar {
    /// Whether the scalar controls a terminal or the direction of a text.
    var isHarmful: Bool {
        if self == "\n" || self == "\t" { return false }
        if isASCII { return value < 0x20 || value == 0x7F }
        return properties.generalCategory == .control || properties.isBidiControl
            || self == "\u{2028}" || self == "\u{2029}"
    }
}
