/// The glyph of each character, from a font's `cmap`.
struct CharacterMap {
    private let subtable: UnsafeRawBufferPointer
    private let format: Int

    init?(_ tables: FontTables) {
        guard let cmap = tables.table("cmap"), let count = FontTables.unsigned16(cmap, 2) else { return nil }
        var best: (format: Int, offset: Int)?
        for index in 0..<count {
            guard let offset = FontTables.unsigned32(cmap, 4 + 8 * index + 4), offset < cmap.count,
                let format = FontTables.unsigned16(cmap, offset), format == 4 || format == 12
            else { continue }
            if format > best?.format ?? 0 { best = (format, offset) }
        }
        guard let best else { return nil }
        subtable = UnsafeRawBufferPointer(rebasing: cmap[best.offset...])
        format = best.format
    }

    /// 0 if the font does not have the character.
    func glyph(_ character: Unicode.Scalar) -> Int {
        (format == 12 ? glyphInGroups(Int(character.value)) : glyphInSegments(Int(character.value))) ?? 0
    }

    private func glyphInGroups(_ code: Int) -> Int? {
        guard let count = FontTables.unsigned32(subtable, 12) else { return nil }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            guard let first = FontTables.unsigned32(subtable, 16 + 12 * middle) else { return nil }
            if code < first {
                high = middle
                continue
            }
            guard let last = FontTables.unsigned32(subtable, 20 + 12 * middle) else { return nil }
            if code <= last { return FontTables.unsigned32(subtable, 24 + 12 * middle).map { $0 + code - first } }
            low = middle + 1
        }
        return nil
    }

    private func glyphInSegments(_ code: Int) -> Int? {
        guard code < 0xFFFF, let doubled = FontTables.unsigned16(subtable, 6) else { return nil }
        for index in 0..<doubled / 2 {
            guard let last = FontTables.unsigned16(subtable, 14 + 2 * index) else { return nil }
            guard code <= last else { continue }
            let firstAt = 16 + doubled + 2 * index
            let rangeAt = firstAt + 2 * doubled
            guard let first = FontTables.unsigned16(subtable, firstAt), code >= first,
                let delta = FontTables.unsigned16(subtable, firstAt + doubled),
                let range = FontTables.unsigned16(subtable, rangeAt)
            else { return nil }
            if range == 0 { return (code + delta) & 0xFFFF }
            guard let glyph = FontTables.unsigned16(subtable, rangeAt + range + 2 * (code - first)), glyph != 0
            else { return nil }
            return (glyph + delta) & 0xFFFF
        }
        return nil
    }
}
