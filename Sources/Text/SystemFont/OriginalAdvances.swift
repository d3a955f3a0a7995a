import CCairo

/// The font's own advances, in em.
struct OriginalAdvances {
    private let table: UnsafeRawBufferPointer
    private let longCount: Int
    let unitsPerEm: Double
    let count: Int

    init?(_ tables: FontTables) {
        guard let table = tables.table("hmtx"), let longCount = tables.unsigned16("hhea", 34), longCount > 0,
            let unitsPerEm = tables.unsigned16("head", 18), let count = tables.unsigned16("maxp", 4)
        else { return nil }
        self.table = table
        self.longCount = longCount
        self.unitsPerEm = Double(unitsPerEm)
        self.count = count
    }

    subscript(glyph: Int) -> Double {
        Double(FontTables.unsigned16(table, 4 * min(glyph, longCount - 1)) ?? 0) / unitsPerEm
    }

    /// The advance of every glyph after those of some characters have changed, in an order that does not
    /// change from run to run.
    ///
    /// Accented letters change as their base letters do, all other glyphs in proportion to those used in words, which
    /// arrows and quotation marks are not.
    func shifted(
        by shifts: [Unicode.Scalar: Double], order: some Sequence<Unicode.Scalar>, _ characters: CharacterMap
    ) -> [Double?] {
        var result = [Double?](repeating: nil, count: count)
        var sums = (shifted: 0.0, original: 0.0)
        for character in order {
            let glyph = characters.glyph(character)
            guard result.indices.contains(glyph), glyph != 0, let shift = shifts[character] else { continue }
            result[glyph] = self[glyph] + shift
            let category = character.properties.generalCategory
            if !character.isASCII, [.mathSymbol, .initialPunctuation, .finalPunctuation].contains(category) {
                continue
            }
            sums.shifted += self[glyph] + shift
            sums.original += self[glyph]
        }
        for (character, base) in Self.accentedLetters {
            guard let shift = shifts[base] else { continue }
            let glyph = characters.glyph(character)
            guard result.indices.contains(glyph), glyph != 0, result[glyph] == nil else { continue }
            result[glyph] = self[glyph] + shift
        }
        let scale = sums.original > 0 ? sums.shifted / sums.original : 1
        for glyph in 0..<count where result[glyph] == nil { result[glyph] = self[glyph] * scale }
        return result
    }

    /// Accented letters with their base letters.
    private static let accentedLetters = [0xC0...0x24F, 0x1E00...0x1EFF].joined().compactMap { value in
        Unicode.Scalar(UInt32(value)).flatMap { character in base(of: character).map { (character, $0) } }
    }

    private static func base(of character: Unicode.Scalar) -> Unicode.Scalar? {
        var base = character.value
        var mark: UInt32 = 0
        var found: Unicode.Scalar?
        while hb_unicode_decompose(hb_unicode_funcs_get_default(), base, &base, &mark) != 0 {
            found = Unicode.Scalar(base)
        }
        return found
    }
}
