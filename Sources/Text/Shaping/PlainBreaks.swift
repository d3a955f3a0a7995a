import CCairo

/// Where lines may break in words and numbers of ASCII with the marks that end sentences: most text is that, and needs no analysis.
///
/// By rules 7, 13, 18, 25, 28 and 29 of Unicode's line breaking (UAX #14) a line breaks after the last of some spaces there,
/// and nowhere else.
enum PlainBreaks {
    /// What the analysis would say of each byte and of the end; nil where there are other characters.
    static func flags(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        var isPlain = true
        let flags = [UInt8](unsafeUninitializedCapacity: text.count + 1) { flags, count in
            var before = Kind.other
            for (place, byte) in text.enumerated() {
                let kind = kinds[Int(byte)]
                switch kind {
                case .letter: flags[place] = letter | (before == .space && place > 0 ? UInt8(mq_can_break_before) : 0)
                case .space: flags[place] = space
                case .mark:
                    let next = place + 1 < text.count ? kinds[Int(text[place + 1])] : .space
                    isPlain = isPlain && before == .letter && next == .space
                    flags[place] = letter
                case .other: isPlain = false
                }
                before = kind
                guard isPlain else { break }
            }
            flags[text.count] = letter
            count = isPlain ? text.count + 1 : 0
        }
        return isPlain ? flags : nil
    }

    private static let letter = UInt8(mq_starts_grapheme)
    private static let space = UInt8(mq_starts_grapheme) | UInt8(mq_is_white) | UInt8(mq_is_stretchable_space)

    private enum Kind: UInt8 {
        case other
        /// Letters and digits.
        case letter
        case space
        /// What ends sentences and their parts.
        case mark
    }

    private static let kinds: [Kind] = (0...UInt8.max).map { byte in
        switch Unicode.Scalar(byte) {
        case "A"..."Z", "a"..."z", "0"..."9": .letter
        case " ": .space
        case ".", ",", ":", ";", "!", "?": .mark
        default: .other
        }
    }
}
