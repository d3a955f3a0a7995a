/// Builds a font in memory from another one: outlines, kerning and features stay; the advances, the line
/// metrics and the name are replaced.
struct FontComposer {
    /// All in em.
    struct LineMetrics {
        var ascender: Double
        var descender: Double
    }

    let original: FontTables

    /// Nil if the original does not have a table that has to be rewritten, or if there is no memory.
    ///
    /// - Parameter advances: by glyph, in em; nil keeps the original's.
    func compose(family: String, style: String, lines: LineMetrics, advances: [Double?]) -> FontBytes? {
        guard let unitsPerEm = original.unsigned16("head", 18),
            let metrics = horizontalMetrics(advances.map { $0.map { Int(($0 * Double(unitsPerEm)).rounded()) } })
        else { return nil }
        let ascender = Int((lines.ascender * Double(unitsPerEm)).rounded())
        let descender = Int((lines.descender * Double(unitsPerEm)).rounded())
        var replaced: [String: [UInt8]] = ["hmtx": metrics, "name": nameTable(family: family, style: style)]
        replaced["hhea"] = patched(
            "hhea", [4: ascender, 6: -descender, 8: 0, 34: original.unsigned16("maxp", 4) ?? 0])
        replaced["OS/2"] = patched(
            "OS/2", [68: ascender, 70: -descender, 72: 0, 74: ascender, 76: descender])
        return FontBytes(parts: parts(replacing: replaced), name: "\(family) \(style)")
    }

    /// `hmtx` with an entry of its own for every glyph.
    private func horizontalMetrics(_ advances: [Int?]) -> [UInt8]? {
        guard let old = original.table("hmtx"), let glyphCount = original.unsigned16("maxp", 4),
            let longCount = original.unsigned16("hhea", 34), longCount > 0,
            old.count >= 4 * longCount + 2 * (glyphCount - longCount)
        else { return nil }
        var table: [UInt8] = []
        table.reserveCapacity(4 * glyphCount)
        for glyph in 0..<glyphCount {
            let advanceAt = 4 * min(glyph, longCount - 1)
            let bearingAt = glyph < longCount ? 4 * glyph + 2 : 4 * longCount + 2 * (glyph - longCount)
            let advance = glyph < advances.count ? advances[glyph] : nil
            table.append16(advance ?? Int(old[advanceAt]) << 8 | Int(old[advanceAt + 1]))
            table.append(old[bearingAt])
            table.append(old[bearingAt + 1])
        }
        return table
    }

    private func patched(_ tag: String, _ words: [Int: Int]) -> [UInt8]? {
        guard var table = original.table(tag).map(Array.init) else { return nil }
        for (offset, value) in words where offset + 2 <= table.count {
            table[offset] = UInt8(truncatingIfNeeded: value >> 8)
            table[offset + 1] = UInt8(truncatingIfNeeded: value)
        }
        return table
    }

    /// Family, style, full and PostScript name, for Windows in English, which every reader looks at.
    private func nameTable(family: String, style: String) -> [UInt8] {
        let postScript = (family + "-" + style).filter { $0 != " " }
        let names = [(1, family), (2, style), (4, family + " " + style), (6, postScript)]
        var records: [UInt8] = []
        var strings: [UInt8] = []
        for (number, name) in names {
            let start = strings.count
            for unit in name.utf16 { strings.append16(Int(unit)) }
            for word in [3, 1, 0x409, number, strings.count - start, start] { records.append16(word) }
        }
        var table: [UInt8] = []
        for word in [0, names.count, 6 + records.count] { table.append16(word) }
        return table + records + strings
    }

    /// The bytes of the file in order. Unchanged tables, most of it, are not copied.
    private func parts(replacing replaced: [String: [UInt8]]) -> [FontBytes.Part] {
        let count = original.directory.count
        var header: [UInt8] = []
        header.append32(original.flavour)
        let power = Int(UInt(count).leadingZeroBitCount ^ (UInt.bitWidth - 1))
        for word in [count, 16 << power, power, 16 * count - 16 << power] { header.append16(word) }
        var offset = 12 + 16 * count
        var tables: [FontBytes.Part] = []
        for (tag, start, length) in original.directory {
            let table =
                replaced[tag].map { FontBytes.Part.made($0) }
                ?? .kept(UnsafeRawBufferPointer(rebasing: original.bytes[start..<start + length]))
            header += Array(tag.utf8)
            header.append32(0)
            header.append32(offset)
            header.append32(table.count)
            let padding = -table.count & 3
            tables += [table, .made(Array(repeating: 0, count: padding))]
            offset += table.count + padding
        }
        return [.made(header)] + tables
    }
}

extension [UInt8] {
    fileprivate mutating func append16(_ value: Int) {
        append(UInt8(truncatingIfNeeded: value >> 8))
        append(UInt8(truncatingIfNeeded: value))
    }

    fileprivate mutating func append32(_ value: Int) {
        append16(value >> 16)
        append16(value)
    }
}
