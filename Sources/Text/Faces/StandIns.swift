/// Symbols for characters that no installed font has: a similar one from a font that is always installed.
enum StandIns {
    /// The font with the symbols.
    static let path = FontFolders.dejaVu + "/DejaVuSans.ttf"

    static func character(for missing: Unicode.Scalar, isWide: Bool) -> Unicode.Scalar {
        let value = missing.value
        if let kind = kinds.first(where: { $0.ranges.contains { $0.contains(value) } }) { return kind.sign }
        if missing.properties.isEmojiPresentation { return "\u{25A2}" }
        return isWide ? "\u{25A1}" : "\u{25AF}"
    }

    private static let kinds: [(sign: Unicode.Scalar, ranges: [ClosedRange<UInt32>])] = [
        // Hands and figures are among the faces.
        ("\u{25A2}", [0x1F645...0x1F645, 0x1F648...0x1F64A, 0x1F918...0x1F91F]),
        ("\u{263A}", [0x1F600...0x1F64F, 0x1F910...0x1F92F, 0x1F970...0x1F97A, 0x1F9D0...0x1F9D0, 0x1FAE0...0x1FAE8]),
        ("\u{263A}", [0x1F466...0x1F478, 0x1F47C...0x1F47C, 0x1F481...0x1F482, 0x1F9D1...0x1F9DD]),
        ("\u{2665}", [0x1F493...0x1F49F, 0x1F5A4...0x1F5A4, 0x1F90D...0x1F90E, 0x1F9E1...0x1F9E1, 0x1FA75...0x1FA77]),
        ("\u{2691}", [0x1F1E6...0x1F1FF, 0x1F3C1...0x1F3C1, 0x1F38C...0x1F38C, 0x1F6A9...0x1F6A9, 0x1F3F3...0x1F3F4]),
        ("\u{2605}", [0x2B50...0x2B50, 0x1F31F...0x1F320, 0x2728...0x2728]),
        ("\u{2611}", [0x2705...0x2705]), ("\u{2718}", [0x274C...0x274C, 0x274E...0x274E]),
        ("\u{266B}", [0x1F3A4...0x1F3A7, 0x1F3B5...0x1F3B6]),
        ("\u{260E}", [0x1F4DE...0x1F4DE, 0x1F4F1...0x1F4F2]), ("\u{2709}", [0x1F4E7...0x1F4E9]),
        ("\u{270E}", [0x1F4DD...0x1F4DD]), ("\u{2600}", [0x1F31E...0x1F31E, 0x1F324...0x1F326]),
        ("\u{2600}", [0x1F305...0x1F305]), ("\u{263E}", [0x1F311...0x1F31D]),
        ("\u{2298}", [0x1F6AB...0x1F6AB, 0x26D4...0x26D4]),
    ]
}

/// A symbol in the place of a character.
struct StandIn {
    let face: FontFace
    let glyph: UInt32
    /// The advance in em.
    let advance: Double
}
