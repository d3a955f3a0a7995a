import CCairo

/// Composes a face of the system font: Inter's outlines with the measurements of `SystemFontModel`.
struct SystemFontBuilder {
    let weight: FontWeight
    let isItalic: Bool

    /// Nil when the outlines are not installed.
    func build() -> FontBytes? {
        guard let path = SystemFontFiles.path(weight: weight, isItalic: isItalic), let file = FontBytes(path: path),
            let original = FontTables(file.bytes), let advances = advances(of: original)
        else { return nil }
        let composed = FontComposer(original: original).compose(
            family: "Maquette UI", style: styleName, lines: SystemFontModel.lines, advances: advances)
        return composed.flatMap { FontBytes(data: $0, name: "Maquette UI \(styleName)") }
    }

    private var styleName: String {
        let names = ["Ultralight", "Thin", "Light", "Regular", "Medium", "Semibold", "Bold", "Heavy", "Black"]
        let name = names[FontWeight.named.firstIndex(of: weight.nearestNamed) ?? 3]
        return isItalic ? name + " Italic" : name
    }

    /// The advance of every glyph in em.
    ///
    /// A weight without recorded advances moves Inter's by as much as the nearest recorded weight does; so does an italic.
    private func advances(of original: FontTables) -> [Int: Double]? {
        let master = SystemFontModel.Master(nearest: weight)
        guard let characters = CharacterMap(original), let inter = InterAdvances(original) else { return nil }
        var reference: (characters: CharacterMap, advances: InterAdvances)?
        if isItalic || master.weight != weight.nearestNamed {
            guard let path = SystemFontFiles.path(weight: master.weight, isItalic: false),
                let file = FontBytes(path: path), let tables = FontTables(file.bytes),
                let characters = CharacterMap(tables), let advances = InterAdvances(tables)
            else { return nil }
            reference = (characters, advances)
        }
        var result: [Int: Double] = [:]
        var fittedByOwn: [Int: Double] = [:]
        for (character, advance) in master.advances {
            let glyph = characters.glyph(character)
            guard glyph != 0 else { continue }
            if let reference, !isItalic {
                result[glyph] = inter[glyph] + advance - reference.advances[reference.characters.glyph(character)]
            } else {
                result[glyph] = advance
            }
            fittedByOwn[glyph] = inter[glyph]
        }
        let scale = result.values.reduce(0, +) / max(fittedByOwn.values.reduce(0, +), 0.001)
        for glyph in 0..<inter.count where result[glyph] == nil { result[glyph] = inter[glyph] * scale }
        return result
    }
}

/// The advances that a font has of its own, in em.
private struct InterAdvances {
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
