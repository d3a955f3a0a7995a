/// Strings as JSON writes them.
enum JSONString {
    /// The string whose opening quote is at `start`. The parser has checked that it is well formed.
    static func decode(_ bytes: [UInt8], from start: Int) -> String {
        let first = start + 1
        var end = first
        while bytes[end] != .quote && bytes[end] != .backslash { end += 1 }
        if bytes[end] == .quote { return String(decoding: bytes[first..<end], as: UTF8.self) }

        var decoded = Array(bytes[first..<end])
        while bytes[end] != .quote {
            guard bytes[end] == .backslash else {
                decoded.append(bytes[end])
                end += 1
                continue
            }
            if bytes[end + 1] == UInt8(ascii: "u") {
                let (scalar, length) = escapedScalar(bytes, at: end) ?? ("\u{FFFD}", 6)
                decoded.append(contentsOf: String(Character(scalar)).utf8)
                end += length
            } else {
                decoded.append(plainEscapes[bytes[end + 1]] ?? bytes[end + 1])
                end += 2
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Whether the string whose opening quote is at `start` has these characters. Only one with escapes or characters
    /// beyond ASCII, of which several forms are equal, has to be decoded for that.
    static func isText(_ text: String, _ bytes: [UInt8], from start: Int) -> Bool {
        var place = start + 1
        for byte in text.utf8 {
            let own = bytes[place]
            guard own == byte else { return isPlain(own) && byte < 0x80 ? false : decode(bytes, from: start) == text }
            if own == .quote || own == .backslash { return decode(bytes, from: start) == text }
            place += 1
        }
        if bytes[place] == .quote { return true }
        return isPlain(bytes[place]) ? false : decode(bytes, from: start) == text
    }

    private static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != .backslash }

    /// The character of an escape sequence.
    static let plainEscapes: [UInt8: UInt8] = [
        .quote: .quote, .backslash: .backslash, .slash: .slash, UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12,
        UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13, UInt8(ascii: "t"): 9,
    ]

    /// The character of `\u` and four digits, or of two of them that make a surrogate pair, and the bytes they take.
    static func escapedScalar(_ bytes: [UInt8], at offset: Int) -> (Unicode.Scalar, length: Int)? {
        guard let first = codeUnit(bytes, at: offset) else { return nil }
        if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
        guard first < 0xDC00, let second = codeUnit(bytes, at: offset + 6), (0xDC00..<0xE000).contains(second) else {
            return nil
        }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)).map { ($0, 12) }
    }

    private static func codeUnit(_ bytes: [UInt8], at offset: Int) -> UInt32? {
        guard offset + 6 <= bytes.count, bytes[offset] == .backslash, bytes[offset + 1] == UInt8(ascii: "u") else {
            return nil
        }
        var unit: UInt32 = 0
        for byte in bytes[offset + 2..<offset + 6] {
            guard let digit = byte.hexadecimalDigit else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }
}
