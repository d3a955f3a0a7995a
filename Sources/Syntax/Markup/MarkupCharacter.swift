/// The characters that XML 1.0 (fifth edition) allows, anywhere and in names.
enum MarkupCharacter {
    /// XML's production `Char`.
    static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }

    /// Checks that a text is UTF-8 and has only allowed characters.
    static func check(_ text: [UInt8]) throws(MarkupFault) {
        var offset = plainEnd(of: text, from: 0)
        while offset < text.count {
            guard let (scalar, length) = scalar(text, at: offset) else {
                throw MarkupFault(offset: offset, message: "not well-formed XML: these bytes are no UTF-8")
            }
            guard isAllowed(scalar) else {
                let number = String(scalar.value, radix: 16, uppercase: true)
                throw MarkupFault(
                    offset: offset, message: "not well-formed XML: the character U+\(number) is not allowed in XML")
            }
            offset = plainEnd(of: text, from: offset + length)
        }
    }

    /// Where the run of printable ASCII and line feeds ends that begins at a byte.
    private static func plainEnd(of text: [UInt8], from start: Int) -> Int {
        text.withUnsafeBytes { text in
            var end = start
            while end < text.count {
                // Eight at once, as most of them are.
                if end + 8 <= text.count {
                    let eight = text.loadUnaligned(fromByteOffset: end, as: UInt64.self)
                    let isPlain = (eight | eight &- 0x2020_2020_2020_2020) & 0x8080_8080_8080_8080 == 0
                    if isPlain {
                        end += 8
                        continue
                    }
                }
                guard text[end] >= 0x20 && text[end] < 0x80 || text[end] == .lineFeed else { break }
                end += 1
            }
            return end
        }
    }

    // MARK: Names

    static func startsName(_ text: [UInt8], at offset: Int) -> Bool {
        guard offset < text.count else { return false }
        let byte = text[offset]
        if byte < 0x80 { return byte.isLetter || byte == UInt8(ascii: "_") || byte == .colon }
        return scalar(text, at: offset).map { startsName($0.scalar) } ?? false
    }

    /// The length in bytes of a character that is allowed inside a name; nil for any other and at the end.
    static func lengthInName(_ text: [UInt8], at offset: Int) -> Int? {
        guard offset < text.count else { return nil }
        let byte = text[offset]
        if byte < 0x80 { return isPlainInName(byte) ? 1 : nil }
        guard let (scalar, length) = scalar(text, at: offset) else { return nil }
        switch scalar.value {
        case 0xB7, 0x300...0x36F, 0x203F...0x2040: return length
        default: return startsName(scalar) ? length : nil
        }
    }

    /// Whether a byte is an ASCII character that is allowed inside a name: a letter, a digit or one of `-.:_`.
    @inline(__always)
    static func isPlainInName(_ byte: UInt8) -> Bool {
        // One bit for each of the first 64 characters, and of the next.
        let members: UInt64 = byte & 0x40 == 0 ? 0x07FF_6000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return byte < 0x80 && members >> UInt64(byte & 0x3F) & 1 == 1
    }

    /// XML's production `NameStartChar`, beyond ASCII.
    private static func startsName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F,
            0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
            true
        default: false
        }
    }

    /// The character that begins at a byte, if the bytes are UTF-8 at all.
    private static func scalar(_ text: [UInt8], at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
        var decoder = UTF8()
        var bytes = text[offset..<min(offset + 4, text.count)].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        return (scalar, UTF8.width(scalar))
    }
}
