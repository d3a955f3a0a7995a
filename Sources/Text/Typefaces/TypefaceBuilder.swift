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
    func build() -> FontBytes? {
        guard let path = SystemFontFiles.path(weight: weight, isItalic: isItalic), let file = FontBytes(path: path),
            let original = FontTables(file.bytes), let characters = CharacterMap(original),
            let inter = OriginalAdvances(original)
        else { return nil }
        let advances = advances(characters, inter)
        let name = "\(typeface.rawValue) \(weight.rawValue)\(isItalic ? " Italic" : "")"
        return FontComposer(original: original).compose(
            family: "Maquette " + name, style: "Regular", lines: SystemFontModel.lines, advances: advances)
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
