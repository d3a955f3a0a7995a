import CCairo

/// Composes a face of the system font: Inter's outlines with the measurements of `SystemFontModel`.
struct SystemFontBuilder: Hashable {
    let weight: FontWeight
    let isItalic: Bool

    /// Nil when the outlines are not installed.
    func build() -> FontBytes? {
        guard let path = SystemFontFiles.path(weight: weight, isItalic: isItalic), let file = FontBytes(path: path),
            let original = FontTables(file.bytes), let advances = advances(of: original)
        else { return nil }
        return FontComposer(original: original).compose(
            family: "Maquette UI", style: styleName, lines: SystemFontModel.lines, advances: advances)
    }

    private var styleName: String {
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        let name = names[FontWeight.named.firstIndex(of: weight.nearestNamed) ?? 3]
        return isItalic ? name + " Italic" : name
    }

    /// The advance of every glyph in em.
    ///
    /// Letters with accents move as their base letters do, all other glyphs without recorded advances in proportion.
    private func advances(of original: FontTables) -> [Double?]? {
        guard let characters = CharacterMap(original), let inter = OriginalAdvances(original),
            let shifts = shifts(characters, inter)
        else { return nil }
        var result = [Double?](repeating: nil, count: inter.count)
        var sums = (fitted: 0.0, original: 0.0)
        for (character, _) in SystemFontModel.Master(nearest: weight).advances {
            let glyph = characters.glyph(character)
            guard result.indices.contains(glyph), glyph != 0, let shift = shifts[character] else { continue }
            result[glyph] = inter[glyph] + shift
            sums.fitted += inter[glyph] + shift
            sums.original += inter[glyph]
        }
        for (character, base) in Self.accentedLetters {
            guard let shift = shifts[base] else { continue }
            let glyph = characters.glyph(character)
            guard result.indices.contains(glyph), glyph != 0, result[glyph] == nil else { continue }
            result[glyph] = inter[glyph] + shift
        }
        let scale = sums.original > 0 ? sums.fitted / sums.original : 1
        for glyph in 0..<inter.count where result[glyph] == nil { result[glyph] = inter[glyph] * scale }
        return result
    }

    /// By how much the recorded advances differ from Inter's own, in em.
    ///
    /// A weight without recorded advances moves Inter's by as much as the nearest recorded weight does.
    private func shifts(_ characters: CharacterMap, _ inter: OriginalAdvances) -> [Unicode.Scalar: Double]? {
        let master = SystemFontModel.Master(nearest: weight)
        var (ownCharacters, ownAdvances) = (characters, inter)
        if master.weight != weight.nearestNamed {
            guard let path = SystemFontFiles.path(weight: master.weight, isItalic: isItalic),
                let file = FontBytes(path: path), let tables = FontTables(file.bytes),
                let itsCharacters = CharacterMap(tables), let itsAdvances = OriginalAdvances(tables)
            else { return nil }
            (ownCharacters, ownAdvances) = (itsCharacters, itsAdvances)
        }
        var result = [Unicode.Scalar: Double](minimumCapacity: master.advances.count)
        for (character, advance) in master.advances {
            result[character] = advance - ownAdvances[ownCharacters.glyph(character)]
        }
        return result
    }

    /// With the letter that each is made of.
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

/// The advances that a font has of its own, in em.
private struct OriginalAdvances {
    private let table: UnsafeRawBufferPointer
    private let longCount: Int
    private let unitsPerEm: Double
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
}
