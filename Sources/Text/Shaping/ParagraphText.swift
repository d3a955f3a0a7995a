import CCairo

/// The UTF-8 of a paragraph with what the break analysis says about it.
///
/// Pango counts bytes and characters, UIKit counts UTF-16 units: this is where they meet.
struct ParagraphText {
    let bytes: UnsafeBufferPointer<UInt8>
    /// UTF-16 position of the paragraph in the text.
    let position: Int
    let isASCII: Bool
    /// The flags by byte; continuation bytes have 0.
    private var flags: [UInt8]
    /// The offsets by byte, and one past the end; empty for ASCII.
    private var unitOffsets: [Int32] = []

    /// The bytes must outlive the value.
    init(_ bytes: UnsafeBufferPointer<UInt8>, position: Int, isASCII: Bool, language: OpaquePointer?) {
        self.bytes = bytes
        self.position = position
        self.isASCII = isASCII
        if isASCII, let known = PlainBreaks.flags(bytes) {
            flags = known
            return
        }
        var characterCount = bytes.count
        if !isASCII {
            characterCount = 0
            unitOffsets.reserveCapacity(bytes.count + 1)
            var units: Int32 = 0
            for byte in bytes {
                let isContinuation = byte & 0xC0 == 0x80
                unitOffsets.append(units)
                if !isContinuation {
                    characterCount += 1
                    units += byte >= 0xF0 ? 2 : 1
                }
            }
            unitOffsets.append(units)
        }
        let byCharacter = Self.analysed(bytes, characters: characterCount, language: language)
        if isASCII {
            flags = byCharacter
        } else {
            flags = [UInt8](repeating: 0, count: bytes.count + 1)
            var character = 0
            for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
                flags[index] = byCharacter[character]
                character += 1
            }
            flags[bytes.count] = byCharacter[characterCount]
        }
    }

    /// What Pango's analysis says of each character and of the end.
    static func analysed(
        _ bytes: UnsafeBufferPointer<UInt8>, characters count: Int, language: OpaquePointer?
    ) -> [UInt8] {
        var flags = [UInt8](repeating: 0, count: count + 1)
        withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count + 1) { scratch in
            mq_break_flags(
                UnsafeRawPointer(bytes.baseAddress!).assumingMemoryBound(to: CChar.self), Int32(bytes.count), -1,
                language, Int32(count), scratch.baseAddress, &flags)
        }
        // Pango says nothing about breaking before the text.
        flags[0] &= ~UInt8(mq_can_break_before)
        return flags
    }

    var start: UnsafePointer<CChar> { UnsafeRawPointer(bytes.baseAddress!).assumingMemoryBound(to: CChar.self) }

    var length: Int32 { Int32(bytes.count) }

    var positionEnd: Int { position + (isASCII ? bytes.count : Int(unitOffsets[bytes.count])) }

    /// The UTF-16 position in the text of a byte of the paragraph.
    func units(_ byte: Int) -> Int { position + (isASCII ? byte : Int(unitOffsets[byte])) }

    /// The byte at a UTF-16 position of the text.
    func byteOffset(of unit: Int) -> Int {
        guard !isASCII else { return unit - position }
        var low = 0
        var high = bytes.count
        while low < high {
            let middle = (low + high) / 2
            if Int(unitOffsets[middle]) < unit - position { low = middle + 1 } else { high = middle }
        }
        while low < bytes.count, bytes[low] & 0xC0 == 0x80 { low += 1 }
        return low
    }

    func startsGrapheme(_ byte: Int) -> Bool { flags[byte] & UInt8(mq_starts_grapheme) != 0 }

    /// Whether the first strong character belongs to a script that is written from right to left.
    var readsRightToLeft: Bool {
        let functions = hb_unicode_funcs_get_default()
        for character in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch character.value {
            case 0x200E: return false
            case 0x200F, 0x061C: return true
            default: break
            }
            guard character.properties.isAlphabetic else { continue }
            return hb_script_get_horizontal_direction(hb_unicode_script(functions, character.value)) == HB_DIRECTION_RTL
        }
        return false
    }

    /// Whether the character is shown as an emoji: by default, because of a variation selector, or because the
    /// system font lacks it and the emoji font is the first fallback that has it.
    func isEmoji(_ byte: Int) -> Bool {
        guard bytes[byte] >= 0xE2, let character = scalar(byte) else { return false }
        if character.properties.isEmojiPresentation { return true }
        guard character.properties.isEmoji else { return false }
        let next = byte + (bytes[byte] >= 0xF0 ? 4 : 3)
        switch next < bytes.count ? scalar(next)?.value : nil {
        case 0xFE0E: return false
        case 0xFE0F: return true
        default: return !Self.signsOfTheSystemFont.contains(character.value)
        }
    }

    /// The trade mark and the plain arrows.
    private static let signsOfTheSystemFont: Set<UInt32> = [0x2122, 0x2194, 0x2195, 0x2196, 0x2197, 0x2198, 0x2199]

    /// What kind of Chinese, Japanese or Korean character it is, if any.
    func wideCharacter(_ byte: Int) -> WideCharacter? {
        guard !isASCII, bytes[byte] >= 0xE1, let character = scalar(byte) else { return nil }
        guard g_unichar_iswide(character.value) != 0, !character.properties.isEmoji else { return nil }
        return (0xAC00...0xD7A3).contains(character.value) ? .hangul : .square
    }

    /// Whether the character continues the emoji before it: a skin tone, another figure, the second half of a flag.
    func continuesEmoji(_ byte: Int) -> Bool {
        guard byte > 0, bytes[byte] >= 0xE2, !startsGrapheme(byte), let character = scalar(byte) else { return false }
        let joins =
            character.value == 0x200D || character.value == 0xFE0F || (0xE0020...0xE007F).contains(character.value)
        return joins || character.properties.isEmojiModifier || isEmoji(byte)
    }

    /// U+2022.
    func isBullet(_ byte: Int) -> Bool {
        bytes[byte] == 0xE2 && byte + 2 < bytes.count && bytes[byte + 1] == 0x80 && bytes[byte + 2] == 0xA2
    }

    func scalar(_ byte: Int) -> Unicode.Scalar? {
        let length = bytes[byte] >= 0xF0 ? 4 : bytes[byte] >= 0xE0 ? 3 : bytes[byte] >= 0xC0 ? 2 : 1
        return String(decoding: bytes[byte..<min(byte + length, bytes.count)], as: UTF8.self).unicodeScalars.first
    }

    func traits(_ byte: Int) -> Cluster.Traits {
        let flag = flags[byte]
        var traits: Cluster.Traits = []
        if flag & UInt8(mq_can_break_before) != 0 { traits.insert(.canBreakBefore) }
        if flag & UInt8(mq_is_stretchable_space) != 0 { traits.insert(.isStretchable) }
        if flag & UInt8(mq_is_white) != 0 { traits.insert(.isSpace) }
        switch bytes[byte] {
        case 0x09: traits.insert(.isTab)
        case 0xC2 where bytes[byte + 1] == 0xA0: traits.remove(.isSpace)
        case 0xC2 where bytes[byte + 1] == 0xAD: traits.insert(.isSoftHyphen)
        case 0xE2 where bytes[byte + 1] == 0x80 && bytes[byte + 2] == 0xA8:
            traits.formUnion([.isLineSeparator, .isSpace])
        case 0xE2 where bytes[byte + 1] == 0x80 && (bytes[byte + 2] == 0x87 || bytes[byte + 2] == 0xAF):
            traits.remove(.isSpace)
        case 0xEF where bytes[byte + 1] == 0xBF && bytes[byte + 2] == 0xBC: traits.insert(.isAttachment)
        default: break
        }
        return traits
    }
}

/// Characters that are as wide as each other, whichever font draws them.
enum WideCharacter {
    /// Characters of Chinese and Japanese, and signs as wide as them.
    case square
    /// Syllables of Korean.
    case hangul
}
