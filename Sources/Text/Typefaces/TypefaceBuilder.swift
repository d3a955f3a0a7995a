/// Composes a face in the place of one that is not here: Inter's outlines with the other's widths.
struct TypefaceBuilder: Hashable {
    let typeface: Typeface
    let weight: FontWeight
    let isItalic: Bool

    init(_ typeface: Typeface, weight: FontWeight, isItalic: Bool) {
        self.typeface = typeface
        self.weight = weight.nearestNamed
        self.isItalic = isItalic
    }

    /// Nil when the outlines are not installed.
    func build() -> (font: FontBytes, shifts: [Double])? {
        if case .same(let width) = typeface.widths(weight) {
            let builder = MonospacedFontBuilder(
                isBold: weight >= .semibold, isItalic: isItalic, advance: width, family: "Maquette \(typeface.rawValue)"
            )
            if let font = builder.build() { return (font, []) }
        }
        guard let path = SystemFontFiles.path(weight: weight, isItalic: isItalic), let file = FontBytes(path: path),
            let original = FontTables(file.bytes), let characters = CharacterMap(original),
            let inter = OriginalAdvances(original)
        else { return nil }
        let advances = advances(characters, inter)
        let name = "\(typeface.rawValue) \(weight.rawValue)\(isItalic ? " Italic" : "")"
        let font = FontComposer(original: original).compose(
            family: "Maquette " + name, style: "Regular", lines: SystemFontModel.lines, advances: advances)
        // What a letter is wider than its outline belongs to both of its sides.
        let shifts = advances.indices.map { glyph in advances[glyph].map { ($0 - inter[glyph]) / 2 } ?? 0 }
        return font.map { ($0, shifts) }
    }

    private func advances(_ characters: CharacterMap, _ inter: OriginalAdvances) -> [Double?] {
        if case .same(let width) = typeface.widths(weight) {
            return (0..<inter.count).map { inter[$0] == 0 ? nil : width }
        }
        var shifts: [Unicode.Scalar: Double] = [:]
        for (character, advance) in typeface.advances(weight) ?? [:] {
            shifts[character] = advance - inter[characters.glyph(character)]
        }
        return inter.shifted(by: shifts, order: shifts.keys.sorted(), characters)
    }
}
